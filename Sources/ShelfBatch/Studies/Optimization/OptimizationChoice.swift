import CellLayout
import RecordCells
import ShelfOptimizer
import ShelfSizing

/// The choice for some variants, each of which it has to do in.
struct OptimizationChoice {
  typealias Found = Candidate<Int>

  private let optimization: Optimization
  /// At least one.
  private let groups: [Optimization.Group]
  private let isExact: Bool
  /// Pixels whose multiples are all whole pixels of every variant.
  private let grid: PixelGrid?
  /// The settings in lists of those in which every card is alike, each rising, and by rising first ones.
  private let alike: [[Int]]

  init(_ optimization: Optimization, _ groups: [Optimization.Group]) {
    self.optimization = optimization
    self.groups = groups
    isExact = groups.allSatisfy(\.isExact)
    let scales = Set(groups.map(\.plan.shelf.grid.scale))
    grid = isExact ? nil : scales.count == 1 ? groups[0].plan.shelf.grid : PixelGrid(scale: 1)
    var alike: [[Int]] = []
    var numbers: [[Int32]: Int] = [:]
    for setting in optimization.levers.values.indices {
      let stepIndices = groups.flatMap { $0.stepIndices(setting) }
      if let number = numbers[stepIndices] {
        alike[number].append(setting)
      } else {
        numbers[stepIndices] = alike.count
        alike.append([setting])
      }
    }
    self.alike = alike
  }

  func report() -> OptimizationReport {
    let request = optimization.request
    let today = todayCandidate
    var limits = request.limits
    if limits.cutCards == nil, limits.cutShare == nil { limits.cutCards = today.objectives.cutCards }
    if limits.lostLines == nil { limits.lostLines = today.objectives.lostLines }
    var optimum = Optimum<Int>(request.objective, within: limits)
    var front = ParetoFront<Int>()
    var all: [Found] = []
    var count = 0
    forEachCandidate { candidate, settings in
      optimum.offer(candidate)
      front.offer(candidate)
      count += settings.count
      if request.keepsAll { all += settings.map(candidate.inSetting) }
    }
    let chosen = optimum.best
    func choice(_ candidate: Found, isEfficient: Bool) -> OptimizationReport.Choice {
      self.choice(candidate, isEfficient: isEfficient, isBest: candidate.isSame(as: chosen))
    }
    func efficient(_ candidate: Found) -> OptimizationReport.Choice {
      choice(candidate, isEfficient: front.isEfficient(candidate.objectives))
    }
    let settingsOf = Dictionary(uniqueKeysWithValues: alike.map { ($0[0], $0) })
    let efficients = front.candidates.flatMap { candidate in
      (settingsOf[candidate.levers] ?? []).map(candidate.inSetting)
    }.sorted { $0.isPreferred(to: $1) }
    var report = OptimizationReport(today: efficient(today))
    report.variants = groups.map(\.plan.variant)
    report.objective = request.objective
    report.limits = limits
    report.leverNames = request.viewLevers.map(\.name)
    report.shelfCount = groups.map(\.shelves.count).max() ?? 0
    report.cardCount = groups.map { $0.shelves.reduce(0) { $0 + $1.cards.count } }.max() ?? 0
    report.isExact = isExact
    report.gridStep = grid.map { 1 / $0.scale }
    report.candidateCount = count
    report.candidates =
      request.keepsAll
      ? all.sorted { $0.isPreferred(to: $1) }.map(efficient) : efficients.map { choice($0, isEfficient: true) }
    report.best = chosen.map(efficient)
    report.nearest = chosen == nil ? optimum.nearest.map(efficient) : nil
    report.explain(bend: chosen.flatMap(bend))
    if let shown = chosen ?? optimum.nearest {
      report.designNumbers = designNumbers(shown).map(efficient)
      report.curve = curve(shown, today)
      report.isCurveWhole = optimization.space.range != nil
      let next = efficients.filter { $0.objectives != shown.objectives }.min {
        limits.rank($0.objectives, by: request.objective) < limits.rank($1.objectives, by: request.objective)
      }
      report.sketches = sketches(today, shown, isBest: chosen != nil, next: next)
    }
    return report
  }

  private func choice(_ candidate: Found, isEfficient: Bool = false, isBest: Bool = false) -> OptimizationReport.Choice
  {
    OptimizationReport.Choice(
      cardWidth: candidate.cardWidth, maximumCardHeight: candidate.maximumCardHeight,
      levers: candidate.levers < 0 ? optimization.levers.own : optimization.levers.values[candidate.levers],
      objectives: candidate.objectives, isEfficient: isEfficient, isBest: isBest)
  }

