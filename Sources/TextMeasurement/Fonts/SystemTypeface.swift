import ShelfSizing

/// The weights of the system font, as `UIFont.Weight` names them.
public enum FontWeight: String, Sendable, Hashable, CaseIterable {
  /// From the thinnest to the heaviest.
  case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
}

/// `system`: stands for San Francisco, which can't be had outside Apple's platforms.
///
/// Advances and kerning are Inter's, corrected by widths that Xcode stored for labels, with Apple's tracking by point
/// size: a text cut up to 17 points, a display cut from 30, and between them shares of both, as of Xcode 12 unless an
/// older era is asked for (UIKitNumbers.md, "Fonts"; `scripts/evaluate-system-font.py` says how well). Printable ASCII
/// characters alone are kerned.
struct SystemTypeface: Typeface {
  let unitsPerEm: Double
  let ascender = 0.9521484375
  let descender = 0.2412109375
  let lineGap = 0.0
  let wideAdvances: WideAdvances
  private let advances: [Int32]
  /// How much of the display cut the point size takes, 0 to 1.
  private let display: Double

  /// Units a point; fine enough that rounding to them is no error.
  private static let resolution = 1024.0

  /// The cuts that Apple gives as files, which are neither mixed nor tracked (UIKitNumbers.md, "Fonts").
  enum Cut: Double { case text = 0, display = 1 }

  /// - Parameter cut: that of a file; `nil` for the system's own font.
  init(pointSize: Double, weight: FontWeight, era: SystemFontEra = .xcode12, cut: Cut? = nil) {
    let unitsPerEm = SystemTypeface.resolution * pointSize
    self.unitsPerEm = unitsPerEm
    let tables = SystemTypeface.tables
    let row = SystemTypeface.row(weight)
    let factor = Double(SystemFontData.weightFactors[row]) / 1000
    let display = cut?.rawValue ?? SystemTypeface.displayShare(pointSize, era)
    self.display = display
    let tracking = cut == nil ? SystemTypeface.tracking(pointSize, era) : 0
    wideAdvances = cut == nil && era != .xcode7 ? .system(pointSize: pointSize) : WideAdvances()
    func units(_ text: Int, _ displayCut: Int, _ factor: Double) -> Int32 {
      let em = (Double(text) * (1 - display) + Double(displayCut) * display) / Double(SystemFontData.unitsPerEm)
      return Int32(((em * factor + tracking) * unitsPerEm).rounded())
    }
    let count = ASCIIAdvances.printable.count
    let isOld = era != .xcode12
    let ascii = (0..<count).map { place -> Int32 in
      let (text, displayCut) = (2 * row * count + place, (2 * row + 1) * count + place)
      return units(
        Int(tables.ascii[text]) - (isOld ? Int(tables.gains[place]) : 0),
        Int(tables.ascii[displayCut]) - (isOld ? Int(tables.gains[count + place]) : 0), 1)
    }
    let first = UInt16(ASCIIAdvances.printable.lowerBound) | SystemTypeface.isASCIIs
    var advances: [Int32] = []
    advances.reserveCapacity(tables.text.count)
    for place in 0..<tables.text.count {
      let text = tables.text[place]
      advances.append(
        text < first ? units(Int(text), Int(tables.display[place]), factor) : ascii[Int(text - first)])
    }
    self.advances = advances
  }

  /// Marks the advance that is an ASCII character's.
  private static let isASCIIs: UInt16 = 0x8000

  /// The place of a weight in the tables.
  private static func row(_ weight: FontWeight) -> Int { FontWeight.allCases.firstIndex(of: weight) ?? 3 }

  /// A sentence about a weight and size of which few labels were known; `nil` if there were many.
  static func doubt(pointSize: Double, weight: FontWeight) -> String? {
    let sizes = SystemFontData.labelSizes
    let band = sizes.lastIndex { Double($0) <= pointSize } ?? 0
    guard SystemFontData.labelCounts[row(weight) * sizes.count + band] < fewLabels else { return nil }
    return
      "few labels show how wide the font 'system \(weight.rawValue) \(shortestDecimal(pointSize))' is, so that its "
      + "lines may end elsewhere on a device"
  }

  /// Fewer than these make a weight and size doubtful.
  private static let fewLabels = 20

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

  /// Ems added to every glyph (Apple's Human Interface Guidelines, "Typography", tracking values).
  static func tracking(_ pointSize: Double, _ era: SystemFontEra = .xcode12) -> Double {
    guard era != .xcode12 else {
      return between(SystemFontData.trackingSizes, SystemFontData.trackingThousandths, pointSize) / 1e3
    }
    let more = era != .xcode9 && pointSize >= firstDisplaySize ? Double(SystemFontData.oldestTracking) : 0
    return (between(SystemFontData.oldTrackingSizes, SystemFontData.oldTracking, pointSize) + more) / 1e5
  }

  /// How much of the display cut a point size takes, 0 to 1.
  static func displayShare(_ pointSize: Double, _ era: SystemFontEra = .xcode12) -> Double {
    guard era == .xcode12 else { return pointSize < firstDisplaySize ? 0 : 1 }
    return between(SystemFontData.shareSizes, SystemFontData.shareThousandths, pointSize) / 1000
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
    let ascii = PackedTable(base64: SystemFontData.asciiAdvances).u16s
    let gains = PackedTable(base64: SystemFontData.gains).u16s.map { Int16(bitPattern: $0) }
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
