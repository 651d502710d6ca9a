import CellShowing
import SourceSlicing
import Testing

/// An app in memory.
private struct MadeUpApp {
  let files: [String: String]

  var index: SourceIndex {
    let files = files
    return SourceIndex(paths: files.keys.sorted()) { Array((files[$0] ?? "").utf8) }
  }
}

@Suite struct ShowingTests {
  private func ways(_ files: [String: String], _ root: String = "Cell") throws -> [Showing.Way] {
    try Showing(of: root, in: MadeUpApp(files: files).index).ways
  }

  @Test func aFunctionThatTakesTheAppsTypeComesBeforeOneOfPlainValues() throws {
    let ways = try ways([
      "Cell.swift": """
      class Cell: UICollectionViewCell {
        func set(title: String) {}
        func show(_ story: Story) {}
        private func hidden(_ text: String) {}
      }
      """,
      "Story.swift": "struct Story { let title: String; let likes: Int; let url: URL?; let onTap: () -> Void }",
    ])
    #expect(ways.map(\.name) == ["show(_:)", "set(title:)"])
    #expect(
      ways[0].makes
        == "record -> Story in\n      Story(title: record[\"title\"], likes: record[\"likes\"] ?? 3, url: URL(string: record[\"url\"]) ?? URL(fileURLWithPath: \"/\"), onTap: {})"
    )
    #expect(ways[0].fields.map(\.name) == ["title", "likes", "url"])
  }

  @Test func ofSeveralTheOneThatTheDataSourceCallsIsTaken() throws {
    let ways = try ways([
      "Cell.swift": "class Cell: UIView { func setTitle(_ title: String) {}; func fill(title: String) {} }",
      "Source.swift": "class Source { func cell() { let cell = Cell(); cell.fill(title: \"\") } }",
    ])
    #expect(ways.map(\.name) == ["fill(title:)", "setTitle(_:)"])
  }

  @Test func aPropertyWithAnObserverShows() throws {
    let ways = try ways([
      "Cell.swift": "class Cell: UIView { var story: Story! { didSet { } }; var note = Note() { didSet {} } }",
      "Story.swift": "class Story { init(title: String) {} }\nstruct Note { init() {}; init(text: String) {} }",
    ])
    #expect(ways.map(\.name) == ["story", "note"])
    #expect(ways[0].makes == "record -> Story? in\n      Story(title: record[\"title\"])")
    #expect(ways[1].makes == "record -> Note in\n      Note(text: record[\"text\"])")
  }

  /// The height that the app states is read where it is a number.
  @Test(
    arguments: [
      ("table.rowHeight = 44", 44), ("table.rowHeight = UITableView.automaticDimension", nil),
      ("func f(heightForRowAt p: IndexPath) -> CGFloat { return 52.5 }", 52.5),
      ("func f(heightForRowAt p: IndexPath) -> CGFloat { p.row == 0 ? 52 : 60 }", nil),
      ("func f(heightForRowAt p: IndexPath) -> CGFloat { 2 * 30 }", nil),
      ("func f(sizeForItemAt p: IndexPath) -> CGSize { CGSize(width: g(1), height: 120) }", 120),
      (
        "enum Size { static let card: CGFloat = 90 }\nlet a = { $0.itemSize = CGSize(width: 1, height: Size.card) }", 90
      ),
      ("let a = Layout(widthDimension: .absolute(3), heightDimension: .absolute(64))", 64),
      ("let a = Layout(heightDimension: .estimated(64))", nil), ("a.rowHeight = 3\nb.rowHeight = 4", nil),
      ("let itemSize = g(44)\nlet b = c(itemSize: itemSize)\na.rowHeight = 44", 44),
      ("a.itemSize = CGSize", nil), ("a.rowHeight =", nil), ("let a = 3\nb.rowHeight = c.", nil),
    ] as [(String, Double?)])
  func theHeightThatTheAppStatesIsRead(_ code: String, _ height: Double?) throws {
    let files = ["Cell.swift": "class Cell: UICollectionViewCell {}", "List.swift": "let cell = Cell()\n\(code)"]
    let showing = try Showing(of: "Cell", in: MadeUpApp(files: files).index)
    #expect(showing.statedHeight?.points == height)
    #expect(!showing.sizedBy.isEmpty && showing.sizedBy[0].hasPrefix("List.swift:"))
  }

  /// A function of a delegate is asked before a property of the layout, and headers have their own.
  @Test(
    arguments: [
      ("UICollectionReusableView", "layout.headerReferenceSize = CGSize(width: w, height: 20)", 20),
      (
        "UICollectionReusableView",
        "layout.headerReferenceSize = CGSize(width: w, height: 20)\n"
          + "func f(referenceSizeForHeaderInSection s: Int) -> CGSize { CGSize(width: w, height: 36) }", 36
      ),
      ("UICollectionReusableView", "layout.itemSize = CGSize(width: w, height: 20)", nil),
      ("UITableViewHeaderFooterView", "func f(heightForHeaderInSection s: Int) -> CGFloat { 28 }", 28),
      ("UICollectionViewCell", "layout.headerReferenceSize = CGSize(width: w, height: 20)", nil),
      ("UICollectionViewCell", "func sizeForItem(at i: Int) -> CGSize { context.size(with: Cell.rowHeight) }", 64),
      ("UICollectionViewCell", "func f() -> CGFloat { switch kind { case .story: return Cell.Size.height } }", 30),
      ("UICollectionViewCell", "func f() -> CGSize { switch kind { case .story: return Cell.Layout.size } }", 128),
    ] as [(String, String, Double?)])
  func theHeightIsThatOfTheKindOfView(_ base: String, _ code: String, _ height: Double?) throws {
    let files = [
      "Cell.swift":
        """
      class Cell: \(base) { enum Size { static let height: CGFloat = 30 }; static let rowHeight: CGFloat = 64
        enum Layout { static let size: CGSize = CGSize(width: w, height: 128) }; func f(size: Int) {} }
      """,
      "List.swift": "let cell = Cell()\n\(code)",
    ]
    #expect(try Showing(of: "Cell", in: MadeUpApp(files: files).index).statedHeight?.points == height)
  }

  /// A view that only its file sees is sized there.
  @Test func theFileOfTheClassStatesItsHeight() throws {
    let files = [
      "Cell.swift":
        "private class Cell: UITableViewCell { let rowHeight = 3 }\nclass List { func f() { _ = Cell(); table.rowHeight = 44 } }"
    ]
    #expect(try Showing(of: "Cell", in: MadeUpApp(files: files).index).statedHeight?.points == 44)
  }

  /// The constant is the cell's own, in its file.
  @Test(
    arguments: [
      ("Cell.height", 70), ("Cell.height; func g() { let height = 300 }", 70), ("Cell.other", nil), ("infinity", nil),
      ("1e300", nil), ("limit; let limit = 44", 44),
      ("limit; let limit = 44; var limit = 2", nil), ("view.limit; let limit = 44", nil), ("Cell.height * 2", nil),
      ("Other.height", nil),
    ] as [(String, Double?)])
  func aConstantOfATypeIsReadInItsFile(_ code: String, _ height: Double?) throws {
    let files = [
      "Cell.swift": "class Cell: UITableViewCell { static let height: CGFloat = 70.0; static let other = f(2) }",
      "List.swift": "let cell = Cell()\nfunc f(heightForRowAt p: IndexPath) -> CGFloat { return \(code) }",
    ]
    #expect(try Showing(of: "Cell", in: MadeUpApp(files: files).index).statedHeight?.points == height)
  }

  @Test(arguments: [
    ("", "default"), ("func f() { detailTextLabel?.text = \"\" }", "subtitle"),
  ])
  func aRowHasTheStyleThatItsLabelsAskFor(_ code: String, _ style: String) throws {
    let files = ["Cell.swift": "class Cell: UITableViewCell { \(code) }"]
    let showing = try Showing(of: "Cell", in: MadeUpApp(files: files).index)
    #expect(showing.maker == "Cell(style: .\(style), reuseIdentifier: nil)")
    let list = files.merging(["List.swift": "let cell = Cell(style: .value2, reuseIdentifier: nil)"]) { $1 }
    #expect(
      try Showing(of: "Cell", in: MadeUpApp(files: list).index).maker == "Cell(style: .value2, reuseIdentifier: nil)")
  }

  /// `Configuration` is a type of UIKit's as well.
  @Test func aTypeInTheCellIsNotThatOfTheSystem() throws {
    let ways = try ways([
      "Cell.swift": """
      class Cell: UIView {
        struct Configuration { let title: String }
        func show(_ configuration: Configuration, animated: Bool) {}
      }
      """
    ])
    #expect(ways[0].makes == "record in record")
    #expect(ways[0].shows.contains("cell.show(Cell.Configuration(title: record[\"title\"])"))
  }

  /// A class with a designated initialiser of its own inherits none ("Automatic Initializer Inheritance").
  @Test func aCellIsMadeByAnInitialiserThatItHas() throws {
    let valued = [
      "Cell.swift": """
      class Cell: UITableViewCell {
        init(title: String) { super.init(style: .value1, reuseIdentifier: nil) }
        required init?(coder: NSCoder) { fatalError() }
        func show(_ title: String) {}
      }
      """
    ]
    #expect(try ways(valued).map(\.name) == ["init(title:)"])
    let bare = valued.mapValues { $0.replacing("init(title: String)", with: "init()") }
    #expect(try Showing(of: "Cell", in: MadeUpApp(files: bare).index).maker == "Cell()")
    let both = valued.mapValues { $0.replacing("init(title", with: "convenience init(title") }
    #expect(try ways(both).map(\.name) == ["show(_:)", "init(title:)"])
  }

  @Test func anInitialiserShowsWhatItTakes() throws {
    let ways = try ways([
      "Cell.swift":
        "class Cell: UIView { init(story: Story) {}; override init(frame: CGRect) {}; init?(coder: NSCoder) {} }",
      "Story.swift": "struct Story { let title: String }",
    ])
    #expect(ways.map(\.name) == ["init(story:)"] && ways[0].isMaker)
    #expect(ways[0].makes == "record -> Story in\n      Story(title: record[\"title\"])")
    #expect(ways[0].shows == "cell, value in\n      Cell(story: value)")
  }

  /// Core Data makes its objects without parameters, and keeps what is set.
  @Test func anObjectOfCoreDataGetsItsProperties() throws {
    let ways = try ways([
      "Cell.swift": "class Cell: UIView { func show(_ book: Book) {} }",
      "Book.swift": "class Book: NSManagedObject { convenience init(in context: Context) { self.init() } }",
      "Book+.swift": """
      extension Book {
        @NSManaged var title: String?
        @NSManaged var pages: Int16
        @NSManaged var tags: NSSet?
        @NSManaged var author: Author?
        @NSManaged func addToTags(_ tag: NSSet)
      }
      class Author: NSManagedObject { @NSManaged var name: String?; @NSManaged var books: Book? }
      """,
    ])
    #expect(
      ways.map(\.makes) == [
        """
        record -> Book in
              { let object = Book(); object.title = record["title"]; object.pages = record["pages"] ?? 3; \
        object.author = { let object = Author(); object.name = record["name"]; return object }(); return object }()
        """
      ])
  }

  @Test func sizingCellIsTheFirstWay() throws {
    let ways = try ways([
      "Cell.swift": """
      class Cell: UIView {
        func configure(with model: Model, isSizing: Bool) {}
        func show(_ model: Model) {}
      }
      enum Model { case title(title: String) }
      """
    ])
    #expect(ways.first?.name == "configure(with:isSizing:)")
    #expect(ways.first?.shows == "cell, value in\n      cell.configure(with: value, isSizing: true)")
    #expect(ways.first?.makes == "record -> Model in\n      Model.title(title: record[\"title\"])")
  }

  @Test func aProtocolIsMadeOfWhatConformsOrMadeUp() throws {
    let ways = try ways([
      "Cell.swift": """
      protocol Titled { var title: String { get } }
      class Cell: UIView { func show(_ titled: Titled) {} }
      """
    ])
    #expect(ways.first?.conformers.count == 1)
    #expect(ways.first?.makes.contains("SampleTitled(record)") == true)
  }

  @Test func aRecordOfWhichNoValueCanBeMadeIsLeftOutBeforeItIsShown() throws {
    let ways = try ways([
      "Cell.swift": """
      class Cell: UIView {
        struct Model { init?(title: String) { return nil } }
        func show(_ model: Model) {}
      }
      """
    ])
    #expect(
      ways.first?.makes
        == "record in\n      _ = try made(Cell.Model(title: record[\"title\"]))\n      return record")
  }

  @Test func aliasesThatLeadBackToEachOtherEnd() throws {
    let ways = try ways([
      "Cell.swift": "class Cell: UIView { func show(_ first: First, title: String) {} }",
      "Aliases.swift": "typealias First = Second\ntypealias Second = First",
    ])
    #expect(ways.isEmpty)
  }

  @Test func labelsAreSetWhereNothingElseShows() throws {
    let ways = try ways([
      "Cell.swift": "class Cell: UITableViewCell { let titleLabel = UILabel(); private let other = UILabel() }"
    ])
    #expect(ways.map(\.name) == ["titleLabel.text", "other.text"])
    #expect(ways[1].shows.contains("SizedCell.label(\"other\", of: cell)?.text = record[\"other\"]"))
  }

  /// A label that has a text of its own is not filled, and a cell of such labels takes nothing.
  @Test func aCellWithTextsOfItsOwnTakesNothing() throws {
    let text =
      "class Cell: UIView { private let note: UILabel = { let label = UILabel(); label.text = \"\"; return label }() }"
    let app = MadeUpApp(files: ["Cell.swift": text])
    let showing = try Showing(of: "Cell", in: app.index)
    #expect(showing.takesNothing && showing.ways.isEmpty)
    let taking = MadeUpApp(files: ["Cell.swift": "class Cell: UIView { func show(_ value: Int) {} }"])
    #expect(try !Showing(of: "Cell", in: taking.index).takesNothing)
  }

  @Test func textsWithADefaultAreAskedForWhereNothingElseIsOne() throws {
    let ways = try ways([
      "Cell.swift": "class Cell: UIView { func show(_ dog: Dog) {} }",
      "Dog.swift": "class Dog { init(age: Int = 1, name: String? = nil, file: String = #file) {} }",
    ])
    #expect(ways[0].makes == "record -> Dog in\n      Dog(name: record[\"name\"])")
  }

  /// Of several types that conform to a protocol the first that takes a text is made.
  @Test func aValueOfAProtocolIsOneWithAText() throws {
    let ways = try ways([
      "Cell.swift": "class Cell: UIView { func show(_ filter: Filter) {} }",
      "Filter.swift": "protocol Filter {}\nenum Kind: Filter { case all }\nstruct Place: Filter { let name: String }",
    ])
    #expect(ways[0].makes == "record -> Filter in\n      Place(name: record[\"name\"])")
  }

  @Test func aViewIsMadeByItsInitialiser() throws {
    let ways = try ways(
      [
        "Card.swift": """
        import SwiftUI
        struct Card<Label: View>: View {
          let title: LocalizedStringKey
          @Binding var isOn: Bool
          @ViewBuilder let label: Label
          var tint: Color? = nil
          @State private var count = 0
          @Environment(\\.colorScheme) private var scheme
          @EnvironmentObject private var store: Store
          var body: some View { Row() }
        }
        struct Row: View { @Environment(Theme.self) var theme; var body: some View { EmptyView() } }
        class Store: ObservableObject { init() {} }
        @Observable class Theme { init() {} }
        """
      ], "Card")
    #expect(ways.map(\.name) == ["init(title:isOn:label:)"])
    #expect(
      ways[0].makes == """
        record in
              Card(title: LocalizedStringKey(record["title"] as String), isOn: .constant(record["isOn"] ?? false), label: { Text(record["label"] as String) })
                .environmentObject(Store())
                .environment(Theme())
        """)
    #expect(ways[0].fields.map(\.name) == ["title", "isOn", "label"])
  }
}
