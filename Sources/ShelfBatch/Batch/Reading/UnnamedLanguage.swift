import Catalog

extension PassRecords {
  /// Fields that name a record's language in most catalogues.
  private static let usualFields = ["lang", "language", "locale", "lang_code", "languageCode"]

  /// A note that the records of an input name their languages in a field that nobody has named, so that all of them are
  /// measured in one locale; `nil` where they don't, or where that is known only by reading a stream.
  func languageNote(_ input: BatchInput?) -> BatchDiagnostic? {
    guard let locale = unfilteredLocale, let input, input.size > 0, var reader = try? input.makeReader(rules),
      let batch = try? reader.nextBatch()
    else { return nil }
    let selection = FieldSelection(PassRecords.usualFields)
    var found: [String: [String]] = [:]
    // Faults of the records are reported where they are read.
    _ = try? batch.forEachRecord(selection) { record in
      for (slot, field) in selection.names.enumerated() where record[slot].kind == .string {
        let language = String(decoding: record[slot].bytes, as: UTF8.self)
        if found[field, default: []].count < 2, found[field]?.contains(language) != true {
          found[field, default: []].append(language)
        }
      }
    } onRejection: { _ in
    }
    guard let field = selection.names.first(where: { found[$0]?.contains { $0 != locale } == true }) else { return nil }
    return BatchDiagnostic(
      note: Diagnostic(
        .note, file: input.path, position: nil,
        message:
          "all records are measured in '\(locale)', although '\(field)' names others; choose records of a language "
          + "by \(names(Settings.localeField.key, field))"))
  }
}
