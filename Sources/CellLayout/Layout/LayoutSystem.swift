import ConstraintSolver
import ShelfSizing

/// A cell's solved constraints at one width, with some views hidden: the frames of its views.
///
/// It has value semantics: a copy with other content sizes leaves the original as it was.
struct LayoutSystem: Sendable {
  /// The constraints of a content size, which change with it.
  struct ContentConstraints: Sendable {
    var hugging: ConstraintID
    var resistance: ConstraintID
    /// In pixels. The constant of the constraints' expressions is this less the size.
    var offset: Double
    /// The tie-breaker of an arranged view.
    var tie: ConstraintID?
    /// The factor of the tie-breaker's expression.
    var tieWeight = 1.0
  }

  var solver: Solver
  /// The frame of each view; `nil` for views that take no part.
  let frames: [Box?]
  /// For each guide, its area; `nil` for one whose view takes no part.
  let guides: [Box?]
  let cell: Box
  let contents: [(width: ContentConstraints?, height: ContentConstraints?)]
  /// For each constraint of the solver, the declaration that it comes from.
  let origins: [ConstraintOrigin]
  /// For each variable of the solver, the view or guide it belongs to.
  let variables: [LayoutVariable]
  /// Horizontal lengths and positions that a constraint couples with vertical ones, as `height == width` does.
  let couplings: [LinearExpression]
  /// Whether content sizes are coefficients, so that other sizes need another system.
  let dependsOnContentRatios: Bool
  /// The constraint that gives the cell its width; `nil` where the width is no variable.
  private let cellWidthConstraint: ConstraintID?
  /// The content size of each view, as last set.
  private(set) var contentSizes: [ContentSize?]

  /// Solves the constraints of a cell.
  init(_ template: CellTemplate, _ conditions: LayoutConditions) {
    var builder = LayoutBuilder(template, conditions)
    builder.build()
    solver = builder.solver
    frames = builder.frames
    guides = builder.guides
    cell = builder.cell
    contents = builder.contents
    origins = builder.origins
    variables = builder.variables
    couplings = builder.couplings
    dependsOnContentRatios = builder.dependsOnContentRatios
    cellWidthConstraint = builder.cellWidthConstraint
    contentSizes = conditions.contentSizes
    solver.solve()
  }

  /// Gives a view's content another size; the next ``solve()`` applies it.
  mutating func setContentSize(_ size: ContentSize, of view: Int) {
    if let width = size.width, width != contentSizes[view]?.width { set(width, contents[view].width) }
    if let height = size.height, height != contentSizes[view]?.height { set(height, contents[view].height) }
    contentSizes[view] = size
  }

  private mutating func set(_ length: Double, _ constraints: ContentConstraints?) {
    guard let constraints else { return }
    let constant = constraints.offset - length
    solver.setConstant(constant, of: constraints.hugging)
    solver.setConstant(constant, of: constraints.resistance)
    if let tie = constraints.tie { solver.setConstant(constraints.tieWeight * constant, of: tie) }
  }

  /// Has the same constraints broken after changes, as long as they contradict the same others.
  mutating func keepConflicts() {
    solver.reduceConflicts()
    solver.keepsConflicts = true
  }

  /// Gives a cell another width in pixels whose width is a variable; the next ``solve()`` applies it.
  mutating func setCellWidth(_ pixels: Double) {
    if let cellWidthConstraint { solver.setConstant(-pixels, of: cellWidthConstraint) }
  }

  /// How the layout changes as the cell gets wider; `nil` where its width is no variable, or is not what it was given.
  var sensitivityToWidth: Sensitivity? { cellWidthConstraint.flatMap(solver.sensitivity) }

  /// Solves anew after changes.
  mutating func solve() {
    solver.solve()
  }

  /// The cell's height in pixels.
  var cellHeight: Double { value(cell.vertical.length) }

  /// The cell's height in whole pixels.
  var pixelHeight: Double { PixelGrid.wholePixels(roundingUp: cellHeight) }

  /// The cell's width in pixels.
  var cellWidth: Double { value(cell.horizontal.length) }

  /// The value of an expression in pixels.
  func value(_ expression: LinearExpression) -> Double {
    solver.value(of: expression)
  }

