extension SystemTypeface {
  /// San Francisco as Apple gives it to developers, of which apps bring copies, by its PostScript name; `nil` for other
  /// fonts.
  init?(file name: String, pointSize: Double) {
    let parts = name.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, let cut = SystemTypeface.cuts[String(parts[0])] else { return nil }
    let face = parts[1].hasSuffix("Italic") ? parts[1].dropLast("Italic".count) : parts[1]
    let weight = FontWeight.allCases.first { $0.rawValue.lowercased() == face.lowercased() }
    guard let weight = weight ?? (face.isEmpty ? .regular : nil) else { return nil }
    self.init(pointSize: pointSize, weight: weight, cut: cut)
  }

  private static let cuts: [String: Cut] = [
    "SFProText": .text, "SFProDisplay": .display, "SFUIText": .text, "SFUIDisplay": .display,
  ]
}
