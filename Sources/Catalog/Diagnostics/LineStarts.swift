/// The beginnings of a file's lines, for columns in the units of other programs.
package struct LineStarts {
  private let bytes: [UInt8]
  private var starts: [Int]

  /// - Parameter bytes: a file in UTF-8, whose byte order mark is in no column.
  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    starts = [bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0]
    for (offset, byte) in bytes.enumerated() where byte == 0x0A { starts.append(offset + 1) }
  }

  /// The column of a position in UTF-16 units, counted from 1; `nil` where the file has no such position.
  package func utf16Column(of position: SourcePosition) -> Int? {
    guard starts.indices.contains(position.line - 1) else { return nil }
    let start = starts[position.line - 1]
    guard position.column >= 1, start + position.column - 1 <= bytes.count else { return nil }
    return String(decoding: bytes[start..<(start + position.column - 1)], as: UTF8.self).utf16.count + 1
  }
}
