import ShelfSizing
import TextMeasurement

/// The full measurer: a cell built from a template, with fonts looked up and fields bound, laid out off the device.
///
/// It is a ``ShelfSizing/SizingCell`` whose view model is the texts of a card.
package final class TemplateCell: SizingCell {
  /// What the cell was built from.
  package let blueprint: CellBlueprint
  /// The labels and the texts inside controls, in the order of the template.
  package let labels: [LabelView]
  let layouter: CellLayouter
  /// The content of the labels, each with the index of its field among a card's texts; texts that another variant sets
  /// are left out.
  private let shownTexts: [(text: UnsafeMutablePointer<ShownText>, field: Int)]
  /// What a card's texts decide besides labels.
  private let decisions: [(binding: CellBlueprint.Binding, field: Int)]

  /// A cell without content, which is shown the texts of its own fields (``CellBlueprint/fields``).
  package convenience init(_ blueprint: CellBlueprint) {
    self.init(blueprint, fields: blueprint.fields, sharing: nil)
  }

  /// - Parameters:
  ///   - fields: the fields of the texts that it is shown, its own among them.
  ///   - sharedTexts: the texts of other variants of the cell, which this one shows as well.
  init(_ blueprint: CellBlueprint, fields: [String], sharing sharedTexts: SharedTexts?) {
    let places = fields.places
    let textBindings = blueprint.bindings.filter { $0.role == .text }
    let fieldOfView = Dictionary(textBindings.map { ($0.view, $0.field) }) { first, _ in first }
    var texts: [LabelView] = []
    var shownTexts: [(text: UnsafeMutablePointer<ShownText>, field: Int)] = []
    for (place, view) in blueprint.template.views.enumerated() {
      guard let text = view.text, let font = blueprint.fonts[place] else { continue }
      let field = fieldOfView[place]
      let label = LabelView(
        place: place, template: view, label: text, font: font, runs: blueprint.fontRuns[place] ?? [],
        grid: blueprint.grid, sharingTextOf: field.flatMap { sharedTexts?.label(showing: $0, font) })
      if let field { sharedTexts?.add(label, showing: field) }
      texts.append(label)
    }
    let labelOfView = Dictionary(texts.map { ($0.place, $0) }) { first, _ in first }
    for binding in textBindings {
      guard let label = labelOfView[binding.view], let field = places[Array(binding.field.utf8)] else { continue }
      if !label.sharesText { shownTexts.append((label.content, field)) }
    }
    self.blueprint = blueprint
    self.shownTexts = shownTexts
    labels = texts.filter { if case .label = $0.template.content { true } else { false } }
    let imageViews = blueprint.bindings.filter { $0.role == .pixelWidth || $0.role == .pixelHeight }.map(\.view)
    layouter = CellLayouter(
      blueprint.template, texts: texts, textViews: textBindings.map(\.view),
      imageViews: imageViews, grid: blueprint.grid)
    decisions = blueprint.bindings.filter { $0.role != .text }.compactMap { binding in
      places[Array(binding.field.utf8)].map { (binding, $0) }
    }
    for binding in blueprint.bindings where binding.role == .hiddenWithout {
      layouter.record.isHidden[binding.view] = true
      layouter.record.decidesHiding[binding.view] = true
    }
  }

  /// Whether all that records change of it are texts of another cell.
  var followsOthers: Bool { decisions.isEmpty && shownTexts.isEmpty }

  // MARK: Content

  /// Empties all that is bound to a field.
  package func prepareForReuse() {
    let nothing = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
    for (text, _) in shownTexts { text.pointee.show(nothing) }
    for (binding, _) in decisions { layouter.record.set(binding.role, of: binding.view, to: nothing) }
  }

  /// Shows copies of texts.
  package func configure(with viewModel: OwnedTexts, isSizing: Bool) {
    viewModel.withTexts { texts in
      show(texts)
      keepTexts()
    }
  }

  /// Shows texts, which have to stay where they are until the cell shows others.
  package func show(_ texts: FieldTexts) {
    for index in shownTexts.indices { shownTexts[index].text.pointee.show(texts[shownTexts[index].field]) }
    for (binding, field) in decisions { layouter.record.set(binding.role, of: binding.view, to: texts[field]) }
  }

  /// Copies the texts that it shows, so that they may go.
  func keepTexts() {
    for (text, _) in shownTexts { text.pointee.keepText() }
  }

  /// Lays out as Interface Builder does, where placeholder constraints and sizes hold.
  package func useDesignTimeLayout() {
    layouter.isDesignTime = true
  }

  /// Gives every view with content the size that the file stores for it, instead of its content's own.
  package func useStoredSizes() {
    layouter.givenSizes = blueprint.template.views.map { $0.designFrame?.size }
  }

  // MARK: Layout

  /// The required width, and the height that the constraints ask for, in points.
  package func systemLayoutSizeFitting(requiredWidth: Double) -> Size {
    Size(width: requiredWidth, height: blueprint.grid.points(pixels: heightInPixels(requiredWidth: requiredWidth)))
  }

  /// `UIView.systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)`: the size that
  /// satisfies the constraints and comes nearest to a target, in points rounded up to pixels.
  ///
  /// - Parameters:
  ///   - target: points; `Size.zero` is `layoutFittingCompressedSize`.
  ///   - horizontal: how strongly its width is wanted, above 0; from 1000 on it is given.
  ///   - vertical: how strongly its height is wanted, above 0; from 1000 on it is given.
  package func systemLayoutSizeFitting(
    _ target: Size, withHorizontalFittingPriority horizontal: Double = 50, verticalFittingPriority vertical: Double = 50
  ) -> Size {
    let grid = blueprint.grid
    let system = layouter.layout(
      fitting: FittingLength(pixels: grid.finitePixels(target.width), priority: horizontal),
      FittingLength(pixels: grid.finitePixels(target.height), priority: vertical))
    return Size(
      width: grid.points(pixels: PixelGrid.wholePixels(roundingUp: system.cellWidth)),
      height: grid.points(pixels: system.pixelHeight))
  }

  /// The height that the constraints ask for, in whole pixels.
  package func heightInPixels(requiredWidth: Double) -> Double {
    layouter.height(width: requiredWidth)
  }

  /// The required height in points, where nothing but the texts' line counts decides it; else `nil`.
  package func heightOfLines(requiredWidth: Double) -> Double? {
    guard layouter.heightFollowsLines(width: requiredWidth) else { return nil }
    return blueprint.grid.points(pixels: heightInPixels(requiredWidth: requiredWidth))
  }

  /// ``heightInPixels(requiredWidth:)`` through the constraints even where the height is known from a card with as many
  /// lines: what benchmarks time, and what that shortcut is checked against.
  package func solvedHeightInPixels(requiredWidth: Double) -> Double {
    layouter.layout(width: requiredWidth).pixelHeight
  }

  /// The height of the texts alone, in pixels: the largest sum of heights of texts that stand under each other.
  ///
  /// - Parameter enough: pixels; if an upper bound from the byte counts is at most this, that bound is returned instead
  ///   of the height.
  package func textHeightInPixels(requiredWidth: Double, orBoundUpTo enough: Double = 0) -> Double {
    layouter.textHeight(width: requiredWidth, orBoundUpTo: enough)
  }

  /// The height of the texts in points, where no lines depend on other contents, so that finding it shapes no more texts
  /// than ``heightBounds(requiredWidth:orBoundUpTo:)`` does; else `nil`.
  package func knownTextHeight(requiredWidth: Double) -> Double? {
    layouter.knownTextHeight(width: requiredWidth).map(blueprint.grid.points)
  }

  /// Calls `visit` with each text that is shown and its width in points: the widest that the text may get.
  package func visitLabels(cardWidth: Double, _ visit: (LabelView, Double) -> Void) {
    layouter.visitTexts(width: cardWidth, visit)
  }

  /// Calls `visit` with each text that is shown in a card of a width.
  package func visitLabels(inCardOfWidth cardWidth: Double, _ visit: (LabelView) -> Void) {
    layouter.visitTexts(ofWidth: cardWidth, visit)
  }

  /// The first view in which margins, spacing and fixed widths leave no room, as a phrase; `nil` if there is none.
  package func viewWithoutWidth(cardWidth: Double) -> String? {
    layouter.viewWithoutWidth(cardWidth).map { place in
      let view = blueprint.template.views[place]
      let name = view.id.map { "'\($0)'" } ?? (place == 0 ? "the cell" : "a \(view.systemClass)")
      return name + (view.line.map { " (line \($0))" } ?? "")
    }
  }

  /// What was assumed rather than measured for all texts that were shaped since the content was set.
  package var approximations: TextApproximations {
    layouter.texts.reduce(into: TextApproximations()) { $0.formUnion($1.approximations) }
  }

  /// Whether anything was assumed for a text that was shaped since the content was set.
  package var isApproximate: Bool { layouter.isApproximate }

  /// What was assumed for the texts that decide the height in a card of a width, as far as they were shaped since the
  /// content was set.
  package func approximations(cardWidth: Double) -> TextApproximations { layouter.approximations(width: cardWidth) }
}
