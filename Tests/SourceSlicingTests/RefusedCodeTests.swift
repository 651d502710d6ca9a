import Catalog
import SourceRewriting
import Testing

@testable import SourceSlicing

/// Code that a compiler refuses gives way, and says so when it runs.
@Suite struct RefusedCodeTests {
  private static let cell = """
    class Cell: UIView {
      let hub = Hub()
      func show(_ text: String) {
        hub.track(1)
        label.text = hub.name(text)
      }
      var note: String {
        get { hub.note }
        set { hub.note = newValue }
      }
      let start = Hub.start()
      lazy var tint: UIColor = hub.tint()
      let brand = UIColor(hub: 1)
      let badge = Badge(hub: 1)
    }
    """

  /// The lines of the cell after a compiler has refused some of them.
  private func lines(refused: [Int: String]) throws -> [String] {
    let app = MadeUpApp(files: ["Cell.swift": Self.cell])
    let errors = refused.map { CompilerError(file: "Cell.swift", line: $0.key, message: $0.value) }
    let words = try app.slice("Cell").words(errors, after: CompilerWords(), drops: true)
    return try app.slice("Cell", words: words).lines("Cell.swift")
  }

  /// A compiler that gives up on an expression may lack a function of it that is named as one of the system's.
  @Test func aFunctionNamedAsTheSystemsIsLookedForBeforeCodeGivesWay() throws {
    let app = MadeUpApp(files: [
      "Cell.swift": "class Cell: UIView {\n  var height: CGFloat { 12 + ((74 - width) / 50).clamp(0, 1) }\n}",
      "Numbers.swift":
        "extension Comparable { func clamp(_ low: Self, _ high: Self) -> Self { min(high, max(low, self)) } }",
    ])
    let slice = try app.slice("Cell").asBuilt(of: ["Cell"], in: app.index, usedBy: [], words: CompilerWords())
    #expect(slice.text("Numbers.swift") == nil)
    let errors = [
      CompilerError(file: "Cell.swift", line: 2, message: "the compiler is unable to type-check this expression")
    ]
    let words = slice.words(errors, after: CompilerWords(), drops: true)
    #expect(words.sortedRefusals.isEmpty)
    #expect(try app.slice("Cell", words: words).text("Numbers.swift")?.contains("func clamp") == true)
  }

  @Test func aStatementThatDecidesNoSizeIsLeftOut() throws {
    let lines = try lines(refused: [4: "cannot convert"])
    #expect(lines.contains { $0.hasSuffix("HeadlessStandIn.leaveOut(\"Cell.show, line 4\")") })
    #expect(lines.contains("label.text = hub.name(text)"))
  }

  /// A value that a closure makes keeps all but the statement.
  @Test func aStatementInAValueIsLeftOut() throws {
    let app = MadeUpApp(files: [
      "Cell.swift": """
      class Cell: UIView {
        let picture = UIImageView().then {
          $0.contentMode = .center
          $0.image = Hub.picture().round(4)
        }
      }
      """
    ])
    let error = CompilerError(file: "Cell.swift", line: 4, message: "generic parameter 'Value' could not be inferred")
    let words = try app.slice("Cell").words([error], after: CompilerWords(), drops: true)
    let lines = try app.slice("Cell", words: words).lines("Cell.swift")
    #expect(lines.contains("$0.contentMode = .center"))
    #expect(lines.contains { $0.contains("HeadlessStandIn.leaveOut(\"Cell.picture, line 4\")") })
  }

  /// All that is stored has to be there at the end of an initialiser.
  @Test func whatAnInitialiserAssignsGetsAValue() throws {
    let app = MadeUpApp(files: [
      "Cell.swift": """
      class Cell: UIView {
        let name: String
        init(_ record: Record) {
          self.name = record["name"]?.string ?? ""
          super.init(frame: .zero)
        }
      }
      """
    ])
    let error = CompilerError(file: "Cell.swift", line: 4, message: "cannot convert")
    let words = try app.slice("Cell").words([error], after: CompilerWords(), drops: true)
    let lines = try app.slice("Cell", words: words).lines("Cell.swift")
    #expect(lines.contains { $0.hasPrefix("self.name =") && $0.hasSuffix("HeadlessStandIn.value(of: \"name\")") })
  }

