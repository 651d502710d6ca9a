/// The specifiers of a text for `String(format:)`, such as `%@`, `%1$@` or `%lld`, and samples for them.
///
/// Apple's "String Format Specifiers": a percent sign, which argument it is (`1$`), flags, width, precision, length and
/// the letter of a conversion; `%%` is the sign itself. A blank, which is a flag as well, begins none here: `50 % off` is
/// a text.
package enum FormatSpecifiers {
  /// A text with samples instead of its specifiers.
  ///
  /// - Parameters:
  ///   - samples: by specifier as it is written (`%1$.2f`), without its position (`%.2f`), or the length and letter alone
  ///     (`%f`), the first that is there.
  /// - Returns: the text, and the specifiers that have no sample, each once; these stay as they are. `nil` where samples make
  ///   the text longer than ``longestText``: many specifiers with a long sample would fill the memory.
  package static func fill(_ text: String, with samples: [String: String]) -> (text: String, missing: [String])? {
    guard text.utf8.contains(percent) else { return (text, []) }
    let bytes = Array(text.utf8)
    var (result, missing) = ([UInt8](), [String]())
    var offset = 0
    while offset < bytes.count {
      guard bytes[offset] == percent, let specifier = Specifier(bytes[offset...]) else {
        result.append(bytes[offset])
        offset += 1
        continue
      }
      offset += specifier.length
      if specifier.isPercentSign {
        result.append(percent)
      } else if let sample = specifier.names.lazy.compactMap({ samples[$0] }).first {
        guard result.count + sample.utf8.count <= max(longestText, text.utf8.count) else { return nil }
        result += sample.utf8
      } else {
        result += specifier.names[0].utf8
        if !missing.contains(specifier.names[0]) { missing.append(specifier.names[0]) }
      }
    }
    return (String(decoding: result, as: UTF8.self), missing)
  }

  /// Whether a text is one specifier and nothing else.
  package static func isSpecifier(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    return Specifier(bytes[...]).map { $0.length == bytes.count && !$0.isPercentSign } ?? false
  }

  /// Bytes that no text on a card has.
  package static let longestText = 1 << 16
  private static let percent = UInt8(ascii: "%")

  /// A specifier at the beginning of some bytes.
  private struct Specifier {
    /// How many bytes it has.
    let length: Int
    /// The names of its sample, the most exact first.
    let names: [String]
    /// Whether it is `%%`.
    let isPercentSign: Bool

    init?(_ bytes: ArraySlice<UInt8>) {
      var rest = bytes.dropFirst()
      let digits = rest.prefix(while: isDigit)
      let hasPosition = !digits.isEmpty && rest.dropFirst(digits.count).first == UInt8(ascii: "$")
      if hasPosition { rest = rest.dropFirst(digits.count + 1) }
      let afterPosition = rest
      let flags = rest.prefix { "-+#0'".utf8.contains($0) }
      rest = rest.dropFirst(flags.count)
      rest = rest.drop { isDigit($0) || $0 == UInt8(ascii: "*") }
      if rest.first == UInt8(ascii: ".") { rest = rest.dropFirst().drop { isDigit($0) || $0 == UInt8(ascii: "*") } }
      let afterPrecision = rest
      rest = rest.drop { "hlqLztj".utf8.contains($0) }
      guard let letter = rest.first else { return nil }
      if letter == percent {
        guard rest.startIndex == bytes.startIndex + 1 else { return nil }
        (length, names, isPercentSign) = (2, [], true)
        return
      }
      guard "@dDiuUxXoOfFeEgGaAcCsSp".utf8.contains(letter) else { return nil }
      // `%#@name@` names a part of a text that varies by a number.
      if letter == UInt8(ascii: "@"), flags.contains(UInt8(ascii: "#")) { return nil }
      let end = rest.startIndex + 1
      length = end - bytes.startIndex
      let written = [bytes[..<end], [percent] + afterPosition[..<end], [percent] + afterPrecision[..<end]]
      names = written.map { String(decoding: $0, as: UTF8.self) }
      isPercentSign = false
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}
