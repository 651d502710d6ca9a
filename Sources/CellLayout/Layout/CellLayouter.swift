import ConstraintSolver
import ShelfSizing
import TextMeasurement

/// Lays a cell out in two passes, as UIKit does for labels of several lines: first how wide each text gets, then how
/// high the cell is with the texts' lines at those widths.
final class CellLayouter {
  let template: CellTemplate
  let grid: PixelGrid
  let texts: [LabelView]
  /// The content of each of ``texts``.
  let shownTexts: [UnsafeMutablePointer<ShownText>]
  /// The contents besides texts. They are asked for with every card, so that the check of exclusive access would cost more than
  /// the access.
  @exclusivity(unchecked) var contents: CellContents
  /// For each view, the size that replaces its content size, in points; `nil` for a view that keeps its own.
  var givenSizes: [Size?] { didSet { forgetAll() } }
  /// Whether the layout is Interface Builder's, where placeholders hold, rather than the app's.
  var isDesignTime = false { didSet { forgetAll() } }
  /// For each view, the index of its text in ``texts``.
  private let textOfView: [Int?]
  /// The views whose content can change.
  let changingViews: [Int]
  /// For each view, whether it is a label whose content size is that of its text.
  private let showsTextAlone: [Bool]
  /// For each view, whether what it shows is replaced.
  private let isChanging: [Bool]
  let visibility: Visibility
  /// A cache of lines that cut cells lose.
  var lostLines = LostLinesCache()
  private var plans: [PlanKey: LayoutPlan] = [:]
  /// How many of them have a cell at many widths.
  private var sweptCount = 0
  /// The last plan asked for, which ``plans`` keeps alive. Used for every card, so that the check of exclusive access
  /// would cost more than the access.
  @exclusivity(unchecked) private var current: CurrentPlan?
  /// Whether a view's hugging or compression resistance is required.
  private let requiresContent: Bool

  private struct CurrentPlan {
    /// Points.
    let width: Double
    /// Which texts are empty, a bit each, where those alone decide what is hidden (``Visibility/emptyTexts``).
    let emptyTexts: UInt64?
    let plan: UncountedReference<LayoutPlan>

    func serves(width: Double, _ emptyTexts: UInt64?) -> Bool {
      self.width == width && emptyTexts != nil && self.emptyTexts == emptyTexts
    }
  }

  private struct PlanKey: Hashable {
    /// Pixels.
    var width: Double
    /// Which texts are empty, where those alone hide views; else `isShown` and `images` say by view how it is laid out.
    var emptyTexts: UInt64?
    var isShown: [Bool]?
    var images: [CellContents.ImageShape?]?
  }

  init(_ template: CellTemplate, texts: [LabelView], changing: ChangingContents, grid: PixelGrid) {
    let template = template.leavingHiding(of: changing.hiding)
    self.template = template
    self.texts = texts
    shownTexts = texts.map(\.content)
    self.grid = grid
    contents = CellContents(viewCount: template.views.count, hiding: changing.hiding)
    givenSizes = Array(repeating: nil, count: template.views.count)
    var textOfView = [Int?](repeating: nil, count: template.views.count)
    for (index, text) in texts.enumerated() { textOfView[text.viewIndex] = index }
    self.textOfView = textOfView
    let changingViews = texts.map(\.viewIndex) + changing.images
    self.changingViews = changingViews
    showsTextAlone = template.views.map { view in
      guard case .label = view.content else { return false }
      return !(view.isHidden && view.isArranged)
    }
    var isChanging = [Bool](repeating: false, count: template.views.count)
    for viewIndex in changing.texts.map(\.view) + changing.images { isChanging[viewIndex] = true }
    self.isChanging = isChanging
    requiresContent = changingViews.contains { viewIndex in
      let view = template.views[viewIndex]
      return [view.hugging, view.compressionResistance].contains {
        max($0.horizontal, $0.vertical) >= LinearConstraint.requiredPriority
      }
    }
    visibility = Visibility(template, texts)
  }

  // MARK: Plans

  /// The layout plan for the views that are shown now.
  ///
  /// - Parameter width: of the cell, in points.
  func plan(width: Double) -> LayoutPlan {
    // If only empty texts hide views, knowing which texts are empty is enough.
    let emptyTexts = contents.isUsed ? nil : visibility.emptyTexts
    if let current, current.serves(width: width, emptyTexts) { return current.plan.takeUnretainedValue() }
    let isShown = visibility.isShown(contents)
    let key = PlanKey(
      width: grid.finitePixels(width), emptyTexts: emptyTexts, isShown: emptyTexts == nil ? isShown : nil,
      images: emptyTexts == nil ? contents.shapes : nil)
    let plan = plans[key] ?? makePlan(key, isShown)
    // The cache is limited, as each record might hide other views, or have an image of another shape.
    if plannedViewCount >= CellLayouter.mostPlannedViews { forgetPlans() }
    plans[key] = plan
    current = CurrentPlan(width: width, emptyTexts: emptyTexts, plan: UncountedReference.passUnretained(plan))
    return plan
  }

  /// The plan of the card before, where it serves this one.
  @inline(__always)
  func currentPlan(width: Double) -> UncountedReference<LayoutPlan>? {
    guard let current, !contents.isUsed, current.serves(width: width, visibility.emptyTexts) else { return nil }
    return current.plan
  }

  /// The plan for the same card if no text or record hid any view; `nil` where none does, or where records give pictures
  /// their sizes, as a plan has only the smallest of them.
  func planHidingNone(_ plan: LayoutPlan) -> LayoutPlan? {
    let isShown = visibility.isShown(contents, hidesNone: true)
    guard isShown != plan.conditions.isShown, !contents.hasImageSizes else { return nil }
    let key = PlanKey(width: plan.conditions.cellWidth.pixels, isShown: isShown, images: contents.shapes)
    let whole = plans[key] ?? makePlan(key, isShown)
    plans[key] = whole
    return whole
  }

