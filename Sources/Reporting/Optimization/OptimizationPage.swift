import Catalog
import ShelfReports
import ShelfOptimizer
import ShelfSizing

extension [OptimizationReport] {
  /// A page: for each of them the verdict, the chart, three shelves, the choices that are worth a look.
  package func page(_ head: PageHead) -> Page {
    let hasNames = count > 1 || first?.shelf != nil
    return Page(
      head,
      enumerated().map { number, report in
        .group(
          "section",
          (hasNames ? [.heading(report.name)] : []) + report.parts(number: number, level: hasNames ? 3 : 2))
      })
  }
}

extension OptimizationReport {
  /// Choices that the table has beside today's and the best: within the limits, and of other maxima and levers.
  private static let mostAllowed = 6, mostOthers = 12

  /// - Parameter level: of the headings.
  fileprivate func parts(number: Int, level: Int) -> [PagePart] {
    let numbers = best == nil ? designNumbersSentence : nil
    let toDo = PagePart.toDo(
      advice, otherwise: "Nothing: today’s choice is the best of all that there was to choose from.",
      level: level)
    var parts: [PagePart] = [
      .verdict(verdict),
      grounds.isEmpty ? nil : .text(grounds),
      numbers.map { .text("In whole and half points: \($0).") },
      .first([
        curve.isEmpty ? nil : chart(id: "chart\(number)"), best != nil && cardCount > 0 ? toDo : nil,
      ]),
    ].compactMap { $0 }
    if !sketches.isEmpty {
      parts.append(.heading("The shelf today and with other choices", level: level))
      parts.append(
        .sides(
          sketches.enumerated().map { index, sketch in
            sketch.figure(id: "sketch\(number)-\(index)", scaleHolding: sketches)
          }))
    }
    return parts + [
      .heading("Choices", level: level),
      .table(rows, caption: caption) { $0.shown($1, in: self) },
      .text(
        "Cut: cards higher than the maximum. Lost lines: beyond a label’s number of lines, or cut off. "
          + "Limits: those of '--limit', and else no more cut cards and lost lines than today. JSON and CSV list all choices that no other beats in everything."
      ),
    ]
  }

  private var caption: String {
    "\(counted(shelfCount, "shelf", "shelves")), \(counted(cardCount, "card")); the best "
      + "\(objective.rawValue) of \(counted(candidateCount, "choice")), "
      + (isCurveWhole ? "exact \(exactness)" : "at the widths that were tried")
  }

  /// Today's choice, the best one or the nearest, those that keep to the limits, and one for each other maximum and
  /// levers, by the objective.
  private var rows: [NamedChoice] {
    var rows = firstRows
    let shown = best ?? nearest
    var seen = Set([shown].compactMap { $0?.objectives })
    var settings = Set([shown].compactMap { $0?.setting })
    var (allowed, others) = (0, 0)
    for (choice, rank) in ranked where !choice.isBest && seen.insert(choice.objectives).inserted {
      let isNew = settings.insert(choice.setting).inserted
      if rank.excess == 0, allowed < OptimizationReport.mostAllowed {
        allowed += 1
      } else if isNew, others < OptimizationReport.mostOthers {
        others += 1
      } else {
        continue
      }
      rows.append((rank.excess == 0 ? "keeps the limits" : "breaks a limit", choice))
    }
    return rows
  }
}

extension OptimizationReport.Choice {
  /// The parts of a choice beside its width.
  struct Setting: Hashable {
    let maximum: Double?
    let levers: [ViewLever.Value]
  }

  var setting: Setting { Setting(maximum: maximumCardHeight, levers: levers) }
}

extension RowWriter {
  /// The columns of a page, those first that decide.
  fileprivate mutating func shown(_ row: NamedChoice?, in report: OptimizationReport) {
    let (choice, objectives) = (row?.choice, row?.choice.objectives)
    text(title: "Choice", row?.role)
    number(title: "Card width", shown: roundedUp, choice?.cardWidth)
    count(title: "Cut", objectives?.cutCards)
    count(title: "Lost lines", objectives?.lostLines)
    number(title: "Height", shown: tenth, objectives?.containerHeight.mean)
    number(title: "White space", shown: { "\(decimal(100 * $0, 1)) %" }, objectives?.whiteSpace)
    number(title: "Maximum", missing: "none", choice?.maximumCardHeight)
    for (index, name) in report.leverNames.enumerated() {
      text(title: name, isNumeric: true, choice?.levers[index].text)
    }
    if report.shelfCount > 1 { number(title: "Highest", objectives?.containerHeight.max) }
    number(
      title: report.today.objectives.visible == nil ? nil : "Visible", shown: { decimal($0, 2) }, objectives?.visible)
  }
}
