extension TextBuffer {
  /// Appends a CSV cell (RFC 4180), in quotes where it needs them.
  ///
  /// A text that spreadsheets would take for a formula gets an apostrophe before it, as OWASP advises against CSV
  /// injection. A negative number is none; one with a plus is, which a spreadsheet would take away.
  package mutating func write(csv text: String) {
    // Most texts begin with a letter or a digit, and need no look at their first scalar.
    let mayBeFormula = text.utf8.first.map { $0 <= UInt8(ascii: "@") || $0 == 0xEF } ?? false
    let isFormula =
      mayBeFormula && TextBuffer.beginsFormula(text.unicodeScalars.first) && !TextBuffer.isNegativeNumber(text)
    withBytes(of: isFormula ? "'" + text : text) { $0.writeCell($1) }
  }

  /// Spreadsheets pass over controls before a formula, and take full-width signs for narrow ones.
  private static func beginsFormula(_ first: UnicodeScalar?) -> Bool {
    switch first {
    case "=", "+", "-", "@", "\t", "\n", "\r", "\u{FF1D}", "\u{FF0B}", "\u{FF0D}", "\u{FF20}": true
    default: false
    }
  }

  /// `Double` alone takes `-inf`, `-nan` and `-0x1p3` as well.
  private static func isNegativeNumber(_ text: String) -> Bool {
    text.utf8.first == UInt8(ascii: "-") && Double(text) != nil && !text.utf8.contains { "nNxX".utf8.contains($0) }
  }

  /// Appends a CSV cell that is a number, or an empty one where there is none.
  package mutating func write(csv number: Double?) {
    if let number, number.isFinite { write(number) }
  }

  /// Whether a text in CSV is one that would be a formula without the apostrophe before it.
  fileprivate static func isCovered(_ text: String) -> Bool {
    let rest = text.dropFirst()
    return text.utf8.first == UInt8(ascii: "'") && beginsFormula(rest.unicodeScalars.first)
      && !isNegativeNumber(String(rest))
  }

  private mutating func writeCell(_ text: UnsafeBufferPointer<UInt8>) {
    let needsQuotes = text.contains { $0 == 0x22 || $0 == 0x2C || $0 == 0x0A || $0 == 0x0D }
    guard needsQuotes else { return write(bytes: text) }
    write(byte: 0x22)
    for byte in text {
      if byte == 0x22 { write(byte: 0x22) }
      write(byte: byte)
    }
    write(byte: 0x22)
  }
}

extension String {
  /// The text of a cell that ``TextBuffer`` wrote, without the apostrophe before what looks like a formula.
  package init(uncoveredCSV text: String) { self = TextBuffer.isCovered(text) ? String(text.dropFirst()) : text }
}
