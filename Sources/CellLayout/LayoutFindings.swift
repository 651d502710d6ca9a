import ConstraintSolver
import ShelfSizing

/// Sentences about a layout's constraints.
package struct LayoutFindings: Sendable, Hashable {
  /// The constraints that decide the height, in the order they were added.
  package var decidingHeight: [String] = []
  /// Required constraints that contradict each other, and which of them was broken: a sentence each, with the line of
  /// the file where the broken one stands.
  package var brokenConstraints: [BrokenConstraint] = []

  /// Nothing to say.
  package init() {}

  /// A required constraint that does not hold, because it contradicts others.
  package struct BrokenConstraint: Sendable, Hashable {
    /// Which constraints contradict each other.
    package var message: String
    /// Where it stands; `nil` where no file declares it.
    package var line: Int?
    /// The index of the broken constraint in the template; `nil` for one of the engine's own.
    package var constraint: Int?
    /// The indices of all that contradict each other, the broken one among them.
    package var members: [Int] = []
  }
}

extension TemplateCell {
  /// The findings about the constraints with the current content.
  ///
  /// - Parameters:
  ///   - cardWidth: points.
  ///   - height: points; `nil` for the height that the constraints ask for.
  package func layoutFindings(cardWidth: Double, height: Double? = nil) -> LayoutFindings {
    let grid = blueprint.grid
    let system = layouter.layout(width: cardWidth, height: fittingHeight(height))
    let words = ConstraintWords(template: blueprint.template, system: system, grid: grid)
    var findings = LayoutFindings()
    if height == nil, let variable = system.cell.vertical.length.terms.first?.variable {
      // A stack view holds each edge of a view by a constraint of its own, which one sentence describes.
      var said: Set<String> = []
      findings.decidingHeight = system.solver.determiningConstraints(of: variable).compactMap {
        $0.rate == 0 ? nil : words.phrase($0.id)
      }.filter { said.insert($0).inserted }
    }
    findings.brokenConstraints = words.brokenConstraints
    return findings
  }

  /// The attributes that constraints leave ambiguous with the current content, as `titleLabel.left`.
  ///
  /// This is not part of the findings, because it takes another layout, in which no rule breaks ties.
  ///
  /// - Parameters:
  ///   - cardWidth: points.
  ///   - height: points; `nil` for the height that the constraints ask for.
  package func ambiguities(cardWidth: Double, height: Double? = nil) -> [String] {
    let system = layouter.layout(width: cardWidth, height: fittingHeight(height), breaksTies: false)
    let words = ConstraintWords(template: blueprint.template, system: system, grid: blueprint.grid)
    return system.solver.ambiguousVariables().map(words.name)
  }

  /// The views whose frames constraints leave ambiguous with the current content.
  package func ambiguousViews(cardWidth: Double, height: Double) -> Set<Int> {
    let system = layouter.layout(width: cardWidth, height: fittingHeight(height), breaksTies: false)
    return Set(
      system.solver.ambiguousVariables().compactMap { variable in
        if case .view(let viewIndex) = system.variables[variable.index].owner { viewIndex } else { nil }
      })
  }

  /// A given height in points, or `nil` for the height that the constraints ask for.
  func fittingHeight(_ height: Double?) -> FittingLength {
    guard let height else { return .compressed }
    var length = FittingLength.required(blueprint.grid.finitePixels(height))
    if givenHeightYields { length.priority = TemplateCell.yieldingPriority }
    return length
  }

  /// Above all that constraints of nibs have, and below required ones.
  private static let yieldingPriority = 999.9

  /// Whether contents like the one shown may break required constraints; false is a proof that they do not.
  ///
  /// - Parameter cardWidth: points.
  package func mayBreakConstraints(cardWidth: Double) -> Bool { layouter.mayConflict(width: cardWidth) }

  /// The required constraints that are broken with the current content.
  ///
  /// - Parameter cardWidth: points.
  package func brokenConstraints(cardWidth: Double) -> [LayoutFindings.BrokenConstraint] {
    guard layouter.mayConflict(width: cardWidth) else { return [] }
    let system = layouter.layout(width: cardWidth)
    return ConstraintWords(template: blueprint.template, system: system, grid: blueprint.grid).brokenConstraints
  }

  /// Texts that lie outside the cell because no constraint ties the cell to them, as `titleLabel ends 16 points below`.
  ///
  /// - Parameter cardWidth: points.
  package func overflow(cardWidth: Double) -> [String] {
    let system = layouter.layout(width: cardWidth)
    let words = ConstraintWords(template: blueprint.template, system: system, grid: blueprint.grid)
    return layouter.texts.compactMap { text in
      guard !text.isEmpty, let frame = system.frames[text.viewIndex] else { return nil }
      let below = system.value(frame.vertical.end) - system.cellHeight
      guard below > 1, system.value(frame.vertical.length) > 0 else { return nil }
      let points = shortestDecimal(blueprint.grid.points(pixels: below.rounded()))
      return "\(words.name(text.viewIndex)) ends \(points) points below"
    }
  }
}

