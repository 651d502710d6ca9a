/// Reads records from the rows of a CSV text, keeping the values of the wanted columns.
struct CSVRecordScanner: ~Copyable {
  var scanner: CSVScanner
  /// One value a slot of the selection.
  let values: UnsafeMutablePointer<FieldValue>
  private let slotCount: Int
  /// The slot of each column, -1 for a column that nobody wants.
  private let slots: UnsafeMutablePointer<Int>
  private let columnCount: Int
  /// How many cells the row had, and where the first one stands that has no column.
  private(set) var cellCount = 0
  private(set) var surplusPointer: BytePointer?
  private var decoded = DecodedText()

  init(scanner: CSVScanner, header: CSVHeader, selection: FieldSelection) {
    self.scanner = scanner
    slotCount = selection.count
    values = .allocate(capacity: max(1, slotCount))
    columnCount = header.names.count
    slots = .allocate(capacity: max(1, columnCount))
    for (column, name) in header.names.enumerated() { slots[column] = selection.slot(of: name) ?? -1 }
  }

  deinit {
    values.deallocate()
    slots.deallocate()
  }

  /// Reads the row at the cursor, which has skipped blank lines, into `values`.
  @inline(__always)
  mutating func scanRecord() throws(CSVSyntaxError) {
    decoded.reset()
    for slot in 0..<slotCount { values[slot] = .absent }
    surplusPointer = nil
    var column = 0
    var delimiter = CSVScanner.Delimiter.separator
    while delimiter == .separator {
      let pointer = scanner.cursor
      let cell: CSVCell
      (cell, delimiter) = try scanner.scanCell()
      if column == columnCount { surplusPointer = pointer }
      let slot = column < columnCount ? slots[column] : -1
      if slot >= 0 {
        let bytes = cell.hasDoubledQuotes ? decode(cell) : cell.bytes
        values[slot] = FieldValue(bytes: bytes, kind: .string, pointer: pointer)
      }
      column += 1
    }
    cellCount = column
  }

  @inline(never)
  private mutating func decode(_ cell: CSVCell) -> UnsafeRawBufferPointer {
    let output = decoded.room(for: cell.bytes.count)
    let count = cell.decode(to: output)
    decoded.keep(count)
    return UnsafeRawBufferPointer(start: output, count: count)
  }
}
