import Catalog
import Testing

@Suite struct JSONEditsTests {
  /// Changes of the outermost object's members.
  private func changed(_ text: String, _ changes: [(key: String, value: String?)]) throws -> String {
    var edits = try JSONEdits(Array(text.utf8), file: "f")
    for (key, value) in changes { edits.set(key, of: edits.root, to: value) }
    return String(decoding: edits.result, as: UTF8.self)
  }

  @Test(arguments: [
    // Values of each kind, and what stands round them.
    ("{ \"a\" : [1, {\"a\": 2}] ,\r\n\t\"b\":\"}\" }\n", "9", "{ \"a\" : 9 ,\r\n\t\"b\":\"}\" }\n"),
    ("\u{FEFF}{\"é\": 1,\n \"a\": null}", "9", "\u{FEFF}{\"é\": 1,\n \"a\": 9}"),
    ("{\"a\":-1.5e3}", "9", "{\"a\":9}"),
    // New members come first, parted as the first one is.
    ("{}", "9", "{\"a\": 9}"),
    ("{\"b\": 1}", "9", "{\"a\": 9, \"b\": 1}"),
    ("{\n  \"b\": 1\n}", "9", "{\n  \"a\": 9,\n  \"b\": 1\n}"),
    // Members that go take their comma along.
    ("{\"a\": 1}", nil, "{}"),
    ("{\"a\": 1, \"b\": 2}", nil, "{\"b\": 2}"),
    ("{\"b\": 2, \"a\": 1 }", nil, "{\"b\": 2 }"),
    ("{\n  \"b\": 2,\n  \"a\": 1\n}", nil, "{\n  \"b\": 2\n}"),
    ("{\"b\": 2}", nil, "{\"b\": 2}"),
  ]) func changesOneMember(text: String, value: String?, result: String) throws {
    #expect(try changed(text, [("a", value)]) == result)
  }

  @Test(arguments: [
    ("{\"b\": 1}", "{\"a\": 9}"), ("{ \"b\": 1 }", "{ \"a\": 9 }"), ("{\"b\": 1, \"c\": 2}", "{\"a\": 9, \"c\": 2}"),
    ("{\"c\": 2, \"b\": 1}", "{\"a\": 9, \"c\": 2}"), ("{}", "{\"a\": 9}"), ("{\"b\": 1, \"a\": 2}", "{\"a\": 9}"),
  ]) func takesOneAwayAndAddsAnother(text: String, result: String) throws {
    #expect(try changed(text, [("b", nil), ("a", "9")]) == result)
    #expect(try changed(text, [("a", "9"), ("b", nil)]) == result)
  }

  @Test func changesObjectsInside() throws {
    var edits = try JSONEdits(Array("{\"a\": {\"b\": {}}, \"c\": 1}".utf8), file: "f")
    let inner = try #require(edits.root.object?["a"]?.object?["b"])
    edits.set("c", of: edits.root, to: "\"x\"")
    edits.set("d", of: inner, to: "true")
    #expect(String(decoding: edits.result, as: UTF8.self) == "{\"a\": {\"b\": {\"d\": true}}, \"c\": \"x\"}")
    // What is no object has no members.
    edits.set("d", of: try #require(edits.root.object?["c"]), to: "1")
    #expect(String(decoding: edits.result, as: UTF8.self) == "{\"a\": {\"b\": {\"d\": true}}, \"c\": \"x\"}")
  }
}
