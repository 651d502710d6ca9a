extension RecordBatch {
  /// NDJSON: an object a line, blank lines passed over.
  func readLines(
    _ selection: FieldSelection, _ lines: UnsafeMutablePointer<LineCursor>, _ onRecord: RecordCallback,
    _ onRejection: RejectionCallback
  ) throws(MalformedInput) -> Int {
    let end = end
    var records = JSONRecordScanner(
      scanner: JSONScanner(start: firstPlace, end: end, isLine: true), selection: selection)
    var ordinal = 0
    while true {
      records.scanner.skipWhiteSpace()
      guard records.scanner.cursor < end else { return ordinal }
      if records.scanner.byte == 0x0A {
        records.scanner.cursor += 1
        continue
      }
      let start = records.scanner.cursor
      let isObject: Bool
      do throws(JSONSyntaxError) {
        isObject = try records.scanRecord()
        records.scanner.skipWhiteSpace()
        guard records.scanner.cursor == end || records.scanner.byte == 0x0A else { throw records.scanner.failure(.end) }
      } catch {
        throw malformed(error, lines)
      }
      try report(&records, isObject, ordinal, start, selection, lines, onRecord, onRejection)
      ordinal += 1
    }
  }

  /// JSON: one array of objects, or a part of it.
  func readArray(
    _ selection: FieldSelection, _ lines: UnsafeMutablePointer<LineCursor>, _ onRecord: RecordCallback,
    _ onRejection: RejectionCallback
  ) throws(MalformedInput) -> Int {
    let end = end
    let isLast = part?.isLast ?? true
    var records = JSONRecordScanner(
      scanner: JSONScanner(start: firstPlace, end: end, isLine: false), selection: selection)
    var ordinal = 0
    do throws(JSONSyntaxError) {
      records.scanner.skipWhiteSpace()
      if sequence == 0 {
        try records.scanner.expect(UInt8(ascii: "["), .array)
        records.scanner.skipWhiteSpace()
        if records.scanner.byte == UInt8(ascii: "]") {
          records.scanner.cursor += 1
          try finish(&records.scanner)
          return 0
        }
      }
    } catch {
      throw malformed(error, lines)
    }
    while true {
      let start = records.scanner.cursor
      let isObject: Bool
      do throws(JSONSyntaxError) { isObject = try records.scanRecord() } catch { throw malformed(error, lines) }
      try report(&records, isObject, ordinal, start, selection, lines, onRecord, onRejection)
      ordinal += 1
      do throws(JSONSyntaxError) {
        records.scanner.skipWhiteSpace()
        if records.scanner.byte == UInt8(ascii: "]") {
          records.scanner.cursor += 1
          try finish(&records.scanner)
          return ordinal
        }
        try records.scanner.expect(UInt8(ascii: ","), .commaOrArrayEnd)
        if records.scanner.cursor == end, !isLast { return ordinal }
        records.scanner.skipWhiteSpace()
      } catch {
        throw malformed(error, lines)
      }
    }
  }

  private func finish(_ scanner: inout JSONScanner) throws(JSONSyntaxError) {
    scanner.skipWhiteSpace()
    guard scanner.cursor == scanner.end else { throw scanner.failure(.end) }
  }

  @inline(__always)
  private func report(
    _ records: inout JSONRecordScanner, _ isObject: Bool, _ ordinal: Int, _ start: BytePointer,
    _ selection: FieldSelection, _ lines: UnsafeMutablePointer<LineCursor>, _ onRecord: RecordCallback,
    _ onRejection: RejectionCallback
  ) throws(MalformedInput) {
    if isObject, records.scanner.textFault == nil {
      try onRecord(
        RecordView(
          ordinal: ordinal, values: records.values, count: selection.count, start: start, end: records.scanner.cursor,
          lines: lines))
    } else {
      let fault = records.scanner.textFault
      records.scanner.textFault = nil
      try onRejection(rejection(ordinal, isObject ? fault : nil, start, lines))
    }
  }

  private func rejection(
    _ ordinal: Int, _ fault: JSONSyntaxError?, _ start: BytePointer, _ lines: UnsafeMutablePointer<LineCursor>
  ) -> RecordRejection {
    guard let fault else {
      return RecordRejection(ordinal: ordinal, position: lines.pointee.position(at: start), reason: .notAnObject)
    }
    return RecordRejection(
      ordinal: ordinal, position: lines.pointee.position(at: fault.place),
      reason: fault.reason == .invalidUTF8 ? .invalidUTF8 : .loneSurrogate)
  }

  private func malformed(_ error: JSONSyntaxError, _ lines: UnsafeMutablePointer<LineCursor>) -> MalformedInput {
    malformed(error.place, &lines.pointee, error.message(end: end, isLine: format == .ndjson))
  }
}
