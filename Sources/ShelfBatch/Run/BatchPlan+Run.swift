import Catalog

extension BatchPlan {
  /// Measures inputs. Results come in the order of the input and are the same however many threads there are.
  ///
  /// - Parameters:
  ///   - inputs: the records; those that the plan's configuration names where there are none.
  ///   - jobs: threads; `nil` for as many as cores.
  ///   - onDiagnostic: is told of records that are left out, and of what may not be as it is meant.
  ///   - onReport: gets a result for each shelf and variant. What it throws ends the batch.
  /// - Returns: how many records there were.
  /// - Throws: ``BatchError`` for inputs that can't be read, or what `onReport` throws.
  @discardableResult
  public func run(
    _ inputs: [BatchInput] = [], jobs: Int? = nil, onDiagnostic: (BatchDiagnostic) -> Void = { _ in },
    onReport: (ShelfReport) throws -> Void
  ) throws -> BatchCounts {
    var options = BatchOptions()
    options.jobs = jobs
    options.certifies = certifies
    var thrown: (any Error)?
    do {
      return try withoutActuallyEscaping(onDiagnostic) { onDiagnostic in
        try withoutActuallyEscaping(onReport) { onReport in
          try Measuring(self, options).run(inputs.isEmpty ? nil : inputs, onDiagnostic: onDiagnostic) { report in
            do { try onReport(report) } catch {
              thrown = error
              throw error
            }
          }
        }
      }
    } catch {
      throw thrown ?? BatchError(error)
    }
  }

  /// Measures records in memory.
  ///
  /// - Parameters:
  ///   - records: by record, texts by field.
  ///   - onDiagnostic: is told of records that are left out, and of what may not be as it is meant.
  /// - Returns: a result for each shelf and variant; the shelf is called `records` where no field names it.
  /// - Throws: ``BatchError``.
  public func reports(
    of records: [[String: String]], onDiagnostic: (BatchDiagnostic) -> Void = { _ in }
  ) throws -> [ShelfReport] {
    var lines = TextBuffer()
    for record in records {
      lines.writeObject { line in
        for (field, text) in record.sorted(by: { $0.key < $1.key }) {
          line.write(field: field)
          line.write(json: text)
        }
      }
      lines.write("\n")
    }
    var reports: [ShelfReport] = []
    // A file without lines is malformed, and no records are no fault here.
    let input = BatchInput(
      records.isEmpty ? Array("[]".utf8) : lines.bytes, format: records.isEmpty ? .json : .ndjson, name: "records")
    try run([input], onDiagnostic: onDiagnostic) { reports.append($0) }
    return reports
  }
}
