import Testing

@testable import SourceSlicing

@Suite struct StandInTests {
  private func entries(_ source: String) throws -> [StandIns.Entry] {
    try MadeUpApp(files: ["Cell.swift": source]).slice("Cell").standIns.entries
  }

  @Test func aTypeThatNothingDeclaresStandsIn() throws {
    let entries = try entries(
      "class Cell: UIView { let view = ArcView(name: \"a\", loops: true); let player = Player(); func f() { player.playAloud() } }"
    )
    #expect(entries.map(\.name) == ["ArcView", "Player", "playAloud"])
    #expect(entries.map(\.takenAs).prefix(2) == ["an empty UIView", "a value whose members are empty"])
    #expect(entries.map(\.decidesSize).prefix(2) == [true, false])
    #expect(entries[0].usedAt == ["Cell.swift:1"])
  }

  @Test func aNameThatIsComposedOrOfAnEnumerationIsAProtocol() throws {
    let entries = try entries(
      "import Proto\ntypealias Router = Shows & Tracks\nenum Kind: Proto.Enum { case a }\n"
        + "class Cell: UIView { var router: Router?; var kind = Kind.a }")
    #expect(
      entries.map { "\($0.name) \($0.kind)" }.sorted() == ["Enum protocol", "Shows protocol", "Tracks protocol"])
  }

  /// A picture has no size before it is loaded, an animation may have one.
  @Test func aPictureThatIsNotLoadedDecidesNoSize() throws {
    let entries = try entries(
      "class Cell: UIView { let a = AnimatedImageView(); let b = LottieAnimationView(); func f() { a.kf.cancel(); a.rx.text } }"
    )
    #expect(
      entries.map { "\($0.name) \($0.decidesSize)" } == [
        "AnimatedImageView false", "LottieAnimationView true", "kf false", "rx true",
      ])
    #expect(entries[0].takenAs == "a picture that is not loaded")
  }

  @Test func initialisersAreThoseThatAreCalled() throws {
    let slice = try MadeUpApp(files: [
      "Cell.swift": "class Cell: UIView { let view = AnimationView(name: \"a\") { one, two in print(one) } }"
    ]).slice("Cell")
    #expect(
      slice.standIns.source.contains(
        "public convenience init(name _0: Any?, _ _1: @escaping (HeadlessStandIn, HeadlessStandIn) -> Void)"))
  }

  @Test func theSystemsNamesStandForThemselves() throws {
    let entries = try entries(
      "class Cell: UICollectionViewCell { let label = UILabel(); let at = Date(); func f<T: Hashable>(_ t: T) { label.text = nil } }"
    )
    #expect(entries.isEmpty)
  }

  @Test func protocolsAndWrappersAreTold() throws {
    let entries = try entries("class Cell: UIView, Reportable { @Injected var store: Int = 1 }")
    #expect(entries.map(\.kind) == ["wrapper", "protocol"])
  }

  @Test func aModuleThatLaysOutHasNoStandIn() throws {
    let slice = try MadeUpApp(files: [
      "Cell.swift": "import SnapKit\nclass Cell: UIView { func f() { snp.makeConstraints { $0 } } }"
    ]).slice("Cell")
    #expect(slice.layoutModules(besides: ["Cell.swift", "SnapKit+More.swift"]) == ["SnapKit"])
    #expect(slice.layoutModules(besides: ["Pods/SnapKit/Sources/View.swift"]).isEmpty)
  }

  /// Code for UIKit uses sets of edges as SwiftUI has them.
  @Test func edgesAreThoseOfSwiftUI() throws {
    let slice = try MadeUpApp(files: [
      "Cell.swift": "class Cell: UIView { func pin(_ edges: Edge.Set = .all) { if edges.contains(.top) {} } }"
    ]).slice("Cell")
    #expect(slice.standIns.source.contains("public static let all: Set = [.top, .leading, .bottom, .trailing]"))
    #expect(slice.standIns.entries.map(\.takenAs) == ["SwiftUI's Edge"])
  }

  /// No closure ends the condition of a statement, whatever its body begins with.
  @Test func aBodyIsNoArgument() throws {
    let slice = try MadeUpApp(files: [
      "Cell.swift": "class Cell: UIView { func f() { if let name = c_name(1) { for a in name { print(a) } } } }"
    ]).slice("Cell", words: CompilerWords(["cannot find 'c_name' in scope"]))
    #expect(slice.standIns.source.contains("func `c_name`(_ _0: Any?) -> HeadlessStandIn"))
    #expect(slice.standIns.source.contains("func `c_name`<Some: HeadlessStandIn>(_ _0: Any?) -> Some?"))
  }

  /// Language mode 4 has other names for UIKit's types: nothing has to stand in for them.
  @Test func namesOfSwift4AreTheSystems() throws {
    #expect(
      try entries(
        "class Cell: UIView { var mode: UIViewContentMode = .center; let traits = UIAccessibilityTraitButton }"
      ).isEmpty)
  }

  /// Then hands a view to a closure and gives it back: https://github.com/devxoul/Then.
  @Test func thenIsThatOfItsDocumentation() throws {
    let slice = try MadeUpApp(files: [
      "Cell.swift":
        "class Cell: UIView { let a = UILabel().then { $0.textColor = .black }; func f() { a.do { print($0) } } }"
    ]).slice("Cell")
    let source = slice.standIns.source
    #expect(source.contains("public func then(_ body: (Self) throws -> Void) rethrows -> Self {"))
    #expect(source.contains("extension NSObject: nonisolated Then {}"))
    #expect(source.split(separator: "protocol Then {}").count == 2)
    #expect(slice.standIns.entries.map(\.name) == ["do", "then"])
    #expect(slice.standIns.entries.allSatisfy { !$0.decidesSize })
  }

  /// A promise's closure has a result.
  @Test(arguments: [
    "load().then { a in return b }", "load().then { a, b in print(b) }", "load().then(on: queue) { $0 }",
  ])
  func anotherThenIsAnyMember(_ code: String) throws {
    let slice = try MadeUpApp(files: [
      "Cell.swift": "class Cell: UIView { func f() { \(code) }; func load() -> Cell { self } }"
    ]).slice("Cell")
    #expect(!slice.standIns.source.contains("protocol Then"))
    #expect(slice.standIns.source.contains("func `then`"))
  }

  /// What extends a type of Combine sees it.
  @Test func standInsOfCombineImportIt() throws {
    let slice = try MadeUpApp(files: [
      "Cell.swift": "import Combine\nclass Cell: UIView { func f(_ a: AnyPublisher<Int, Never>) { a.later() } }"
    ]).slice("Cell", words: CompilerWords(["value of type 'AnyPublisher<Int, Never>' has no member 'later'"]))
    #expect(slice.standIns.source.hasPrefix("import HeadlessCombine\n"))
  }
}
