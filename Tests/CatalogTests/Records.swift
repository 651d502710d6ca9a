import Catalog

/// The result of a file of records, in a form that tests compare.
struct Outcome: Equatable {
  /// One text a record: `field=kind:text` for each selected field that is there, and `!` with position and message
  /// for a rejection.
  var records: [String] = []
  /// Where each record starts.
  var positions: [String] = []
  var count = 0
  /// The diagnostic that ended the file.
  var failure: String?
}

/// Reads records from a text, which stands for a file named `f`.
func read(
  _ bytes: [UInt8], _ format: RecordFormat, fields: [String] = ["a", "b"], rules: RecordRules = RecordRules(),
  batchSize: Int = 1 << 20, recordLimit: Int = 1 << 20
) -> Outcome {
  var outcome = Outcome()
  var reader = RecordReader(
    bytes: bytes, name: "f", format: format, rules: rules, batchSize: batchSize, recordLimit: recordLimit)
  let selection = FieldSelection(fields)
  do {
    var expected = 0
    while let batch = try reader.nextBatch() {
      if batch.sequence != expected { outcome.failure = "batches out of sequence" }
      expected += 1
      if let preceding = batch.precedingCount, preceding != outcome.count { outcome.failure = "values miscounted" }
      outcome.count += try batch.forEachRecord(selection) { record in
        let values = selection.names.indices.map { slot in describe(selection.names[slot], record[slot]) }
        outcome.records.append(values.filter { !$0.isEmpty }.joined(separator: " "))
        outcome.positions.append(record.position.description)
      } onRejection: { rejection in
        outcome.records.append("!\(rejection.position) \(rejection.message)")
        outcome.positions.append(rejection.position.description)
      }
    }
  } catch {
    outcome.failure = "\(error)"
    // A batch that throws returns no number.
    outcome.count = outcome.records.count
  }
  return outcome
}

func read(
  _ text: String, _ format: RecordFormat, fields: [String] = ["a", "b"], rules: RecordRules = RecordRules(),
  batchSize: Int = 1 << 20, recordLimit: Int = 1 << 20
) -> Outcome {
  read(
    Array(text.utf8), format, fields: fields, rules: rules, batchSize: batchSize, recordLimit: recordLimit)
}

private func describe(_ name: String, _ value: FieldValue) -> String {
  value.kind == .absent ? "" : "\(name)=\(value.kind):\(value.text)"
}
