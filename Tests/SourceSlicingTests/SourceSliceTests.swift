import Catalog
import SourceRewriting
import Testing

@testable import SourceSlicing

@Suite struct SourceSliceTests {
  private static let cell = """
    import UIKit

    final class StoryCell: UICollectionViewCell {
      let badge = Badge()
      override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.addSubview(badge)
        badge.pin(to: contentView)
        badge.textColor = .brand
      }
      func show(_ story: Story) { badge.text = story.headline.trimmed }
    }
    """

  @Test func aSliceHasWhatTheRootNamesAndNoMore() throws {
    let app = MadeUpApp(files: [
      "Cells/StoryCell.swift": Self.cell,
      "Views/Badge.swift": """
      import UIKit

      class Badge: UILabel {
        private let inset = Insets.small
        override var intrinsicContentSize: CGSize { CGSize(width: inset, height: inset) }
        func flash() { Analytics.shared.send("flash") }
      }

      enum Insets {
        static let small: CGFloat = 4
        static let large: CGFloat = 40
      }
      """,
      "Model/Story.swift": """
      struct Story: Codable {
        let id: Int
        let title: String
        var headline: String { title }
        var archive: Archive { Archive(self) }
      }
      struct Archive { init(_ story: Story) {} }
      """,
      "Extensions/UIView+Pin.swift": """
      import UIKit
      extension UIView {
        func pin(to other: UIView) {}
        func shake() { Analytics.shared.send("shake") }
      }
      extension UIColor {
        static var brand: UIColor { .red }
        static var other: UIColor { .blue }
      }
      """,
      "Extensions/String.swift": "extension String { var trimmed: String { self } }",
      "Analytics.swift": "class Analytics { static let shared = Analytics(); func send(_ text: String) {} }",
    ])
    let slice = try app.slice("StoryCell")
    #expect(slice.lines("Analytics.swift").isEmpty)
    #expect(
      slice.lines("Views/Badge.swift") == [
        "import UIKit", "class Badge: UILabel {", "private let inset = Insets.small",
        "override var intrinsicContentSize: CGSize { CGSize(width: inset, height: inset) }", "}", "enum Insets {",
        "static let small: CGFloat = 4", "}",
      ])
    #expect(
      slice.lines("Model/Story.swift") == [
        "struct Story: Codable {", "let title: String", "var headline: String { title }", "}",
      ])
    #expect(
      slice.lines("Extensions/UIView+Pin.swift") == [
        "import UIKit", "extension UIView {", "func pin(to other: UIView) {}", "}", "extension UIColor {",
        "static var brand: UIColor { .red }", "}",
      ])
    #expect(slice.lines("Extensions/String.swift").count == 1)
  }

  @Test func aTypeThatIsMadeHasItsStoredPropertiesAndInitialisers() throws {
    let app = MadeUpApp(files: [
      "Cell.swift":
        "class Cell: UIView { let story = Story(id: 1, title: \"\"); let note: Note = .init(count: 1); var kind = Kind.one }",
      "Story.swift": """
      struct Story {
        let id: Int
        let title: String
        var other: Int { 1 }
      }
      class Note {
        private var text = ""
        private var count: Int
        private lazy var archive = Archive()
        init(count: Int) { self.count = count }
        convenience init(text: String) { self.init(count: 0) }
        func other() { text = "" }
      }
      enum Kind {
        case one, two
        case three(Archive)
      }
      struct Archive {}
      """,
    ])
    #expect(
      try app.slice("Cell").lines("Story.swift") == [
        "struct Story {", "let id: Int", "let title: String", "}", "class Note {", "private var count: Int",
        "init(count: Int) { self.count = count }", "}",
        "enum Kind {", "case one, two", "}",
      ])
  }

  @Test func whatLogsIsLeftEmpty() throws {
    let app = MadeUpApp(files: [
      "Cell.swift": "class Cell: UIView { func f() { Log.write(\"a\"); Style.apply(self) } }",
      "Log.swift": """
      enum Log {
        static func write(_ text: String) {
          Network.shared.post(text)
        }
      }
      class Network { static let shared = Network(); func post(_ text: String) {} }
      enum Style {
        static func apply(_ view: UIView) { view.backgroundColor = .red }
      }
      """,
    ])
    let slice = try app.slice("Cell")
    #expect(
      slice.lines("Log.swift") == [
        "enum Log {", "static func write(_ text: String) { HeadlessStandIn.leaveOut(\"Log.write\")", "}", "}",
        "enum Style {",
        "static func apply(_ view: UIView) { view.backgroundColor = .red }", "}",
      ])
    #expect(slice.leftOut == ["Log.swift:2: Log.write"])
  }

  @Test func linesKeepTheirNumbers() throws {
    let file = "struct Other {\n  let a = \"\"\"\n    text\n    \"\"\"\n}\n\n/* a\n note */ class Cell: UIView {}\n"
    let text = try #require(try MadeUpApp(files: ["Cell.swift": file]).slice("Cell").text("Cell.swift"))
    #expect(text.utf8.count == file.utf8.count)
    #expect(text.split(separator: "\n", omittingEmptySubsequences: false)[7].contains("class Cell: UIView {}"))
    #expect(!text.contains("Other"))
  }

  @Test func whatIsPrivateElsewhereIsNotMeant() throws {
    let app = MadeUpApp(files: [
      "Cell.swift": "class Cell: UIView { let side = Metrics.side }\nprivate enum Metrics { static let side = 1 }",
      "Other.swift": "private enum Metrics { static let side = 2 }",
      "Third.swift": "private let unused = 3",
    ])
    #expect(try app.slice("Cell").files.map(\.path) == ["Cell.swift"])
  }

  @Test func ofTwoTypesTheNearerOneIsTaken() throws {
    let app = MadeUpApp(files: [
      "App/Cells/Cell.swift": "class Cell: UIView { let theme = Theme() }",
      "App/Theme.swift": "struct Theme { let near = 1 }",
      "Kit/Theme.swift": "struct Theme { let far = 1 }",
    ])
    let slice = try app.slice("Cell")
    #expect(slice.files.map(\.path) == ["App/Cells/Cell.swift", "App/Theme.swift"])
    #expect(slice.choices.map(\.others) == [["Kit/Theme.swift"]])
  }

  @Test func aClassThatIsOnlyNamedKeepsTheMembersThatAreUsed() throws {
    let app = MadeUpApp(files: [
      "Cell.swift": "class Cell: UIView { weak var owner: Shelf?; func tap() { owner?.select() } }",
      "Shelf.swift": """
      class Shelf: UIViewController {
        let service: Service
        init(service: Service) { self.service = service }
        func select() {}
        func load() { service.load() }
      }
      class Service { func load() {} }
      """,
    ])
    #expect(try app.slice("Cell").lines("Shelf.swift") == ["class Shelf: UIViewController {", "func select() {}", "}"])
  }

  @Test func aProtocolKeepsWhatIsUsedAndSoDoWhoConform() throws {
    let app = MadeUpApp(files: [
      "Cell.swift": "class Cell: UIView { var model: Presenting = Model(); func show() { _ = model.title } }",
      "Model.swift": """
      protocol Presenting {
        var title: String { get }
        var owner: Owner { get }
      }
      struct Model: Presenting {
        var title: String { "" }
        var owner: Owner { Owner() }
      }
      struct Owner {}
      """,
    ])
    #expect(
      try app.slice("Cell").lines("Model.swift") == [
        "protocol Presenting {", "var title: String { get }", "}", "struct Model: Presenting {",
        "var title: String { \"\" }", "}",
      ])
  }

  @Test func anInitialiserThatAProtocolRequiresIsKept() throws {
    let app = MadeUpApp(files: [
      "Cell.swift": "class Cell: UIView { let parsed: Hex? = nil; func f(_ hex: Parsing) {} }",
      "Hex.swift": """
      protocol Parsing { init(hex: String) }
      struct Hex: Parsing {
        let value: Int
        init(hex: String) { value = 1 }
      }
      extension Bool: Parsing {
        init(hex: String) { self = true }
      }
      """,
    ])
    let lines = try app.slice("Cell").lines("Hex.swift")
    #expect(lines.contains("init(hex: String) { value = 1 }") && lines.contains("init(hex: String) { self = true }"))
  }

  @Test func protocolsOfTheAppThatViewsAdoptAreKept() throws {
    let app = MadeUpApp(files: [
      "Cell.swift":
        "class Cell: UICollectionViewCell { func f() { _ = Self.reuseIdentifier; label.fill() } let label = UILabel() }",
      "Reusable.swift": """
      protocol Reusable {}
      extension Reusable { static var reuseIdentifier: String { "" } }
      extension UICollectionViewCell: Reusable {}
      protocol Fillable {}
      extension Fillable { func fill() {} }
      extension UIView: Fillable {}
      """,
    ])
    #expect(try app.slice("Cell").lines("Reusable.swift").count == 6)
  }

  @Test func operatorsAndAliasesAndFunctionsOfFilesAreFound() throws {
    let app = MadeUpApp(files: [
      "Cell.swift": "class Cell: UIView { func f() { pinned(label <~ side) }; let label: Label = Label() }",
      "Operators.swift":
        "infix operator <~: AdditionPrecedence\nfunc <~ (a: UIView, b: Int) -> UIView { a }\nfunc other() {}",
      "Global.swift": "typealias Label = UILabel\nfunc pinned(_ view: UIView) {}\nlet side = 4\nlet unused = 5",
    ])
    let slice = try app.slice("Cell")
    #expect(slice.lines("Operators.swift").count == 2)
    #expect(
      slice.lines("Global.swift") == ["typealias Label = UILabel", "func pinned(_ view: UIView) {}", "let side = 4"])
  }

  @Test func anOperatorOfATypeThatIsNotKeptIsNot() throws {
    let app = MadeUpApp(files: [
      "Cell.swift": "class Cell: UIView { let side = Metrics.side }",
      "Metrics.swift": "enum Metrics { static let side = 1 }\nfunc ~= (a: Script, b: Script) -> Bool { a.isEqual(b) }",
      "Script.swift": "class Script { func isEqual(_ other: Script) -> Bool { true } }",
    ])
    #expect(try app.slice("Cell").files.map(\.path) == ["Cell.swift", "Metrics.swift"])
  }

  @Test func whatTheTargetsOwnSourcesNameIsNeeded() throws {
    let app = MadeUpApp(files: [
      "Cell.swift": "class Cell: UIView {}",
      "Story.swift": "struct Story { let title: String; func detail() {}; func other() {} }",
    ])
    let lines = try app.slice("Cell", usedBy: "let story = Story(title: \"\")\nstory.detail()").lines("Story.swift")
    #expect(lines == ["struct Story { let title: String; func detail() {};                 }"])
  }

  @Test func aSliceIsTheSameEveryTime() throws {
    let app = MadeUpApp(files: [
      "Cell.swift": Self.cell, "A.swift": "extension UIView { func pin(to a: UIView) { b() }; func b() { c() } }",
      "B.swift": "extension UIView { func c() { Helper.d() } }\nstruct Helper { static func d() {} }",
      "C.swift": "class Badge: UILabel {}\nstruct Story { var headline = \"\" }",
    ])
    let first = try app.slice("StoryCell").files.map(\.bytes)
    for _ in 0..<5 { #expect(try app.slice("StoryCell").files.map(\.bytes) == first) }
  }

  @Test(arguments: [
    ("StoryCel", "no source declares a type 'StoryCel'. Did you mean 'StoryCell'?"),
    ("Twice", "'Twice' is declared 2 times: name one of Twice@A.swift, Twice@B.swift"),
    ("Twice@C.swift", "no file 'C.swift' declares 'Twice': it stands in A.swift, B.swift"),
    ("", "no source declares a type ''"),
  ]) func aRootThatIsNotThereIsAnError(_ root: String, _ message: String) {
    let app = MadeUpApp(files: [
      "StoryCell.swift": "class StoryCell: UIView {}", "A.swift": "class Twice {}", "B.swift": "class Twice {}",
    ])
    #expect { try app.slice(root) } throws: { "\($0)" == message }
  }

  @Test func oneOfTwoRootsIsNamedByItsFile() throws {
    let app = MadeUpApp(files: [
      "A/Cell.swift": "class Cell: UIView {}", "B/Cell.swift": "class Cell: UIView { let b = 1 }",
    ])
    #expect(try app.slice("Cell@B/Cell.swift").files.map(\.path) == ["B/Cell.swift"])
  }

  @Test func aPrivateRootIsSeenByTheProgram() throws {
    let app = MadeUpApp(files: ["Shelf.swift": "class Shelf { private final class Cell: UIView {} }"])
    #expect(try app.slice("Shelf.Cell").lines("Shelf.swift") == ["class Shelf {         final class Cell: UIView {} }"])
  }

  @Test func cyclesEnd() throws {
    let app = MadeUpApp(files: [
      "A.swift": "class A: B { let b: B? = nil }\nprotocol P: Q {}\nextension A: P {}",
      "B.swift": "class B: A {}\nprotocol Q: P {}",
    ])
    #expect(try app.slice("A").files.count == 2)
  }

  @Test func aFileThatIsNoSwiftIsListed() {
    let app = MadeUpApp(files: ["A.swift": "class A {}", "B.swift": "/* no end", "C.swift": "let text = \"no end"])
    #expect(app.index.unreadable.map(\.file) == ["B.swift", "C.swift"])
    #expect(throws: Never.self) { try app.slice("A") }
  }

  @Test func anInitialiserMayCallAnotherOfItsExtension() throws {
    let app = MadeUpApp(files: [
      "Cell.swift": "class Cell: UIView { let brand = UIColor(hex: \"ff\") }",
      "Colors.swift": """
      extension UIColor {
        convenience init(hex: String) { self.init(rgb: 255) }
        private convenience init(rgb: Int) { self.init(white: 0, alpha: 1) }
        convenience init(gray: Int) { self.init(white: 0, alpha: 1) }
      }
      """,
    ])
    let lines = try app.slice("Cell").lines("Colors.swift")
    #expect(lines.contains { $0.contains("init(rgb: Int)") } && !lines.contains { $0.contains("init(gray") })
  }

  /// One build has the files of all modules: a name keeps the meaning that it has in its own.
  @Test func aNameOfSwiftsIsToldFromThatOfAnotherModule() throws {
    let app = MadeUpApp(files: [
      "Sources/Store/Site.swift": "public protocol Identifiable: Equatable {}\npublic class Site: Identifiable {}",
      "Sources/App/Cell.swift": "import Store\nclass Cell: UIView { let site = Site(); let tag = Tag() }",
      "Sources/Wallet/Tag.swift": "struct Tag: Identifiable { var id: Int { 1 } }",
    ])
    let slice = try app.slice("Cell")
    #expect(slice.text("Sources/Wallet/Tag.swift")?.contains("struct Tag: Swift.Identifiable") == true)
    #expect(slice.text("Sources/Store/Site.swift")?.contains("class Site: Identifiable") == true)
  }

  /// Without Objective-C none can override in an extension.
  @Test func anOverrideInAnExtensionOfTheSystemIsLeftOut() throws {
    let app = MadeUpApp(files: [
      "Cell.swift": "class Cell: UIView { func f() { setValue(1, forKey: \"a\"); glow() } }",
      "More.swift": """
      extension UIView {
        open override func setValue(_ value: Any?, forKey key: String) {}
        func glow() {}
      }
      """,
    ])
    let slice = try app.slice("Cell")
    #expect(slice.leftOut == ["More.swift:2: UIView.setValue, an override in an extension"])
    #expect(slice.lines("More.swift") == ["extension UIView {", "func glow() {}", "}"])
  }
}
