import Catalog

extension TextBuffer {
  /// Appends text to XML or HTML, as content or inside of quotes: the one way that data gets there.
  ///
  /// Characters of markup are escaped. What would be invisible, turn the writing direction, or can't be in XML 1.0 shows
  /// as a mark: a control as its picture (`␛`), anything else as `[U+202E]`.
  mutating func write(xml text: some StringProtocol) {
    for scalar in text.unicodeScalars {
      switch scalar {
      case "<": write("&lt;")
      case ">": write("&gt;")
      case "&": write("&amp;")
      case "\"": write("&quot;")
      case "'": write("&#39;")
      case "\t": write(" ")
      case "\u{0}"..<" ": write(String(UnicodeScalar(0x2400 + scalar.value) ?? " "))
      case " "..."~": write(byte: UInt8(truncatingIfNeeded: scalar.value))
      case "\u{7F}": write("\u{2421}")
      case _ where TextBuffer.isMarked(scalar.value):
        write("[U+\(String(repeating: "0", count: scalar.value < 0x1000 ? 2 : 0))")
        write(String(scalar.value, radix: 16, uppercase: true) + "]")
      default: write(String(scalar))
      }
    }
  }

  /// Controls, bidirectional marks, separators of lines, and what is no character.
  private static func isMarked(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x80..<0xA0, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF, 0xFFF9...0xFFFB: true
    default: scalar & 0xFFFE == 0xFFFE
    }
  }
}
