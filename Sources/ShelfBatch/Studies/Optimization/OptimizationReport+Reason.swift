import ShelfOptimizer
import ShelfSizing

/// Why a choice is the best, in a sentence.
extension OptimizationReport {
  /// - Parameter bend: the card that makes narrower ones worse; `nil` where it is no single one.
  mutating func explain(bend: OptimizationChoice.Bend?) {
    turningPoint = best.flatMap { best in bend?.sentence(below: best.cardWidth) }
    if cardCount == 0 {
      reason = "there are no cards to choose by"
    } else if let best {
      reason = choice(best) + ": " + gains(best.objectives).joined(separator: ", ")
      if let turningPoint { reason += "; \(turningPoint)" }
    } else if let nearest {
      reason =
        "no candidate keeps to the limits; the nearest is \(choice(nearest)): "
        + misses(nearest.objectives).joined(separator: ", ")
    } else {
      reason = "there is nothing to choose from"
    }
  }

  /// `176 → 184 points, at most 240 high, titleLabel.numberOfLines 1 → 2`
  private func choice(_ choice: Choice) -> String {
    var parts = [change(roundedUp(today.cardWidth), roundedUp(choice.cardWidth)) + " points"]
    let (own, maximum) = (today.maximumCardHeight, choice.maximumCardHeight)
    if own != maximum {
      parts.append("maximum " + change(own.map(rounded) ?? "none", maximum.map(rounded) ?? "none"))
    }
    for (name, (before, after)) in zip(leverNames, zip(today.levers, choice.levers)) where before != after {
      parts.append("\(name) " + change(before.text, after.text))
    }
    return parts.joined(separator: ", ")
  }

  private func change(_ before: String, _ after: String) -> String {
    before == after ? after : "\(before) → \(after)"
  }

  private func gains(_ objectives: Objectives) -> [String] {
    let today = self.today.objectives
    let lower = today.containerHeight.mean - objectives.containerHeight.mean
    let white = 100 * (today.whiteSpace - objectives.whiteSpace)
    var gains = [
      difference(lower, " points", "lower", "higher", "as high")
        + (shelfCount > 1 && lower != 0 ? " on average" : ""),
      difference(white, " percentage points", "less white space", "more white space", "as much white space"),
    ]
    switch objective {
    case .containerHeight: break
    case .whiteSpace: gains.swapAt(0, 1)
    case .area:
      let less = today.area > 0 ? 100 * (today.area - objectives.area) / today.area : 0
      gains.insert(difference(less, " %", "less area", "more area", "as much area"), at: 0)
    }
    gains.append(
      objectives.cutCards == 0
        ? "nothing cut"
        : counted(objectives.cutCards, "card") + " cut"
          + (today.cutCards == objectives.cutCards ? "" : ", \(today.cutCards) today"))
    if objectives.lostLines != today.lostLines {
      let lost = objectives.lostLines == 0 ? "no lines" : counted(objectives.lostLines, "line")
      gains.append("\(lost) lost, \(today.lostLines) today")
    }
    return gains
  }

  /// `16.7 points lower`
  private func difference(_ value: Double, _ unit: String, _ less: String, _ more: String, _ same: String) -> String {
    let tenths = (abs(value) * 10).rounded() / 10
    if value == 0 { return same }
    let text = tenths == 0 ? "less than 0.1" : shortestDecimal(tenths)
    return "\(text)\(unit) \(value > 0 ? less : more)"
  }

  private func misses(_ objectives: Objectives) -> [String] {
    var misses: [String] = []
    func check(_ value: Double, _ most: Double?, _ name: String, percent: Bool = false) {
      guard let most, value > most else { return }
      func text(_ number: Double) -> String { rounded(percent ? 100 * number : number) + (percent ? " %" : "") }
      misses.append("\(name) \(text(value)), and \(text(most)) allowed")
    }
    check(objectives.containerHeight.max, limits.containerHeight, "container height")
    check(objectives.whiteSpace, limits.whiteSpace, "white space", percent: true)
    check(Double(objectives.cutCards), limits.cutCards.map(Double.init), "cut cards")
    check(objectives.cutShare, limits.cutShare, "cut cards", percent: true)
    check(Double(objectives.lostLines), limits.lostLines.map(Double.init), "lost lines")
    if let least = limits.visible, let visible = objectives.visible, visible < least {
      misses.append("visible cards \(rounded(visible)), and \(rounded(least)) wanted")
    }
    return misses
  }
}

extension OptimizationChoice.Bend {
  /// `below 194.204 'bodyLabel' of 'a3' takes more lines`
  fileprivate func sentence(below width: Double) -> String {
    let subject = view.map { "'\($0)' of '\(card)'" } ?? "'\(card)'"
    return "below \(roundedUp(width)) \(subject) "
      + (view != nil ? "takes more lines" : isTallerBelow ? "is taller" : "changes")
  }
}