  /// The part of a view that its text gets: the alignment rectangle less a control's padding, and less the image beside
  /// a title of several lines.
  func contentBox(of view: Int, _ template: CellTemplate, _ grid: PixelGrid) -> Box? {
    guard case .control(let control) = template.views[view].content else { return frames[view] }
    var padding = control.padding
    if let image = control.imageSize, !control.stacksImage, control.title?.numberOfLines != 1 {
      padding.leading += image.width + control.spacing
    }
    if let inset = control.lineInset { (padding.leading, padding.trailing) = (inset / 2, inset / 2) }
    return frames[view]?.inset(by: PixelInsets(control.alignmentRectInsets, grid)).inset(by: PixelInsets(padding, grid))
  }

  /// The width in points of the area that a view's text is laid out in; `nil` for a view that takes no part.
  func textWidth(of view: Int, _ template: CellTemplate, _ grid: PixelGrid) -> Double? {
    contentBox(of: view, template, grid).map { grid.points(pixels: max(0, value($0.horizontal.length))) }
  }

  /// From the top of a view to where it or the cell ends, in pixels; `nil` for a view that takes no part.
  func roomForText(of view: Int) -> Double? {
    frames[view].map { min(value($0.vertical.end), cellHeight) - value($0.vertical.start) }
  }
}

/// A side of the target size of `systemLayoutSizeFitting`, with its fitting priority.
struct FittingLength: Sendable, Hashable {
  var pixels: Double
  /// At 1000 and above, the side is given; below, it comes as near as constraints of higher priorities allow.
  var priority: Double
  /// Whether it is a variable even where it is given, so that it can be set anew (``LayoutSystem/setCellWidth(_:)``).
  var isVariable = false

  static func required(_ pixels: Double) -> FittingLength {
    FittingLength(pixels: pixels, priority: LinearConstraint.requiredPriority)
  }

  /// As small as the constraints allow: `layoutFittingCompressedSize` at `.fittingSizeLevel` (UIKitNumbers.md,
  /// "Auto Layout").
  static let compressed = FittingLength(pixels: 0, priority: LayoutPriority.fittingSizeLevel)
}

/// The conditions that a layout is made for, besides the cell's template.
struct LayoutConditions: Sendable {
  var cellWidth: FittingLength
  var cellHeight = FittingLength.compressed
  let grid: PixelGrid
  /// For each view, whether it and all views that it lies in take part.
  var isShown: [Bool]
  /// For each view, the aspect ratio (width by height) that a record gives it.
  var aspectRatios: [Double?]
  /// For each view, its content size in pixels; `nil` for views without content.
  var contentSizes: [ContentSize?]
  /// The views whose content sizes change from card to card.
  let changingViews: [Int]
  /// Whether placeholder constraints hold, as in Interface Builder.
  var isDesignTime = false
  /// Whether a rule decides what Auto Layout leaves open.
  var breaksTies = true
  /// Which constraints are added.
  var scope = Scope.all

  enum Scope {
    case all
    /// Required constraints, without content sizes (those differ from card to card).
    case required
    /// Constraints of higher priorities than this.
    case above(Double)

    func contains(_ priority: Double) -> Bool {
      switch self {
      case .all: true
      case .required: priority >= LinearConstraint.requiredPriority
      case .above(let limit): priority > limit
      }
    }
  }
}

/// The declaration that a constraint of the solver comes from.
enum ConstraintOrigin: Sendable {
  /// The constraint of the template at an index.
  case template(Int)
  /// The size of a view's content.
  case contentSize(view: Int, StackTemplate.Axis)
  /// A stack view's constraint on one arranged view, on two neighbours, or on its own size.
  case stack(view: Int, arranged: [Int])
  /// The size or shape given with an image view.
  case imageSize(view: Int, ConstraintTemplate.Attribute?)
  /// The cell's own size.
  case cell

  /// Whether UIKit breaks it rather than a constraint of the app (UIKitNumbers.md, "Stack views").
  var givesWay: Bool {
    switch self {
    case .stack, .contentSize: true
    case .template, .imageSize, .cell: false
    }
  }
}

/// The view or guide that a variable of the solver belongs to.
struct LayoutVariable: Sendable {
  enum Owner: Sendable {
    case view(Int)
    case guide(Int)
    case cell
  }
  var owner: Owner
  /// `left`, `top`, `width` or `height`.
  var attribute: ConstraintTemplate.Attribute
}
