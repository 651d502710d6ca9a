/// Finds places where an array of values may be cut, without reading the values: brackets are counted, strings passed
/// over.
///
/// Up to the first place that breaks the grammar the cuts are right. So the part with that place starts where a value
/// does, whoever reads it finds the error, and what is cut behind it means nothing.
struct JSONArrayCuts: Sendable {
  /// The place up to which the text was read.
  private var offset: Int
  /// How many arrays and objects are open.
  private var depth = 0
  /// How many values of the array end in what was read.
  private(set) var valueCount = 0

  /// - Parameter start: where the text starts in the buffer.
  init(start: Int) {
    offset = start
  }

  /// The place behind the comma after a value of the array, the first one at or behind `place`; `nil` if there is none.
  ///
  /// - Parameter buffer: the same in each call.
  mutating func next(from place: Int, in buffer: UnsafeBufferPointer<UInt8>) -> Int? {
    guard let start = buffer.baseAddress else { return nil }
    let end = start + buffer.count
    var cursor = start + offset
    defer { offset = cursor - start }
    while cursor < end {
      let byte = cursor.pointee
      cursor += 1
      switch byte {
      case UInt8(ascii: "\""): JSONArrayCuts.skipString(&cursor, end)
      case UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "]"), UInt8(ascii: "}"):
        depth -= 1
        if depth <= 0 { cursor = end }
      case UInt8(ascii: ",") where depth == 1:
        valueCount += 1
        if cursor - start >= place { return cursor - start }
      default: break
      }
    }
    return nil
  }

  /// Moves from behind an opening quote to behind the closing one.
  private static func skipString(_ cursor: inout BytePointer, _ end: BytePointer) {
    while cursor < end {
      if end - cursor >= 8 {
        let stops = WordScanning.quoteOrBackslashStops(WordScanning.load(cursor))
        if stops == 0 {
          cursor += 8
          continue
        }
        cursor += stops.trailingZeroBitCount >> 3
      }
      let byte = cursor.pointee
      cursor += 1
      if byte == UInt8(ascii: "\"") { return }
      if byte == UInt8(ascii: "\\"), cursor < end { cursor += 1 }
    }
  }
}
