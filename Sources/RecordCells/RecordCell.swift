import CellLayout
import ShelfSizing

/// A cell that shows records, one after another.
///
/// It is a ``ShelfSizing/SizingCell`` whose view model is the texts of a card.
package final class RecordCell: SizingCell {
  /// The cell that is laid out.
  package var cell: TemplateCell { cell(requiredWidth: appCell?.width ?? 0) }
  /// The cell that is declared.
  let template: TemplateCell
  /// The views of an app's own cell, and the card width in points.
  private let appCell: (cell: any LiveCell, width: Double)?
  /// The fields of the texts that it is shown.
  private let fields: [String]
  /// The texts of the cell, each with the index of its field among a card's texts; texts that another variant sets are
  /// left out.
  private let texts: TemplateCell.Feed
  /// The bindings that decide other properties than texts, each with the index of its field.
  private let decisions: [(binding: BoundCell.Binding, field: Int)]

  /// A cell without content, which is shown the texts of its own fields (``BoundCell/fields``).
  package convenience init(_ cell: BoundCell) {
    self.init(cell, fields: cell.fields, sharing: nil)
  }

  /// - Parameters:
  ///   - fields: the fields of the texts that it is shown, its own among them.
  ///   - sharedTexts: the texts of other variants of the cell, which this one shows as well.
  init(_ bound: BoundCell, fields: [String], sharing sharedTexts: SharedTexts?) {
    let indices = fields.firstIndices
    let textBindings = bound.bindings.filter { $0.role == .text }
    self.fields = fields
    estimatesHeights = bound.appCell?.cell.estimatesHeights ?? false
    appCell = bound.appCell.map { ($0.makeCell(), $0.cardWidth) }
    template = TemplateCell(
      bound.blueprint,
      changing: ChangingContents(
        texts: textBindings.map { ($0.view, $0.field) },
        images: bound.bindings.filter { $0.role == .pixelWidth || $0.role == .pixelHeight }.map(\.view),
        hiding: bound.bindings.filter { $0.role == .hiddenWithout }.map(\.view)),
      sharing: sharedTexts)
    let texts = template.changingTexts
    self.texts = TemplateCell.Feed(
      textBindings.compactMap { binding in
        guard let text = texts[binding.view], let field = indices[Array(binding.field.utf8)] else { return nil }
        return (text, field)
      })
    decisions = bound.bindings.filter { $0.role != .text }.compactMap { binding in
      indices[Array(binding.field.utf8)].map { (binding, $0) }
    }
  }

  /// Whether all that records change of it are texts of another cell.
  var followsOthers: Bool { appCell == nil && decisions.isEmpty && texts.isEmpty }

  /// Whether it is an app's own, which has a template for each content.
  package var isLive: Bool { appCell != nil }

  /// The cell that is laid out at a width in points.
  package func cell(requiredWidth: Double) -> TemplateCell {
    appCell?.cell.templateCell(requiredWidth: requiredWidth) ?? template
  }

  /// The same cell with all texts that it shows, for questions about these.
  package func drawnCell(requiredWidth: Double) -> TemplateCell {
    appCell?.cell.drawnCell(requiredWidth: requiredWidth) ?? template
  }
  var drawnCell: TemplateCell { drawnCell(requiredWidth: appCell?.width ?? 0) }

  /// Whether it is an app's own whose view models estimate heights.
  package let estimatesHeights: Bool

  /// The estimate of the app's view model that is shown; NaN where it has none.
  package func estimateOfViewModel(cardWidth: Double) -> Double {
    appCell?.cell.estimate(cardWidth: cardWidth) ?? .nan
  }

  // MARK: Content

  /// Empties all that is bound to a field.
  package func prepareForReuse() {
    let nothing = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
    texts.clear()
    for (binding, _) in decisions { template.contents.set(binding, to: nothing) }
  }

  /// Shows copies of texts.
  package func configure(with viewModel: OwnedFieldTexts, isSizing: Bool) {
    viewModel.withTexts { texts in
      show(texts)
      keepTexts()
    }
  }

  /// Shows texts, which have to stay where they are until the cell shows others.
  package func show(_ card: FieldTexts) {
    if let appCell { return appCell.cell.show(AppRecord(fields: fields, texts: card)) }
    texts.show(card.start, count: card.count)
    for (binding, field) in decisions { template.contents.set(binding, to: card[field]) }
  }

  /// Copies the texts that it shows, so that they may go.
  func keepTexts() {
    texts.keep()
  }

  // MARK: Layout

  /// The required width, and the height that the constraints ask for, in points.
  package func systemLayoutSizeFitting(requiredWidth: Double) -> Size {
    cell(requiredWidth: requiredWidth).systemLayoutSizeFitting(requiredWidth: requiredWidth)
  }
}

extension CellContents {
  /// Stores the value of a field; for a picture, a value that is no positive number is ignored.
  fileprivate mutating func set(_ binding: BoundCell.Binding, to text: UnsafeBufferPointer<UInt8>) {
    switch binding.role {
    case .text: break
    case .hiddenWithout: setHidden(text.isEmpty, view: binding.view)
    case .pixelWidth: setPixelWidth(length(text), view: binding.view)
    case .pixelHeight: setPixelHeight(length(text), view: binding.view)
    case .aspectRatio: setAspectRatio(ratio(text), view: binding.view)
    }
  }

  /// Width by height: a number, or `16:9` and `16/9` for a quotient.
  private func ratio(_ text: UnsafeBufferPointer<UInt8>) -> Double? {
    guard let sign = text.firstIndex(where: { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "/") }) else {
      return length(text)
    }
    let width = length(UnsafeBufferPointer(rebasing: text[..<sign]))
    guard let width, let height = length(UnsafeBufferPointer(rebasing: text[(sign + 1)...])) else { return nil }
    let quotient = width / height
    return NumberLimits.allow(quotient, positive: true) ? quotient : nil
  }

  /// A decimal number from a millionth to a million.
  private func length(_ text: UnsafeBufferPointer<UInt8>) -> Double? {
    Double(decimal: text).flatMap { NumberLimits.allow($0, positive: true) ? $0 : nil }
  }
}
