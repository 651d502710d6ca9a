/// A table whose reads have to succeed: one outside of it is an error that names the table and the byte.
struct RequiredTable: Sendable {
  /// As a message names it.
  let part: StaticString
  private let data: FontData
  /// Where it begins in the table of that name.
  private let start: Int

  init(_ data: FontData, part: StaticString) {
    self.init(data: data, part: part, start: 0)
  }

  private init(data: FontData, part: StaticString, start: Int) {
    (self.data, self.part, self.start) = (data, part, start)
  }

  func u8(_ offset: Int) throws(FontError) -> Int { Int(try found(data.u8(offset), offset)) }
  func u16(_ offset: Int) throws(FontError) -> Int { try found(data.u16(offset), offset) }
  func i16(_ offset: Int) throws(FontError) -> Int { try found(data.i16(offset), offset) }
  func u32(_ offset: Int) throws(FontError) -> Int { try found(data.u32(offset), offset) }
  func i32(_ offset: Int) throws(FontError) -> Int { Int(Int32(truncatingIfNeeded: try u32(offset))) }

  /// A number of 1, 2 or 4 bytes; of none, 0.
  func signed(_ offset: Int, bytes: Int) throws(FontError) -> Int {
    switch bytes {
    case 0: 0
    case 1: Int(Int8(truncatingIfNeeded: try u8(offset)))
    case 2: try i16(offset)
    default: try i32(offset)
    }
  }

  /// The table that begins at an offset, to the end.
  func table(at offset: Int) throws(FontError) -> RequiredTable {
    RequiredTable(data: try found(data.slice(offset), offset), part: part, start: start + offset)
  }

  /// Has `length` bytes be there from an offset on.
  func check(_ offset: Int, length: Int) throws(FontError) {
    _ = try found(data.slice(offset, length: length), offset)
  }

  private func found<Value>(_ value: Value?, _ offset: Int) throws(FontError) -> Value {
    guard let value else {
      throw FontError(
        "the font's \(part) is cut off, or leads outside of itself, at byte \(start + offset); use another file of this "
          + "font")
    }
    return value
  }
}
