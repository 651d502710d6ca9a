extension Unicode.Scalar {
  /// Whether it would move a terminal's cursor, turn its writing direction or be seen by nobody: controls, separators of
  /// lines and paragraphs, bidirectional marks and U+FEFF.
  var misleads: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
    default: false
    }
  }
}

extension String {
  /// With U+FFFD for each scalar that misleads.
  package var shownInTerminal: String { replacingMisleading { _ in false } }

  /// The same for a text of lines, whose ends and tabs stay.
  package var linesShownInTerminal: String { replacingMisleading { $0 == "\n" || $0 == "\t" } }

  private func replacingMisleading(besides isKept: (Unicode.Scalar) -> Bool) -> String {
    String(String.UnicodeScalarView(unicodeScalars.map { $0.misleads && !isKept($0) ? "\u{FFFD}" : $0 }))
  }
}
