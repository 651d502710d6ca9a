import ShelfSizing

/// The weights of the system font, as `UIFont.Weight` names them.
public enum FontWeight: String, Sendable, Hashable, CaseIterable {
  /// From the thinnest to the heaviest.
  case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
}

/// The faces of the system font whose widths differ.
public enum SystemFontFace: String, Sendable, Hashable, CaseIterable {
  /// `UIFont.systemFont(ofSize:weight:)`.
  case upright
  /// `UIFont.italicSystemFont(ofSize:)`.
  case italic
  /// `UIFont.monospacedSystemFont(ofSize:weight:)`, SF Mono.
  case monospaced
}

/// `system`: San Francisco, as far as its numbers are known outside Apple's platforms.
///
/// Advances of printable ASCII are those that an iOS 26.1 simulator measured: a text cut up to 17 points, a display cut
/// from 28, and between them shares of both, as of Xcode 12 unless an older era is asked for, with the tracking of each
/// size. Italics are the simulator's where they are regular; other weights grow as the upright ones do. Every character
/// of SF Mono is 1266/2048 em wide, in all weights. Kerning, and the advances of quotation marks and dashes, are what PDF
/// documents state; pairs that none has, and other characters, are estimated (UIKitNumbers.md, "Fonts";
/// `scripts/evaluate-system-font.py` measures how well). Printable ASCII characters and ’ “ ” alone are kerned, and what is
/// kerned as they are.
struct SystemTypeface: Typeface {
  let unitsPerEm: Double
  let ascender = 0.9521484375
  let descender = 0.2412109375
  let lineGap = 0.0
  let statedAdvances: StatedAdvances
  private let advances: [Int32]
  /// How much of the display cut the point size takes, 0 to 1.
  private let display: Double

  /// Units between characters in this weight.
  private let kerning: Kerning

  /// Units a point. Advances are whole units of 1/2048 em, or halves in bold: at whole and half sizes without rounding.
  private static let resolution = 4096.0

  /// The cuts that Apple gives as files, which are neither mixed nor tracked (UIKitNumbers.md, "Fonts").
  enum Cut: Double { case text = 0, display = 1 }

  /// - Parameter cut: that of a file; `nil` for the system's own font.
  init(
    pointSize: Double, weight: FontWeight, face: SystemFontFace = .upright, era: SystemFontEra = .xcode12,
    cut: Cut? = nil
  ) {
    let unitsPerEm = SystemTypeface.resolution * pointSize
    self.unitsPerEm = unitsPerEm
    let tables = SystemTypeface.tables
    let row = SystemTypeface.row(weight)
    let step = Double(SystemFontData.weightSteps[row]) / SystemTypeface.stepsToMaster
    let factor = Double(SystemFontData.weightFactors[row]) / 1000
    let display = cut?.rawValue ?? SystemTypeface.displayShare(pointSize, era)
    self.display = display
    let tracking = cut == nil ? SystemTypeface.tracking(pointSize, era) : 0
    statedAdvances = cut == nil && era != .xcode7 ? .system(pointSize: pointSize) : StatedAdvances()
    kerning = SystemTypeface.kerning.grown(by: step)
    hasKerning = face != .monospaced
    if face == .monospaced {
      let advance = Int32((SystemTypeface.monospacedAdvance * unitsPerEm).rounded())
      advances = Array(repeating: advance, count: tables.text.count)
      return
    }
    func units(_ text: Double, _ displayCut: Double) -> Int32 {
      let em = (text * (1 - display) + displayCut * display) / Double(SystemFontData.unitsPerEm)
      return Int32(((em + tracking) * unitsPerEm).rounded())
    }
    // Three masters in two cuts.
    let count = tables.known.count / 6
    let isOld = era != .xcode12
    let known = (0..<count).map { entry -> Int32 in
      func advance(_ cut: Int) -> Double {
        let entry = cut * count + entry
        let regular = Double(tables.known[entry])
        let master = Double(tables.known[(step < 0 ? 4 : 2) * count + entry])
        let slanted = face == .italic ? Double(tables.italic[entry]) : regular
        return slanted + abs(step) * (master - regular) - (isOld ? Double(tables.gains[entry]) : 0)
      }
      return units(advance(0), advance(1))
    }
    let first = UInt16(ASCIIAdvances.printable.lowerBound) | SystemTypeface.isKnown
    var advances: [Int32] = []
    advances.reserveCapacity(tables.text.count)
    for entry in 0..<tables.text.count {
      let text = tables.text[entry]
      advances.append(
        text < first
          ? units(Double(text) * factor, Double(tables.display[entry]) * factor) : known[Int(text - first)])
    }
    self.advances = advances
  }

  /// Marks the advance that is that of an ASCII character, or of another whose growth with the weight is known.
  private static let isKnown: UInt16 = 0x8000

