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
  private let shownTexts: [UnsafeMutablePointer<ShownText>]
  /// The contents besides texts. They are asked for with every card, so that the check of exclusive access would cost more than
  /// the access.
  @exclusivity(unchecked) var contents: CellContents
  /// For each view, the size in points of a frame that takes the place of its content size.
  var givenSizes: [Size?] { didSet { forgetAll() } }
  /// Whether the layout is Interface Builder's, where placeholders hold, rather than the app's.
  var isDesignTime = false { didSet { forgetAll() } }
  /// For each view, the index of its text in ``texts``.
  private let textOfView: [Int?]
  /// The views whose content can change.
  private let changingViews: [Int]
  /// For each view, whether it is a label whose content size is that of its text.
  private let showsTextAlone: [Bool]
  /// For each view, whether what it shows is replaced.
  private let isChanging: [Bool]
  let visibility: Visibility
  /// A cache of lines that cut cells lose.
  var losses = LineLosses()
  private var plans: [PlanKey: LayoutPlan] = [:]
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
    let plan: Unmanaged<LayoutPlan>

    func serves(width: Double, _ emptyTexts: UInt64?) -> Bool {
      self.width == width && emptyTexts != nil && self.emptyTexts == emptyTexts
    }
  }

  private struct PlanKey: Hashable {
    /// Pixels.
    var width: Double
    /// Which texts are empty, where those alone hide views; else `isShown` and `images` tell what is laid out, by view.
    var emptyTexts: UInt64?
    var isShown: [Bool]?
    var images: [CellContents.ImageShape?]?
  }

  init(_ template: CellTemplate, texts: [LabelView], changing: ChangingContents, grid: PixelGrid) {
    self.template = template
    self.texts = texts
    shownTexts = texts.map(\.content)
    self.grid = grid
    contents = CellContents(viewCount: template.views.count, hiding: changing.hiding)
    givenSizes = Array(repeating: nil, count: template.views.count)
    var textOfView = [Int?](repeating: nil, count: template.views.count)
    for (index, text) in texts.enumerated() { textOfView[text.place] = index }
    self.textOfView = textOfView
    let changingViews = texts.map(\.place) + changing.images
    self.changingViews = changingViews
    showsTextAlone = template.views.map { view in
      guard case .label = view.content else { return false }
      return !(view.isHidden && view.isArranged)
    }
    var isChanging = [Bool](repeating: false, count: template.views.count)
    for place in changing.texts.map(\.view) + changing.images { isChanging[place] = true }
    self.isChanging = isChanging
    requiresContent = changingViews.contains { place in
      let view = template.views[place]
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
    if plans.count * template.views.count >= CellLayouter.mostPlannedViews { forgetPlans() }
    plans[key] = plan
    current = CurrentPlan(width: width, emptyTexts: emptyTexts, plan: .passUnretained(plan))
    return plan
  }

  /// The plan for the same card if no text or record hid any view; `nil` where none does, or where records give pictures
  /// their sizes, as a plan has those of the card that it was made for.
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
    losses = LineLosses()
  }

  private func forgetPlans() {
    plans = [:]
    current = nil
  }

  /// The most views in all cached plans together.
  private static let mostPlannedViews = 6000

  private func makePlan(_ key: PlanKey, _ isShown: [Bool]) -> LayoutPlan {
    var conditions = LayoutConditions(
      cellWidth: .required(key.width), grid: grid, isShown: isShown,
      aspectRatios: contents.shapes.map { $0?.aspectRatio },
      contentSizes: [], isDesignTime: isDesignTime)
    conditions.contentSizes = contentSizes { [texts, isChanging] in
      let text = texts[$0]
      return text.size(width: 1, lines: text.isEmpty && !isChanging[text.place] ? 0 : 1)
    }
    return LayoutPlan(template, texts, conditions)
  }

  /// For each view, its content size in pixels.
  ///
  /// - Parameter textSize: the size of the text at a place in ``texts``.
  private func contentSizes(_ textSize: (Int) -> ContentSize) -> [ContentSize?] {
    template.views.indices.map { contentSize(of: $0, textSize) }
  }

  func contentSize(of place: Int, _ textSize: (Int) -> ContentSize) -> ContentSize? {
    // The usual case; copying the view would cost more than the answer.
    if showsTextAlone[place], !isDesignTime, givenSizes[place] == nil, let text = textOfView[place] {
      return textSize(text)
    }
    let view = template.views[place]
    if view.isHidden, view.isArranged, !contents.decidesHiding[place] { return sizeOfHidden(place) }
    let text = textOfView[place].map(textSize)
    var size = view.contentSize(text: text, image: contents.images[place], isDesignTime: isDesignTime, grid: grid)
    if let given = givenSizes[place], size != nil {
      let insets = PixelInsets(view.alignmentRectInsets, grid)
      size?.width = given.width * grid.scale - insets.leading - insets.trailing
      size?.height = given.height * grid.scale - insets.top - insets.bottom
    }
    return size
  }

  /// The content size of a view that the template hides, which its stack view uses across the axis alone; `nil` for
  /// bound views, on which the height doesn't depend.
  private func sizeOfHidden(_ place: Int) -> ContentSize? {
    guard !isChanging[place] else { return nil }
    let label = textOfView[place].map { texts[$0] }
    let text = label?.textSize(width: nil)
    var size = template.views[place].contentSize(text: text, image: nil, isDesignTime: isDesignTime, grid: grid)
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
  /// whether or not its text was shaped for another purpose.
  func approximations(width: Double) -> TextApproximations {
    let plan = plan(width: width)
    let onlyLines =
      !contents.hasImageSizes && (plan.heightFollowsLines || !hasSeveralFonts && plan.heightFollowsKnownLines)
    var approximations = TextApproximations()
    for text in texts where text.content.pointee.isApproximate && !(onlyLines && text.numberOfLines == 1) {
      approximations.formUnion(text.approximations)
    }
    return approximations
  }

  // MARK: Two passes

  /// The height that the constraints ask for, in whole pixels.
  ///
  /// - Parameter width: of the cell, in points.
  func height(width: Double) -> Double {
    // Most cards have the same line counts as an earlier one, and then nothing but these is computed.
    if let plan = currentPlan(width: width), let height = plan._withUnsafeGuaranteedRef({ $0.recentHeight() }) {
      return height
    }
    return solvedHeight(plan(width: width))
  }

  /// The plan of the card before, where it serves this one.
  @inline(__always)
  func currentPlan(width: Double) -> Unmanaged<LayoutPlan>? {
    guard let current, !contents.isUsed, current.serves(width: width, visibility.emptyTexts) else { return nil }
    return current.plan
  }

  /// Whether the height depends on nothing but the texts' line counts.
  func heightFollowsLines(width: Double) -> Bool { !contents.hasImageSizes && plan(width: width).heightFollowsLines }

  @inline(never)
  private func solvedHeight(_ plan: LayoutPlan) -> Double {
    if contents.hasImageSizes { return solve(plan).pixelHeight }
    if let height = height(plan) { return height }
    // Widths that content has a say in may have known line counts all the same; to find out takes some layouts.
    plan.solvedCount += 1
    if plan.solvedCount > CellLayouter.mostSolved, !hasSeveralFonts, let height = heightAtLineWidths(plan) {
      return height
    }
    return solve(plan).pixelHeight
  }

  /// The height in whole pixels where line counts at widths that the required constraints give decide it; `nil` elsewhere.
  func height(_ plan: LayoutPlan) -> Double? { plan.height { solve(plan).pixelHeight } }

  /// The height in whole pixels for some line counts, by text; `nil` where these do not decide it.
  func height(_ plan: LayoutPlan, lines: [Int]) -> Double? {
    plan.height(lines: lines) { solve(plan, lines: lines).pixelHeight }
  }

  /// How many cards a plan lays out one by one before the widths are looked for at which lines are known.
  private static let mostSolved = 8

  /// The height in whole pixels, where texts have as many lines as at widths that do not depend on contents; `nil` elsewhere.
  func heightAtLineWidths(_ plan: LayoutPlan) -> Double? {
    plan.heightAtLineWidths { solve(plan, lines: plan.lines(plan.knownLineWidths)).pixelHeight }
  }

  /// The solved constraints for the content as it is.
  ///
  /// - Parameters:
  ///   - width: of the cell, in points.
  ///   - height: of the cell, in pixels: what fits the content, or a given one.
  ///   - breaksTies: whether a rule decides what Auto Layout leaves open.
  func layout(
    width: Double, height: FittingLength = .compressed, breaksTies: Bool = true
  ) -> LayoutSystem {
    let plan = plan(width: width)
    if height == .compressed, breaksTies { return solve(plan) }
    var conditions = plan.conditions
    conditions.cellHeight = height
    conditions.breaksTies = breaksTies
    return solve(LayoutPlan(template, texts, conditions))
  }

  /// The solved constraints for a target size with its fitting priorities.
  func layout(fitting width: FittingLength, _ height: FittingLength) -> LayoutSystem {
    var conditions = plan(width: grid.points(pixels: width.pixels)).conditions
    conditions.cellWidth = width
    conditions.cellHeight = height
    return solve(LayoutPlan(template, texts, conditions))
  }

  private func solve(_ plan: LayoutPlan) -> LayoutSystem {
    solve(plan.conditions, given: plan.widths, base: { _ in plan.base })
  }

  /// All passes.
  ///
  /// - Parameters:
  ///   - given: for each text, its width in points where required constraints alone or the label itself decide it.
  ///   - base: tells the cell with some content that a pass, counted from 0, begins with.
  ///   - onPass: is told the result of each pass, and the widths at which it broke lines.
  func solve(
    _ conditions: LayoutConditions, given: [Double?], base: (Int) -> LayoutSystem,
    onPass: (LayoutSystem, [Double?]) -> Void = { _, _ in }
  ) -> LayoutSystem {
    var widths = given
    var system = solve(base(0), conditions, given: given, widths: widths)
    onPass(system, widths)
    guard zip(texts, widths).contains(where: { $0.wraps && $1 == nil }) else { return system }
    // A text that is no wider than its longest line leaves room for others, whose lines are then broken anew.
    for pass in 1...CellLayouter.mostPasses {
      var isWider = false
      for (index, text) in texts.enumerated() where given[index] == nil && text.wraps {
        let width = self.width(of: text, in: system)
        guard let width, width > (widths[index] ?? -1) + CellLayouter.fit else { continue }
        widths[index] = width
        isWider = true
      }
      if !isWider { break }
      system = solve(base(pass), conditions, given: given, widths: widths)
      onPass(system, widths)
    }
    return system
  }

  /// The first pass alone.
  func firstPass(_ plan: LayoutPlan) -> LayoutSystem {
    solve(plan.base, plan.conditions, given: plan.widths, widths: plan.widths)
  }

  /// The most passes after the first; UIKit makes two, and lays labels out again whose width has changed.
  private static let mostPasses = 3
  /// How many points wider a text may get without its lines being broken anew.
  static let fit = 0.01

  /// One pass.
  ///
  /// - Parameter widths: for each text, the width in points that its lines are broken at; `nil` where only hard breaks
  ///   end lines.
  private func solve(
    _ base: LayoutSystem, _ conditions: LayoutConditions, given: [Double?], widths: [Double?]
  ) -> LayoutSystem {
    solve(base, conditions) { [texts] index in
      let text = texts[index]
      if let width = given[index], text.preferredMaxLayoutWidth == nil { return text.size(givenWidth: width) }
      return text.textSize(width: widths[index])
    }
  }

  /// The solved constraints with line counts in place of the texts; horizontal frames mean nothing then.
  func solve(_ plan: LayoutPlan, lines: [Int]) -> LayoutSystem {
    solve(plan.base, plan.conditions) { [texts] in texts[$0].size(width: 0, lines: lines[$0]) }
  }

  private func solve(
    _ base: LayoutSystem, _ conditions: LayoutConditions, _ size: (Int) -> ContentSize
  ) -> LayoutSystem {
    if base.dependsOnContentRatios {
      var conditions = conditions
      conditions.contentSizes = contentSizes(size)
      return LayoutSystem(template, conditions)
    }
    var system = base
    for place in changingViews {
      if let size = contentSize(of: place, size) { system.setContentSize(size, of: place) }
    }
    system.solve()
    return system
  }

  /// The width in points that a text has in a layout.
  func width(of text: LabelView, in system: LayoutSystem) -> Double? {
    system.textWidth(of: text.place, template, grid)
  }
}