  /// Tells each candidate with the first of the settings that make it, and all of these.
  private func forEachCandidate(_ visit: (Found, _ settings: [Int]) -> Void) {
    for settings in alike { forEachCandidate(of: settings[0]) { visit($0, settings) } }
  }

  private func forEachCandidate(of setting: Int, _ visit: (Found) -> Void) {
    var optimizer = optimizer(optimization.space.maxima)
    let catalogues = groups.map { $0.catalogue(setting) }
    if let range = optimization.space.range {
      optimizer.forEachCandidate(of: catalogues, levers: setting, widths: range, on: grid, visit)
    } else {
      optimizer.forEachCandidate(of: catalogues, levers: setting, widths: optimization.space.widths, visit)
    }
  }

  private func optimizer(_ maxima: [Double?]) -> ShelfOptimizer<Int> {
    ShelfOptimizer(maximumCardHeights: maxima, containerWidth: optimization.space.containerWidth)
  }

  /// The configuration's own choice; its setting is -1.
  private var todayCandidate: Found {
    var today: [Found] = []
    var optimizer = optimizer([groups[0].plan.shelf.maximumCardHeight])
    let catalogues = groups.map { $0.catalogue(optimization.levers.values.count) }
    optimizer.forEachCandidate(of: catalogues, levers: -1, widths: [optimization.todayWidth]) { today.append($0) }
    return today[0]
  }

  /// The objectives of a candidate's levers at all card widths; at single ones, today's width is one of them.
  private func curve(_ candidate: Found, _ today: Found) -> [(width: Double, objectives: Objectives)] {
    var points: [(width: Double, objectives: Objectives)] = []
    forEachCandidate(of: candidate.levers) {
      guard $0.maximumCardHeight == candidate.maximumCardHeight else { return }
      points.append(($0.cardWidth, $0.objectives))
    }
    let isListed = optimization.space.range != nil || points.contains { $0.width == today.cardWidth }
    let (own, shown) = (choice(today), choice(candidate))
    if !isListed, own.maximumCardHeight == shown.maximumCardHeight, own.levers == shown.levers {
      points.append((today.cardWidth, today.objectives))
      points.sort { $0.width < $1.width }
    }
    return points.count > 1 ? points : []
  }

  /// The choice at the whole and half points next to its width, by rising width.
  private func designNumbers(_ candidate: Found) -> [Found] {
    let width = candidate.cardWidth
    guard let range = optimization.space.range, width != (2 * width).rounded() / 2 else { return [] }
    let near = [width.rounded(.down), (2 * width).rounded(.down) / 2, (2 * width).rounded(.up) / 2, width.rounded(.up)]
    // Where steps are known at whole pixels alone, other widths are none to choose.
    let widths = Set(
      near.filter { near in
        range.contains(near) && grid.map { $0.points(pixels: $0.pixels(roundingUp: near)) == near } ?? true
      })
    var found: [Found] = []
    var optimizer = optimizer(optimization.space.maxima)
    let catalogues = groups.map { $0.catalogue(candidate.levers) }
    optimizer.forEachCandidate(of: catalogues, levers: candidate.levers, widths: widths.sorted()) {
      if $0.maximumCardHeight == candidate.maximumCardHeight { found.append($0) }
    }
    return found
  }

  // MARK: What the choice turns on

  /// A card that changes where the choice begins.
  struct Bend {
    let card: String
    /// `nil` where it is no single text.
    let view: String?
    /// Whether it is taller below that width.
    let isTallerBelow: Bool
  }

  /// The first card that makes its shelf taller below the choice's width, or else the first one that changes there, where
  /// more than heights counts.
  private func bend(_ candidate: Found) -> Bend? {
    var first: Bend?
    for group in groups {
      for (number, shelf) in group.shelves.enumerated() {
        let height = itemHeight(group, number, candidate)
        for card in shelf.cards {
          let steps = card.steps(group.firstSetting + candidate.levers)
          guard let index = steps.all.firstIndex(where: { $0.width == candidate.cardWidth }), index > 0 else {
            continue
          }
          let below = steps.all[index - 1].height
          guard below > height || first == nil && optimization.request.objective != .containerHeight else { continue }
          let views = group.plan.prototypes.all[steps.cell].cell.blueprint.template.views
          let view = Int(steps.changedViews[index])
          let bend = Bend(
            card: card.id?.text ?? "#\(card.index)", view: view < 0 ? nil : views[view].names.first,
            isTallerBelow: below > steps.all[index].height)
          if below > height { return bend }
          first = bend
        }
      }
    }
    return first
  }