  /// The index of a weight in the tables.
  private static func row(_ weight: FontWeight) -> Int { FontWeight.allCases.firstIndex(of: weight) ?? 3 }

  /// Em, of every character of SF Mono.
  private static let monospacedAdvance = 1266.0 / 2048

  /// Steps of `SystemFontData.weightSteps` from the regular master to the black or the thin one.
  private static let stepsToMaster = 6000.0

  /// A sentence about a weight whose widths nobody measured; `nil` for others.
  static func warning(pointSize: Double, weight: FontWeight) -> String? {
    guard weight == .ultraLight || weight == .thin || weight == .black else { return nil }
    return
      "few labels show how wide the font 'system \(weight.rawValue) \(shortestDecimal(pointSize))' is, so that its "
      + "lines may end elsewhere on a device"
  }

  let hasKerning: Bool
  let kernsASCIIAlone = true

  func glyph(_ codePoint: UInt32) -> UInt16? { SystemTypeface.tables.glyphs.glyph(codePoint) }
  func advance(_ glyph: UInt16) -> Int { Int(advances[Int(glyph) - 1]) }

  /// A letter with a mark, or one of Greek or Cyrillic that looks alike, is kerned as the letter that it is as wide as
  /// (UIKitNumbers.md, "Fonts").
  var kernedLetters: [UInt8] { SystemTypeface.letters }

  func kerning(_ left: UInt16, _ right: UInt16, _ context: KerningContext) -> Int {
    guard hasKerning, let index = kerning.index(left, right) else { return 0 }
    return units(text: kerning.text[index], display: kerning.display[index])
  }

  func forEachASCIIKerning(_ body: (_ left: Int, _ right: Int, _ units: Int) -> Void) {
    for (left, right, index) in kerning.asciiPairs where hasKerning {
      body(left, right, units(text: kerning.text[index], display: kerning.display[index]))
    }
  }

  func forEachQuoteKerning(_ body: (_ left: UInt32, _ right: UInt32, _ units: Int) -> Void) {
    for (left, right, index) in kerning.quotePairs where hasKerning {
      body(UInt32(left), UInt32(right), units(text: kerning.text[index], display: kerning.display[index]))
    }
  }

  private func units(text: Int16, display displayCut: Int16) -> Int {
    let units = Double(text) * (1 - display) + Double(displayCut) * display
    return Int((units / Double(SystemFontData.unitsPerEm) * unitsPerEm).rounded())
  }

  /// Ems added to every glyph.
  static func tracking(_ pointSize: Double, _ era: SystemFontEra = .xcode12) -> Double {
    guard era != .xcode12 else {
      return between(SystemFontData.trackingHalfSizes, SystemFontData.tracking, 2 * pointSize) / 2048
    }
    let more = era != .xcode9 && pointSize >= firstDisplaySize ? Double(SystemFontData.oldestTracking) : 0
    return (between(SystemFontData.oldTrackingSizes, SystemFontData.oldTracking, pointSize) + more) / 1e5
  }

  /// How much of the display cut a point size takes, 0 to 1.
  static func displayShare(_ pointSize: Double, _ era: SystemFontEra = .xcode12) -> Double {
    guard era == .xcode12 else { return pointSize < firstDisplaySize ? 0 : 1 }
    return between(SystemFontData.shareSizes, SystemFontData.shareNumerators, pointSize) / 110
  }

  /// Before Xcode 12.
  private static let firstDisplaySize = 20.0

  /// The value at a point size: linear between the table's sizes, constant outside.
  private static func between(_ sizes: [Int16], _ values: [Int16], _ pointSize: Double) -> Double {
    let high = sizes.firstIndex { Double($0) >= pointSize } ?? sizes.count
    guard high > 0 else { return Double(values[0]) }
    guard high < sizes.count else { return Double(values[high - 1]) }
    let share = (pointSize - Double(sizes[high - 1])) / Double(sizes[high] - sizes[high - 1])
    return Double(values[high - 1]) * (1 - share) + Double(values[high]) * share
  }

  private struct Tables: Sendable {
    let glyphs = AdvanceTable(packed: SystemFontData.ranges)
    let text = PackedTable(base64: SystemFontData.textAdvances).u16s
    let display = PackedTable(base64: SystemFontData.displayAdvances).u16s
    let known = PackedTable(base64: SystemFontData.knownAdvances).u16s
    let italic = PackedTable(base64: SystemFontData.italicAdvances).u16s
    let gains = PackedTable(base64: SystemFontData.gains).u16s.map { Int16(bitPattern: $0) }
  }

  private static let tables = Tables()
  private static let letters = tables.text.map(letter)

