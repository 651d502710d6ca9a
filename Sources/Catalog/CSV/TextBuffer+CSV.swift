extension TextBuffer {
  /// Appends a CSV cell (RFC 4180), in quotes where it needs them.
  ///
  /// A text that spreadsheets would take for a formula gets an apostrophe before it, as OWASP advises against CSV
  /// injection; plain numbers keep their sign.
  package mutating func write(csv text: String) {
    guard let first = text.utf8.first, "=+-@\t\r".utf8.contains(first), Double(text) == nil else {
      return writeCell(text)
    }
    writeCell("'" + text)
  }

  private mutating func writeCell(_ text: String) {
    let needsQuotes = text.utf8.contains { $0 == 0x22 || $0 == 0x2C || $0 == 0x0A || $0 == 0x0D }
    guard needsQuotes else { return write(text) }
    bytes.append(0x22)
    for byte in text.utf8 {
      if byte == 0x22 { bytes.append(0x22) }
      bytes.append(byte)
    }
    bytes.append(0x22)
  }
}
