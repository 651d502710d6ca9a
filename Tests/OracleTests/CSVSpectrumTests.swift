import Catalog
import Testing

/// max-mapper/csv-spectrum: each CSV file with its rows as a JSON array of objects.
@Suite(.enabled(if: Oracles.folder != nil, Oracles.skipReason))
struct CSVSpectrumTests {
  @Test func rows() throws {
    let tables = try oracleFiles("csv/csv-spectrum/csvs")
    let expectations = try oracleFiles("csv/csv-spectrum/json")
    #expect(tables.count == 11)
    #expect(expectations.count == 11)
    for (table, expectation) in zip(tables, expectations) {
      let rows = try JSONValue.parse(expectation.bytes, file: expectation.name).array ?? []
      let expected = rows.map { row in row.object?.members.map { "\($0.key)=\($0.value.string ?? "")" } ?? [] }
      for batchSize in [1, 16, 1 << 20] {
        #expect(try read(table, batchSize: batchSize) == expected, "\(table.name)")
      }
    }
  }

  private func read(_ table: OracleFile, batchSize: Int) throws -> [[String]] {
    var reader = RecordReader(bytes: asCheckedOut(table), name: table.name, format: .csv, batchSize: batchSize)
    var rows: [[String]] = []
    while let batch = try reader.nextBatch() {
      let columns = FieldSelection(batch.columnNames ?? [])
      try batch.forEachRecord(columns) { record in
        rows.append(columns.names.enumerated().map { "\($1)=\(record[$0].text)" })
      } onRejection: { _ in
      }
    }
    return rows
  }

  /// The suite's `.gitattributes` has git write the files `*_crlf.csv` with CRLF. A copy that git did not check out
  /// has LF still.
  private func asCheckedOut(_ table: OracleFile) -> [UInt8] {
    guard table.name.hasSuffix("_crlf.csv"), !table.bytes.contains(0x0D) else { return table.bytes }
    return table.bytes.flatMap { $0 == 0x0A ? [0x0D, 0x0A] : [$0] }
  }
}