  // MARK: Drawings

  /// The shelf that gains or loses most by the choice, as it is, as it gets, and by the next best choice.
  private func sketches(
    _ today: Found, _ chosen: Found, isBest: Bool, next: Found?
  ) -> [OptimizationReport.ShelfSketch] {
    let group = groups[0]
    let gains = group.shelves.indices.map { shelf in
      abs(itemHeight(group, shelf, today) - itemHeight(group, shelf, chosen))
    }
    guard let most = gains.max(), let shelf = gains.firstIndex(of: most) else { return [] }
    let titled: [(String, Found?)] = [
      ("Today", today), (isBest ? "The best" : "The nearest to the limits", chosen), ("The second best", next),
    ]
    return titled.compactMap { title, candidate in
      candidate.map { sketch(title, group, shelf, $0) }
    }
  }

  private func sketch(
    _ title: String, _ group: Optimization.Group, _ shelf: Int, _ candidate: Found
  ) -> OptimizationReport.ShelfSketch {
    let (name, cards, _) = group.shelves[shelf]
    let height = itemHeight(group, shelf, candidate)
    return OptimizationReport.ShelfSketch(
      title: title, settings: settings(candidate), shelf: name,
      geometry: group.plan.shelf.withCardWidth(candidate.cardWidth),
      itemHeight: height,
      cards: cards.filter { $0.texts != nil }.map { card in
        OptimizationReport.ShelfSketch.Card(
          name: card.id?.text ?? "#\(card.index)", contentHeight: contentHeight(card, group, candidate),
          views: views(of: card, group, candidate, height: min(height, contentHeight(card, group, candidate))))
      }, cardCount: cards.count)
  }

  /// The views of a card that is laid out once more, where its texts are kept.
  private func views(
    of card: OptimizationOutcome.Card, _ group: Optimization.Group, _ candidate: Found, height: Double
  ) -> [PlacedView] {
    guard let texts = card.texts else { return [] }
    let setting = candidate.levers < 0 ? optimization.levers.values.count : candidate.levers
    let cells = PrototypeCells(group.settings[setting].prototypes)
    cells.configure(with: texts, isSizing: true)
    return cells.currentRecordCell.cell(requiredWidth: candidate.cardWidth)
      .placedViews(cardWidth: candidate.cardWidth, height: height)
  }

  /// `at most 240 high, titleLabel.numberOfLines 2`: what there is to choose besides the width.
  private func settings(_ candidate: Found) -> String {
    let choice = choice(candidate)
    var parts: [String] = []
    if optimization.space.maxima.count > 1, let maximum = choice.maximumCardHeight {
      parts.append("at most \(rounded(maximum)) high")
    }
    parts += zip(optimization.request.viewLevers, choice.levers).map { "\($0.name) \($1.text)" }
    return parts.joined(separator: ", ")
  }

  private func itemHeight(_ group: Optimization.Group, _ shelf: Int, _ candidate: Found) -> Double {
    let grid = group.plan.shelf.grid
    let content = group.shelves[shelf].cards.map { contentHeight($0, group, candidate) }.max() ?? 0
    let maximum = candidate.maximumCardHeight.map { grid.points(pixels: grid.pixels(roundingDown: $0)) }
    return min(content, maximum ?? .infinity)
  }

  private func contentHeight(_ card: OptimizationOutcome.Card, _ group: Optimization.Group, _ candidate: Found)
    -> Double
  {
    let setting = candidate.levers < 0 ? optimization.levers.values.count : candidate.levers
    return card.steps(group.firstSetting + setting).step(at: candidate.cardWidth).height
  }
}

extension Candidate<Int> {
  /// The same choice in a setting in which every card is alike.
  fileprivate func inSetting(_ setting: Int) -> Candidate<Int> { with(setting, order: setting) }

  /// Whether it is the same choice.
  fileprivate func isSame(as other: Candidate<Int>?) -> Bool {
    guard let other else { return false }
    return cardWidth == other.cardWidth && maximumCardHeight == other.maximumCardHeight && levers == other.levers
  }
}
