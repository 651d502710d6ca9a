/// A place in a text file: line and column count from 1, the column in UTF-8 bytes. A byte order mark is not counted.
public struct SourcePosition: Hashable, Comparable, Sendable, CustomStringConvertible {
  public let line: Int
  public let column: Int

  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// The first byte of a file.
  public static let start = SourcePosition(line: 1, column: 1)

  /// `3:14`
  public var description: String { "\(line):\(column)" }

  public static func < (left: SourcePosition, right: SourcePosition) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}

/// A value together with the place where it stands in its file.
public struct Positioned<Value> {
  public let value: Value
  public let position: SourcePosition

  public init(_ value: Value, at position: SourcePosition) {
    self.value = value
    self.position = position
  }
}

extension Positioned: Sendable where Value: Sendable {}
extension Positioned: Equatable where Value: Equatable {}
