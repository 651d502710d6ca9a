extension SystemTypeface {
  /// San Francisco as Apple gives it to developers, of which apps bring copies, by its PostScript name; `nil` for other
  /// fonts.
  init?(file name: String, pointSize: Double) {
    let parts = name.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, let cut = SystemTypeface.cuts[String(parts[0])] else { return nil }
    let isItalic = parts[1].hasSuffix("Italic")
    let name = isItalic ? parts[1].dropLast("Italic".count) : parts[1]
    let weight = FontWeight.allCases.first { $0.rawValue.lowercased() == name.lowercased() }
    guard let weight = weight ?? (name.isEmpty ? .regular : nil) else { return nil }
    let face: SystemFontFace = parts[0] == "SFMono" ? .monospaced : isItalic ? .italic : .upright
    self.init(pointSize: pointSize, weight: weight, face: face, cut: cut)
  }

  private static let cuts: [String: Cut] = [
    "SFProText": .text, "SFProDisplay": .display, "SFUIText": .text, "SFUIDisplay": .display, "SFMono": .text,
  ]
}
