import Catalog
import ShelfReports

/// Texts that do not fit in SARIF, the Static Analysis Results Interchange Format (OASIS, version 2.1.0), which code
/// scanning of GitHub and others read.
struct SARIFFormat: ReportFormat {
  /// The version of the program.
  let version: String
  private var isEmpty = true

  init(version: String) { self.version = version }

  func begin(_ output: inout TextBuffer) {
    output.write(
      """
      {"$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0", "runs": [{"tool": {"driver": \
      {"name": "shelf-height", "version": "\(version)", "rules": [{"id": "text-cut", "name": "TextIsCut", \
      "shortDescription": {"text": "A text is cut"}, "fullDescription": {"text": "A text takes more lines than its view \
      shows, at some width and text size."}, "help": {"text": "Make the text shorter by the characters that are too many, \
      or give its view more lines or room."}, "defaultConfiguration": {"level": "error"}}]}}, \
      "columnKind": "utf16CodeUnits", "results": [
      """)
  }

  mutating func write(_ text: FittedText, to output: inout TextBuffer) {
    guard let message = text.misfit else { return }
    output.write(isEmpty ? "\n  " : ",\n  ")
    isEmpty = false
    output.writeObject { result in
      result.write(member: "ruleId", "text-cut")
      result.write(member: "ruleIndex", 0)
      result.write(member: "level", text.isDoubtful ? "warning" : "error")
      result.write(member: "message")
      result.writeObject { $0.write(member: "text", message.escapedForSARIF) }
      result.write(member: "locations")
      result.write("[")
      result.writeObject { SARIFFormat.writeLocation(of: text, to: &$0) }
      result.write("]")
      result.write(member: "partialFingerprints")
      result.writeObject { $0.write(member: "textInView/v1", text.fingerprint) }
    }
  }

  func end(_ output: inout TextBuffer) { output.write(isEmpty ? "]}]}\n" : "\n]}]}\n") }

  private static func writeLocation(of text: FittedText, to output: inout TextBuffer) {
    output.write(member: "physicalLocation")
    output.writeObject { location in
      location.write(member: "artifactLocation")
      location.writeObject { $0.write(member: "uri", uri(text.file)) }
      guard let position = text.position else { return }
      location.write(member: "region")
      location.writeObject { region in
        region.write(member: "startLine", position.line)
        if let column = text.utf16Column { region.write(member: "startColumn", column) }
      }
    }
    output.write(member: "logicalLocations")
    output.write("[")
    output.writeObject { location in
      location.write(member: "name", text.name)
      location.write(member: "kind", text.key == nil ? "object" : "resource")
    }
    output.write("]")
  }

  /// A path as a URI (RFC 3986): a reference relative to the folder of the run, or `file:///` and the rest.
  private static func uri(_ path: String) -> String {
    var uri = path.utf8.first == UInt8(ascii: "/") ? "file://" : ""
    for byte in path.utf8 {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"), UInt8(ascii: "/"):
        uri.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        uri += "%" + (digits.utf8.count == 1 ? "0" : "") + digits
      }
    }
    return uri
  }
}

extension String {
  /// A message in which names are no placeholders (SARIF 2.1.0, 3.11.5) and no embedded links (3.11.6).
  fileprivate var escapedForSARIF: String {
    let hasLinks = contains("](")
    return reduce(into: "") { result, character in
      switch character {
      case "{", "}": result.append(character)
      case "[" where hasLinks, "]" where hasLinks, "\\" where hasLinks: result.append("\\")
      default: break
      }
      result.append(character)
    }
  }
}

extension FittedText {
  /// The same for the same text of a view wherever it stands in its file.
  fileprivate var fingerprint: String { [file, name, view, locale ?? ""].joined(separator: "|") }
}
