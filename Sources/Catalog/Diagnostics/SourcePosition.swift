/// A position in a text file: line and column count from 1, the column in UTF-8 bytes. A byte order mark is not counted.
package struct SourcePosition: Hashable, Comparable, Sendable, CustomStringConvertible {
  package let line: Int
  package let column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// The first byte of a file.
  package static let start = SourcePosition(line: 1, column: 1)

  /// `3:14`
  package var description: String { "\(line):\(column)" }

  package static func < (left: SourcePosition, right: SourcePosition) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}
