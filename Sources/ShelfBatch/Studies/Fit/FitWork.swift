import CellLayout
import RecordCells

/// Fits the texts of each record into its cell, in all variants.
struct FitWork: CardWork {
  let fields: CardFields
  let emptyOutcome = FittedTexts()
  private let variants: [TextFitting]
  private let locale: String?

  init(_ pass: PassPlan, _ rules: [ShelfConfiguration.FitRule]) {
    fields = CardFields(pass.variants[0].prototypes)
    variants = pass.variants.map { TextFitting($0, rules) }
    locale = pass.variants[0].variant.locale
  }

  func makeWorker() -> Worker { Worker(self) }

  final class Worker: CardWorker {
    var outcomes: OutcomeColumn<FittedTexts>
    private let work: FitWork
    private let cells: VariantCells
    /// Whether the cells are an app's own, in which records decide all texts.
    private let isLive: Bool
    /// For each variant, cells of its own in which texts are made shorter; `nil` until one is needed.
    private var ownCells: [PrototypeCells?]

    init(_ work: FitWork) {
      outcomes = OutcomeColumn(empty: work.emptyOutcome)
      self.work = work
      cells = VariantCells(work.variants.map(\.plan))
      isLive = cells.all.contains(where: \.isLive)
      ownCells = work.variants.map { _ in nil }
    }

    func add(_ card: Card, to outcome: inout FittedTexts, _ notes: inout ShelfNotes, at index: Int) {
      cells.show(card)
      var texts: [FittedText] = []
      for (variant, fitting) in work.variants.enumerated() {
        cells.withCell(variant, of: card) { cell in
          var found: [(LabelView, FittedText.Room)] = []
          fitting.visitRooms(of: cell) { found.append(($0, $1)) }
          if cell.isApproximate { notes.approximations.formUnion(fitting.approximations(of: cell)) }
          for (label, found) in found where isLive || cell.decidesText(of: label) {
            var room = found
            let view = label.viewIndex
            let index = texts.firstIndex { $0.viewIndex == view } ?? texts.count
            if index == texts.count {
              texts.append(FittedText(view: fitting.name(of: label), viewIndex: view, of: card, outcome.extent))
              texts[index].locale = work.locale
            }
            if !room.fits {
              let text = String(decoding: label.text, as: UTF8.self)
              locate(&texts[index], text, of: card)
              if !room.isApproximate {
                room.charactersTooMany = fitting.charactersTooMany(
                  text, view: view, in: ownCell(variant, of: card, view))
              }
            }
            texts[index].rooms.append(room)
          }
        }
      }
      outcome.append(texts)
    }

    /// A cell that shows a card, and whose text of a view can be changed.
    private func ownCell(_ variant: Int, of card: Card, _ view: Int) -> TemplateCell {
      let plan = work.variants[variant].plan
      let own = ownCells[variant] ?? PrototypeCells(plan.prototypes)
      ownCells[variant] = own
      own.show(card.texts, in: card.cell)
      guard own.isLive else { return own.current }
      // The texts of an app's cell are written down with it.
      return TemplateCell(own.current.blueprint, changing: ChangingContents(texts: [(view, "")]))
    }

    /// Says where a text stands that does not fit: at the field that its label shows.
    private func locate(_ text: inout FittedText, _ shown: String, of card: Card) {
      guard text.position == nil else { return }
      text.text = shown
      let prototypes = work.variants[0].plan.prototypes
      let binding = prototypes.all[card.cell].cell.bindings.first { $0.view == text.viewIndex && $0.role == .text }
      let slot = prototypes.fields.firstIndex { $0.utf8.elementsEqual((binding?.field ?? "").utf8) } ?? -1
      let position = card.record.position(ofSlot: slot)
      text.position = position
      text.utf16Column = card.record.utf16Column(position, ofSlot: slot)
    }
  }
}

extension FittedText {
  fileprivate init(view: String, viewIndex: Int, of card: Card, _ index: Int) {
    self.init(view: view, file: "")
    self.viewIndex = viewIndex
    id = card.id
    self.index = index
  }
}

extension TemplateCell {
  /// Whether records decide the text of a label: other texts are the same for all of them.
  fileprivate func decidesText(of label: LabelView) -> Bool { changing.texts.contains { $0.view == label.viewIndex } }
}

/// The texts of a batch.
struct FittedTexts: ShelfOutcome {
  private var texts: [FittedText] = []
  /// The number of records, those of rejected records included.
  private(set) var extent = 0
  private(set) var cardCount = 0

  var pieceCount: Int { texts.count }

  mutating func skip() { extent += 1 }

  fileprivate mutating func append(_ texts: [FittedText]) {
    self.texts += texts
    extent += 1
    cardCount += 1
  }

  /// Gives the texts away.
  ///
  /// - Parameter records: those of the batches before.
  mutating func takeTexts(after records: Int, file: String) -> [FittedText] {
    defer { texts = [] }
    return texts.map { text in
      var text = text
      text.index = text.index.map { $0 + records }
      text.file = file
      return text
    }
  }

  mutating func append(_ following: FittedTexts) {
    texts += following.texts
    extent += following.extent
    cardCount += following.cardCount
  }
}

extension FittedTexts {
  static var form: ProcessForm<Self> { ProcessForm(Self.init, \.texts, \.extent, \.cardCount) }
}
