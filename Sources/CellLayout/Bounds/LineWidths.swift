import ConstraintSolver

/// For each text of a cell, the range of widths that its lines are broken at, whatever the texts are.
///
/// Required constraints bound a width from both sides. The range gets narrower where a text's compression resistance
/// decides: constraints of higher priorities leave the width between `a` and `b`, if no other text decides among
/// them; and if nothing else is wanted at the priority of the resistance itself, the width gets as near to the text's
/// natural width as that allows. So it is at least the natural width or `b`, whichever is less, and in both cases the
/// text takes as many lines as at `b`. Rounding errors in these widths do no harm, because lines are broken at whole
/// units of the font.
struct LineWidths {
  /// For each text, the range of its width in points; `nil` for a text that takes no part, or whose width has no known
  /// bounds.
  private(set) var byText: [ClosedRange<Double>?]

  private let template: CellTemplate
  private let conditions: LayoutConditions
  /// All constraints, solved for some content.
  private let base: LayoutSystem
  private let required: LayoutSystem
  private let components: Components

  /// Wider than anything in a layout: pixels.
  private static let unbounded = 1e6
  /// Each text takes some layouts of its own. A cell with more texts is laid out for every card instead.
  private static let mostTexts = 64

  /// - Parameters:
  ///   - known: for each text, the range where it is known; the others are looked for.
  ///   - base: the cell with some content.
  ///   - ofSingleLines: whether the widths of labels of one line are wanted as well.
  init(
    _ template: CellTemplate, _ texts: [LabelView], _ conditions: LayoutConditions, _ known: [ClosedRange<Double>?],
    _ base: LayoutSystem, ofSingleLines: Bool = false
  ) {
    self.template = template
    self.conditions = conditions
    self.base = base
    byText = known
    let wanted = texts.indices.filter { known[$0] == nil && (texts[$0].wraps || ofSingleLines) }
    guard !wanted.isEmpty, texts.count <= LineWidths.mostTexts else {
      (required, components) = (base, Components())
      return
    }
    var scope = conditions
    scope.scope = .required
    required = LayoutSystem(template, scope)
    components = Components(base, required)
    let changing = Set(conditions.changingViews)
    for index in wanted { byText[index] = range(of: texts[index], changing) }
  }

  private func range(of text: LabelView, _ changing: Set<Int>) -> ClosedRange<Double>? {
    // Where required constraints conflict, with each other or with the text, one of them is broken for some texts.
    let resistance = text.template.compressionResistance.horizontal
    guard !required.solver.hasConflicts, resistance < LinearConstraint.requiredPriority,
      let most = extreme(of: text, in: required, .greaterThanOrEqual),
      let least = extreme(of: text, in: required, .lessThanOrEqual), least <= most
    else { return nil }
    var (low, high) = (least, most)
    if decidesItsWidth(text, resistance, changing) {
      var scope = conditions
      scope.scope = .above(resistance)
      let above = LayoutSystem(template, scope)
      if !above.solver.hasConflicts, let widest = extreme(of: text, in: above, .greaterThanOrEqual) {
        low = min(widest, most)
        high = low
      }
    }
    return conditions.grid.points(pixels: low)...conditions.grid.points(pixels: high)
  }

  /// The largest or the least width that a text can have, in pixels.
  private func extreme(of text: LabelView, in system: LayoutSystem, _ direction: Relation) -> Double? {
    guard let box = system.contentBox(of: text.viewIndex, template, conditions.grid) else { return nil }
    let goal = direction == .greaterThanOrEqual ? LineWidths.unbounded : -LineWidths.unbounded
    var system = system
    // Its priority is lower than any in the system.
    let wish = LinearConstraint(box.horizontal.length - goal, direction, priority: LayoutPriority.tieBreaker / 2)
    _ = system.solver.add(wish)
    system.solve()
    return system.solver.didSettle ? max(0, system.value(box.horizontal.length)) : nil
  }

  /// Whether the text alone decides its width at the priority of its compression resistance: in its component of the
  /// constraint graph, no other constraint has that priority, and no content that changes has it or a higher one.
  private func decidesItsWidth(_ text: LabelView, _ resistance: Double, _ changing: Set<Int>) -> Bool {
    // Shares of contents are constraints that differ from card to card.
    guard !base.dependsOnContentRatios, let box = base.frames[text.viewIndex] else { return false }
    let own = components.of(box.horizontal.length.terms.map(\.variable))
    return zip(base.solver.constraints, base.origins).allSatisfy { constraint, origin in
      let (priority, variables) = constraint
      guard priority >= resistance, !components.of(variables).isDisjoint(with: own) else { return true }
      guard case .contentSize(let viewIndex, _) = origin else { return priority > resistance }
      if viewIndex == text.viewIndex { return true }
      let view = template.views[viewIndex]
      return !changing.contains(viewIndex)
        && min(view.hugging.horizontal, view.compressionResistance.horizontal) > resistance
    }
  }
}

/// Connected components of the constraint graph (union-find), without variables that required constraints fix: what
/// happens in one component has no effect on another.
struct Components {
  /// For each variable, another one of its component; `nil` for a variable that required constraints fix.
  private var parents: [Variable: Variable] = [:]

  /// A graph without variables.
  init() {}

  init(_ base: LayoutSystem, _ required: LayoutSystem) {
    var face = OptimalFace(of: required.solver)
    let constraints = base.solver.constraints
    for variable in Set(constraints.flatMap(\.variables)) where face.moves(variable) { parents[variable] = variable }
    for (_, variables) in constraints {
      let members = variables.filter { parents[$0] != nil }
      for (first, second) in zip(members, members.dropFirst()) {
        parents[shortenedRoot(first)] = shortenedRoot(second)
      }
    }
    for variable in Array(parents.keys) { _ = shortenedRoot(variable) }
  }

  /// The root of a variable, with path compression: without it, chains of thousands would be followed link by link
  /// again and again.
  private mutating func shortenedRoot(_ variable: Variable) -> Variable {
    let root = root(variable)
    var variable = variable
    while let parent = parents[variable], parent != root {
      parents[variable] = root
      variable = parent
    }
    return root
  }

  private func root(_ variable: Variable) -> Variable {
    var variable = variable
    while let parent = parents[variable], parent != variable { variable = parent }
    return variable
  }

  /// The components of some variables, each named by its root.
  func of(_ variables: [Variable]) -> Set<Variable> {
    Set(variables.filter { parents[$0] != nil }.map(root))
  }
}
