/// Stated advances of scripts.
enum ScriptAdvances {
  /// The mean advance of a script's letters in its Noto font, in em.
  static func mean(_ script: UInt8) -> Double {
    Double(Int(script) < means.count ? means[Int(script)] : ScriptAdvanceData.defaultAdvance) / 1000
  }

  private static let means: [Int] = {
    var byName: [Substring: Int] = [:]
    for line in ScriptAdvanceData.advances.lines {
      let parts = line.split(separator: " ")
      if parts.count == 2 { byName[parts[0]] = Int(parts[1]) }
    }
    return Script.names.map { byName[Substring($0)] ?? ScriptAdvanceData.defaultAdvance }
  }()
}
