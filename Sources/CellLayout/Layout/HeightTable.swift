/// A cache of a cell's heights in whole pixels, by the line counts of its texts.
///
/// Nearly every card has the line counts of an earlier one, so that this lookup is most of the cost of a layout.
struct HeightTable: ~Copyable {
  private var all: [HeightKey: Double] = [:]
  /// A direct-mapped cache in front of the dictionary: each height is in the slot that its key's hash gives.
  private let recent: UnsafeMutablePointer<(key: HeightKey, height: Double?)>

  private static let recentBits: UInt64 = 7
  /// The most heights that are kept; cards with yet other line counts are laid out one by one.
  private static let mostHeights = 4096

  init() {
    let count = 1 << HeightTable.recentBits
    recent = .allocate(capacity: count)
    recent.initialize(repeating: (HeightKey(), nil), count: count)
  }

  deinit {
    recent.deallocate()
  }

  /// The height for some line counts; `nil` if it is not in the direct-mapped cache.
  @inline(__always)
  func recentHeight(_ key: HeightKey) -> Double? {
    let known = recent[key.hash(bits: HeightTable.recentBits)]
    return known.key == key ? known.height : nil
  }

  /// The height for some line counts, if it is in the table.
  func known(_ key: HeightKey) -> Double? { recentHeight(key) ?? all[key] }

  /// The height for some line counts.
  ///
  /// - Parameter compute: lays the cell out.
  mutating func height(_ key: HeightKey, _ compute: () -> Double) -> Double {
    if let height = recentHeight(key) { return height }
    let height = all[key] ?? compute()
    if all.count < HeightTable.mostHeights { all[key] = height }
    recent[key.hash(bits: HeightTable.recentBits)] = (key, height)
    return height
  }
}

/// The line counts of up to 16 texts, a byte each.
struct HeightKey: Hashable {
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  static let mostTexts = 16
  /// The entry of a text of several fonts.
  static let several: UInt8 = 255

  /// - Returns: false for a line count that is too large.
  @inline(__always)
  mutating func append(_ lines: Int) -> Bool {
    guard lines < HeightKey.several else { return false }
    append(UInt8(lines))
    return true
  }

  @inline(__always)
  mutating func append(_ byte: UInt8) {
    high = high << 8 | low >> 56
    low = low << 8 | UInt64(byte)
  }

  /// The last entries, in the order in which they were appended.
  func lines(count: Int) -> [Int] {
    (0..<count).map { index in
      let shift = 8 * (count - 1 - index)
      return Int((shift < 64 ? low >> shift : high >> (shift - 64)) & 0xFF)
    }
  }

  /// A hash of a number of bits.
  @inline(__always)
  func hash(bits: UInt64) -> Int {
    Int(truncatingIfNeeded: ((low ^ high) &* 0x9E37_79B9_7F4A_7C15) >> (64 - bits))
  }
}
