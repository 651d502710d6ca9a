import Catalog
import Foundation

/// An array of records, against the reader of documents and Foundation's.
func readJSONArray(_ bytes: [UInt8]) {
  let found = ReadRecords.read(bytes, .json)
  guard let document = try? JSONValue.parse(bytes, file: "f") else {
    // The reader of documents refuses text that is not Unicode; here the record is passed over.
    let isRejected = found.records.contains { $0.rejection != nil }
    return require(found.error != nil || isRejected, "records of what is no document: \(found)")
  }
  requireFoundationAccepts(bytes)
  guard let values = document.array else { return require(found.error != nil, "records of what is no array") }
  require(found.error == nil && found.records.count == values.count, "\(values.count) values are \(found)")
  for (record, value) in zip(found.records, values) {
    require(ReadRecords.agree(record, value), "\(value) is \(record)")
    require(record.line == value.position.line && record.column == value.position.column, "\(value) is at \(record)")
  }
}

/// Lines, each against the reader of documents.
func readNDJSON(_ bytes: [UInt8]) {
  let found = ReadRecords.read(bytes, .ndjson)
  let isMarked = bytes.starts(with: [0xEF, 0xBB, 0xBF])
  let lines = (isMarked ? bytes.dropFirst(3) : bytes[...]).split(separator: 0x0A, omittingEmptySubsequences: false)
  var records = found.records[...]
  for (place, line) in lines.enumerated() where !line.allSatisfy({ [0x20, 0x09, 0x0D].contains($0) }) {
    guard let record = records.popFirst() else {
      return require(found.error != nil, "the line \(place + 1) is no record")
    }
    require(record.line == place + 1, "a record of the line \(place + 1) is at \(record.line)")
    // A document may begin with the mark, and a line not.
    guard !line.starts(with: [0xEF, 0xBB, 0xBF]) else { continue }
    if let value = try? JSONValue.parse(Array(line), file: "f") {
      require(ReadRecords.agree(record, value), "\(value) is \(record)")
    } else {
      require(record.rejection != nil, "a record of the line \(place + 1), which is no document: \(record)")
    }
  }
  require(records.isEmpty, "\(records.count) records have no line")
}

/// Rows, which written anew are the same.
func readCSV(_ bytes: [UInt8]) {
  let found = ReadRecords.read(bytes, .csv)
  let records = found.records.filter { $0.rejection == nil }
  let columns = ReadRecords.fields.indices.filter { column in records.contains { $0.values[column] != nil } }
  guard found.error == nil, !columns.isEmpty else { return }
  var text = Array(columns.map { ReadRecords.fields[$0] }.joined(separator: ",").utf8)
  for record in records {
    for (place, column) in columns.enumerated() {
      let cell = record.cells[column].flatMap { $0 == UInt8(ascii: "\"") ? [$0, $0] : [$0] }
      text += Array((place == 0 ? "\r\n\"" : ",\"").utf8) + cell + [UInt8(ascii: "\"")]
    }
  }
  let again = ReadRecords(text, .csv, batchSize: text.count + 1)
  require(again.error == nil && again.records.map(\.cells) == records.map(\.cells), "\(again) instead of \(records)")
}

/// A document that our reader accepts, Foundation's does, but for its limits.
private func requireFoundationAccepts(_ bytes: [UInt8]) {
  do {
    _ = try JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)
  } catch {
    let reason = "\((error as NSError).userInfo["NSDebugDescription"] ?? error)"
    // Numbers beyond a Double.
    if reason.contains("Number") || reason.contains("number") { return }
    require(false, "Foundation refuses it: \(reason)")
  }
}
