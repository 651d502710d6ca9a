/// A cell where it lies in the text, without its outer quotes.
struct CSVCell {
  let bytes: UnsafeRawBufferPointer
  let hasDoubledQuotes: Bool

  /// Writes the cell's text and returns its length, at most `bytes.count`.
  func decode(to output: UnsafeMutablePointer<UInt8>) -> Int {
    var written = 0
    var index = 0
    while index < bytes.count {
      output[written] = bytes[index]
      // Inside quotes a quote stands only as the first of a pair.
      index += bytes[index] == UInt8(ascii: "\"") ? 2 : 1
      written += 1
    }
    return written
  }
}

/// A cursor over a CSV text (RFC 4180).
struct CSVScanner {
  /// The character that ended a cell.
  enum Delimiter { case separator, lineEnd }

  let end: BytePointer
  private let separator: UInt8
  var cursor: BytePointer
  /// The first byte that is not UTF-8 since this was last set to nil.
  var textFault: BytePointer?

  init(start: BytePointer, end: BytePointer, _ separator: CSVSeparator) {
    cursor = start
    self.end = end
    self.separator = separator.byte
  }

  /// Moves over lines without any byte. False at the end of the text.
  @inline(__always)
  mutating func skipBlankLines() -> Bool {
    while cursor < end {
      if cursor.pointee == 0x0A {
        cursor += 1
      } else if cursor.pointee == 0x0D, cursor + 1 == end || cursor[1] == 0x0A {
        cursor += 1
      } else {
        return true
      }
    }
    return false
  }

  /// A cell, and the delimiter after it, which is read over.
  @inline(__always)
  mutating func scanCell() throws(CSVSyntaxError) -> (CSVCell, Delimiter) {
    if cursor < end, cursor.pointee == UInt8(ascii: "\"") { return try scanQuotedCell() }
    let start = cursor
    while let byte = ByteBlock.next(&cursor, before: end, { [separator] in $0.plainCellStops(separator) }) {
      if byte == separator || byte == 0x0A || byte == 0x0D { break }
      if byte == UInt8(ascii: "\"") { throw CSVSyntaxError(reason: .quoteInsideCell, pointer: cursor) }
      if byte >= 0x80 {
        scanNonASCII()
      } else {
        cursor += 1
      }
    }
    let bytes = UnsafeRawBufferPointer(start: start, count: cursor - start)
    let delimiter = try scanDelimiter(otherwise: .carriageReturn)
    return (CSVCell(bytes: bytes, hasDoubledQuotes: false), delimiter)
  }

  private mutating func scanQuotedCell() throws(CSVSyntaxError) -> (CSVCell, Delimiter) {
    let start = cursor + 1
    var hasDoubledQuotes = false
    cursor += 1
    while let byte = ByteBlock.next(&cursor, before: end, { $0.quotedCellStops }) {
      if byte >= 0x80 {
        scanNonASCII()
      } else if byte != UInt8(ascii: "\"") {
        cursor += 1
      } else if cursor + 1 < end, cursor[1] == UInt8(ascii: "\"") {
        hasDoubledQuotes = true
        cursor += 2
      } else {
        let bytes = UnsafeRawBufferPointer(start: start, count: cursor - start)
        cursor += 1
        let delimiter = try scanDelimiter(otherwise: .textAfterQuote)
        return (CSVCell(bytes: bytes, hasDoubledQuotes: hasDoubledQuotes), delimiter)
      }
    }
    throw CSVSyntaxError(reason: .unclosedQuote, pointer: start - 1)
  }

  /// A separator, LF, CRLF, or the end of the text with or without CR.
  @inline(__always)
  private mutating func scanDelimiter(otherwise reason: CSVSyntaxError.Reason) throws(CSVSyntaxError) -> Delimiter {
    guard cursor < end else { return .lineEnd }
    if cursor.pointee == separator {
      cursor += 1
      return .separator
    }
    if cursor.pointee == 0x0A {
      cursor += 1
      return .lineEnd
    }
    guard cursor.pointee == 0x0D else { throw CSVSyntaxError(reason: reason, pointer: cursor) }
    if cursor + 1 == end {
      cursor += 1
    } else if cursor[1] == 0x0A {
      cursor += 2
    } else {
      throw CSVSyntaxError(reason: reason, pointer: cursor)
    }
    return .lineEnd
  }

  @inline(__always)
  private mutating func scanNonASCII() {
    while cursor < end, cursor.pointee >= 0x80 {
      let length = UTF8Sequence.length(at: cursor, end: end)
      if length == 0, textFault == nil { textFault = cursor }
      cursor += max(1, length)
    }
  }
}