/// Constraints as people write them.
private struct ConstraintWords {
  let template: CellTemplate
  let system: LayoutSystem
  let grid: PixelGrid

  var brokenConstraints: [LayoutFindings.BrokenConstraint] {
    if system.solver.isOverfull {
      let message = "the constraints of so many views depend on each other that they are not solved; no height is right"
      return [LayoutFindings.BrokenConstraint(message: message, line: template.root.line)]
    }
    return system.solver.conflicts.map(brokenConstraint)
  }

  private func brokenConstraint(_ conflict: Conflict) -> LayoutFindings.BrokenConstraint {
    let others = conflict.members.filter { $0 != conflict.broken }.map(phrase)
    let reason = others.isEmpty ? "the cell's size" : others.joined(separator: "; ")
    let broken = declared(conflict.broken)
    return LayoutFindings.BrokenConstraint(
      message: "the constraint '\(phrase(conflict.broken))' was broken, because it contradicts: \(reason)",
      line: broken.flatMap { template.constraints[$0].line }, constraint: broken,
      members: conflict.members.compactMap(declared))
  }

  /// The index of a constraint in the template; `nil` for one of the engine's own.
  private func declared(_ id: ConstraintID) -> Int? {
    if case .template(let index) = system.origins[id.serial] { index } else { nil }
  }

  /// `titleLabel.width`
  func name(_ variable: Variable) -> String {
    let variable = system.variables[variable.index]
    let item =
      switch variable.owner {
      case .view(let viewIndex): name(viewIndex)
      case .guide(let guide): template.guides[guide].id ?? "a guide"
      case .cell: name(0)
      }
    return "\(item).\(variable.attribute.rawValue)"
  }

  func name(_ viewIndex: Int) -> String {
    let view = template.views[viewIndex]
    return view.names.first ?? (viewIndex == 0 ? "cell" : "\(view.systemClass) \(viewIndex)")
  }

  func phrase(_ id: ConstraintID) -> String {
    switch system.origins[id.serial] {
    case .template(let index): phrase(template.constraints[index])
    case .contentSize(let view, let axis):
      "\(name(view)).\(length(axis)) = \(contentLength(view, axis)) by its content"
    case .stack(let view, let arranged):
      arranged.isEmpty
        ? "the fit of \(name(view))" : "\(name(view)) arranges \(arranged.map(name).joined(separator: ", "))"
    case .imageSize(let view, let attribute): "\(name(view)).\(attribute?.rawValue ?? "aspectRatio") as given"
    case .cell: "the least height"
    }
  }

  private func contentLength(_ view: Int, _ axis: StackTemplate.Axis) -> String {
    let points = grid.points(pixels: system.contentSizes[view]?[axis] ?? 0)
    return shortestDecimal((points * 1000).rounded() / 1000)
  }

  private func length(_ axis: StackTemplate.Axis) -> String { axis == .horizontal ? "width" : "height" }

  /// `bodyLabel.top = titleLabel.bottom + 16`
  private func phrase(_ constraint: ConstraintTemplate) -> String {
    let sign =
      switch constraint.relation {
      case .equal: "="
      case .lessThanOrEqual: "<="
      case .greaterThanOrEqual: ">="
      }
    var text = "\(name(constraint.firstItem)).\(constraint.firstAttribute.rawValue) \(sign)"
    let constant = constraint.constant
    if let item = constraint.secondItem, let attribute = constraint.secondAttribute {
      if constraint.multiplier != 1 { text += " \(shortestDecimal(constraint.multiplier)) x" }
      text += " \(name(item)).\(attribute.rawValue)"
      if constant != 0 { text += " \(constant < 0 ? "-" : "+") \(shortestDecimal(abs(constant)))" }
    } else {
      text += " \(shortestDecimal(constant))"
    }
    return constraint.priority < 1000 ? text + " @\(shortestDecimal(constraint.priority))" : text
  }

  private func name(_ item: ConstraintTemplate.Item) -> String {
    switch item {
    case .view(let viewIndex): name(viewIndex)
    case .guide(let guide): template.guides[guide].id ?? "a guide"
    case .safeArea(let viewIndex): "\(name(viewIndex)).safeArea"
    case .layoutMargins(let viewIndex): "\(name(viewIndex)).layoutMargins"
    case .readableContent(let viewIndex): "\(name(viewIndex)).readableContent"
    }
  }
}
