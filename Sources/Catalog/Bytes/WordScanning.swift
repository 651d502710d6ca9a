typealias BytePointer = UnsafePointer<UInt8>

/// Eight bytes at a time in one 64-bit word: the first byte of the text is the lowest byte of the word.
///
/// The stop masks set the top bit of each byte that a reader has to look at. A borrow can set further bits above the
/// first stop, never below it, so only the lowest one counts: `mask.trailingZeroBitCount >> 3` is its index. Bytes
/// from 0x80 stop as well unless it says otherwise.
enum WordScanning {
  static let lows: UInt64 = 0x0101_0101_0101_0101
  static let highs: UInt64 = 0x8080_8080_8080_8080

  @inline(__always)
  static func load(_ pointer: BytePointer) -> UInt64 {
    UInt64(littleEndian: UnsafeRawPointer(pointer).loadUnaligned(as: UInt64.self))
  }

  /// Stops at a quote, a backslash, a control character or a byte that is not ASCII.
  @inline(__always)
  static func jsonStringStops(_ word: UInt64) -> UInt64 {
    let quote = (word ^ 0x2222_2222_2222_2222) &- lows
    let backslash = (word ^ 0x5C5C_5C5C_5C5C_5C5C) &- lows
    let control = word &- 0x2020_2020_2020_2020
    return (quote | backslash | control | word) & highs
  }

  /// Stops at a comma, a quote, a control character or a byte that is not ASCII.
  @inline(__always)
  static func plainCellStops(_ word: UInt64) -> UInt64 {
    let quote = (word ^ 0x2222_2222_2222_2222) &- lows
    let comma = (word ^ 0x2C2C_2C2C_2C2C_2C2C) &- lows
    let control = word &- 0x2020_2020_2020_2020
    return (quote | comma | control | word) & highs
  }

  /// Stops at a quote or a byte that is not ASCII.
  @inline(__always)
  static func quotedCellStops(_ word: UInt64) -> UInt64 {
    (((word ^ 0x2222_2222_2222_2222) &- lows) | word) & highs
  }

  /// Stops at a quote or a backslash, and at no other byte before it.
  @inline(__always)
  static func quoteOrBackslashStops(_ word: UInt64) -> UInt64 {
    let quote = word ^ 0x2222_2222_2222_2222
    let backslash = word ^ 0x5C5C_5C5C_5C5C_5C5C
    return ((quote &- lows) & ~quote | (backslash &- lows) & ~backslash) & highs
  }

  /// Stops at a byte that is not ASCII.
  @inline(__always)
  static func nonASCIIStops(_ word: UInt64) -> UInt64 { word & highs }

  /// How often `byte` occurs between two places.
  static func count(_ byte: UInt8, from start: BytePointer, to end: BytePointer) -> Int {
    let pattern = UInt64(byte) &* lows
    let sevens = ~highs
    var total = 0
    var place = start
    while end - place >= 8 {
      // Each byte of `sums` counts the hits of its column, which 255 rounds cannot overflow.
      var sums: UInt64 = 0
      let rounds = min(255, (end - place) >> 3)
      for _ in 0..<rounds {
        let difference = load(place) ^ pattern
        // Exact, unlike the stop masks: the top bit is set in the zero bytes and in no others.
        let zeros = ~(((difference & sevens) &+ sevens) | difference | sevens)
        sums &+= zeros >> 7
        place += 8
      }
      let pairs = (sums & 0x00FF_00FF_00FF_00FF) &+ ((sums >> 8) & 0x00FF_00FF_00FF_00FF)
      total &+= Int((pairs &* 0x0001_0001_0001_0001) >> 48)
    }
    while place < end {
      if place.pointee == byte { total &+= 1 }
      place += 1
    }
    return total
  }
}
