/// Heights of a cell in pixels by its texts' numbers of lines, as far as they were asked for.
///
/// Nearly every card has as many lines as one before, so that looking a height up is most of what laying it out costs.
struct HeightTable: ~Copyable {
  private var all: [HeightKey: Double] = [:]
  /// Some of them again, to be found without a dictionary: each at the place that its key's hash gives.
  private let recent: UnsafeMutablePointer<(key: HeightKey, height: Double?)>

  private static let recentBits: UInt64 = 7
  /// Cards with yet other numbers of lines are laid out one by one.
  private static let mostHeights = 4096

  init() {
    let count = 1 << HeightTable.recentBits
    recent = .allocate(capacity: count)
    recent.initialize(repeating: (HeightKey(), nil), count: count)
  }

  deinit {
    recent.deallocate()
  }

  /// The height for some lines; `nil` if it is not among the recent ones.
  @inline(__always)
  func recentHeight(_ key: HeightKey) -> Double? {
    let known = recent[key.hash(bits: HeightTable.recentBits)]
    return known.key == key ? known.height : nil
  }

  /// The height for some lines.
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

/// The numbers of lines of up to 16 texts, a byte each.
struct HeightKey: Hashable {
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  static let mostTexts = 16
  /// Stands for the lines of a text of several fonts.
  static let several: UInt8 = 255

  /// - Returns: false for a number that is too large.
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

  /// A hash of so many bits.
  @inline(__always)
  func hash(bits: UInt64) -> Int {
    Int(truncatingIfNeeded: ((low ^ high) &* 0x9E37_79B9_7F4A_7C15) >> (64 - bits))
  }
}