  /// A closure's parameter is a name, for which no value can stand.
  @Test(arguments: [
    "{ image, info in", "{ (image, info) in", "{ @MainActor [weak self] (image: Thing?, info) -> Void in",
  ])
  func aClosuresParameterStays(_ head: String) throws {
    let app = MadeUpApp(files: [
      "Cell.swift": """
      class Cell: UIView {
        func show(_ hub: Hub) {
          hub.load \(head)
            self.picture.image = image
          }
        }
      }
      """
    ])
    let message = "cannot assign value of type 'HeadlessStandIn' to type 'UIImage'"
    let column = "      self.picture.image = image".utf8.count - 4
    let error = CompilerError(file: "Cell.swift", line: 4, column: column, message: message)
    let words = try app.slice("Cell").words([error], after: CompilerWords(), drops: false)
    #expect(words.sortedRefusals.map(\.text) == ["Cell.show(_:Hub)\nvalue\nimage"])
    let lines = try app.slice("Cell", words: words).lines("Cell.swift")
    #expect(lines.contains("hub.load \(head)"))
    #expect(
      lines.contains { $0.hasPrefix("self.picture.image =") && $0.hasSuffix("HeadlessStandIn.value(of: \"image\")") })
  }

  /// A subscription fills no label before a value comes.
  @Test func aSubscriptionIsLeftOut() throws {
    let app = MadeUpApp(files: [
      "Cell.swift": """
      class Cell: UIView {
        func bind() {
          state.map { $0.title }
            .bind(to: label.rx.text)
            .disposed(by: bag)
          label.numberOfLines = 2
        }
      }
      """
    ])
    let error = CompilerError(file: "Cell.swift", line: 3, message: "cannot infer type of closure parameter '$0'")
    let words = try app.slice("Cell").words([error], after: CompilerWords(), drops: true)
    let lines = try app.slice("Cell", words: words).lines("Cell.swift")
    #expect(lines.contains("label.numberOfLines = 2"))
    #expect(lines.contains { $0.contains("HeadlessStandIn.leaveOut(\"Cell.bind, line 3\")") })
  }

  @Test func aBodyThatFillsAViewStops() throws {
    #expect(
      try lines(refused: [5: "cannot convert"]).contains(
        "func show(_ text: String) { HeadlessStandIn.stop(\"Cell.show\")"))
  }

  @Test func aPropertyKeepsItsSetter() throws {
    #expect(
      try lines(refused: [8: "cannot convert"]).contains(
        "var note: String { get { HeadlessStandIn.stop(\"Cell.note\") } set { HeadlessStandIn.stop(\"Cell.note\") }"))
  }

  /// UIKit calls an override without naming it: to drop one would be a wrong height and no word.
  @Test func declarationsThatOverrideAreNotDropped() throws {
    let app = MadeUpApp(files: [
      "Cell.swift": """
      class Cell: UIView {
        override func place(_ hub: Hub) {}
        func track(_ hub: Hub) {}
      }
      """
    ])
    let errors = [2, 3].map { CompilerError(file: "Cell.swift", line: $0, message: "cannot convert") }
    let words = try app.slice("Cell").words(errors, after: CompilerWords(), drops: true)
    #expect(words.sortedRefusals.map(\.text) == ["Cell.track(_:Hub)\ndeclaration\n"])
  }

  @Test func aSubscriptIsAPropertyHere() throws {
    let app = MadeUpApp(files: [
      "Cell.swift": "class Cell: UIView {\n  subscript(key: Int) -> Bool {\n    get { hub[key] }\n    set {}\n  }\n}"
    ])
    let error = CompilerError(file: "Cell.swift", line: 3, message: "cannot convert")
    let words = try app.slice("Cell").words([error], after: CompilerWords(), drops: false)
    #expect(
      try app.slice("Cell", words: words).lines("Cell.swift").contains(
        "subscript(key: Int) -> Bool { get { HeadlessStandIn.stop(\"Cell.subscript\") }"
          + " set { HeadlessStandIn.stop(\"Cell.subscript\") }"))
  }

  @Test func aSetterOfASubscriptStops() throws {
    let app = MadeUpApp(files: [
      "Cell.swift":
        "class Cell: UIView {\n  subscript(key: Int) -> Bool {\n    get { true }\n    set { hub[key] = newValue }\n  }\n}"
    ])
    let error = CompilerError(file: "Cell.swift", line: 4, message: "cannot convert")
    for drops in [false, true] {
      let words = try app.slice("Cell").words([error], after: CompilerWords(), drops: drops)
      #expect(
        try app.slice("Cell", words: words).lines("Cell.swift").contains {
          $0.hasSuffix("set { HeadlessStandIn.stop(\"Cell.subscript\") }")
        }, "\(words.sortedRefusals.map(\.text))")
    }
  }

  /// A stand-in is no optional, so that `?` behind it goes.
  @Test func aMarkBehindWhatStandsInGoes() throws {
    let app = MadeUpApp(files: [
      "Cell.swift":
        "class Cell: UIView {\n  func show(_ rule: Rule) {\n    label.text = rule.body?.name ?? rule.other?.name\n  }\n}"
    ])
    let error = CompilerError(
      file: "Cell.swift", line: 3, column: 27,
      message: "cannot use optional chaining on non-optional value of type 'HeadlessStandIn'")
    let words = try app.slice("Cell").words([error], after: CompilerWords(), drops: false)
    #expect(words.sortedRefusals.map(\.text) == ["Cell.show(_:Rule)\nmark\nrule.body"])
    let lines = try app.slice("Cell", words: words).lines("Cell.swift").map { $0.filter { $0 != " " } }
    #expect(lines.contains("label.text=rule.body.name??rule.other?.name"), "\(lines)")
  }

  /// A type without its only initialiser can't be made: the value of a parameter gives way instead.
  @Test func aDefaultValueGivesWay() throws {
    let app = MadeUpApp(files: [
      "Cell.swift": "class Cell: UIView {\n  let hub = Hub()\n}",
      "Hub.swift": "class Hub {\n  init(\n    name: String = made(),\n    note: Note = .start(1)\n  ) {}\n}",
    ])
    let error = CompilerError(file: "Hub.swift", line: 4, message: "cannot convert")
    let words = try app.slice("Cell").words([error], after: CompilerWords(), drops: true)
    #expect(words.sortedRefusals.map(\.text) == ["Hub.init(name:String,note:Note)\ndefault\nnote"])
    let slice = try app.slice("Cell", words: words)
    #expect(slice.lines("Hub.swift").contains("note: Note =  HeadlessStandIn.value(of: \"Hub.init, 'note'\")"))
    #expect(slice.words([error], after: words, drops: true).isEmpty)
  }

  @Test func aStopNamesTheCompilersReason() throws {
    let app = MadeUpApp(files: [
      "Cell.swift": "class Cell: UIView {\n  func show(_ text: String) {\n    label.text = x\n  }\n}"
    ])
    let error = CompilerError(file: "Cell.swift", line: 3, message: "cannot convert")
    let words = try app.slice("Cell").words([error], after: CompilerWords(), drops: false)
    let stop = "'Cell' can't show the record: 'Cell.show' was called: the compiler refuses its code off the device"
    #expect(words.reason(ofStop: stop) == error)
    #expect(words.reason(ofStop: stop.replacing("Cell.show", with: "Cell.hide")) == nil)
  }

  @Test func aValueStopsOrIsPlainAsItsTypeTells() throws {
    let lines = try lines(refused: [
      11: "cannot convert", 12: "cannot convert", 13: "cannot convert", 14: "cannot convert",
    ])
    #expect(lines.contains("let start =  HeadlessStandIn(\"Cell.start\")"))
    #expect(lines.contains("lazy var tint: UIColor =  HeadlessStandIn.value(of: \"Cell.tint\")"))
    #expect(lines.contains { $0.hasPrefix("let brand =  HeadlessStandIn.value(of: \"Cell.brand\") as UIColor") })
    #expect(lines.contains { $0.hasPrefix("let badge =  HeadlessStandIn.stop(\"Cell.badge\") as Badge") })
  }

  @Test func namesThatAreMissingAreLookedForFirst() throws {
    let app = MadeUpApp(files: ["Cell.swift": Self.cell])
    let errors = [
      CompilerError(file: "Cell.swift", line: 4, message: "value of type 'Hub' has no member 'track'"),
      CompilerError(file: "Cell.swift", line: 12, message: "cannot convert"),
    ]
    let words = try app.slice("Cell").words(errors, after: CompilerWords(), drops: false)
    #expect(words.sortedRefusals.isEmpty && words.names == ["track"])
    // It was looked for, and is not there: the statement goes, and the other code.
    let more = try app.slice("Cell", words: words).words(errors, after: words, drops: false)
    #expect(
      more.sortedRefusals.map(\.text) == [
        "Cell.show(_:String)\nstatement\nhub.track(1)", "Cell.var tint\nbody\n",
      ])
  }

  @Test func aLockKeepsWhatIsRefused() throws {
    let app = MadeUpApp(files: ["Cell.swift": Self.cell])
    let errors = [4, 5, 12].map { CompilerError(file: "Cell.swift", line: $0, message: "cannot convert") }
    let slice = try app.slice("Cell")
    let words = slice.words(errors, after: CompilerWords(), drops: true)
    let lock = SliceLock(roots: ["Cell"], files: [], of: slice, otherTypes: [], words: words)
    let read = try SliceLock(Array(lock.json.text.utf8), file: "lock")
    #expect(read.words.sortedRefusals == words.sortedRefusals)
  }

  @Test func bodiesOfControllersWaitUntilARunAsksForThem() throws {
    let app = MadeUpApp(files: [
      "Cell.swift": "class Cell: UIView { func f() { Root.shared.reload() } }",
      "Root.swift": "class Root: UIViewController { static let shared = Root(); func reload() { Feed().load() } }",
      "Feed.swift": "struct Feed { func load() {} }",
    ])
    let slice = try app.slice("Cell")
    #expect(slice.lines("Feed.swift").isEmpty)
    #expect(slice.lines("Root.swift").first?.contains("HeadlessStandIn.lack(\"Root.reload\")") == true)
    let message = "heights/Root.swift:1: Fatal error: 'Root.reload' was called: its body is not in the slice; Trace"
    let words = slice.words([CompilerError(file: "-", line: 1, message: message)], after: CompilerWords(), drops: true)
    #expect(try app.slice("Cell", words: words).lines("Feed.swift") == ["struct Feed { func load() {} }"])
    // The target's own sources run it themselves.
    #expect(try !app.slice("Cell", usedBy: "let root = Root()").lines("Feed.swift").isEmpty)
  }

  @Test func whatAPersonDoesIsLeftOut() throws {
    let slice = try MadeUpApp(files: [
      "Cell.swift": """
      class Cell: UIView {
        func f() { button.addTarget(self, action: #selector(tapped(_:)), for: .touchUpInside) }
        @objc private func tapped(_ sender: UIButton) {
          Feed().load()
        }
        @objc func reload() { Feed.reload() }
        func g() { reload() }
      }
      """,
      "Feed.swift": "struct Feed { func load() {}; static func reload() {} }",
    ]).slice("Cell")
    #expect(slice.leftOut == ["Cell.swift:3: Cell.tapped"])
    #expect(slice.text("Feed.swift")?.contains("load() {};") == false)
    #expect(slice.text("Feed.swift")?.contains("static func reload() {}") == true)
  }

  /// A compiler tells of one value after the other, and by its column which of a line it means.
  @Test func aValueOfWhatStandsInIsOneOfTheExpectedType() throws {
    let app = MadeUpApp(files: [
      "Cell.swift": """
      class Cell: UIView {
        func paint(_ on: Bool) {
          backgroundColor = Theme.Tag.region
          tint(Theme.Tag.theme, Theme.size(label.text))
        }
        func tint(_ color: UIColor, _ size: CGFloat) {}
      }
      """
    ])
    func lines(line: Int, column: Int?, known: CompilerWords = CompilerWords()) throws -> [String] {
      let error = CompilerError(
        file: "Cell.swift", line: line, column: column,
        message: "cannot convert value of type 'HeadlessStandIn' to expected argument type 'CGFloat'")
      let words = try app.slice("Cell").words([error], after: known, drops: false)
      return try app.slice("Cell", words: known.adding(words)).lines("Cell.swift")
    }
    let both = try lines(line: 3, column: nil)
    #expect(both[2].hasPrefix("backgroundColor =  HeadlessStandIn.value(of: \"Theme.Tag.region\")"))
    #expect(both[3].contains("tint( HeadlessStandIn.value(of: \"Theme.Tag.theme\")"))
    let call = try lines(line: 4, column: 27)[3]
    #expect(call.contains("tint(Theme.Tag.theme,  HeadlessStandIn.value(of: \"Theme.size(label.text)\")"))
    // Without the column either may be meant: the body stops.
    #expect(try lines(line: 4, column: nil)[1].contains("HeadlessStandIn.stop(\"Cell.paint\")"))
  }

  /// A body gives way first; if the error stays, the whole declaration goes.
  @Test func aDeclarationGoesWhereItsBodyWasNotTheCause() throws {
    let app = MadeUpApp(files: [
      "Cell.swift": "class Cell: UIView {\n  static let maker: Maker = Maker()\n  func f() { print(Self.maker) }\n}",
      "All.swift": "func + (a: Cell, b: Cell) -> Cell {\n  a\n}\nfunc g(a: Cell) { _ = a + a }",
    ])
    let error = CompilerError(file: "Cell.swift", line: 2, message: "'Maker' is unavailable")
    let words = try app.slice("Cell").words([error], after: CompilerWords(), drops: true)
    #expect(words.sortedRefusals.map(\.text) == ["Cell.static var maker\nbody\n"])
    let more = try app.slice("Cell", words: words).words([error], after: words, drops: true)
    #expect(more.sortedRefusals.map(\.text) == ["Cell.static var maker\ndeclaration\n"])
    let twice = CompilerWords([], refused: [RefusedCode(".+(a:Cell,b:Cell)\ndeclaration\n")])
    #expect(try app.slice("Cell", usedBy: "let c = Cell() + Cell()", words: twice).text("All.swift") == nil)
  }

  /// The requirements of an absent module's protocol are not those of one of the system that is called so.
  @Test(arguments: [
    ("Named, Identifiable, Hashable", ": Named , Hashable {"), ("Identifiable, Named", ": Named {"),
    ("Identifiable", " {"),
    ("Named, Identifiable", ": Named {"),
  ])
  func aConformanceThatCannotBeMetGoes(_ clause: String, _ expected: String) throws {
    let app = MadeUpApp(files: [
      "Cell.swift": "class Cell: UIView { let tag = Tag<Int>() }",
      "Tag.swift": "protocol Named {}\nstruct Tag<Value>: \(clause) { let a = 1 }",
    ])
    let error = CompilerError(
      file: "Tag.swift", line: 2, message: "type 'Tag<Value>' does not conform to protocol 'Identifiable'")
    let told = try app.slice("Cell").words([error], after: CompilerWords(), drops: false)
    #expect(told.sortedRefusals.isEmpty)
    let words = try app.slice("Cell", words: told).words([error], after: told, drops: false)
    #expect(words.sortedRefusals.map(\.text) == ["type Tag\nconformance\nIdentifiable"])
    #expect(words.sortedRefusals.map { RefusedCode($0.text) } == words.sortedRefusals)
    let slice = try app.slice("Cell", words: told.adding(words))
    let line = try #require(slice.lines("Tag.swift").first { $0.hasPrefix("struct") })
    let text = line.split(separator: " ").joined(separator: " ")
    #expect(text == "struct Tag<Value>\(expected) let a = 1 }")
    #expect(slice.leftOut == ["Tag.swift:2: Tag conforms to Identifiable"])
  }

  /// A picture that is not loaded decides no size: a body that loads one is left out, but none that fills views as well.
  @Test(arguments: [
    ("view.kf.setImage(with: url, size: size)", "leaveOut"), ("view.kf.cancel(); view.isHidden = true", "stop"),
    ("view.track(url)", "stop"), ("view.kf.cancel(); render(url)", "stop"),
    ("view.kf.cancel(); self.render(url)", "stop"), ("a.bind(view.rx.image).disposed(by: bag)", "stop"),
  ])
  func aBodyThatLoadsAPictureIsLeftOut(_ body: String, _ call: String) throws {
    let app = MadeUpApp(files: [
      "Cell.swift":
        "class Cell: UIView { func load(_ view: UIImageView, _ url: String, _ size: Int) { let a = Hub.a; \(body) } }"
    ])
    let words = CompilerWords([], refused: [RefusedCode("Cell.load(_:UIImageView,_:String,_:Int)\nbody\n")])
    let line = try #require(app.slice("Cell", words: words).lines("Cell.swift").first)
    #expect(line.contains("HeadlessStandIn.\(call)(\"Cell.load\")"), "\(line)")
  }

  @Test func aValueIsReadFromALock() {
    let text = "Cell.paint()\nvalue\nTheme.brand"
    #expect(RefusedCode(text).text == text && RefusedCode(text).words == "Theme.brand")
  }
}
