import Testing

@testable import SourceSlicing

/// Slices round views of SwiftUI.
@Suite struct ViewSliceTests {
  private static let app = MadeUpApp(files: [
    "Card.swift": """
    import SwiftUI

    struct Card: View {
      let book: Book
      @Environment(\\.spacing) private var spacing
      @State private var isOpen = false
      var body: some View {
        VStack(spacing: spacing) {
          Text(book.title).caption()
          Button { Store.shared.buy(book) } label: { Badge() }
          Button("Read", action: { Store.shared.read(book) })
          NavigationLink(destination: Reader(book)) { Badge() }
          Menu { Reader(book) } label: { Badge() }
        }
        .foregroundStyle(.brand)
        .onTapGesture { Store.shared.buy(book) }
        .onChange(of: isOpen) { _, new in Store.shared.read(book) }
        .sheet(isPresented: $isOpen) { Reader(book) }
      }
      func unused() { Store.shared.buy(book) }
    }
    """,
    "Book.swift": "struct Book { let title: String }",
    "Store.swift":
      "final class Store { static let shared = Store(); func buy(_ b: Book) {}; func read(_ b: Book) {} }",
    "Reader.swift": "import SwiftUI\nstruct Reader: View { init(_ b: Book) {}; var body: some View { EmptyView() } }",
    "Styles.swift": """
    import SwiftUI
    struct Badge: View { var body: some View { Circle() } }
    extension Text { func caption() -> some View { font(.caption) } }
    extension View { func loud() -> some View { bold() } }
    extension EnvironmentValues { @Entry var spacing: CGFloat = 4 }
    extension ShapeStyle where Self == Color { static var brand: Color { .red } }
    """,
  ])

  @Test func aViewKeepsItsBodyAndNothingThatRunsWhenAPersonActs() throws {
    let slice = try Self.app.slice("Card")
    #expect(slice.files.map(\.path) == ["Book.swift", "Card.swift", "Styles.swift"])
    #expect(slice.standIns.source.hasPrefix("import HeadlessSwiftUI\n"))
    let card = slice.lines("Card.swift")
    #expect(card.contains { $0.hasPrefix("Button {") && $0.hasSuffix("} label: { Badge() }") })
    let text = try #require(slice.text("Card.swift"))
    #expect(["Store", "Reader", "unused"].allSatisfy { !text.contains($0) })
    #expect(card.contains { $0.hasPrefix("NavigationLink(destination:  EmptyView()") })
    #expect(card.contains { $0.hasPrefix(".onChange(of: isOpen) { _, new in") })
    #expect(slice.leftOut.count == 7)
    #expect(slice.standIns.entries.isEmpty)
  }

  @Test func extensionsOfViewsAndValuesAreKeptByTheirNames() throws {
    let slice = try Self.app.slice("Card")
    let styles = slice.text("Styles.swift") ?? ""
    #expect(["caption()", "var spacing", "static var brand", "struct Badge"].allSatisfy(styles.contains))
    #expect(!styles.contains("loud"))
  }

  /// A cell of UIKit has no names of SwiftUI: the app's module may call a type so.
  @Test func onlyASliceOfAViewHasSwiftUIsNames() throws {
    let files = ["Cell.swift": "import Charts\nimport UIKit\nclass Cell: UIView { let text = Text(\"\") }"]
    #expect(try MadeUpApp(files: files).slice("Cell").standIns.entries.map(\.name) == ["Text"])
    let hosting = ["Cell.swift": "import SwiftUI\nclass Cell: UIView { let a = UIHostingConfiguration { Text(\"\") } }"]
    #expect(try MadeUpApp(files: hosting).slice("Cell").standIns.entries.isEmpty)
  }

  @Test func whatIsAbsentStandsInForViewsAndModifiers() throws {
    let files = [
      "Card.swift": """
      import Shimmer
      import SwiftUI
      struct Card: View { var body: some View { VStack { ShimmerView(speed: 3); Text("").glow(radius: 4) } } }
      """
    ]
    let slice = try MadeUpApp(files: files).slice("Card")
    #expect(slice.standIns.entries.map(\.name) == ["ShimmerView", "glow"])
    #expect(slice.standIns.source.hasPrefix("import HeadlessSwiftUI\nimport UIKit\n"))
    #expect(slice.standIns.source.contains("open class ShimmerView: HeadlessStandIn {"))
    #expect(slice.standIns.source.contains("extension View { func `glow`(radius _0: Any?) -> Self { self } }"))
    // A view may be as high as it likes, and nobody knows how high.
    #expect(slice.standIns.entries.filter(\.decidesSize).map(\.name) == ["ShimmerView"])
  }

