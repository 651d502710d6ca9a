@testable import TextMeasurement

/// A line of HarfBuzz's shaping tests: `font;options;code points;[glyphs]`.
struct ShapingLine {
  let font: String
  let codePoints: [UInt32]
  let expected: [Glyph]
  /// Any outcome will do.
  let isFree: Bool
  /// Features that are switched, and to which alternate.
  private(set) var features: [(tag: TextMeasurement.Tag, value: Int)] = []
  /// Values of axes.
  private(set) var variations: [String: Float] = [:]
  private(set) var face = 0
  private(set) var fontSize: Int?
  private(set) var removesInvisible = false
  /// Glyphs follow from right to left.
  private(set) var isBackward = false
  /// What the line asks for that the engine does not have; `nil` if nothing.
  private(set) var unsupported: String?

  /// What a line tells of a glyph.
  struct Glyph {
    /// Its number; `nil` where the line has a name.
    var number: Int?
    var cluster: Int?
    /// Font units.
    var advance: Int?
    /// Font units from the start of the run.
    var position: Int?
  }

  init?(_ line: Substring) {
    let fields = line.split(separator: ";", omittingEmptySubsequences: false)
    guard fields.count >= 4, !line.hasPrefix("@") else { return nil }
    font = String(fields[0])
    codePoints = fields[2].split(separator: ",").compactMap { UInt32($0.drop { $0 == "U" || $0 == "+" }, radix: 16) }
    isFree = fields[3] == "*"
    let arguments = fields[1].split(separator: " ").map { $0.filter { $0 != "\"" } }
    expected = ShapingLine.glyphs(fields[3], areAbsolute: arguments.contains("--ned"))
    for argument in arguments { read(argument) }
  }

  private mutating func read(_ argument: String) {
    let parts = argument.split(separator: "=", maxSplits: 1)
    let value = parts.count > 1 ? String(parts[1]) : ""
    switch parts.first {
    case "--shaper" where value == "fallback": unsupported = "another shaper"
    case "--single-par", "--no-clusters", "--no-glyph-names", "--no-positions", "--ned", "--font-funcs", "--shaper":
      break
    case "--remove-default-ignorables": removesInvisible = true
    case "--face-index": face = Int(value) ?? 0
    case "--font-size": fontSize = Int(value)
    case "--direction" where value == "ltr" || value == "l": break
    case "--direction" where value == "rtl" || value == "r": isBackward = true
    case "--variations":
      for axis in value.split(separator: ",") {
        let parts = axis.split(separator: "=")
        variations[String((parts[0] + "   ").prefix(4))] = Float(parts[1])
      }
    case "--features":
      for feature in value.split(separator: ",") { readFeature(feature) }
    default: unsupported = "option \(parts.first ?? "")"
    }
  }

  private mutating func readFeature(_ feature: Substring) {
    let parts = feature.split(separator: "=")
    let name = parts[0].drop { $0 == "+" || $0 == "-" }
    guard !feature.contains("["), name.utf8.count == 4 else {
      unsupported = "features of a part"
      return
    }
    let value = feature.hasPrefix("-") ? 0 : parts.count > 1 ? Int(parts[1]) ?? 1 : 1
    features.append((TextMeasurement.Tag(value: name.utf8.reduce(0) { $0 << 8 | Int($1) }), value))
  }

  private static func glyphs(_ text: Substring, areAbsolute: Bool) -> [Glyph] {
    guard text.hasPrefix("["), text.hasSuffix("]"), text.count > 2 else { return [] }
    return text.dropFirst().dropLast().split(separator: "|").map { item in
      var glyph = Glyph()
      var rest = item
      if let plus = rest.lastIndex(of: "+"), !areAbsolute {
        glyph.advance = rest[rest.index(after: plus)...].split(separator: ",").first.flatMap { Int($0) }
        rest = rest[..<plus]
      }
      if let at = rest.lastIndex(of: "@") {
        if areAbsolute {
          glyph.position = rest[rest.index(after: at)...].split(separator: ",").first.flatMap { Int($0) }
        }
        rest = rest[..<at]
      }
      if let equals = rest.lastIndex(of: "="), let cluster = Int(rest[rest.index(after: equals)...]) {
        glyph.cluster = cluster
        rest = rest[..<equals]
      }
      glyph.number = Int(rest)
      return glyph
    }
  }
}
