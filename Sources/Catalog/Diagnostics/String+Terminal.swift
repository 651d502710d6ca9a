extension String {
  /// Without what would move a terminal's cursor, turn its writing direction or be seen by nobody: controls, separators
  /// of lines and paragraphs, bidirectional marks and U+FEFF show as U+FFFD.
  package var shownInTerminal: String {
    String(
      String.UnicodeScalarView(
        unicodeScalars.map { scalar in
          switch scalar.value {
          case 0..<0x20, 0x7F..<0xA0, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF:
            "\u{FFFD}"
          default: scalar
          }
        }))
  }
}
