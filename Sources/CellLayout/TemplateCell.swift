import ShelfSizing
import TextMeasurement

/// The full measurer: a cell built from a template, with fonts looked up, laid out off the device.
package final class TemplateCell {
  /// The template and the fonts that the cell was built from.
  package let blueprint: CellBlueprint
  /// The labels and the texts inside controls, in the order of the template.
  package let labels: [LabelView]
  /// For each view, its text if that may be replaced and no other cell sets it. A text has to stay where it is until another
  /// one is shown, or is copied (``ShownText/keepText()``).
  package let changingTexts: [UnsafeMutablePointer<ShownText>?]
  /// The contents that may be replaced.
  package let changing: ChangingContents
  let layouter: CellLayouter
  /// Whether required constraints win over a height that is given to the cell.
  private(set) var givenHeightYields = false
  /// For each text of the layouter, the name that reports know its view by.
  private(set) lazy var shownNames = layouter.texts.map { text in
    let view = text.template
    return view.outlet ?? view.id ?? view.customClass ?? view.systemClass
  }

  /// A cell that shows what the template says.
  ///
  /// - Parameters:
  ///   - changing: what is going to be replaced; its texts are those of the template until then.
  ///   - sharedTexts: the texts of other cells, which this one shows as well.
  package init(
    _ blueprint: CellBlueprint, changing: ChangingContents = ChangingContents(),
    sharing sharedTexts: SharedTexts? = nil
  ) {
    let nameOfView = Dictionary(changing.texts.map { ($0.view, $0.name) }) { first, _ in first }
    var texts: [LabelView] = []
    var changingTexts = [UnsafeMutablePointer<ShownText>?](repeating: nil, count: blueprint.template.views.count)
    for (index, view) in blueprint.template.views.enumerated() {
      guard let text = view.text, let font = blueprint.fonts[index] else { continue }
      let name = nameOfView[index]
      let label = LabelView(
        viewIndex: index, template: view, label: text, font: font, runs: blueprint.fontRuns[index] ?? [],
        grid: blueprint.grid, sharingTextOf: name.flatMap { sharedTexts?.label(showing: $0, font) })
      if let name {
        sharedTexts?.add(label, showing: name)
        if !label.sharesText { changingTexts[index] = label.content }
      }
      texts.append(label)
    }
    self.blueprint = blueprint
    self.changingTexts = changingTexts
    self.changing = changing
    labels = texts.filter { if case .label = $0.template.content { true } else { false } }
    layouter = CellLayouter(blueprint.template, texts: texts, changing: changing, grid: blueprint.grid)
  }

  /// Texts of the cell, each with the number of the text that it is to show, among those that a card brings.
  ///
  /// The loop over them stands here, since a call into this room for each text would cost as much as showing it.
  package struct Feed {
    private let entries: [(text: UnsafeMutablePointer<ShownText>, number: Int)]

    /// Texts in the order in which they are shown.
    package init(_ entries: [(text: UnsafeMutablePointer<ShownText>, number: Int)]) { self.entries = entries }

    /// Whether there are no texts.
    package var isEmpty: Bool { entries.isEmpty }

    /// Shows the texts of a card, which have to stay where they are; those beyond the last are empty.
    package func show(_ texts: UnsafePointer<UnsafeBufferPointer<UInt8>>, count: Int) {
      for index in entries.indices {
        let number = entries[index].number
        entries[index].text.pointee.show(
          number < count ? texts[number] : UnsafeBufferPointer(start: nil, count: 0))
      }
    }

    /// Shows nothing.
    package func clear() {
      for entry in entries { entry.text.pointee.show(UnsafeBufferPointer(start: nil, count: 0)) }
    }

    /// Copies the texts that are shown, so that they may go.
    package func keep() {
      for entry in entries { entry.text.pointee.keepText() }
    }
  }

  // MARK: Content

  /// Replaces a text of ``changingTexts``.
  package func setText(_ text: String, view: Int) {
    var text = text
    text.withUTF8 {
      changingTexts[view]?.pointee.show($0)
      changingTexts[view]?.pointee.keepText()
    }
  }

  /// The contents of its views besides their texts.
  package var contents: CellContents {
    get { layouter.contents }
    _modify { yield &layouter.contents }
  }

  /// Lays out as Interface Builder does, where placeholder constraints and sizes hold.
  ///
  /// - Parameter heightYields: whether required constraints win over a given height.
  package func useDesignTimeLayout(heightYields: Bool = false) {
    layouter.isDesignTime = true
    givenHeightYields = heightYields
  }

  /// Gives every view with content the size that the file stores for it, instead of its content's own.
  package func useStoredSizes() {
    layouter.givenSizes = blueprint.template.views.map { $0.designFrame?.size }
  }

  // MARK: Layout

  /// Views of the cell and of all its cached plans, which take most of its memory.
  package var viewCountWithPlans: Int { blueprint.template.views.count + layouter.plannedViewCount }

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

  /// `UIView.intrinsicContentSize`, in points.
  ///
  /// - Parameters:
  ///   - view: its index in the template.
  ///   - width: points that the lines of a text are broken at; `nil` for lines that only hard breaks end.
  package func contentSize(ofView view: Int, linesAt width: Double?) -> OptionalSize {
    let grid = blueprint.grid
    let size = layouter.contentSize(of: view, layouter.contents.images) { [texts = layouter.texts] in
      texts[$0].textSize(breakingAt: width)
    }
    return OptionalSize(width: size?.width.map(grid.points), height: size?.height.map(grid.points))
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
    layouter.viewWithoutWidth(cardWidth).map { viewIndex in
      let view = blueprint.template.views[viewIndex]
      let name = view.id.map { "'\($0)'" } ?? (viewIndex == 0 ? "the cell" : "a \(view.systemClass)")
      return name + (view.line.map { " (line \($0))" } ?? "")
    }
  }

  /// The assumptions made for all texts that a card of a width shows, as far as they were shaped since the content was set.
  package func approximationsOfShown(cardWidth: Double) -> TextApproximations {
    layouter.approximationsOfShown(width: cardWidth)
  }

  /// Whether anything was assumed for a text that was shaped since the content was set.
  package var isApproximate: Bool { layouter.isApproximate }

  /// The assumptions made for the texts that decide the height in a card of a width, as far as they were shaped since the
  /// content was set.
  package func approximations(cardWidth: Double) -> TextApproximations { layouter.approximations(width: cardWidth) }
}
