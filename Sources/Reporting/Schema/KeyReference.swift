import Catalog

extension [ObjectDescription] {
  /// Writes the reference of all keys that people write, in Markdown: an article with a section for each kind of object,
  /// the objects in these among them.
  package func writeKeyReference(to output: inout TextBuffer) {
    output.write(
      """
      # Keys

      Every key of a `<Name>.shelf.json` and a `<Name>.layout.json`: its type, unit, default and an example.

      ## Overview

      `shelf-height schema --format markdown` writes this page, and `shelf-height schema --output shelf.schema.json` the
      JSON Schema, from the table that reads the files. Editors complete from the schema where a file names it:
      `"$schema": "shelf.schema.json"` (`schema layout` is that of a layout's file, `schema measure` and so on those of
      results). <doc:Configuration> and <doc:CellsAndNibs> say what the keys are for.

      Points are UIKit's. A priority is a number, or `required` (1000), `defaultHigh` (750), `defaultLow` (250) or
      `fittingSizeLevel` (50). A ratio or a multiplier is a number, or a quotient such as `"16:9"` and `"16/9"`.
      Insets are one number for all sides, or an object.

      """)
    for object in ValueShape.any(map { .described($0) }).objects {
      output.write("\n## \(object.title)\n\n\(object.text)\n")
      if !object.choices.isEmpty {
        output.write("It has exactly one of \(object.choices.map { "`\($0)`" }.joined(separator: ", ")).\n")
      }
      output.write("\n| key | type | unit | default | example | meaning |\n|---|---|---|---|---|---|\n")
      for key in object.keys {
        let standard = key.isRequired ? "**needed**" : key.standard ?? "–"
        let cells = [
          "`\(key.name)`", key.shape.words, key.unit ?? "", standard, key.example.map { "`\($0)`" } ?? "", key.text,
        ]
        output.write("| \(cells.map(\.escapedForMarkdown).joined(separator: " | ")) |\n")
      }
    }
  }
}

extension ObjectDescription {
  /// `Stack view`, `Edge insets`
  fileprivate var title: String {
    let words = name.map { $0.isUppercase ? " " + $0.lowercased() : String($0) }.joined()
    return words.prefix(1).uppercased() + words.dropFirst()
  }

  /// The index of its section.
  fileprivate var anchor: String { "#" + title.map { $0 == " " ? "-" : String($0) }.joined() }
}

extension ValueShape {
  /// The type in words.
  fileprivate var words: String {
    switch self {
    case .text: "text"
    case .form: "text such as `16:9`"
    case .number(.positive): "number above 0"
    case .number(.zeroOrMore): "number from 0"
    case .number: "number"
    case .whole(let range):
      range.lowerBound == range.upperBound
        ? "`\(range.lowerBound)`"
        : range.lowerBound == Int.min
          ? "whole number"
          : "whole number \(range.lowerBound)" + (range.upperBound == Int.max ? " or more" : " to \(range.upperBound)")
    case .bool: "`true` or `false`"
    case .null: "`null`"
    case .names(let names): names.map { "`\($0)`" }.joined(separator: ", ")
    case .object(let describe): "[\(describe().title.lowercased())](\(describe().anchor))"
    case .map(let value, let keys): "by \(keys): \(value.words)"
    case .list(.any(let shapes), _): "list of (\(ValueShape.any(shapes).words))"
    case .list(let value, _): "list of \(value.words)"
    case .any(let shapes):
      shapes.filter { if case .null = $0 { false } else { true } }.map(\.words).joined(separator: " or ")
    case .anything: "anything"
    }
  }
}

extension String {
  fileprivate var escapedForMarkdown: String {
    unicodeScalars.map { $0 == "|" ? "\\|" : String($0) }.joined()
  }
}
