/// A slice of a font file, read big-endian with every access checked: a read outside gives `nil`, so that a
/// malformed font ends in an error and never in a trap.
struct FontData: FontTable, Sendable {
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

  var count: Int { range.count }

  func u16(_ offset: Int) -> Int? {
    guard offset >= 0, offset <= range.count - 2 else { return nil }
    let start = range.lowerBound + offset
    return Int(bytes[start]) << 8 | Int(bytes[start + 1])
  }

  func u8(_ offset: Int) -> UInt8? {
    guard offset >= 0, offset < range.count else { return nil }
    return bytes[range.lowerBound + offset]
  }

  /// The `length` bytes from an offset on; `nil` if not all are there.
  func slice(_ offset: Int, length: Int) -> FontData? {
    guard offset >= 0, length >= 0, offset <= range.count, length <= range.count - offset else { return nil }
    let start = range.lowerBound + offset
    return FontData(bytes: bytes, range: start..<(start + length))
  }

  func slice(_ offset: Int) -> FontData? { slice(offset, length: range.count - offset) }

  fileprivate func copy(to memory: UnsafeMutablePointer<UInt8>) {
    bytes.withUnsafeBufferPointer { bytes in
      guard let start = bytes.baseAddress else { return }
      memory.initialize(from: start + range.lowerBound, count: range.count)
    }
  }
}

/// A table of a font, copied to where shaping reads it: ``FontData`` counts references each time that it is cut, which
/// takes longer than reading it.
final class TableMemory: Sendable {
  /// A view of all bytes; valid as long as the memory is there.
  let view: TableView

  init(_ table: FontData) {
    let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: max(1, table.count))
    table.copy(to: memory)
    view = TableView(start: UnsafePointer(memory), count: table.count)
  }

  deinit {
    view.start.deallocate()
  }
}

/// A slice of a table, read as ``FontData`` is, which whoever uses it keeps in memory.
struct TableView: FontTable, BitwiseCopyable, @unchecked Sendable {
  /// Memory that nothing writes to.
  fileprivate let start: UnsafePointer<UInt8>
  let count: Int

  @inline(__always)
  func u16(_ offset: Int) -> Int? {
    guard offset >= 0, offset <= count &- 2 else { return nil }
    return Int(start[offset]) << 8 | Int(start[offset &+ 1])
  }

  /// A number that is known to be there.
  @inline(__always)
  func number(at offset: Int) -> UInt16 {
    UInt16(bigEndian: UnsafeRawPointer(start).loadUnaligned(fromByteOffset: offset, as: UInt16.self))
  }

  @inline(__always)
  func slice(_ offset: Int) -> TableView? {
    guard offset >= 0, offset <= count else { return nil }
    return TableView(start: start + offset, count: count &- offset)
  }
}

/// Numbers of a font's table, and the tables that its offsets lead to.
protocol FontTable {
  /// Bytes.
  var count: Int { get }
  func u16(_ offset: Int) -> Int?
  /// The bytes from `offset` on, to the end.
  func slice(_ offset: Int) -> Self?
}

extension FontTable {
  func i16(_ offset: Int) -> Int? {
    u16(offset).map { Int(Int16(truncatingIfNeeded: $0)) }
  }

  func u24(_ offset: Int) -> Int? {
    guard let high = u16(offset), let low = u16(offset + 1) else { return nil }
    return high << 8 | low & 0xFF
  }

  func u32(_ offset: Int) -> Int? {
    guard let high = u16(offset), let low = u16(offset + 2) else { return nil }
    return high << 16 | low
  }

  /// The table that an Offset16 at `offset` leads to; a null offset leads nowhere.
  func table(offset16At offset: Int) -> Self? {
    guard let target = u16(offset), target != 0 else { return nil }
    return slice(target)
  }

  /// The table that an Offset32 at `offset` leads to; a null offset leads nowhere.
  func table(offset32At offset: Int) -> Self? {
    guard let target = u32(offset), target != 0 else { return nil }
    return slice(target)
  }
}

/// A four-letter table, script or feature tag.
struct Tag: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  let value: Int

  init(value: Int) {
    self.value = value
  }

  init(stringLiteral text: StaticString) {
    value = text.withUTF8Buffer { $0.reduce(0) { $0 << 8 | Int($1) } }
  }

  /// - Returns: `nil` for what is no tag: one to four printable characters of ASCII, of which spaces may be left out at
  ///   the end (OpenType, "Data types").
  init?(_ text: String) {
    guard (1...4).contains(text.utf8.count), text.utf8.allSatisfy({ (0x20...0x7E).contains($0) }) else { return nil }
    value = (text.utf8 + Array(repeating: 0x20, count: 4 - text.utf8.count)).reduce(0) { $0 << 8 | Int($1) }
  }

  /// The tag without the spaces at the end.
  var trimmed: String {
    let text = description
    return String(text[...(text.lastIndex { $0 != " " } ?? text.startIndex)])
  }

  var description: String {
    String(decoding: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }, as: UTF8.self)
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
