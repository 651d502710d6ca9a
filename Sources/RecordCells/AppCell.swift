import CellLayout
import ShelfSizing
import TextMeasurement

/// A cell that an app makes in code, as far as a batch asks it.
///
/// Problem: what such a cell does with a record is the app's own code, which nobody can look into. Idea: it is shown a
/// record, and its views are then written down as a template, as those of a nib are. From there on nobody asks where a
/// cell came from. Invariant: the template gives the height that the app's cell itself answers.
package protocol AppCell: Sendable {
  /// Its name in options and configurations.
  var name: String { get }
  /// The fields of records that its view models are made of, as far as they are known before a record is.
  var fields: [String] { get }
  /// The fields that no record needs.
  var fieldsThatRecordsMayLack: [String] { get }
  /// The fields that hold texts themselves, rather than keys of localizations.
  var literalFields: Set<String> { get }
  /// Whether its view models estimate heights.
  var estimatesHeights: Bool { get }

  /// Why a record makes no view model; `nil` where it makes one.
  func refusal(of record: AppRecord) -> RecordRefusal?

  /// The font files in the app's folders.
  var fontFiles: [String] { get }

  /// Says which fonts the configuration adds to those, before the first cell is made.
  ///
  /// - Parameters:
  ///   - paths: of files, by the names of their fonts.
  ///   - nearby: files whose fonts are known by the names that they have themselves.
  func addFonts(paths: [String: String], nearby: [String])

  /// Has sentences that the app's code causes kept from now on, in a copy of the process.
  func keepSentences()

  /// The sentences since the last call.
  func takeSentences() -> [String]

  /// Says sentences that copies of the process have kept, each once.
  func say(_ sentences: [String])

  /// A cell without content.
  func makeCell(in surroundings: CellSurroundings) -> any LiveCell
}

/// The views of an app's cell.
package protocol LiveCell: AnyObject {
  /// Shows a record that makes a view model.
  func show(_ record: AppRecord)

  /// The estimate of the view model that is shown, in points; NaN where it has none.
  func estimate(cardWidth: Double) -> Double

  /// The cell as it is written down with the content that is shown; it holds until the next question.
  ///
  /// - Parameter requiredWidth: points; at other widths it may have other heights than the app's cell.
  func templateCell(requiredWidth: Double) -> TemplateCell

  /// The same cell with all texts that it shows, also those that it draws itself.
  func drawnCell(requiredWidth: Double) -> TemplateCell
}

/// The surroundings that decide a cell's size besides its content and its width.
package struct CellSurroundings: Sendable, Hashable {
  /// The text size.
  package var category: ContentSizeCategory
  /// The device's pixels.
  package var grid: PixelGrid
  /// The language of the interface; `nil` for that of the process.
  package var locale: String?
  /// The app's texts in that language; `nil` where it has its own.
  package var appTexts: AppTexts?

  /// Surroundings of a variant.
  package init(
    category: ContentSizeCategory = .large, grid: PixelGrid, locale: String? = nil, appTexts: AppTexts? = nil
  ) {
    self.category = category
    self.grid = grid
    self.locale = locale
    self.appTexts = appTexts
  }
}

/// A record as an app's cell gets it: the values of fields that are known, and the whole record after them.
package struct AppRecord {
  /// The names of the fields.
  package let fields: [String]
  /// A text for each field, and the record as a JSON object after the last.
  package let texts: FieldTexts
  /// The app's texts in the record's language; `nil` where it has its own.
  package let appTexts: AppTexts?
  /// Where it stands; `nil` for one that was read before.
  package let position: Position?

  /// A file, and the line and the column from 1 at which a record starts.
  package struct Position: Sendable, Hashable {
    /// The path as messages show it.
    package let file: String
    package let line: Int
    package let column: Int

    /// The start of a record.
    package init(file: String, line: Int, column: Int) {
      self.file = file
      self.line = line
      self.column = column
    }
  }

  /// A record whose texts stay where they are as long as it is used.
  package init(fields: [String], texts: FieldTexts, appTexts: AppTexts? = nil, position: Position? = nil) {
    self.fields = fields
    self.texts = texts
    self.appTexts = appTexts
    self.position = position
  }
}

/// Why a record makes no view model.
package struct RecordRefusal {
  /// A sentence without its full stop.
  package let message: String
  /// The field at fault; `nil` where none is known.
  package let field: String?

  /// The refusal of a record, or of one of its fields.
  package init(_ message: String, field: String? = nil) {
    self.message = message
    self.field = field
  }
}

/// An app's cell in a variant.
package struct AppCellPlan: Sendable {
  /// The cell.
  package let cell: any AppCell
  private let surroundings: CellSurroundings
  /// Points.
  let cardWidth: Double

  /// A cell in its surroundings, at a card width in points.
  package init(_ cell: any AppCell, in surroundings: CellSurroundings, cardWidth: Double) {
    self.cell = cell
    self.surroundings = surroundings
    self.cardWidth = cardWidth
  }

  /// The reason why texts make no view model; `nil` where they make one.
  func refusal(of texts: FieldTexts, fields: [String], at position: AppRecord.Position?) -> RecordRefusal? {
    cell.refusal(of: AppRecord(fields: fields, texts: texts, appTexts: surroundings.appTexts, position: position))
  }

  func makeCell() -> any LiveCell { cell.makeCell(in: surroundings) }
}
