/// Finds where a text that is an array may be cut, without reading its values: brackets are counted, strings
/// passed over. It takes the text piece by piece.
///
/// Up to the first byte that breaks the grammar the cuts are right. So the part with that byte starts where a value
/// does, whoever reads it finds the error, and what is cut behind it means nothing.
struct JSONArrayCuts: Sendable {
  /// How many values of the array end in what was read.
  private(set) var valueCount = 0
  /// How many arrays and objects are open.
  private var depth = 0
  private var isInString = false
  /// Whether the piece before ended with a backslash in a string.
  private var isEscaped = false
  /// Whether the array has ended.
  private var isClosed = false

  /// Reads the next piece.
  ///
  /// - Returns: the byte behind the last comma between two values of the array; `nil` if there is none.
  mutating func lastCut(from start: BytePointer, to end: BytePointer) -> BytePointer? {
    var cursor = start
    var cut: BytePointer?
    if isInString { skipString(&cursor, end) }
    while cursor < end, !isClosed {
      let byte = cursor.pointee
      cursor += 1
      switch byte {
      case UInt8(ascii: "\""): skipString(&cursor, end)
      case UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "]"), UInt8(ascii: "}"):
        depth -= 1
        isClosed = depth <= 0
      case UInt8(ascii: ",") where depth == 1:
        valueCount += 1
        cut = cursor
      default: break
      }
    }
    return cut
  }

  /// Moves behind the closing quote.
  private mutating func skipString(_ cursor: inout BytePointer, _ end: BytePointer) {
    isInString = true
    if isEscaped, cursor < end {
      cursor += 1
      isEscaped = false
    }
    while let byte = ByteBlock.next(&cursor, before: end, { $0.quoteOrBackslashStops }) {
      cursor += 1
      if byte == UInt8(ascii: "\"") {
        isInString = false
        return
      }
      guard byte == UInt8(ascii: "\\") else { continue }
      isEscaped = cursor == end
      if !isEscaped { cursor += 1 }
    }
  }
}
