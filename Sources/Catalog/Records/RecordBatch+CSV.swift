extension RecordBatch {
  /// CSV: a record a row, blank lines passed over.
  func readRows(
    _ selection: FieldSelection, _ lines: UnsafeMutablePointer<LineCursor>, _ onRecord: RecordCallback,
    _ onRejection: RejectionCallback
  ) throws(MalformedInput) -> Int {
    // The reader makes no CSV batch before it has the header.
    guard let header else { return 0 }
    var records = CSVRecordScanner(
      scanner: CSVScanner(start: firstPlace, end: end, rules.separator(format)), header: header, selection: selection)
    let columnCount = header.names.count
    var ordinal = 0
    while records.scanner.skipBlankLines() {
      let start = records.scanner.cursor
      do throws(CSVSyntaxError) { try records.scanRecord() } catch {
        throw malformed(error.pointer, &lines.pointee, error.message)
      }
      if let fault = records.scanner.textFault {
        records.scanner.textFault = nil
        let position = lines.pointee.position(at: fault)
        try onRejection(RecordRejection(ordinal: ordinal, position: position, reason: .invalidUTF8))
      } else if records.cellCount > columnCount || records.cellCount < columnCount && rules.csvRows == .reject {
        try onRejection(
          RecordRejection(
            ordinal: ordinal, position: lines.pointee.position(at: records.surplusPointer ?? start),
            reason: .cellCount(records.cellCount, columns: columnCount, isNamed: rules.hasHeader)))
      } else {
        try onRecord(
          RecordView(
            ordinal: ordinal, values: records.values, count: selection.count, start: start, end: records.scanner.cursor,
            lines: lines))
      }
      ordinal += 1
    }
    return ordinal
  }
}
