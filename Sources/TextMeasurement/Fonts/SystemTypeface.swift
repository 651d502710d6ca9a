/// The weights of the system font, as `UIFont.Weight` names them.
public enum FontWeight: String, Sendable, Hashable, CaseIterable {
  /// From the thinnest to the heaviest.
  case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
}

/// `system`: stands for San Francisco, which can't be had outside Apple's platforms.
///
/// Advances come from Inter, corrected by widths that Xcode stored for labels, with Apple's tracking by point size;
/// the text cut up to 17 points, the display cut from 28, between them linear (UIKitNumbers.md, "Fonts"). Kerning is
/// Inter Regular's, between printable ASCII characters alone: with it, more stored widths come out right than without
/// (`scripts/evaluate-system-font.py`).
struct SystemTypeface: Typeface {
  let unitsPerEm: Double
  let ascender = 0.9521484375
  let descender = 0.2412109375
  let lineGap = 0.0
  private let advances: [Int32]
  /// How much of the display cut the point size takes, 0 to 1.
  private let display: Double

  /// Units a point; fine enough that rounding to them is no error.
  private static let resolution = 1024.0

  init(pointSize: Double, weight: FontWeight) {
    unitsPerEm = SystemTypeface.resolution * pointSize
    let tables = SystemTypeface.tables
    let row = FontWeight.allCases.firstIndex(of: weight) ?? 3
    let factor = Double(SystemFontData.weightFactors[row]) / 1000
    let display = min(max((pointSize - 17) / (28 - 17), 0), 1)
    self.display = display
    let tracking = SystemTypeface.tracking(pointSize)
    func units(_ text: UInt16, _ displayCut: UInt16, _ factor: Double) -> Int32 {
      let em = (Double(text) * (1 - display) + Double(displayCut) * display) / Double(SystemFontData.unitsPerEm)
      return Int32(((em * factor * pointSize + tracking) * SystemTypeface.resolution).rounded())
    }
    var advances = zip(tables.text, tables.display).map { units($0, $1, factor) }
    let printable = ASCIIAdvances.printable
    for (index, codePoint) in printable.enumerated() {
      guard let glyph = tables.glyphs.glyph(UInt32(codePoint)) else { continue }
      let start = row * 2 * printable.count + index
      advances[Int(glyph) - 1] = units(tables.ascii[start], tables.ascii[start + printable.count], 1)
    }
    self.advances = advances
  }

  let hasKerning = true
  let kernsASCIIAlone = true

  func glyph(_ codePoint: UInt32) -> UInt16? { SystemTypeface.tables.glyphs.glyph(codePoint) }
  func advance(_ glyph: UInt16) -> Int { Int(advances[Int(glyph) - 1]) }

  func kerning(_ left: UInt16, _ right: UInt16, _ context: KerningContext) -> Int {
    let kerning = SystemTypeface.kerning
    guard let index = kerning.index(left, right) else { return 0 }
    return units(text: kerning.text[index], display: kerning.display[index])
  }

  func forEachASCIIKerning(_ body: (_ left: Int, _ right: Int, _ units: Int) -> Void) {
    let kerning = SystemTypeface.kerning
    for (left, right, index) in kerning.pairs {
      body(left, right, units(text: kerning.text[index], display: kerning.display[index]))
    }
  }

  private func units(text: Int16, display displayCut: Int16) -> Int {
    let units = Double(text) * (1 - display) + Double(displayCut) * display
    return Int((units / Double(SystemFontData.unitsPerEm) * unitsPerEm).rounded())
  }

  /// Points added to every glyph (Apple's Human Interface Guidelines, "Typography", tracking values).
  static func tracking(_ pointSize: Double) -> Double {
    let sizes = SystemFontData.trackingSizes.map(Double.init)
    let values = SystemFontData.trackingHundredths.map { Double($0) / 100 }
    guard let above = sizes.firstIndex(where: { $0 >= pointSize }) else { return values.last ?? 0 }
    guard above > 0 else { return values[0] }
    let share = (pointSize - sizes[above - 1]) / (sizes[above] - sizes[above - 1])
    return values[above - 1] + (values[above] - values[above - 1]) * share
  }

  private struct Tables: Sendable {
    let glyphs = AdvanceTable(packed: SystemFontData.ranges)
    let text = PackedTable(base64: SystemFontData.textAdvances).u16s
    let display = PackedTable(base64: SystemFontData.displayAdvances).u16s
    let ascii = PackedTable(base64: SystemFontData.asciiAdvances).u16s
  }

  private static let tables = Tables()

  /// Units between any two printable ASCII characters, in both cuts.
  private struct Kerning: Sendable {
    private let firstGlyph: UInt16
    private(set) var text: [Int16]
    private(set) var display: [Int16]
    /// The characters that are kerned, and where their units stand.
    private(set) var pairs: [(left: Int, right: Int, index: Int)] = []

    init() {
      let count = ASCIIAdvances.printable.count
      let first = ASCIIAdvances.printable.lowerBound
      firstGlyph = SystemTypeface.tables.glyphs.glyph(UInt32(first)) ?? 1
      text = Array(repeating: 0, count: count * count)
      display = text
      let pairs = PackedTable(base64: SystemFontData.kerningPairs).bytes
      let units = PackedTable(base64: SystemFontData.kerning).u16s
      for pair in 0..<pairs.count / 2 {
        let (left, right) = (Int(pairs[2 * pair]), Int(pairs[2 * pair + 1]))
        let index = (left - Int(first)) * count + right - Int(first)
        self.pairs.append((left, right, index))
        text[index] = Int16(bitPattern: units[pair])
        display[index] = Int16(bitPattern: units[pairs.count / 2 + pair])
      }
    }

    /// Where the pair stands; `nil` if one of them is not printable ASCII.
    func index(_ left: UInt16, _ right: UInt16) -> Int? {
      // Wraps below the first one, to more than the last.
      let (row, column) = (Int(left &- firstGlyph), Int(right &- firstGlyph))
      let count = ASCIIAdvances.printable.count
      return row < count && column < count ? row * count + column : nil
    }
  }

  private static let kerning = Kerning()
}
