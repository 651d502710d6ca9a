import Catalog
import Testing

@testable import ShelfHeightCommand

/// Classes that Xcode makes of a data model are those that no source declares.
@Suite struct CoreDataEntitiesTests {
  private static let model = """
    <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
    <model type="com.apple.IDECoreDataModeler.DataModel">
      <entity name="Book" representedClassName=".StoredBook" codeGenerationType="class">
        <attribute name="title" attributeType="String"/>
        <attribute name="pages" attributeType="Integer 16" usesScalarValueType="YES"/>
        <attribute name="price" optional="YES" attributeType="Integer 64" usesScalarValueType="NO"/>
        <attribute name="isNew" attributeType="Boolean" usesScalarValueType="YES"/>
        <attribute name="at" attributeType="Date" usesScalarValueType="NO"/>
        <attribute name="tint" attributeType="Transformable" customClassName="UIColor"/>
        <attribute name="words" attributeType="Transformable" customClassName="[String]"/>
        <attribute name="bad" attributeType="Transformable" customClassName="A } func run() {"/>
        <attribute name="bad name" attributeType="String"/>
        <relationship name="authors" toMany="YES" ordered="YES" destinationEntity="Author"/>
        <relationship name="tags" toMany="YES" destinationEntity="Author"/>
        <relationship name="sequel" maxCount="1" destinationEntity="Book"/>
      </entity>
      <entity name="Novel" parentEntity="Book" codeGenerationType="class"/>
      <entity name="Author" representedClassName="Author" codeGenerationType="category">
        <attribute name="id" attributeType="UUID"/>
      </entity>
      <entity name="Known" codeGenerationType="class"/>
      <entity name="Own" representedClassName="Own"/>
      <entity name="a }{" codeGenerationType="class"/>
      <elements/>
    </model>
    """

  private func entities(_ texts: [String: String]) -> CoreDataEntities {
    struct Missing: Error {}
    let files = texts.keys.filter { $0.hasSuffix("/contents") }.sorted()
    return CoreDataEntities(files, besides: ["Author", "Known"].contains) { path in
      guard let text = texts[path] else { throw Missing() }
      return Array(text.utf8)
    }
  }

  @Test func classesAndExtensionsThatXcodeMakes() {
    #expect(
      entities(["/m.xcdatamodeld/m.xcdatamodel/contents": Self.model]).source == """
        // Xcode makes these of the app's data models when it builds the app.
        import CoreData

        public class StoredBook: NSManagedObject {
          @NSManaged public var title: String?
          @NSManaged public var pages: Int16
          @NSManaged public var price: NSNumber?
          @NSManaged public var isNew: Bool
          @NSManaged public var at: Date?
          @NSManaged public var tint: UIColor?
          @NSManaged public var words: [String]?
          @NSManaged public var authors: NSOrderedSet?
          @NSManaged public var tags: NSSet?
          @NSManaged public var sequel: StoredBook?
        }

        public class Novel: StoredBook {
        }

        extension Author {
          @NSManaged public var id: UUID?
        }

        """)
  }

  /// Of several versions the current one counts, and of none that is named the last.
  @Test func theCurrentVersionCounts() {
    func model(_ name: String) -> String { "<model><entity name=\"\(name)\" codeGenerationType=\"class\"/></model>" }
    var texts = [
      "/m.xcdatamodeld/m.xcdatamodel/contents": model("One"), "/m.xcdatamodeld/m 2.xcdatamodel/contents": model("Two"),
    ]
    #expect(entities(texts).source?.contains("class One:") == true)
    texts["/m.xcdatamodeld/.xccurrentversion"] = "<string>m 2.xcdatamodel</string>"
    #expect(entities(texts).source?.contains("class Two:") == true)
    #expect(entities(texts).source?.contains("class One:") == false)
  }

  @Test func aModelThatIsNoneIsNamed() {
    let broken = entities(["/m.xcdatamodel/contents": "<model><entity", "/n.xcdatamodel/contents": "<model/>"])
    #expect(broken.source == nil)
    #expect(broken.warnings.count == 1 && broken.warnings[0].position != nil)
    #expect(broken.warnings[0].message.hasSuffix(": the classes of this data model are not known"))
  }
}
