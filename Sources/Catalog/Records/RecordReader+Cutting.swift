import Platform

extension RecordReader {
  /// Why bytes can't begin records of any format, and what to do; `nil` where they may.
  private static func refusal(ofBeginning bytes: UnsafeRawBufferPointer) -> String? {
    if let compression = Compression(beginningOf: bytes) { return compression.refusal }
    // The byte order mark, whose bytes are none of UTF-8.
    guard bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) else { return nil }
    return "the text is UTF-16; convert it, as by 'iconv -f UTF-16 -t UTF-8'"
  }

  /// The beginning of the buffer that makes a batch.
  struct Cut {
    let count: Int
    /// Whether it is the beginning of a record that is too long, instead of whole records.
    let exceedsLimit: Bool
  }

  /// Turns the beginning of the buffer into a batch and keeps the rest. Nil when the batch would have had nothing but
  /// blank lines before the header row.
  mutating func takeBatch(_ cut: Cut) throws(MalformedInput) -> RecordBatch? {
    let taken = buffer
    var lower = 0
    if !hasStarted {
      hasStarted = true
      let bytes = UnsafeRawBufferPointer(start: taken.start, count: cut.count)
      if let refusal = RecordReader.refusal(ofBeginning: bytes) {
        throw MalformedInput(file: file, position: .start, message: refusal)
      }
      lower = UTF8Sequence.startsWithByteOrderMark(bytes) ? 3 : 0
    }
    let (firstLine, lineOffset, precedingCount) = (nextLine, nextLineOffset, nextPrecedingCount)
    let start = BytePointer(taken.start + lower)
    let end = BytePointer(taken.start + cut.count)
    skipLines(start, end)
    nextPrecedingCount = array.valueCount
    keepRest(after: cut)
    let isLast = isAtEnd && filled == 0
    if isLast { hasOpenArray = false }

    var firstRecord = lower
    if format.isTable, header == nil, !cut.exceedsLimit {
      let separator = rules.separator(format)
      var scanner = CSVScanner(start: start, end: end, separator)
      guard scanner.skipBlankLines() else { return nil }
      var lines = LineCursor(start: start, firstLine: firstLine)
      if rules.csvSeparator == nil,
        let fault = separator.fault(
          inRow: scanner.cursor, end, isHeader: rules.hasHeader, setting: rules.separatorSetting)
      {
        throw MalformedInput(file: file, position: lines.position(at: fault.pointer), message: fault.message)
      }
      if rules.hasHeader {
        header = try CSVHeader(&scanner, lines: &lines, file: file)
        firstRecord += scanner.cursor - start
      } else {
        header = try CSVHeader(numbering: &scanner, lines: &lines, file: file)
      }
    }
    let batch = RecordBatch(
      sequence: nextSequence, file: file, format: format, header: header, rules: rules, buffer: taken,
      range: lower..<cut.count, firstRecord: firstRecord, firstLine: firstLine, lineOffset: lineOffset,
      precedingCount: format == .json ? precedingCount : nil, offset: nextOffset, isLast: isLast,
      exceededLimit: cut.exceedsLimit ? recordLimit : nil)
    nextSequence += 1
    nextOffset += batch.byteCount
    return batch
  }

  private mutating func skipLines(_ start: BytePointer, _ end: BytePointer) {
    let lineFeeds = ByteBlock.count(0x0A, from: start, to: end)
    nextLine += lineFeeds
    if lineFeeds == 0 { nextLineOffset += end - start }
    // Lines of NDJSON and rows of CSV end where a batch does.
    guard lineFeeds > 0, format == .json else { return }
    var lineStart = end
    while lineStart[-1] != 0x0A { lineStart -= 1 }
    nextLineOffset = end - lineStart
  }

  private mutating func keepRest(after cut: Cut) {
    if cut.exceedsLimit {
      // Nothing after it can be read: the next call is to find the end.
      isAtEnd = true
      filled = cut.count
    }
    let rest = cut.count..<filled
    buffer =
      isAtEnd && rest.isEmpty ? ByteBuffer(capacity: 1) : buffer.copy(rest, capacity: max(batchSize, rest.count * 2))
    filled = rest.count
    // The cut was behind the last record's end, so the rest has none.
    searched = filled
  }

  /// Where the last record in the buffer ends, searching only what has not been searched before.
  mutating func lastRecordEnd() -> Int? {
    let end =
      switch format {
      case .json: lastValueEnd()
      case .ndjson: lastLineEnd()
      case .csv, .tsv: lastRowEnd()
      }
    searched = filled
    return end
  }

  private mutating func lastValueEnd() -> Int? {
    array.lastCut(from: buffer.start + searched, to: buffer.start + filled).map { $0 - BytePointer(buffer.start) }
  }

  private func lastLineEnd() -> Int? {
    var offset = filled
    while offset > searched {
      if buffer.start[offset - 1] == 0x0A { return offset }
      offset -= 1
    }
    return nil
  }

  /// In well-formed CSV a line feed is inside a cell exactly when an odd number of quotes stands before it. Text that
  /// breaks this rule is malformed, and the batch that holds it finds it before anything that was cut wrongly
  /// behind it.
  private mutating func lastRowEnd() -> Int? {
    let quote = UInt8(ascii: "\"")
    let quotes = ByteBlock.count(quote, from: buffer.start + searched, to: buffer.start + filled)
    if quotes & 1 == 1 { isInsideQuotes.toggle() }
    var isInside = isInsideQuotes
    var offset = filled
    while offset > searched {
      let byte = buffer.start[offset - 1]
      if byte == quote { isInside.toggle() }
      if byte == 0x0A, !isInside { return offset }
      offset -= 1
    }
    return nil
  }
}
