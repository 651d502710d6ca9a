import ConstraintSolver
import ShelfSizing

/// Translates a cell's views and constraints into variables and linear constraints between them.
struct LayoutBuilder {
  let template: CellTemplate
  let conditions: LayoutConditions
  let arranged: [[Int]]
  /// For each stack view, the arranged views that the template hides.
  let hidden: [[Int]]
  /// For each view, its index among the shown arranged views of its stack view.
  let indexInStack: [Int?]
  var solver: Solver
  var frames: [Box?]
  var guides: [Box?]
  /// The cell's own frame.
  var cell = Box(
    horizontal: Span(start: LinearExpression(), length: LinearExpression()),
    vertical: Span(start: LinearExpression(), length: LinearExpression()))
  var contents: [(width: LayoutSystem.ContentConstraints?, height: LayoutSystem.ContentConstraints?)]
  var origins: [ConstraintOrigin] = []
  var variables: [LayoutVariable] = []
  var couplings: [LinearExpression] = []
  var dependsOnContentRatios = false
  /// The constraint that gives the cell its width; `nil` where the width is no variable.
  var cellWidthConstraint: ConstraintID?

  var scale: Double { conditions.grid.scale }

  init(_ template: CellTemplate, _ conditions: LayoutConditions) {
    self.template = template
    self.conditions = conditions
    let all = template.arrangedSubviews
    arranged = all.map { views in views.filter { conditions.isShown[$0] } }
    hidden = all.map { views in views.filter { !conditions.isShown[$0] && template.views[$0].isHidden } }
    var indices = [Int?](repeating: nil, count: template.views.count)
    for views in arranged {
      for (index, viewIndex) in views.enumerated() { indices[viewIndex] = index }
    }
    indexInStack = indices
    frames = Array(repeating: nil, count: template.views.count)
    guides = Array(repeating: nil, count: template.guides.count)
    contents = Array(repeating: (nil, nil), count: template.views.count)
    let isFew = template.priorities.count <= LayoutBuilder.fewPriorities
    solver = isFew ? Solver() : Solver(priorities: template.priorities.filter { conditions.scope.contains($0) })
  }

  /// Up to this number, adding priorities one by one is as fast.
  private static let fewPriorities = 16

  /// Writes the cell down: its unknowns, and the constraints between them.
  ///
  /// Of required constraints that contradict each other the last one is broken; those that give way count as last
  /// (``ConstraintOrigin/givesWay``).
  mutating func build() {
    // The cell has the width and the height that it is given, or a length that is as near to it as the rest allows.
    makeCell()
    // A view has four unknowns, or follows its superview by its autoresizing mask.
    makeViews()
    makeGuides()
    fixImages()
    addStacks()
    addConstraints()
    // Views hug their contents, resist compression, and one of them gives way where priorities tie.
    addContentSizes()
  }

  // MARK: Unknowns

  private mutating func makeCell() {
    (cell.vertical.length, _) = side(conditions.cellHeight, .height)
    (cell.horizontal.length, cellWidthConstraint) = side(conditions.cellWidth, .width)
    frames[0] = cell
  }

  private mutating func side(
    _ given: FittingLength, _ attribute: ConstraintTemplate.Attribute
  ) -> (length: LinearExpression, constraint: ConstraintID?) {
    let target = LinearExpression(constant: given.pixels)
    guard given.priority < LinearConstraint.requiredPriority || given.isVariable else { return (target, nil) }
    let length = makeVariable(.cell, attribute)
    return (length, add(length, .equal, to: target, priority: given.priority, .cell))
  }

  private mutating func makeViews() {
    for (viewIndex, view) in template.views.enumerated().dropFirst() where conditions.isShown[viewIndex] {
      if let mask = view.autoresizing, let frame = view.designFrame, let superview = view.superview,
        let outer = frames[superview], !view.isArranged
      {
        let size = template.views[superview].designFrame?.size
        var box = mask.box(of: frame, in: outer, designSize: size ?? frame.size, conditions.grid)
        if view.leavesRoomForSeparator { box.vertical = box.vertical.inset(0, 1) }
        frames[viewIndex] = box
      } else {
        // The solver keeps the alignment rectangle's lengths from being negative.
        frames[viewIndex] = makeBox(.view(viewIndex)).outset(by: alignmentInsets(of: viewIndex))
      }
    }
  }

  private mutating func makeGuides() {
    for (index, guide) in template.guides.enumerated() where conditions.isShown[guide.owner] {
      guides[index] = makeBox(.guide(index))
    }
  }

