@testable import TextMeasurement

/// Bytes of a font file, big-endian.
struct FontBytes {
  private(set) var bytes: [UInt8] = []

  init(_ numbers: Int...) {
    for number in numbers { add16(number) }
  }

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func add16(_ number: Int) { bytes += [UInt8(number >> 8 & 0xFF), UInt8(number & 0xFF)] }

  mutating func add32(_ number: Int) {
    add16(number >> 16)
    add16(number)
  }

  mutating func add(_ other: FontBytes) { bytes += other.bytes }
  mutating func add(tag: String) { bytes += Array(tag.utf8) }

  static func + (left: FontBytes, right: FontBytes) -> FontBytes {
    var sum = left
    sum.add(right)
    return sum
  }

  static func numbers(_ numbers: some Sequence<Int>) -> FontBytes {
    numbers.reduce(into: FontBytes()) { $0.add16($1) }
  }

  static func repeating(_ part: FontBytes, count: Int) -> FontBytes {
    var all = FontBytes()
    for _ in 0..<count { all.add(part) }
    return all
  }

  static func zeros(_ count: Int) -> FontBytes {
    var zeros = FontBytes()
    zeros.bytes = Array(repeating: 0, count: count)
    return zeros
  }

  static func text(_ text: String) -> FontBytes {
    text.utf16.reduce(into: FontBytes()) { $0.add16(Int($1)) }
  }

  /// A font of tables, whose offsets count from the start of the file it is put in.
  static func font(_ tables: [(tag: String, data: FontBytes)], offset: Int = 0) -> FontBytes {
    var directory = FontBytes(0x0001, 0, tables.count, 0, 0, 0)
    var body = FontBytes()
    let start = offset + 12 + 16 * tables.count
    for table in tables {
      directory.add(tag: table.tag)
      directory.add32(0)
      directory.add32(start + body.bytes.count)
      directory.add32(table.data.bytes.count)
      body.add(table.data)
      while body.bytes.count % 4 > 0 { body.bytes.append(0) }
    }
    return directory + body
  }

  /// A collection whose fonts are all the same one.
  static func collection(of tables: [(tag: String, data: FontBytes)], count: Int) -> FontBytes {
    var file = FontBytes.latin("ttcf") + FontBytes(1, 0)
    let offset = 12 + 4 * count
    file.add32(count)
    for _ in 0..<count { file.add32(offset) }
    return file + .font(tables, offset: offset)
  }

  /// A file of several fonts.
  static func collection(_ fonts: [[(tag: String, data: FontBytes)]]) -> FontBytes {
    var header = FontBytes()
    header.add(tag: "ttcf")
    header.add32(0x0001_0000)
    header.add32(fonts.count)
    var body = FontBytes()
    let start = 12 + 4 * fonts.count
    for font in fonts {
      let offset = start + body.bytes.count
      header.add32(offset)
      body.add(FontBytes.font(font, offset: offset))
    }
    return header + body
  }
}
