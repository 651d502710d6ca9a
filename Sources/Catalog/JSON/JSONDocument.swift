/// A document of results that come one after another, each in a line: `{"schemaVersion": 1, "shelves": [` and so on.
package struct JSONDocument {
  private let list: StaticString
  private let indent: String
  private var isEmpty = true

  /// - Parameters:
  ///   - list: the name of the member that holds the results.
  ///   - indent: what stands before each.
  package init(list: StaticString, indent: String = "  ") {
    self.list = list
    self.indent = indent
  }

  /// Writes what stands before the results.
  ///
  /// - Parameter members: writes further members of the document.
  package func begin(_ output: inout TextBuffer, members: (inout TextBuffer) -> Void = { _ in }) {
    output.write("{")
    output.write(member: "schemaVersion", 1)
    members(&output)
    output.write(member: list)
    output.write("[")
  }

  /// Writes a result as an object.
  package mutating func write(to output: inout TextBuffer, _ members: (inout TextBuffer) -> Void) {
    output.write(isEmpty ? "\n" : ",\n")
    output.write(indent)
    isEmpty = false
    output.writeObject(members)
  }

  /// Writes what stands after the results.
  package func end(_ output: inout TextBuffer) {
    output.write(isEmpty ? "]}\n" : "\n]}\n")
  }
}