  /// The letter of ASCII that an entry says a character is as wide as; 0 for any other.
  private static func letter(_ advance: UInt16) -> UInt8 {
    switch advance & ~isKnown {
    case let letter where advance == letter: 0
    case let letter where 0x41...0x5A ~= letter || 0x61...0x7A ~= letter: UInt8(letter)
    default: 0
    }
  }

  /// Units between any two characters that are kerned, in both cuts: printable ASCII, then `SystemFontData.kernedQuotes`.
  private struct Kerning: Sendable {
    typealias Pair = (left: Int, right: Int, index: Int)

    private let firstGlyph: UInt16
    private(set) var text: [Int16]
    private(set) var display: [Int16]
    /// The code points that are kerned, and where their units stand.
    let asciiPairs: [Pair]
    /// The same of pairs with a quotation mark.
    let quotePairs: [Pair]

    private static let count = ASCIIAdvances.printable.count + SystemFontData.kernedQuotes.count

    init() {
      let count = Kerning.count
      firstGlyph = SystemTypeface.tables.glyphs.glyph(UInt32(ASCIIAdvances.printable.lowerBound)) ?? 1
      text = Array(repeating: 0, count: count * count)
      display = text
      let pairs = Kerning.pairs(PackedTable(base64: SystemFontData.kerningPairs))
      asciiPairs = pairs.filter { max($0.left, $0.right) < 0x7F }
      quotePairs = pairs.filter { max($0.left, $0.right) >= 0x7F }
      let units = PackedTable(base64: SystemFontData.kerning).u16s
      for (number, pair) in pairs.enumerated() {
        text[pair.index] = Int16(bitPattern: units[number])
        display[pair.index] = Int16(bitPattern: units[pairs.count + number])
      }
    }

    /// The pairs of a table that has two characters an entry.
    private static func pairs(_ table: PackedTable) -> [Pair] {
      let first = Int(ASCIIAdvances.printable.lowerBound)
      return stride(from: 0, to: table.bytes.count - 1, by: 2).map { entry in
        let (left, right) = (Int(table.bytes[entry]), Int(table.bytes[entry + 1]))
        return (codePoint(left), codePoint(right), (left - first) * count + right - first)
      }
    }

    /// Tables number the quotation marks from U+007F on.
    private static func codePoint(_ number: Int) -> Int {
      number < 0x7F ? number : Int(SystemFontData.kernedQuotes[number - 0x7F])
    }

    /// By pair, units by which black differs from regular in both cuts, and then thin.
    private static let growth: [(index: Int, units: [Int16])] = {
      let units = PackedTable(base64: SystemFontData.weightKerning).u16s.map { Int16(bitPattern: $0) }
      return pairs(PackedTable(base64: SystemFontData.weightKerningPairs)).enumerated().map { number, pair in
        (pair.index, Array(units[4 * number..<4 * number + 4]))
      }
    }()

    /// The kerning of a weight.
    ///
    /// - Parameter step: how far from regular it is on the way to the black master, below 0 to the thin one.
    func grown(by step: Double) -> Kerning {
      guard step != 0 else { return self }
      var grown = self
      for (index, units) in Kerning.growth {
        let (text, display) = step < 0 ? (units[2], units[3]) : (units[0], units[1])
        grown.text[index] += Int16((abs(step) * Double(text)).rounded())
        grown.display[index] += Int16((abs(step) * Double(display)).rounded())
      }
      return grown
    }

    /// Where the pair stands; `nil` if one of them is not printable ASCII.
    func index(_ left: UInt16, _ right: UInt16) -> Int? {
      // Wraps below the first one, to more than the last.
      let (row, column) = (Int(left &- firstGlyph), Int(right &- firstGlyph))
      let printable = ASCIIAdvances.printable.count
      return row < printable && column < printable ? row * Kerning.count + column : nil
    }
  }

  private static let kerning = Kerning()
}

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

/// When the system font had which widths: they changed with Xcode 7, 8, 9 and 12 (UIKitNumbers.md, "Fonts").
package enum SystemFontEra: Sendable, Hashable {
  /// Helvetica Neue, before there was San Francisco.
  case xcode6
  /// As ``xcode8``, with Han and kana of whole ems.
  case xcode7
  /// Text up to 19 points and Display from 20 on, there wider than later.
  case xcode8
  /// Text up to 19 points and Display from 20 on.
  case xcode9
  /// One font that goes over from Text to Display between 17 and 30 points: today's.
  case xcode12

  /// The one that the frames of a nib were stored in.
  package init(toolsVersion: Int) {
    switch toolsVersion {
    case 1..<7000: self = .xcode6
    case ..<11000: self = .xcode7
    case ..<13000: self = .xcode8
    case ..<17000: self = .xcode9
    default: self = .xcode12
    }
  }
}
