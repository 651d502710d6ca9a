import Catalog
import CellLayout
import RecordCells

extension BatchInput {
  /// The card of one record in a locale.
  ///
  /// - Parameters:
  ///   - name: the 0-based index of the record, of which those that make no card are counted; where none has that index,
  ///     its id.
  ///   - rules: what of records may be other than it should be.
  ///   - localization: that of the locale.
  /// - Returns: `nil` if there is no such record.
  /// - Throws: ``BatchError`` at the record's position if it makes no card.
  package func card(
    _ name: String, for prototypes: Prototypes, rules: RecordRules, _ localization: Localization
  ) throws -> KeptCard? {
    var maker = CardMaker(CardFields(prototypes), localization)
    var reader = try makeReader(rules)
    let index = Int(name)
    let idSlot = maker.selection.slot(of: "id") ?? 0
    var named: Result<KeptCard, BatchError>?
    var start = 0
    while let batch = try reader.nextBatch() {
      var found: Result<KeptCard, BatchError>?
      maker.file = batch.file
      do {
        start += try batch.forEachRecord(maker.selection) { record in
          let isPlace = start + record.ordinal == index
          guard isPlace || named == nil && RecordID(record[idSlot])?.text == name else { return }
          let card: Result<KeptCard, BatchError>
          do throws(CardMaker.Refusal) {
            card = .success(KeptCard(try maker.card(of: record)))
          } catch {
            card = .failure(.malformed(batch.file, record.position(ofSlot: error.slot), error.message))
          }
          if isPlace { found = card } else { named = card }
        } onRejection: { rejection in
          guard start + rejection.ordinal == index else { return }
          found = .failure(.malformed(batch.file, rejection.position, rejection.message))
        }
      } catch {
        // An error behind the record does not matter.
        if found == nil, index != nil || named == nil { throw error }
      }
      // A name that is no number can't be an index further down.
      if let found = found ?? (index == nil ? named : nil) { return try found.get() }
    }
    return try named?.get()
  }
}
