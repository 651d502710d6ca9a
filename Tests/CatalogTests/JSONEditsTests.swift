import Catalog
import SeededRandom
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
    ("\u{FEFF}{\"a\": null}", "9", "\u{FEFF}{\"a\": 9}"),
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
    // A value that is no object has no members.
    edits.set("d", of: try #require(edits.root.object?["c"]), to: "1")
    #expect(String(decoding: edits.result, as: UTF8.self) == "{\"a\": {\"b\": {\"d\": true}}, \"c\": \"x\"}")
  }

  /// Several changes of an object at once, in any order, against the list of its members.
  @Test func changesManyMembers() throws {
    var random = SeededGenerator(seed: 87)
    let gaps = ["", " ", "\n  ", "\r\n\t"]
    let values = ["1", "\"x,}\"", "[1, {\"a\": 2}]", "{}", "null", "\"\\\"\"", "-1.5e3"]
    for number in 0..<Sweep.count(20_000) {
      func gap() -> String { gaps.randomElement(using: &random) ?? "" }
      func value() -> String { values.randomElement(using: &random) ?? "" }
      var members = ["a", "b", "\u{E9}", "d"].shuffled(using: &random).prefix(number % 5).map { ($0, value()) }
      let inside = members.map { "\(gap())\"\($0)\"\(gap()):\(gap())\($1)\(gap())" }.joined(separator: ",")
      let text = (number % 3 == 0 ? "\u{FEFF}\n" : gap()) + "{" + inside + "}" + gap()
      var changes: [(key: String, value: String?)] = []
      var new: [(String, String)] = []
      for key in ["a", "b", "\u{E9}", "d", "e", "e\u{301}"].shuffled(using: &random).prefix(3) {
        let isNew = !members.contains { $0.0.utf8.elementsEqual(key.utf8) }
        // One member of an object goes at most.
        let value = changes.contains { $0.value == nil } || Bool.random(using: &random) ? value() : nil
        changes.append((key, value))
        if isNew, let value { new.append((key, value)) }
        members = members.compactMap { member in
          member.0.utf8.elementsEqual(key.utf8) ? value.map { (member.0, $0) } : member
        }
      }
      let result = try changed(text, changes)
      let found = try JSONValue.parse(Array(result.utf8), file: "f").object?.members ?? []
      let expected = new + members
      #expect(found.map { Array($0.key.utf8) } == expected.map { Array($0.0.utf8) }, "\(text), \(changes), \(result)")
      for (member, (_, value)) in zip(found, expected) {
        let wanted = try JSONValue.parse(Array(value.utf8), file: "f")
        #expect(member.value.kindName == wanted.kindName && member.value.string == wanted.string)
      }
      #expect(try changed(text, []) == text)
    }
  }

  /// A changed value may be nested as deep as a document may be.
  @Test func changesDeepValues() throws {
    let deep = String(repeating: "[", count: 511) + String(repeating: "]", count: 511)
    #expect(try changed("{\"a\": \(deep), \"b\": 1}", [("a", "2")]) == "{\"a\": 2, \"b\": 1}")
  }
}
