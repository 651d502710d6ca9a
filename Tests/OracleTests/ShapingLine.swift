@testable import TextMeasurement

/// A line of HarfBuzz's shaping tests: `font;options;code points;[glyphs]`.
struct ShapingLine {
  let font: String
  let codePoints: [UInt32]
  /// The text before and after them, in other runs.
  private(set) var codePointsBefore: [UInt32] = []
  private(set) var codePointsAfter: [UInt32] = []
  let expected: [Glyph]
  /// Any outcome will do.
  let isFree: Bool
  private(set) var settings = FontSettings()
  private(set) var face = 0
  private(set) var fontSize: Int?
  private(set) var removesInvisible = false
  /// Glyphs follow from right to left.
  private(set) var isBackward = false
  /// Glyphs are asked for from left to right.
  private(set) var isForward = false
  /// Of the text; `nil` for that of its first letter.
  private(set) var script: LayoutScript?
  /// The feature that the line asks for and the engine does not have; `nil` if there is none.
  private(set) var unsupported: String?

  /// The part of a line about a glyph.
  struct Glyph {
    /// Its number; `nil` where the line has a name.
    var number: Int?
    var name = ""
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
    codePoints = ShapingLine.codePoints(fields[2])
    isFree = fields[3] == "*"
    let arguments = ShapingLine.arguments(fields[1])
    let hasClusters = !arguments.contains { $0.hasPrefix("--cluster-level") }
    expected = ShapingLine.glyphs(fields[3], areAbsolute: arguments.contains("--ned"), hasClusters: hasClusters)
    for argument in arguments { read(argument) }
  }

  private static func codePoints(_ text: some StringProtocol) -> [UInt32] {
    text.split(separator: ",").compactMap { UInt32($0.drop { $0 == "U" || $0 == "+" }, radix: 16) }
  }

  /// The options of a line, each with its value behind `=`.
  private static func arguments(_ field: Substring) -> [String] {
    field.split(separator: " ").reduce(into: []) { arguments, part in
      let part = part.filter { $0 != "\"" }
      if !part.hasPrefix("--"), let last = arguments.last, !last.contains("=") {
        arguments[arguments.count - 1] = last + "=" + part
      } else {
        arguments.append(part)
      }
    }
  }

  private mutating func read(_ argument: String) {
    let parts = argument.split(separator: "=", maxSplits: 1)
    let value = parts.count > 1 ? String(parts[1]) : ""
    switch parts.first {
    case "--shaper" where value == "fallback": unsupported = "another shaper"
    case "--single-par", "--no-clusters", "--no-glyph-names", "--no-positions", "--ned", "--font-funcs", "--shaper",
      "--show-extents", "--show-flags":
      break
    // Of other levels than 0, which has those of graphemes, clusters are not judged.
    case "--cluster-level": break
    case "--unicodes-before": codePointsBefore = ShapingLine.codePoints(value)
    case "--unicodes-after": codePointsAfter = ShapingLine.codePoints(value)
    case "--remove-default-ignorables": removesInvisible = true
    case "--face-index": face = Int(value) ?? 0
    case "--font-size": fontSize = Int(value)
    case "--direction" where value == "ltr" || value == "l": isForward = true
    case "--script":
      script = LayoutScript.allCases.first { $0.tags[0].description == value.lowercased() }
      if script == nil { unsupported = "script \(value)" }
    case "--direction" where value == "rtl" || value == "r": isBackward = true
    case "--variations":
      for axis in value.split(separator: ",") {
        let parts = axis.split(separator: "=")
        settings.variations[String((parts[0] + "   ").prefix(4))] = Double(parts[1])
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
    settings.features[String(name)] = value
  }

  private static func glyphs(_ text: Substring, areAbsolute: Bool, hasClusters: Bool) -> [Glyph] {
    guard text.hasPrefix("["), text.hasSuffix("]"), text.count > 2 else { return [] }
    return text.dropFirst().dropLast().split(separator: "|").map { item in
      var glyph = Glyph()
      var rest = item
      if let plus = rest.lastIndex(of: "+"), !areAbsolute {
        // Extents and flags may follow.
        glyph.advance = Int(rest[rest.index(after: plus)...].prefix { $0 == "-" || $0.isNumber })
        rest = rest[..<plus]
      }
      if let at = rest.lastIndex(of: "@") {
        if areAbsolute {
          glyph.position = rest[rest.index(after: at)...].split(separator: ",").first.flatMap { Int($0) }
        }
        rest = rest[..<at]
      }
      if let equals = rest.lastIndex(of: "="), let cluster = Int(rest[rest.index(after: equals)...]) {
        glyph.cluster = hasClusters ? cluster : nil
        rest = rest[..<equals]
      }
      glyph.number = Int(rest)
      glyph.name = String(rest)
      return glyph
    }
  }
}
