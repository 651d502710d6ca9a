/// A character of a text of words whose advance, or whose step to the next one, is not the one in the font's table: it
/// is not ASCII or stands before one that is not, or lookups of the font change it. Several that share a glyph count as
/// one.
struct OtherCharacter: BitwiseCopyable {
  /// The first byte; `end` is behind the last.
  let start: Int
  let end: Int
  /// How many line break units there are before it, one for each character.
  let number: Int
  /// Units, without kerning.
  let advance: Int
  /// Units from its start to the next character's.
  let step: Int
  /// Its line break unit, unless it is ASCII.
  let unit: LineBreakUnit

  /// How many line break units it has.
  @inline(__always)
  func unitCount(_ text: UnsafeBufferPointer<UInt8>) -> Int { text[start] < 128 ? end &- start : 1 }
}

extension UnsafeBufferPointer<OtherCharacter> {
  /// The number of those that start before a byte.
  @inline(__always)
  func count(before byte: Int) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low &+ high) / 2
      if self[middle].start < byte { low = middle &+ 1 } else { high = middle }
    }
    return low
  }
}

/// The line break units of a text of words, one for each character.
struct WordUnits: LineBreakUnits {
  let text: UnsafeBufferPointer<UInt8>
  let others: UnsafeBufferPointer<OtherCharacter>
  let count: Int
  private let table = WordUnits.ascii

  /// - Parameter others: of the text.
  init(_ text: UnsafeBufferPointer<UInt8>, _ others: UnsafeBufferPointer<OtherCharacter>) {
    (self.text, self.others) = (text, others)
    count = WordUnits.number(at: text.count, in: text, others)
  }

  /// The number of the unit that starts at a byte.
  static func number(
    at byte: Int, in text: UnsafeBufferPointer<UInt8>, _ others: UnsafeBufferPointer<OtherCharacter>
  ) -> Int {
    let before = others.count(before: byte)
    guard before > 0 else { return byte }
    let other = others[before &- 1]
    return byte &- other.end &+ other.number &+ other.unitCount(text)
  }

  subscript(number: Int) -> LineBreakUnit {
    guard !others.isEmpty, others[0].number <= number else { return table[Int(text[number] & 127)] }
    var (low, high) = (0, others.count &- 1)
    while low < high {
      let middle = (low &+ high &+ 1) / 2
      if others[middle].number <= number { low = middle } else { high = middle &- 1 }
    }
    let other = others[low]
    let count = other.unitCount(text)
    let further = number &- other.number
    let byte = further < count ? other.start &+ further : other.end &+ further &- count
    return text[byte] < 128 ? table[Int(text[byte])] : other.unit
  }

  /// For each ASCII character, its line break unit; made once and never changed or freed.
  nonisolated(unsafe) static let ascii: UnsafePointer<LineBreakUnit> = {
    let table = UnsafeMutablePointer<LineBreakUnit>.allocate(capacity: 128)
    for code in 0..<UInt32(128) {
      (table + Int(code)).initialize(to: LineBreakUnit(code, CharacterProperties.ascii[Int(code)]))
    }
    return UnsafePointer(table)
  }()
}

extension LineBreakMode {
  /// Whether a line may end before a byte of a text of words, which is not the first: by the mode's own rules or UAX
  /// #14.
  @inline(never)
  func allowsBreak(
    before byte: Int, in text: UnsafeBufferPointer<UInt8>, _ others: UnsafeBufferPointer<OtherCharacter>
  ) -> Bool {
    if let decision = decision(before: byte, in: text) { return decision == .allowed }
    let number = WordUnits.number(at: byte, in: text, others)
    return LineBreaker.decision(before: number, in: WordUnits(text, others)) == .allowed
  }
}
