import Catalog
import ShelfReports
import ShelfOptimizer
import ShelfSizing

/// The verdict on an optimization in sentences: what to change and what that brings, why no other choice that is as good
/// was taken, and where to look on.
extension OptimizationReport {
  /// The change, and its gain.
  var verdict: String {
    guard cardCount > 0 else { return "There are no cards to choose by." }
    guard let best = best else {
      return reason.prefix(1).uppercased() + reason.dropFirst() + "."
    }
    let (own, before) = (best.objectives, today.objectives)
    let lost = OptimizationReport.lost(own, before) + "."
    guard let changes = changes(to: best) else { return "Nothing is better than today’s choice: \(size(own)), \(lost)" }
    return changes.text.prefix(1).uppercased() + changes.text.dropFirst()
      + " \(changes.isSingular ? "makes" : "make") \(effect(own, before)); \(lost)"
  }

  /// The things to do, the change first.
  var advice: [String] {
    guard let best = best, cardCount > 0 else { return [] }
    var items: [String] = []
    if let changes = changes(to: best) {
      let (before, after) = (today.objectives.containerHeight.mean, best.objectives.containerHeight.mean)
      let each = shelfCount == 1 ? "the shelf gets" : "shelves get"
      items.append(
        "Take \(changes.text): \(each) "
          + (after < before
            ? "\(tenth(before - after)) points lower" + (shelfCount == 1 ? "." : " on average.")
            : after > before
              ? "no lower, and better by the limits that are set." : "no higher, and better in the rest."))
    }
    if let numbers = designNumbersSentence { items.append("Or, in whole and half points: \(numbers).") }
    if let side = end(best) {
      items.append(
        "Try \(side) cards, too: \(roundedUp(best.cardWidth)) is the \(side == "wider" ? "widest" : "narrowest") that was tried."
      )
    }
    if best.objectives.whiteSpace > PageAdvice.mostWhite {
      items.append(
        "Let 'shelf-height explain' name the texts to shorten: \(tenth(100 * best.objectives.whiteSpace)) % of the cards’ "
          + "area stays white with the best.")
    }
    return items
  }

  /// Why it is that choice.
  var grounds: String {
    guard let best = best else { return "" }
    let (own, before) = (100 * best.objectives.whiteSpace, 100 * today.objectives.whiteSpace)
    var sentences = [
      "White space takes \(tenth(own)) % of the cards’ area"
        + (tenth(own) == tenth(before) ? ", as today." : ", \(tenth(before)) % today.")
    ]
    if objective == .area {
      sentences.append(
        "Area is \(decimal(best.objectives.area, 0)) square points, \(decimal(today.objectives.area, 0)) today.")
    }
    if let turn = turningPoint { sentences.append(turn.prefix(1).uppercased() + turn.dropFirst() + ".") }
    if let ties = ties(best) { sentences.append(ties) }
    return sentences.joined(separator: " ")
  }

  // MARK: Parts

  private var shelves: String { shelfCount == 1 ? "the shelf" : "shelves" }

  private func size(_ objectives: Objectives) -> String {
    "\(shelves) \(shelfCount == 1 ? "is" : "are") \(tenth(objectives.containerHeight.mean)) points high"
      + (shelfCount == 1 ? "" : " on average")
  }

  /// `cards of 220 points instead of 176`; `nil` where nothing changes.
  private func changes(to best: Choice) -> (text: String, isSingular: Bool)? {
    var parts: [String] = []
    let (before, after) = (roundedUp(today.cardWidth), roundedUp(best.cardWidth))
    let isWider = before != after
    if isWider { parts.append("cards of \(after) points instead of \(before)") }
    if today.maximumCardHeight != best.maximumCardHeight {
      let (before, after) = (today.maximumCardHeight.map(rounded), best.maximumCardHeight.map(rounded))
      parts.append("a maximum card height of \(after ?? "none") instead of \(before ?? "none")")
    }
    for (name, (before, after)) in zip(leverNames, zip(today.levers, best.levers)) where before != after {
      parts.append("\(name) \(after.text) instead of \(before.text)")
    }
    guard let last = parts.last else { return nil }
    return parts.count == 1
      ? (last, !isWider) : (parts.dropLast().joined(separator: ", ") + " and " + last, false)
  }

  /// `the shelf 50 points lower, 219 instead of 269`
  private func effect(_ own: Objectives, _ today: Objectives) -> String {
    let (before, after) = (today.containerHeight.mean, own.containerHeight.mean)
    if before == after { return "\(shelves) as high as today, \(tenth(after)) points" }
    return "\(shelves) \(tenth(abs(before - after))) points \(after < before ? "lower" : "higher")"
      + (shelfCount == 1 ? "" : " on average") + ", \(tenth(after)) instead of \(tenth(before))"
  }

  /// `no card is cut; 137 lines of text are beyond labels’ line limits, 310 today`
  private static func lost(_ own: Objectives, _ today: Objectives) -> String {
    let cards =
      own.cutCards == 0 ? "no card is cut" : "\(counted(own.cutCards, "card")) \(own.cutCards == 1 ? "is" : "are") cut"
    let isCut = own.cutCards + today.cutCards > 0
    let count = own.lostLines == 0 ? "no line" : counted(own.lostLines, "line")
    let lines = "\(count) of text \(own.lostLines < 2 ? "is" : "are") "
    // Line limits alone lose lines where no card is cut.
    return cards + compared(own.cutCards, today.cutCards) + "; " + lines
      + (isCut ? "lost" : "beyond \(own.lostLines < 2 ? "its label’s line limit" : "labels’ line limits")")
      + compared(own.lostLines, today.lostLines)
  }

  private static func compared(_ now: Int, _ today: Int) -> String {
    now != today ? ", \(today) today" : now == 0 ? "" : ", as today"
  }

  /// Why the choice is better than other widths that are as good by the objective.
  private func ties(_ best: Choice) -> String? {
    let value = objective.value(of: best.objectives)
    let all = curve.filter {
      objective.value(of: $0.objectives) == value && limits.allow($0.objectives)
    }
    guard all.count > 1, let first = all.first?.width, let last = all.last?.width else { return nil }
    let own = best.objectives
    let reason =
      if all.contains(where: { $0.objectives.cutCards > own.cutCards }) {
        "cuts the fewest cards"
      } else if all.contains(where: { $0.objectives.lostLines > own.lostLines }) {
        "loses the fewest lines"
      } else if all.contains(where: { $0.objectives.whiteSpace > own.whiteSpace }) {
        "has the least white space"
      } else {
        best.cardWidth == best.cardWidth.rounded() ? "is the narrowest whole number" : "is the narrowest"
      }
    let words =
      switch objective {
      case .containerHeight: "make \(shelves) as low"
      case .whiteSpace: "leave as little white space"
      case .area: "take as little area"
      }
    return
      "Of the widths that \(words), \(roundedUp(first)) to \(roundedUp(last)), \(roundedUp(best.cardWidth)) \(reason)."
  }

  /// `wider`, where the search ended where it was best; `nil` elsewhere.
  private func end(_ best: Choice) -> String? {
    guard let first = curve.first, let last = curve.last, first.width < last.width else { return nil }
    let value = objective.value
    guard value(first.objectives) != value(last.objectives) else { return nil }
    let own = best.objectives
    return last.objectives == own ? "wider" : first.objectives == own ? "narrower" : nil
  }
}
