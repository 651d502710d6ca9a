import Catalog
import CellLayout
import TextMeasurement

/// What a subcommand does with the cards of its shelves: how records are read is the same for all.
protocol CardWork: Sendable {
  associatedtype Worker: CardWorker

  /// One of the variants, or more; their cells show the same fields.
  var variants: [ShelfSettings.VariantPlan] { get }
  /// Further fields that a worker looks up in a record.
  var extraFields: [String] { get }
  /// Whether a worker gets to see every column of CSV.
  var readsAllColumns: Bool { get }
  /// What is known of a shelf before its first card.
  var emptyContent: Worker.Content { get }

  /// What batches of a file need that are taken one after another.
  func makeWorker(_ slots: CardSlots) throws -> Worker
}

extension CardWork {
  /// The fields whose values cards show, in the order in which they are told.
  var fields: [String] { variants.first?.cells.fields ?? [] }

  /// Whether a label shows a field, rather than that it decides something else.
  func isText(_ field: String) -> Bool { variants.first?.cells.isText(field) ?? false }

  var extraFields: [String] { [] }
  var readsAllColumns: Bool { false }
}

/// Where a record has what is asked of it. A class, because workers hold on to it with each card.
final class CardSlots: Sendable {
  let id: Int
  /// By field of the work.
  let fields: [Int]
  /// By extra field of the work.
  let extraFields: [Int]
  /// By field of the work, whether a label shows it in another language.
  let isTranslated: [Bool]
  let localization: Localization
  /// Those of CSV, if the work asks for them; `nil` where records are objects.
  let columns: [(name: String, slot: Int)]?

  init(
    id: Int, fields: [Int], extraFields: [Int], isTranslated: [Bool], localization: Localization,
    columns: [(name: String, slot: Int)]?
  ) {
    self.id = id
    self.fields = fields
    self.extraFields = extraFields
    self.isTranslated = isTranslated
    self.localization = localization
    self.columns = columns
  }
}

/// Takes the cards of a batch, one after another.
protocol CardWorker {
  associatedtype Content: ShelfContent

  /// Shows the value of a field of the next card.
  ///
  /// - Parameters:
  ///   - text: UTF-8; empty for a field that is null or absent.
  ///   - field: index into the work's fields.
  /// - Returns: false for a value that no card can show; the card is given up then.
  mutating func setText(_ text: UnsafeBufferPointer<UInt8>, ofField field: Int) -> Bool
  /// Why a value can't be shown.
  func refusal(_ text: UnsafeBufferPointer<UInt8>) -> String
  /// Takes the card whose texts were set.
  mutating func take(_ record: borrowing RecordView, into shelf: inout ShelfTally<Content>.Entry, number: Int)
  /// Does what was put off to the end of the batch.
  mutating func finish(_ tally: inout ShelfTally<Content>)
}

extension CardWorker {
  mutating func finish(_ tally: inout ShelfTally<Content>) {}
}

/// A worker whose cells show each card as it is read.
protocol CellWorker: CardWorker {
  var cells: VariantCells { get }
}

extension CellWorker {
  func setText(_ text: UnsafeBufferPointer<UInt8>, ofField field: Int) -> Bool { cells.setText(text, ofField: field) }

  func refusal(_ text: UnsafeBufferPointer<UInt8>) -> String { cells.all.first?.refusal(text) ?? "" }
}

/// The cells of all variants, which show one card.
struct VariantCells {
  /// By variant.
  let all: [PrototypeCells]
  private let leading: [PrototypeCells]

  init(_ variants: [ShelfSettings.VariantPlan]) {
    all = PrototypeCells.variants(variants.map(\.cells))
    leading = all.filter { !$0.followsOthers }
  }

  fileprivate func setText(_ text: UnsafeBufferPointer<UInt8>, ofField field: Int) -> Bool {
    for cell in leading where !cell.setText(text, ofField: field) { return false }
    return true
  }
}

/// What is kept of a shelf's cards. The contents of consecutive parts of a shelf add up to that of the whole.
protocol ShelfContent: Sendable {
  /// How many cards there are, those of rejected records left out.
  var cardCount: Int { get }

  /// Passes over a record that was rejected, which keeps its place.
  mutating func skip()
  /// Appends what is kept of the cards that follow.
  mutating func append(_ following: Self)
}
