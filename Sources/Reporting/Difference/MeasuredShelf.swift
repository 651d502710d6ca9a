import Catalog
import ShelfReports

/// A result of `measure`, as it is read back from what `--format json`, `ndjson` or `csv` wrote.
package struct MeasuredShelf: Sendable {
  package let shelf: String
  package let variant: Variant
  /// Points.
  package let itemHeight: Double
  /// Points.
  package let containerHeight: Double

  /// The results of a file.
  ///
  /// - Parameters:
  ///   - bytes: the document, or a result a line; whichever it is, its first byte says.
  ///   - file: its name, for messages.
  /// - Throws: `MalformedInput` where it is neither.
  package static func all(in bytes: [UInt8], file: String) throws(MalformedInput) -> [MeasuredShelf] {
    // JSON begins with a bracket, and CSV with a name.
    if let first = bytes.first(where: { $0 > 0x20 }), first != UInt8(ascii: "{"), first != UInt8(ascii: "[") {
      return try rows(in: bytes, file: file)
    }
    let reader = Reader(file: file)
    let lines = bytes.split(separator: 0x0A)
    // A line that is a whole object is one of many, or a document that stands in one line.
    let isLines = lines.count > 1 && (try? JSONValue.parse(Array(lines[0]), file: file)) != nil
    if isLines {
      var shelves: [MeasuredShelf] = []
      for line in lines where line.contains(where: { $0 > 0x20 }) {
        shelves.append(try reader.shelf(JSONValue.parse(Array(line), file: file)))
      }
      return shelves
    }
    let document = try JSONValue.parse(bytes, file: file)
    if document.object?["itemSize"] != nil { return [try reader.shelf(document)] }
    if let version = document.object?["schemaVersion"], version.number?.integer != 1 {
      throw reader.fault(version, "'schemaVersion' must be 1, which this program reads")
    }
    var shelves: [MeasuredShelf] = []
    guard let values = document.object?["shelves"]?.array else {
      throw reader.fault(document, "expected what 'measure --format json' writes, which has 'shelves'")
    }
    for value in values { shelves.append(try reader.shelf(value)) }
    return shelves
  }

  private struct Reader {
    let file: String

    func fault(_ value: JSONValue, _ message: String) -> MalformedInput {
      MalformedInput(Diagnostic(.error, file: file, position: value.position, message: message))
    }

    func shelf(_ value: JSONValue) throws(MalformedInput) -> MeasuredShelf {
      let (variant, size) = (try member("variant", of: value), try member("itemSize", of: value))
      return MeasuredShelf(
        shelf: try text("shelf", of: value),
        variant: Variant(
          cardWidth: try number("cardWidth", of: variant), scale: try number("scale", of: variant),
          contentSizeCategory: try text("contentSizeCategory", of: variant),
          locale: try member("locale", of: variant).string),
        itemHeight: try number("height", of: size), containerHeight: try number("containerHeight", of: value))
    }

    private func member(_ key: String, of value: JSONValue) throws(MalformedInput) -> JSONValue {
      if let member = value.object?[key] { return member }
      throw fault(value, "a result of 'measure' has '\(key)', and this has none")
    }

    private func text(_ key: String, of value: JSONValue) throws(MalformedInput) -> String {
      let member = try member(key, of: value)
      if let text = member.string { return text }
      throw fault(member, "'\(key)' must be a string, not \(member.kindName)")
    }

    private func number(_ key: String, of value: JSONValue) throws(MalformedInput) -> Double {
      let member = try member(key, of: value)
      if let number = member.number?.value { return number }
      throw fault(member, "'\(key)' must be a number, not \(member.kindName)")
    }
  }
}
