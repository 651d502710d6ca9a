import Catalog

/// The records of an input, as far as they say whether it is the right one: an input that has records, none of which is
/// left, or that is in another encoding, is an error and no empty shelf.
struct InputEvidence: Sendable {
  /// Records, and those of them that were not left out.
  private var (recordCount, leftCount) = (0, 0)
  /// The first record that was left out.
  private var firstRejection: Diagnostic?
  /// The position and the value of the first record's field that names its language.
  private var firstLanguage: Language?
  /// The first text that is not UTF-8, and whether all of them look like Latin-1.
  private var encodingFault: EncodingFault?

  struct Language: Sendable {
    let position: SourcePosition
    let value: String
  }

  struct EncodingFault: Sendable {
    let position: SourcePosition
    var isLatin1: Bool
  }

  var hasRecords: Bool { recordCount > 0 }
  var isLeft: Bool { leftCount > 0 }

  /// The oddities of its records.
  private var examination = RecordExamination()

  /// Warnings about its records.
  func warnings(_ file: String) -> [BatchDiagnostic] {
    examination.warnings(file, isWhole: examination.recordCount == leftCount)
  }

  /// Adds a batch of the input.
  mutating func add(_ batch: ShelfTally) {
    recordCount += batch.recordCount
    leftCount += batch.placeCount - batch.rejections.count
    examination.merge(batch.examination)
    firstRejection = firstRejection ?? batch.rejections.first?.diagnostic
    firstLanguage = firstLanguage ?? batch.firstLanguage
    if let fault = batch.encodingFault {
      let isLatin1 = fault.isLatin1 && encodingFault?.isLatin1 != false
      encodingFault = EncodingFault(position: encodingFault?.position ?? fault.position, isLatin1: isLatin1)
    }
  }

  /// The error of an input that is not in UTF-8 at all.
  func encodingError(_ file: String) -> BatchError? {
    guard let encodingFault, encodingFault.isLatin1 else { return nil }
    return .ofAllRecords(
      Diagnostic(
        .error, file: file, position: encodingFault.position,
        message: "the text is not UTF-8, and looks like Latin-1 or Windows-1252; convert the file, as by "
          + "'iconv -f WINDOWS-1252 -t UTF-8'"))
  }

  /// The error of an input that has records, none of which is left; `nil` otherwise.
  func nothingLeft(_ file: String, _ filter: Localization.Filter?) -> Diagnostic? {
    guard hasRecords, !isLeft else { return nil }
    if let firstRejection {
      return Diagnostic(
        .error, file: file, position: firstRejection.position,
        message: "no record is left: "
          + (recordCount == 1
            ? "the only one was left out" : "all \(recordCount) were left out, the first of them here"))
    }
    let found = firstLanguage.map { $0.value.isEmpty ? "; the first has none" : "; the first has '\($0.value)'" } ?? ""
    return Diagnostic(
      .error, file: file, position: firstLanguage?.position,
      message: "no record has '\(filter?.locale ?? "")' in '\(filter?.field ?? "")'" + found)
  }
}

/// Inputs of which no pass so far has left a record.
struct InputLacks {
  private var inputs: [(path: String, error: Diagnostic?)] = []
  /// By path, the index among these.
  private var indices: [String: Int] = [:]
  /// The index of the first one with an error: errors go and never come back.
  private var first = 0

  /// The error of the first of them.
  var firstError: Diagnostic? { first < inputs.count ? inputs[first].error : nil }

  /// Adds another pass over inputs.
  mutating func merge(_ other: InputLacks) {
    for input in other.inputs { add(input.path, input.error) }
  }

  /// Adds a pass over an input.
  ///
  /// - Parameter error: why none of its records is left; `nil` where some is, or it has none.
  mutating func add(_ path: String, _ error: Diagnostic?) {
    if let known = indices[path] {
      if error == nil { inputs[known].error = nil }
    } else {
      indices[path] = inputs.count
      inputs.append((path, error))
    }
    while first < inputs.count, inputs[first].error == nil { first += 1 }
  }

  /// Refuses an input of which no locale has a record.
  func check() throws(BatchError) {
    if let firstError { throw .ofAllRecords(firstError) }
  }
}

extension InputEvidence.Language: ProcessValue {
  static var form: ProcessForm<Self> { ProcessForm(Self.init, \.position, \.value) }
}

extension InputEvidence.EncodingFault: ProcessValue { static var form: ProcessForm<Self> { .raw } }
