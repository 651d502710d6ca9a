import Catalog
import CellLayout
import CollectionLayout
import RecordCells
import ShelfSizing
import TextMeasurement

/// Asks the size of each card.
struct ItemSizeWork: CardWork {
  /// The source of sizes.
  enum Source {
    /// For each variant, what its cells are asked: each answer is a length, without a constraint a width and a height.
    case cells([[SizeConstraint]])
    /// A number of fields of the record, for all variants.
    case fields([String])
    /// Nothing: all have one size.
    case nothing
  }

  private let source: Source
  private let variants: [VariantPlan]
  private let keepsPositions: Bool
  /// Whether the texts of items are kept whose records begin in the first bytes of a file.
  var keepsTexts = false
  /// Whether the cards and texts are counted that do not show, where that can be known.
  var countsFaults = false
  let fields: CardFields

  /// Bytes of a file whose records may be drawn: more than most drawings hold, and little of a large file.
  private static let drawnExtent = 1 << 20

  /// - Parameters:
  ///   - variants: whose cells are asked.
  ///   - keepsPositions: whether it matters where ids stand.
  init(_ source: Source, _ variants: [VariantPlan], keepsPositions: Bool = false) {
    self.source = source
    self.keepsPositions = keepsPositions
    self.variants = variants
    switch source {
    case .cells: fields = CardFields(variants[0].prototypes)
    case .fields(let names): fields = CardFields(lengths: names.withoutRepeats { Array($0.utf8) })
    case .nothing: fields = CardFields(lengths: [])
    }
  }

  var emptyOutcome: SizedItems {
    switch source {
    case .cells(let constraints):
      SizedItems(
        lengthCount: constraints.joined().reduce(0) { $0 + $1.openLengths },
        faultCount: knowsFaults ? constraints.count : 0)
    case .fields(let names): SizedItems(lengthCount: names.count)
    case .nothing: SizedItems(lengthCount: 0)
    }
  }

  /// Whether faults are counted: each cell is asked how high it is at one width.
  private var knowsFaults: Bool {
    guard countsFaults, case .cells(let constraints) = source else { return false }
    return zip(constraints, variants).allSatisfy { $0.count == 1 && $0[0].isWidth($1.shelf.cardWidth) }
  }

  func makeWorker() -> Worker { Worker(self) }

  final class Worker: CardWorker {
    var outcomes: OutcomeColumn<SizedItems>
    private let source: Source
    private let keepsPositions: Bool
    private let cells: VariantCells
    /// For each variant, what is asked, and the card width in points.
    private let variants: [(constraints: [SizeConstraint], cardWidth: Double)]
    /// For each variant, the height in points that no card exceeds.
    private let maxima: [Double]
    /// For each field of the source, its index among the numbers of a card.
    private let numberIndices: [Int]
    private let keepsTexts: Bool
    private let countsFaults: Bool
    private let countsLimited: Bool
    /// Where the records of the batch end whose texts are kept.
    private var keptEnd: UnsafeRawPointer?

    fileprivate init(_ work: ItemSizeWork) {
      outcomes = OutcomeColumn(empty: work.emptyOutcome)
      source = work.source
      keepsPositions = work.keepsPositions
      keepsTexts = work.keepsTexts
      countsFaults = work.knowsFaults
      countsLimited = work.countsFaults && !work.knowsFaults
      cells = VariantCells(work.variants)
      let constraints = if case .cells(let all) = work.source { all } else { [[SizeConstraint]]() }
      variants = zip(constraints, work.variants).map { ($0, $1.shelf.cardWidth) }
      maxima = work.variants.map { plan in
        let grid = plan.shelf.grid
        return plan.shelf.maximumCardHeight.map { grid.points(pixels: grid.pixels(roundingDown: $0)) } ?? .infinity
      }
      let names = work.fields.numbers
      numberIndices =
        if case .fields(let fields) = work.source {
          fields.map { field in names.firstIndex { $0.utf8.elementsEqual(field.utf8) } ?? 0 }
        } else { [] }
    }

    func begin(_ batch: RecordBatch) {
      let extent = ItemSizeWork.drawnExtent - batch.offset
      keptEnd = keepsTexts && extent > 0 ? batch.address(after: extent) : nil
    }

