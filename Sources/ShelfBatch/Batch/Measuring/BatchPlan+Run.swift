import Catalog

extension BatchPlan {
  /// Measures inputs. Results come in the order of the input and do not depend on the number of threads.
  ///
  /// - Parameters:
  ///   - inputs: the records; if there are none, those that the plan's configuration names.
  ///   - jobs: the number of threads; `nil` for as many as cores.
  ///   - onDiagnostic: is called with rejected records, and with what may be a mistake.
  ///   - onReport: is called with a result for each shelf and variant. An error that it throws ends the batch.
  /// - Returns: how many records there were.
  /// - Throws: ``BatchError`` for inputs that can't be read or are not what was meant, or what `onReport` throws.
  @discardableResult
  public func run(
    _ inputs: [BatchInput] = [], jobs: Int? = nil, onDiagnostic: (BatchDiagnostic) -> Void = { _ in },
    onReport: (ShelfReport) throws -> Void
  ) throws -> BatchCounts {
    var options = BatchOptions()
    options.jobs = jobs
    options.certifies = certifies
    return try BatchError.wrapping(onReport) { onReport in
      try withoutActuallyEscaping(onDiagnostic) { onDiagnostic in
        try ShelfMeasuring(self, options).run(
          inputs.isEmpty ? nil : inputs, onDiagnostic: onDiagnostic, onReport: onReport)
      }
    }
  }

  /// Measures records in memory.
  ///
  /// - Parameters:
  ///   - records: for each record, its texts by field.
  ///   - onDiagnostic: is called with rejected records, and with what may be a mistake.
  /// - Returns: a result for each shelf and variant; the shelf is called `records` where no field names it.
  /// - Throws: ``BatchError``.
  public func reports(
    of records: [[String: String]], onDiagnostic: (BatchDiagnostic) -> Void = { _ in }
  ) throws -> [ShelfReport] {
    var reports: [ShelfReport] = []
    try run([BatchInput(records: records)], onDiagnostic: onDiagnostic) { reports.append($0) }
    return reports
  }
}

extension BatchError {
  /// Runs work that hands results on: errors of the receiver are rethrown as they are, all others as ``BatchError``.
  static func wrapping<Value, Answer>(
    _ receive: (Value) throws -> Void, _ work: (@escaping (Value) throws -> Void) throws -> Answer
  ) throws -> Answer {
    var thrown: (any Error)?
    do {
      return try withoutActuallyEscaping(receive) { receive in
        try work { value in
          do { try receive(value) } catch {
            thrown = error
            throw error
          }
        }
      }
    } catch {
      throw thrown ?? BatchError(error)
    }
  }
}
