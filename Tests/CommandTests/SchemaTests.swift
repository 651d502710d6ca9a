import Catalog
import Foundation
import Reporting
import ShelfBatch
import Testing

@testable import ShelfHeightCommand

/// Schemas and the reference of all keys.
struct SchemaTests {
  /// The article is the one that the tables write: `shelf-height schema --format markdown`.
  @Test func theArticleIsWrittenByTheTables() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let article = root.appendingPathComponent("Sources/ShelfBatch/ShelfBatch.docc/Guide/Keys.md")
    let written = try Folder().run("schema", "--format", "markdown")
    #expect(written == Outcome(0, output: try String(contentsOf: article, encoding: .utf8)))
  }

  @Test(arguments: ShowSchema.names) func schemasAreJSON(name: String) throws {
    let outcome = try Folder().run("schema", name)
    #expect(outcome.code == 0 && outcome.errors.isEmpty)
    let schema = try JSONValue.parse(Array(outcome.output.utf8), file: name)
    #expect(schema.object?["$schema"]?.string == "https://json-schema.org/draft/2020-12/schema")
    #expect(schema.object?["$defs"]?.object?.members.isEmpty == false)
  }

  @Test func withoutANameItIsTheConfigurations() throws {
    let folder = try Folder()
    #expect(try folder.run("schema") == folder.run("schema", "shelf"))
    for (arguments, message) in [
      (["schema", "shelve"], "Error: Unknown schema 'shelve'. Did you mean 'shelf'?"),
      (["schema", "shelf", "layout"], "Error: Unexpected argument 'layout'"),
      (
        ["schema", "measure", "--format", "markdown"], "Error: The format 'markdown' is for 'shelf' and 'layout' alone"
      ),
    ] {
      let outcome = try folder.run(arguments)
      #expect(outcome.code == 64 && outcome.errors.hasPrefix(message + "\n"), "\(outcome.errors)")
    }
  }

  /// Heights of cards have columns of their own.
  @Test func cardsHaveASchema() throws {
    let row = try Folder().run("schema", "measure-each-row").output
    for column in ["shelf", "variant", "index", "id", "contentHeight", "itemHeight"] {
      #expect(row.contains("\"\(column)\""), "\(column)")
    }
    #expect(try Folder().run("schema", "measure-each").output.contains("\"cards\""))
  }

  /// Every key is described: an example that the file's reader takes, a sentence, and no two objects of one name differ.
  @Test func everyKeyIsDescribed() throws {
    for root in [Settings.configuration, LayoutDescription.keys] {
      for object in ValueShape.described(root).objects {
        #expect(object.text.hasSuffix(".") || object.text.isEmpty, "\(object.name)")
        for key in object.keys {
          #expect(key.text.hasSuffix("."), "\(object.name).\(key.name)")
          let example = try #require(key.example, "\(object.name).\(key.name)")
          #expect(throws: Never.self) { try JSONValue.parse(Array(example.utf8), file: key.name) }
        }
      }
    }
    for key in Settings.configuration.keys where key.name != "variants" {
      let text = #"{"\#(key.name)": \#(key.example ?? "")}"#
      #expect(throws: Never.self, "\(text)") { try ShelfConfiguration.parse(Array(text.utf8), file: "A") }
    }
  }

  /// A configuration may name its schema.
  @Test func editorsFindTheSchema() throws {
    let folder = try Folder()
    try folder.put(#"{"$schema": "shelf.schema.json", "cardWidth": 176}"#, "A.shelf.json")
    #expect(try folder.run("cell", "A.shelf.json").code == 0)
  }
}
