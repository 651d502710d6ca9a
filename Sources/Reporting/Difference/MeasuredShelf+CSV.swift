import Catalog
import ShelfReports

extension MeasuredShelf {
  /// The results that `measure --format csv` wrote.
  static func rows(in bytes: [UInt8], file: String) throws(MalformedInput) -> [MeasuredShelf] {
    var shelves: [MeasuredShelf] = []
    do {
      var reader = RecordReader(
        bytes: bytes, name: file, format: .csv, rules: RecordRules(csvSeparator: .comma))
      while let batch = try reader.nextBatch() {
        let columns = batch.columnNames ?? []
        if let missing = CSVColumn.allCases.first(where: { !columns.contains($0.rawValue) }) {
          throw MalformedInput(
            Diagnostic(
              .error, file: file, position: .start,
              message: "expected what 'measure --format csv' writes, which has the column '\(missing.rawValue)'"))
        }
        try batch.forEachRecord(FieldSelection(CSVColumn.allCases.map(\.rawValue))) { row throws(MalformedInput) in
          shelves.append(try MeasuredShelf(row, file: file))
        } onRejection: { rejection throws(MalformedInput) in
          throw MalformedInput(
            Diagnostic(.error, file: file, position: rejection.position, message: rejection.message))
        }
      }
    } catch let error as MalformedInput {
      throw error
    } catch {
      // Bytes in memory can be read.
      throw MalformedInput(Diagnostic(.error, file: file, position: nil, message: "\(error)"))
    }
    return shelves
  }

  /// The columns that are read, in the order of their slots.
  private enum CSVColumn: String, CaseIterable {
    case shelf, cardWidth, scale, contentSizeCategory, locale, itemHeight, containerHeight
  }

  private init(_ row: RecordView, file: String) throws(MalformedInput) {
    func text(_ column: CSVColumn) -> String {
      String(uncoveredCSV: row[CSVColumn.allCases.firstIndex(of: column) ?? 0].text)
    }
    func number(_ column: CSVColumn) throws(MalformedInput) -> Double {
      let slot = CSVColumn.allCases.firstIndex(of: column) ?? 0
      if let number = row[slot].number { return number }
      throw MalformedInput(
        Diagnostic(
          .error, file: file, position: row.position(ofSlot: slot),
          message: "'\(column.rawValue)' must be a number, not '\(row[slot].text)'"))
    }
    let locale = text(.locale)
    self.init(
      shelf: text(.shelf),
      variant: Variant(
        cardWidth: try number(.cardWidth), scale: try number(.scale), contentSizeCategory: text(.contentSizeCategory),
        locale: locale.isEmpty ? nil : locale),
      itemHeight: try number(.itemHeight), containerHeight: try number(.containerHeight))
  }
}
