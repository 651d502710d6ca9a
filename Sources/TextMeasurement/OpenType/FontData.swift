/// A slice of a font file, read big-endian with every access checked: a read outside gives `nil`, so that a
/// malformed font ends in an error and never in a trap.
struct FontData: Sendable {
  private let bytes: [UInt8]
  private let range: Range<Int>

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    range = 0..<bytes.count
  }

  private init(bytes: [UInt8], range: Range<Int>) {
    self.bytes = bytes
    self.range = range
  }

  /// Bytes.
  var count: Int { range.count }

  func u8(_ offset: Int) -> UInt8? {
    guard offset >= 0, offset < range.count else { return nil }
    return bytes[range.lowerBound + offset]
  }

  func u16(_ offset: Int) -> Int? {
    guard offset >= 0, offset <= range.count - 2 else { return nil }
    let start = range.lowerBound + offset
    return Int(bytes[start]) << 8 | Int(bytes[start + 1])
  }

  func i16(_ offset: Int) -> Int? {
    u16(offset).map { Int(Int16(truncatingIfNeeded: $0)) }
  }

  func u32(_ offset: Int) -> Int? {
    guard let high = u16(offset), let low = u16(offset + 2) else { return nil }
    return high << 16 | low
  }

  /// What follows `offset`, to the end or for `length` bytes; `nil` if that is not all there.
  func slice(_ offset: Int, length: Int? = nil) -> FontData? {
    guard offset >= 0, offset <= range.count else { return nil }
    let length = length ?? (range.count - offset)
    guard length >= 0, length <= range.count - offset else { return nil }
    let start = range.lowerBound + offset
    return FontData(bytes: bytes, range: start..<(start + length))
  }

  /// The table that an Offset16 at `offset` leads to; a null offset leads nowhere.
  func table(offset16At offset: Int) -> FontData? {
    guard let target = u16(offset), target != 0 else { return nil }
    return slice(target)
  }

  /// The table that an Offset32 at `offset` leads to; a null offset leads nowhere.
  func table(offset32At offset: Int) -> FontData? {
    guard let target = u32(offset), target != 0 else { return nil }
    return slice(target)
  }
}

/// A four-letter table, script or feature tag.
struct Tag: Hashable, Sendable, ExpressibleByStringLiteral {
  let value: Int

  init(value: Int) {
    self.value = value
  }

  init(stringLiteral text: StaticString) {
    value = text.withUTF8Buffer { $0.reduce(0) { $0 << 8 | Int($1) } }
  }
}

/// Why a font file can't be used.
public struct FontError: Error, Sendable, Hashable, CustomStringConvertible {
  /// One sentence without the file's name.
  public let description: String

  init(_ description: String) {
    self.description = description
  }

  static func missing(_ table: String) -> FontError {
    FontError("the font has no usable '\(table)' table")
  }
}
