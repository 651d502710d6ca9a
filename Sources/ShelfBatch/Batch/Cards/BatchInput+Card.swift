import Catalog
import CellLayout
import RecordCells

extension BatchInput {
  /// The card of one record in a locale.
  ///
  /// - Parameters:
  ///   - index: 0-based index of the record; those that make no card are counted.
  ///   - rules: what of records may be other than it should be.
  ///   - localization: that of the locale.
  /// - Returns: `nil` if there are fewer records.
  /// - Throws: ``BatchError`` at the record's position if it makes no card.
  package func card(
    _ index: Int, for prototypes: Prototypes, rules: RecordRules, _ localization: Localization
  ) throws -> KeptCard? {
    var maker = CardMaker(CardFields(prototypes), localization)
    var reader = try makeReader(rules)
    var start = 0
    while let batch = try reader.nextBatch() {
      var found: Result<KeptCard, BatchError>?
      maker.file = batch.file
      do {
        start += try batch.forEachRecord(maker.selection) { record in
          guard start + record.ordinal == index else { return }
          do throws(CardMaker.Refusal) {
            found = .success(KeptCard(try maker.card(of: record)))
          } catch {
            found = .failure(.malformed(batch.file, record.position(ofSlot: error.slot), error.message))
          }
        } onRejection: { rejection in
          guard start + rejection.ordinal == index else { return }
          found = .failure(.malformed(batch.file, rejection.position, rejection.message))
        }
      } catch {
        // An error behind the record does not matter.
        if found == nil { throw error }
      }
      if let found { return try found.get() }
    }
    return nil
  }
}