  private mutating func makeBox(_ owner: LayoutVariable.Owner) -> Box {
    Box(
      horizontal: Span(start: makeVariable(owner, .left), length: makeVariable(owner, .width)),
      vertical: Span(start: makeVariable(owner, .top), length: makeVariable(owner, .height)))
  }

  private mutating func makeVariable(
    _ owner: LayoutVariable.Owner, _ attribute: ConstraintTemplate.Attribute
  ) -> LinearExpression {
    variables.append(LayoutVariable(owner: owner, attribute: attribute))
    return LinearExpression(solver.makeVariable(isNonNegative: attribute.isLength))
  }

  // MARK: Constraints

  /// Adds `left <relation> right`.
  @discardableResult
  mutating func add(
    _ left: LinearExpression, _ relation: Relation, to right: LinearExpression, priority: Double = 1000,
    _ origin: ConstraintOrigin
  ) -> ConstraintID? {
    guard conditions.scope.contains(priority) else { return nil }
    origins.append(origin)
    return solver.add(LinearConstraint(left - right, relation, priority: priority, givesWay: origin.givesWay))
  }

  private mutating func addConstraints() {
    for (index, constraint) in template.constraints.enumerated() {
      guard var left = anchor(constraint.firstItem, constraint.firstAttribute), !isReplaced(constraint),
        conditions.isDesignTime || !constraint.isPlaceholder
      else { continue }
      var right = LinearExpression(constant: constraint.constant * scale)
      if let secondItem = constraint.secondItem, let attribute = constraint.secondAttribute {
        guard var anchor = anchor(secondItem, attribute) else { continue }
        // A multiplier applies to positions in the coordinates of the nearest view that holds both items.
        if constraint.multiplier != 1, !attribute.isLength, !constraint.firstAttribute.isLength,
          let common = template.commonView(constraint.firstItem, secondItem), let box = frames[common]
        {
          let origin = box[attribute.axis].start
          left = left - origin
          anchor = anchor - origin
        }
        let (firstAxis, secondAxis) = (constraint.firstAttribute.axis, attribute.axis)
        if firstAxis != secondAxis { couplings.append(firstAxis == .horizontal ? left : anchor) }
        right = right + constraint.multiplier * anchor
      }
      // A least length wins against hugging of the same priority (UIKitNumbers.md, "Auto Layout").
      if constraint.isLeastLength, constraint.priority < LinearConstraint.requiredPriority {
        left = LayoutPriority.weightOfLeastLengths * left
        right = LayoutPriority.weightOfLeastLengths * right
      }
      add(left, Relation(constraint.relation), to: right, priority: constraint.priority, .template(index))
    }
  }

  /// Whether a constraint gives a view an aspect ratio that a record's replaces.
  private func isReplaced(_ constraint: ConstraintTemplate) -> Bool {
    guard case .view(let viewIndex) = constraint.firstItem else { return false }
    return conditions.aspectRatios[viewIndex] != nil && constraint.isShape(of: viewIndex)
  }

  private mutating func addContentSizes() {
    if case .required = conditions.scope { return }
    for (viewIndex, size) in conditions.contentSizes.enumerated() {
      guard let size, let frame = frames[viewIndex] else { continue }
      let view = template.views[viewIndex]
      // A view with an autoresizing mask has a frame that its superview's size decides, and needs no content size.
      if viewIndex > 0, view.autoresizing != nil, !view.isArranged { continue }
      let box = frame.inset(by: alignmentInsets(of: viewIndex))
      if let width = size.width {
        contents[viewIndex].width = addContentSize(viewIndex, .horizontal, box.horizontal.length, width)
      }
      if let height = size.height {
        contents[viewIndex].height = addContentSize(viewIndex, .vertical, box.vertical.length, height)
      }
    }
  }