    func add(_ card: Card, to outcome: inout SizedItems, _ notes: inout ShelfNotes, at index: Int) throws(CardFault) {
      if let keptEnd, card.record.starts(before: keptEnd) { outcome.keep(card.texts) }
      outcome.ids.append(card.idValue)
      if keepsPositions { outcome.positions.append(card.idPosition) }
      switch source {
      case .nothing: break
      case .fields: for index in numberIndices { outcome.lengths.append(card.number(index) ?? 0) }
      case .cells:
        cells.show(card)
        for (variant, cells) in cells.all.enumerated() {
          for constraint in variants[variant].constraints {
            let size = cells.current.systemLayoutSizeFitting(constrainedTo: constraint)
            let lengths = try Worker.clamped(size, maximumHeight: maxima[variant])
            noteHidden(variant, constraint, size, in: &outcome)
            if constraint.isWidthOpen { outcome.lengths.append(lengths.width) }
            if constraint.isHeightOpen { outcome.lengths.append(lengths.height) }
          }
          notes.addApproximations(of: cells.current, cardWidth: variants[variant].cardWidth)
        }
      }
    }

    /// Notes the card in hand if a maximum cuts it, and its texts that end at their line limits: with the item if its width
    /// is known only when it is placed.
    private func noteHidden(
      _ variant: Int, _ constraint: SizeConstraint, _ size: Size, in items: inout SizedItems
    ) {
      if case .height = constraint { return }
      let (width, item) = (size.width, items.ids.count - 1)
      if size.height > maxima[variant] {
        let cut = CutItem(
          item: item, target: variant, cardWidth: width, contentHeight: size.height, maximum: maxima[variant],
          lostLines: cells.lostLines(variant, cardWidth: width, cardHeight: size.height))
        items.append(cut)
        if countsFaults { items.faults[variant].add(cut) }
      }
      if countsFaults {
        cells.forEachLimitedView(variant) { items.faults[variant].texts.count($0, 1) }
      }
      guard countsLimited else { return }
      cells.forEachLimitedView(variant, cardWidth: width) {
        items.append(LimitedText(item: item, target: variant, cardWidth: width, view: $0))
      }
    }

    private static func clamped(_ size: Size, maximumHeight: Double) throws(CardFault) -> Size {
      var size = size
      size.height = min(size.height, maximumHeight)
      guard LayoutError.isLength(size.width), LayoutError.isLength(size.height) else {
        throw CardFault(
          message: "the card is \(rounded(size.width)) points wide and \(rounded(size.height)) tall, "
            + "but no item is larger than \(Int(LayoutError.longest)) points")
      }
      return size
    }
  }
}

extension SizeConstraint {
  /// Whether the cell decides its width.
  var isWidthOpen: Bool { if case .width = self { false } else { true } }
  /// Whether the cell decides its height.
  var isHeightOpen: Bool { if case .height = self { false } else { true } }
  /// Whether it gives the cell a width.
  fileprivate func isWidth(_ width: Double) -> Bool { if case .width(width) = self { true } else { false } }
  /// How many lengths the cell decides.
  var openLengths: Int { (isWidthOpen ? 1 : 0) + (isHeightOpen ? 1 : 0) }
}

extension SizedItems: ShelfOutcome {
  /// - Parameter faultCount: for how many variants faults are counted.
  init(lengthCount: Int, faultCount: Int) {
    self.init(lengthCount: lengthCount, faults: Array(repeating: SectionFaults(), count: faultCount))
  }

  var pieceCount: Int { 3 }

  static var form: ProcessForm<Self> {
    ProcessForm(
      Self.init(lengthCount:lengths:ids:positions:texts:faults:cuts:limited:skipped:), \.lengthCount, \.lengths, \.ids,
      \.positions, \.texts, \.faults, \.cuts, \.limited, \.skipped)
  }
}

extension CutItem: ProcessValue { static var form: ProcessForm<Self> { .raw } }

extension LimitedText: ProcessValue {
  static var form: ProcessForm<Self> {
    ProcessForm(Self.init(item:target:cardWidth:view:), \.item, \.target, \.cardWidth, \.view)
  }
}

extension RecordIDs: ProcessValue {
  static var form: ProcessForm<Self> { ProcessForm(Self.init(bytes:ends:), \.bytes, \.ends) }
}
