import Testing

@testable import SourceSlicing

/// The types that names and places mean.
@Suite struct MeaningTests {
  /// An app and its widget have a currency each.
  @Test func anExtensionBesideAnotherTypeOfTheNameIsOfThat() throws {
    let app = MadeUpApp(files: [
      "App/Cell.swift": "class Cell: UIView { func f(_ a: Currency) { print(a.isCoin) } }",
      "App/Currency.swift": "struct Currency { let id = 1 }",
      "App/More.swift": "extension Currency { var isCoin: Bool { id == 1 } }",
      "Widget/Currency.swift": "struct Currency {}\nextension Currency { var isCoin: Bool { false } }",
    ])
    #expect(try app.slice("Cell").files.map(\.path) == ["App/Cell.swift", "App/Currency.swift", "App/More.swift"])
  }

  /// A generic cell makes the views that it is a cell of, and a function of all views one that it does not name.
  @Test(arguments: [
    "class Row<View: UIView>: UITableViewCell { let view = View() }\nclass Cell: Row<Badge> {}",
    "class Row<One: UIView, Two: UIView>: UITableViewCell { let view = Two() }\nclass Cell: Row<Set<UIView>, Badge> {}",
    "class Cell: UITableViewCell { let badge: Badge = .create {} }",
  ])
  func aViewThatIsAnArgumentIsMade(_ cell: String) throws {
    let app = MadeUpApp(files: [
      "Cell.swift": cell,
      "Badge.swift": """
      class Badge: UIView {
        let count: Int
        override init(frame: CGRect) { count = 1; super.init(frame: frame) }
      }
      """,
    ])
    let lines = try app.slice("Cell").lines("Badge.swift")
    #expect(lines.contains("override init(frame: CGRect) { count = 1; super.init(frame: frame) }"))
  }

  /// A class stores its properties of Core Data, and an extension can't: there the object keeps their values.
  @Test func propertiesOfCoreDataAreKept() throws {
    let app = MadeUpApp(files: [
      "Cell.swift": "class Cell: UIView { func show(_ book: Book) { _ = (book.title, book.pages) } }",
      "Book.swift": "class Book: NSManagedObject { @NSManaged var title: String }",
      "Book+.swift": "extension Book { @NSManaged var pages: [Int]?\n@NSManaged func add(_ page: Int) }",
    ])
    let slice = try app.slice("Cell", usedBy: "let book = Book()")
    #expect(slice.text("Book.swift")?.contains("@HeadlessStored") == true)
    #expect(slice.text("Book.swift")?.contains("init") == false)
    #expect(
      slice.lines("Book+.swift").first?.hasSuffix(
        "var pages:  [Int]? { get { headlessValue(\"pages\") } set { keepHeadlessValue(\"pages\", newValue) } }")
        == true
    )
    #expect(slice.standIns.source.contains("open class NSManagedObject: HeadlessManagedObject, HeadlessStandsIn {"))
    #expect(slice.standIns.entries.allSatisfy { !$0.decidesSize })
  }

  /// The name means the type of the own module's alias, which a tool makes.
  @Test(arguments: ["", "public enum DesignAsset { enum Colors { static let gray = Shade() } }"])
  func anAliasOfTheOwnModuleComesFirst(_ made: String) throws {
    let app = MadeUpApp(files: [
      "Write/Sources/Views/Cell.swift": "import Design\nclass Cell: UIView { let color = Colors.gray.color }",
      "Write/Sources/Environment.swift": "typealias Colors = DesignAsset.Colors",
      "Design/Sources/Colors.swift": "public enum Colors { static let gray = UIColor(named: \"gray\") }",
      "Design/Derived/Made.swift": made,
    ])
    let slice = try app.slice("Cell")
    #expect(slice.text("Design/Sources/Colors.swift") == nil)
    #expect((slice.text("Design/Derived/Made.swift") == nil) == made.isEmpty)
    #expect(slice.lines("Write/Sources/Environment.swift") == ["typealias Colors = DesignAsset.Colors"])
  }

  /// A repository has an old app beside the new one, and each a type of a name.
  @Test func anExtensionIsOneOfTheNearestType() throws {
    let app = MadeUpApp(files: [
      "old/Cell.swift": "class Cell: UIView { func f(_ a: Topic) { print(a.id) } }",
      "old/Topic.swift": "class Topic { var id = 1 }",
      "new/Data/Topic.swift": "class Topic: NSManagedObject {}",
      "new/Data/Topic+Properties.swift": "extension Topic { @NSManaged var id: Int64 }",
    ])
    #expect(try app.slice("Cell").files.map(\.path) == ["old/Cell.swift", "old/Topic.swift"])
  }

  /// The compiler writes a coder of all cases, and of none it can't.
  @Test func anEnumerationWithACoderKeepsItsCases() throws {
    let app = MadeUpApp(files: [
      "Cell.swift": "class Cell: UIView { var data: Mandate? }",
      "Mandate.swift": "enum Mandate: Codable { case single(String) }",
    ])
    #expect(try app.slice("Cell").text("Mandate.swift")?.contains("case single(String)") == true)
  }
}