  private func forgetAll() {
    forgetPlans()
    lostLines = LostLinesCache()
  }

  private func forgetPlans() {
    plans = [:]
    sweptCount = 0
    current = nil
  }

  /// The cell at widths from a plan's on, with the same views shown; `nil` where content sizes are coefficients.
  func sweptCell(_ plan: LayoutPlan) -> SweptCell? {
    if let known = plan.sweptCell { return known }
    let cell = SweptCell(template, plan)
    plan.sweptCell = .some(cell)
    sweptCount += 1
    return cell
  }

  /// The views in all cached plans together; a cell at many widths has two systems more.
  var plannedViewCount: Int { (plans.count + 2 * sweptCount) * template.views.count }

  /// The most of these views.
  private static let mostPlannedViews = 6000

  private func makePlan(_ key: PlanKey, _ isShown: [Bool]) -> LayoutPlan {
    var conditions = LayoutConditions(
      cellWidth: .required(key.width), grid: grid, isShown: isShown,
      aspectRatios: contents.shapes.map { $0?.aspectRatio },
      contentSizes: [], changingViews: changingViews, isDesignTime: isDesignTime)
    // The smallest contents, whatever the card: all cards begin at the same solution.
    conditions.contentSizes = contentSizes(contents.smallestImages) { [texts, isChanging] in
      let text = texts[$0]
      return text.linesSize(width: grid.scale, lines: text.isEmpty && !isChanging[text.viewIndex] ? 0 : 1)
    }
    return LayoutPlan(template, texts, conditions)
  }

  /// For each view, its content size in pixels.
  ///
  /// - Parameters:
  ///   - images: for each view, its picture; `nil` where that of the template stays.
  ///   - textSize: the size of the text at an index in ``texts``.
  func contentSizes(_ images: [CellContents.Image?], _ textSize: (Int) -> ContentSize) -> [ContentSize?] {
    template.views.indices.map { contentSize(of: $0, images, textSize) }
  }

  func contentSize(
    of viewIndex: Int, _ images: [CellContents.Image?], _ textSize: (Int) -> ContentSize
  ) -> ContentSize? {
    // The usual case; copying the view would cost more than the answer.
    if showsTextAlone[viewIndex], !isDesignTime, givenSizes[viewIndex] == nil, let text = textOfView[viewIndex] {
      return textSize(text)
    }
    let view = template.views[viewIndex]
    if view.isHidden, view.isArranged { return sizeOfHidden(viewIndex) }
    let text = textOfView[viewIndex].map(textSize)
    var size = view.contentSize(text: text, image: images[viewIndex], isDesignTime: isDesignTime, grid: grid)
    if let given = givenSizes[viewIndex], size != nil {
      let insets = PixelInsets(view.alignmentRectInsets, grid)
      size?.width = given.width * grid.scale - insets.leading - insets.trailing
      size?.height = given.height * grid.scale - insets.top - insets.bottom
    }
    return size
  }

  /// The content size of a view that the template hides, which its stack view uses across the axis alone; `nil` for
  /// bound views, on which the height doesn't depend.
  private func sizeOfHidden(_ viewIndex: Int) -> ContentSize? {
    guard !isChanging[viewIndex] else { return nil }
    let label = textOfView[viewIndex].map { texts[$0] }
    let text = label?.textSize(breakingAt: nil)
    var size = template.views[viewIndex].contentSize(text: text, image: nil, isDesignTime: isDesignTime, grid: grid)
    // With a width, it would be broken into lines, and be narrower.
    if label?.wraps == true { size?.width = nil }
    return size
  }

  /// Whether some required constraints may conflict: those of the cell do, or some content is required as well.
  func mayConflict(width: Double) -> Bool { requiresContent || plan(width: width).mayConflict }

  /// Whether some text has several fonts.
  var hasSeveralFonts: Bool { shownTexts.indices.contains { shownTexts[$0].pointee.hasSeveralFonts } }

  /// Whether anything was assumed for a text.
  var isApproximate: Bool { shownTexts.indices.contains { shownTexts[$0].pointee.isApproximate } }

  /// The assumptions made for the texts that decide the height. Where line counts do, a label of one line has none of it,
  /// and no card has any of what it hides, whether or not such a text was shaped for another purpose.
  func approximations(width: Double) -> TextApproximations {
    let plan = plan(width: width)
    let onlyLines = looksHeightUp(plan)
    return approximations(plan) { !(onlyLines && $0.numberOfLines == 1) }
  }

  /// Whether a card with the line counts of an earlier one has the height of that one.
  func looksHeightUp(_ plan: LayoutPlan) -> Bool {
    !contents.hasImageSizes && (plan.heightFollowsLines || !hasSeveralFonts && plan.heightFollowsKnownLines)
  }

  /// The assumptions made for all texts that are shown.
  func approximationsOfShown(width: Double) -> TextApproximations { approximations(plan(width: width)) { _ in true } }

  private func approximations(_ plan: LayoutPlan, where counts: (LabelView) -> Bool) -> TextApproximations {
    var approximations = TextApproximations()
    for (index, text) in texts.enumerated() where text.content.pointee.isApproximate && counts(text) {
      let keepsRoom = template.views[text.viewIndex].isHidden && !isChanging[text.viewIndex]
      if plan.isShown[index] || keepsRoom { approximations.formUnion(text.approximations) }
    }
    return approximations
  }
}