  /// A closure that calls its parameters by numbers still takes them; one that gives an `Alert`, and those of the app's own
  /// modifiers and controls, stay.
  @Test(arguments: [
    (".sheet(item: $book) { Reader($0) }", "{ _ in"), (".onReceive(clock) { now = $0 }", "{ _ in HeadlessStandIn"),
    (".sheet(isPresented: self.$isOn) { Reader() }", "sheet(isPresented: self.$isOn) {"),
    (".alert(isPresented: $isOn) { Alert(title: Text(title)) }", "{ Alert(title: Text(title)) }"),
    (".popover(content: { Text(title) })", "{ Text(title) }"),
    (".overlay(DS.Button { Text(title) })", "{ Text(title) }"),
    ("\nif title.alert { Text(title) }", "if title.alert { Text(title) }"),
  ])
  func closuresKeepWhatTheCompilerNeeds(_ code: String, _ kept: String) throws {
    let slice = try MadeUpApp(files: [
      "Card.swift": """
      import SwiftUI
      struct Card: View {
        let title: String
        @State private var isOn = false
        init(title: String) { self.title = title }
        var body: some View { Text(title)\(code) }
      }
      """,
      "DS.swift": """
      import SwiftUI
      enum DS { struct Button<L: View>: View { @ViewBuilder let l: L; var body: some View { l } } }
      extension View { func popover<C: View>(@ViewBuilder content c: () -> C) -> some View { VStack { self; c() } } }
      """,
    ]).slice("Card")
    let text = try #require(slice.text("Card.swift"))
    #expect(text.contains(kept))
    #expect(!text.contains("Reader") && text.contains("isOn = false") == code.contains("$isOn"))
  }

  /// A type in another one does not hide the system's of its name.
  @Test func extensionsOfTheSystemsTypeAreFoundBesideANestedTypeOfItsName() throws {
    var app = Self.app.files
    app["Other.swift"] = "struct Other { enum Text { static let title = \"\" } }"
    #expect(try MadeUpApp(files: app).slice("Card").text("Styles.swift")?.contains("caption()") == true)
  }

  /// Generated code has a type of one name in each module, which its own file alone makes.
  @Test func aTypeThatStandsForOthersOfItsNameIsMadeByTheirFiles() throws {
    let asset = "final class Asset { fileprivate init(name: String) {} }"
    let slice = try MadeUpApp(files: [
      "Core/Assets.swift": "enum CoreAssets { static let a = Asset(name: \"a\") }\n\(asset)",
      "Theme/Assets.swift": "enum ThemeAssets { static let b = Asset(name: \"b\") }\n\(asset)",
      "Card.swift":
        "import SwiftUI\nstruct Card: View { let a = CoreAssets.a; let b = ThemeAssets.b; var body: some View { EmptyView() } }",
    ]).slice("Card")
    let declared = slice.files.map { String(decoding: $0.bytes, as: UTF8.self) }.filter { $0.contains("class Asset") }
    #expect(declared.count == 1 && !declared[0].contains("fileprivate"))
  }

  /// A name that another module of the app has as well is SwiftUI's where its file does not see that.
  @Test func aViewHidesNoTypeOfAModuleThatIsNotSeen() throws {
    let slice = try MadeUpApp(files: [
      "App/Card.swift":
        "import SwiftUI\nstruct Card: View { let cover = Cover(); var body: some View { Image(systemName: \"star\") } }",
      "Core/Sources/Core/Cover.swift": "public struct Cover { let image: Image; init() { image = Image() } }",
      "Core/Sources/Core/Image.swift": "import UIKit\npublic typealias Image = UIImage",
    ]).slice("Card")
    #expect(slice.text("App/Card.swift")?.contains("HeadlessSwiftUI.Image(systemName:") == true)
    #expect(slice.text("Core/Sources/Core/Cover.swift")?.contains("let image: Image") == true)
  }
}
