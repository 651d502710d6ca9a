/// Where the lines of a file begin, for editors that count columns in UTF-16 units.
///
/// Problem: a catalogue may stand on one line, and then each of its texts lies behind all those before it. Idea: the units
/// are counted once, up to each of some evenly spaced bytes, so that a column takes the bytes behind one of these alone.
package struct LineStarts {
  private let bytes: [UInt8]
  private var starts: [Int]
  /// The UTF-16 units before every ``spacing``th byte.
  private var units: [Int] = []

  private static let spacing = 1024

  /// - Parameter bytes: a file in UTF-8, whose byte order mark is in no column.
  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    starts = [bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0]
    var count = 0
    for (offset, byte) in bytes.enumerated() {
      if offset % LineStarts.spacing == 0 { units.append(count) }
      count += LineStarts.units(byte)
      if byte == 0x0A { starts.append(offset + 1) }
    }
    units.append(count)
  }

  /// A character's units are counted at its first byte; one of four bytes is a surrogate pair.
  private static func units(_ byte: UInt8) -> Int { byte & 0xC0 == 0x80 ? 0 : byte >= 0xF0 ? 2 : 1 }

  private func units(before offset: Int) -> Int {
    let known = offset / LineStarts.spacing
    return bytes[(known * LineStarts.spacing)..<offset].reduce(units[known]) { $0 + LineStarts.units($1) }
  }

  /// The column of a position in UTF-16 units, counted from 1; `nil` where the file has no such position.
  package func utf16Column(of position: SourcePosition) -> Int? {
    guard starts.indices.contains(position.line - 1) else { return nil }
    let start = starts[position.line - 1]
    guard position.column >= 1, start + position.column - 1 <= bytes.count else { return nil }
    return units(before: start + position.column - 1) - units(before: start) + 1
  }
}