  private mutating func addContentSize(
    _ viewIndex: Int, _ axis: StackTemplate.Axis, _ length: LinearExpression, _ size: Double
  ) -> LayoutSystem.ContentConstraints? {
    let view = template.views[viewIndex]
    let isLeaf = conditions.isDesignTime && view.isCanvasLeaf(axis)
    let hugging = min(view.hugging[axis], isLeaf ? LayoutPriority.canvasLeaf : .infinity)
    let yields = isLeaf ? LayoutPriority.leafYields : 0
    let resistance = max(view.compressionResistance[axis] - yields, yields)
    let wanted = LinearExpression(constant: size)
    let origin = ConstraintOrigin.contentSize(view: viewIndex, axis)
    guard !length.terms.isEmpty,
      let resistance = add(
        length, .greaterThanOrEqual, to: wanted, priority: resistance, origin),
      let hugging = add(length, .lessThanOrEqual, to: wanted, priority: hugging, origin)
    else { return nil }
    var content = LayoutSystem.ContentConstraints(hugging: hugging, resistance: resistance, offset: length.constant)
    if let weight = tieWeight(viewIndex, axis) {
      content.tieWeight = weight
      content.tie = add(weight * length, .equal, to: weight * wanted, priority: LayoutPriority.tieBreaker, origin)
    }
    return content
  }

  /// How strongly a view keeps its content size where priorities tie; `nil` where no rule says so.
  private func tieWeight(_ viewIndex: Int, _ axis: StackTemplate.Axis) -> Double? {
    guard conditions.breaksTies else { return nil }
    if let index = indexInStack[viewIndex], let stack = template.views[viewIndex].superview, arranged[stack].count > 1 {
      return TieRules.weight(of: .arranged(index, count: arranged[stack].count), along: axis, on: canvas)
    }
    guard conditions.cellHeight.priority >= LinearConstraint.requiredPriority else { return nil }
    return TieRules.weight(of: .loose(viewIndex, count: template.views.count), along: axis, on: canvas)
  }

  /// Whose layout it is.
  var canvas: TieRules.Canvas { conditions.isDesignTime ? .interfaceBuilder : .device }

  /// Adds the sizes and aspect ratios given with image views (``ImageTemplate``).
  private mutating func fixImages() {
    for (viewIndex, view) in template.views.enumerated() {
      guard case .image(let image) = view.content, let frame = frames[viewIndex] else { continue }
      let (width, height) = (frame.horizontal.length, frame.vertical.length)
      if let points = image.width {
        add(width, .equal, to: LinearExpression(constant: points * scale), .imageSize(view: viewIndex, .width))
      }
      if let points = image.height {
        add(height, .equal, to: LinearExpression(constant: points * scale), .imageSize(view: viewIndex, .height))
      }
      if let ratio = conditions.aspectRatios[viewIndex] ?? image.aspectRatio {
        couplings.append(width)
        add(width, .equal, to: ratio * height, .imageSize(view: viewIndex, nil))
      }
    }
  }
}

extension Relation {
  /// The solver's word for a constraint's relation.
  fileprivate init(_ relation: ConstraintTemplate.Relation) {
    self =
      switch relation {
      case .equal: .equal
      case .lessThanOrEqual: .lessThanOrEqual
      case .greaterThanOrEqual: .greaterThanOrEqual
      }
  }
}

extension ConstraintTemplate {
  /// Whether it gives a length its least number of points.
  fileprivate var isLeastLength: Bool {
    relation == .greaterThanOrEqual && secondItem == nil && firstAttribute.isLength
  }
}

extension AxisPriorities {
  subscript(axis: StackTemplate.Axis) -> Double { axis == .horizontal ? horizontal : vertical }
}

/// Layout priorities of the engine's own constraints.
enum LayoutPriority {
  /// `UILayoutPriority.fittingSizeLevel` (UIKitNumbers.md, "Auto Layout").
  static let fittingSizeLevel = 50.0
  /// The priority at which a stack view is as small as its arranged views, if nothing else gives its size.
  static let stackFit = 49.0
  /// The priority at which a view without content hugs its placeholder size on Interface Builder's canvas.
  static let canvasLeaf = 30.0
  /// How much weaker such a view resists compression than one with content.
  static let leafYields = 0.5
  /// The priority at which an arranged view whose alignment is not `fill` takes the whole stack view across the axis.
  static let stackFill = 25.0
  /// The priority at which labels of several lines in a row are as wide as each other, below all of contents.
  static let textWidth = 20.0
  /// ``textWidth`` of iOS 14 and earlier (rdar://39275811).
  static let firstTextWidth = 759.0
  /// The priority of equal distances between centres in `equalCentering`.
  static let equalCentering = 150.0
  /// The priority of the shares in `fillProportionally`.
  static let fillProportionally = 999.0
  /// How much more a least length counts than hugging at the same priority; exact in binary.
  static let weightOfLeastLengths = 1 + 1.0 / 64
  /// The priority of the choices among layouts that Auto Layout leaves open: below 1, so that it is no layout priority.
  static let tieBreaker = 0.5
}
