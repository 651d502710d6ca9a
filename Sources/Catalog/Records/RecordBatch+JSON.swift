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
        guard rules.skipsMalformedLines else { throw malformed(error, &lines.pointee) }
        try onRejection(
          RecordRejection(
            ordinal: ordinal, position: lines.pointee.position(at: error.pointer),
            reason: .malformed(error.message(end: end, isLine: true))))
        records.scanner.skipLine(from: error.pointer)
        ordinal += 1
        continue
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
    var records = JSONRecordScanner(
      scanner: JSONScanner(start: firstPlace, end: end, isLine: false), selection: selection)
    var ordinal = 0
    do throws(JSONSyntaxError) {
      if try !openArray(&records.scanner) {
        try finish(&records.scanner)
        return 0
      }
    } catch {
      throw malformed(error, &lines.pointee)
    }
    while true {
      let start = records.scanner.cursor
      let isObject: Bool
      do throws(JSONSyntaxError) { isObject = try records.scanRecord() } catch {
        throw malformed(error, &lines.pointee)
      }
      try report(&records, isObject, ordinal, start, selection, lines, onRecord, onRejection)
      ordinal += 1
      do throws(JSONSyntaxError) {
        records.scanner.skipWhiteSpace()
        if records.scanner.byte == UInt8(ascii: "]") {
          try finish(&records.scanner)
          return ordinal
        }
        try records.scanner.expect(UInt8(ascii: ","), .commaOrArrayEnd)
        if records.scanner.cursor == end, !isLast { return ordinal }
        records.scanner.skipWhiteSpace()
      } catch {
        throw malformed(error, &lines.pointee)
      }
    }
  }

  /// Moves to the first value: the array's bracket stands in the first batch.
  ///
  /// - Returns: false at the bracket of an array that ends without a value.
  private func openArray(_ scanner: inout JSONScanner) throws(JSONSyntaxError) -> Bool {
    scanner.skipWhiteSpace()
    guard sequence == 0 else { return true }
    try scanner.expect(UInt8(ascii: "["), .array)
    scanner.skipWhiteSpace()
    return scanner.byte != UInt8(ascii: "]")
  }

  /// Reads from the closing bracket to the end.
  private func finish(_ scanner: inout JSONScanner) throws(JSONSyntaxError) {
    scanner.cursor += 1
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
      ordinal: ordinal, position: lines.pointee.position(at: fault.pointer),
      reason: fault.reason == .invalidUTF8 ? .invalidUTF8 : .loneSurrogate)
  }

  /// The fault of a batch that holds the beginning of a value without its end; `nil` if there is none.
  func errorOfLongValue(_ scanner: JSONScanner) -> JSONSyntaxError? {
    var scanner = scanner
    do throws(JSONSyntaxError) {
      if try openArray(&scanner) { try scanner.skipValue(depth: 1) }
      scanner.skipWhiteSpace()
      if scanner.byte == UInt8(ascii: "]") { try finish(&scanner) }
      return nil
    } catch {
      return error.pointer < end ? error : nil
    }
  }

  func malformed(_ error: JSONSyntaxError, _ lines: inout LineCursor) -> MalformedInput {
    malformed(error.pointer, &lines, error.message(end: end, isLine: format == .ndjson))
  }
}
