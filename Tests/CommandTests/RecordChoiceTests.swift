import Testing

/// `cell --record` takes a place or an id, as tables name cards by their ids.
struct RecordChoiceTests {
  private func folder() throws -> Folder {
    let folder = try Folder()
    try folder.put(
      """
      {"id": "d1", "title": "One"}
      {"id": "d2", "title": "Two"}
      {"id": 1, "title": "Three"}
      {"id": 7, "title": [1]}
      {"id": "d2", "title": "Again"}
      {"id": 99, "title": "Last"}

      """, "cards.ndjson")
    try folder.put(
      """
      {"records": "cards.ndjson", "cell": {"label": {"id": "titleLabel"}},
       "variants": {"scale": [2, 3], "contentSizeCategory": ["large"], "cardWidth": [160, 176]}}
      """, "A.shelf.json")
    return folder
  }

  /// A place goes before an id, and the first of equal ids counts.
  @Test(arguments: [("0", "One"), ("1", "Two"), ("d2", "Two"), ("4", "Again"), ("99", "Last"), ("d1", "One")])
  func placesAndIDs(_ record: String, _ title: String) throws {
    let outcome = try folder().run("cell", "A.shelf.json", "--record", record)
    #expect(outcome.code == 0 && outcome.output.contains("| \(title)\n"), "\(outcome)")
  }

  @Test func faultsOfRecordsThatAreNamed() throws {
    let folder = try folder()
    let none = try folder.run("cell", "A.shelf.json", "--record", "d3")
    #expect(none.code == 64)
    #expect(
      none.errors.hasPrefix("Error: No record in 'cards.ndjson' has the id 'd3'\n"))
    let fault = "cards.ndjson:4:20: error: the field 'title' holds an array or an object, which no label can show\n"
    #expect(try folder.run("cell", "A.shelf.json", "--record", "7") == Outcome(65, errors: fault))
    // A fault behind the record that an id names does not matter; one behind a place that is not there does.
    try folder.put("{\"id\": \"a\", \"title\": \"A\"}\n{\"id\"\n", "cards.ndjson")
    #expect(try folder.run("cell", "A.shelf.json", "--record", "a").code == 0)
    #expect(try folder.run("cell", "A.shelf.json", "--record", "9").code == 65)
  }
}
