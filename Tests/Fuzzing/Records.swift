import Catalog

/// The result of a reader for a file of records.
struct ReadRecords: Equatable {
  /// The values of the fields that are there.
  struct Record: Equatable {
    var values: [Value?] = []
    /// Why it is none.
    var rejection: RecordRejection.Reason?
    var line = 0
    var column = 0

    /// A cell that is not there says as much as an empty one.
    var cells: [[UInt8]] { values.map { $0?.bytes ?? [] } }
  }

  struct Value: Equatable {
    let kind: FieldValue.Kind
    let bytes: [UInt8]
  }

  static let fields = ["id", "title", "body"]

  var records: [Record] = []
  /// The error that ended the file, if it was not its end.
  var error: String?

  /// Reads a file in batches of about a size.
  init(_ bytes: [UInt8], _ format: RecordFormat, batchSize: Int) {
    var reader = RecordReader(bytes: bytes, name: "f", format: format, batchSize: batchSize, recordLimit: 1 << 20)
    do {
      var sequence = 0
      while let batch = try reader.nextBatch() {
        require(batch.sequence == sequence, "the batch \(sequence) is numbered \(batch.sequence)")
        require(batch.precedingCount.map { $0 == records.count } ?? true, "the values before a batch are miscounted")
        sequence += 1
        try add(batch)
      }
    } catch {
      self.error = "\(error)"
    }
  }

  private mutating func add(_ batch: RecordBatch) throws {
    var ordinal = 0
    let count = try batch.forEachRecord(FieldSelection(ReadRecords.fields)) { view in
      require(view.ordinal == ordinal, "the record \(ordinal) is numbered \(view.ordinal)")
      ordinal += 1
      let values = ReadRecords.fields.indices.map { slot -> Value? in
        let value = view[slot]
        return value.kind == .absent ? nil : Value(kind: value.kind, bytes: Array(value.bytes))
      }
      records.append(Record(values: values, line: view.position.line, column: view.position.column))
    } onRejection: { rejection in
      require(rejection.ordinal == ordinal, "the rejection \(ordinal) is numbered \(rejection.ordinal)")
      ordinal += 1
      records.append(
        Record(rejection: rejection.reason, line: rejection.position.line, column: rejection.position.column))
    }
    require(count == ordinal, "\(count) records are \(ordinal)")
  }

  /// The same whatever the batches.
  static func read(_ bytes: [UInt8], _ format: RecordFormat) -> ReadRecords {
    let whole = ReadRecords(bytes, format, batchSize: bytes.count + 1)
    for size in [1, 7, bytes.count / 2 + 1] {
      let cut = ReadRecords(bytes, format, batchSize: size)
      require(cut == whole, "batches of \(size) bytes: \(cut) instead of \(whole)")
    }
    return whole
  }

  /// Whether the values of a record are those of an object.
  static func agree(_ record: Record, _ value: JSONValue) -> Bool {
    guard let object = value.object else { return record.rejection == .notAnObject }
    return record.rejection == nil
      && zip(fields, record.values).allSatisfy { name, found in
        guard let found else { return object[name] == nil }
        guard let expected = object[name] else { return false }
        switch expected.content {
        case .null: return found.kind == .null
        case .bool(let bool): return found.kind == .bool && found.bytes.elementsEqual("\(bool)".utf8)
        case .number(let number): return found.kind == .number && found.bytes.elementsEqual(number.text.utf8)
        case .string(let text): return found.kind == .string && found.bytes.elementsEqual(text.utf8)
        case .array, .object: return found.kind == .structured
        }
      }
  }
}
