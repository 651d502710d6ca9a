import Catalog
import ShelfReports
import ShelfOptimizer
import ShelfSizing

/// A choice, and what it is among the others: `today`, `best`, `nearest`.
typealias NamedChoice = (role: String, choice: OptimizationReport.Choice)

extension RowWriter {
  /// The columns of an optimization.
  ///
  /// - Parameters:
  ///   - report: gives the names of the levers, and the shelf and the variant of all rows.
  mutating func choice(_ row: NamedChoice?, in report: OptimizationReport?) {
    let (choice, levers) = (row?.choice, report?.leverNames ?? [])
    // JSON has an object of all levers instead.
    if !isJSON {
      if let shelf = report?.shelf { text("shelf", shelf) }
      // A choice for several variants belongs to none of them.
      variantWithoutWidth(report?.variants.count == 1 ? report?.variants.first : nil)
      text("role", title: "", row?.role)
    }
    number("cardWidth", title: "Card width", shown: roundedUp, choice?.cardWidth)
    number("maximumCardHeight", title: "Maximum", missing: "none", choice?.maximumCardHeight)
    for (index, name) in levers.enumerated() where !isJSON {
      text(.field(name), title: name, isNumeric: true, choice?.levers[index].text)
    }
    let lever = ValueShape.any([.text(), .number(nil), .bool])
    json("levers", .map(lever, keys: "a view and its property")) {
      $0.writeObject { $0.write(levers, choice?.levers ?? []) }
    }
    objectives(choice?.objectives, showsVisible: report?.today.objectives.visible != nil)
    flag("isEfficient", choice?.isEfficient)
    if isJSON { flag("isBest", choice?.isBest) }
  }

  private mutating func objectives(_ objectives: Objectives?, showsVisible: Bool) {
    object("containerHeight", prefix: "containerHeight") {
      $0.number("total", objectives?.containerHeight.total)
      $0.number("mean", title: "Height mean", shown: { decimal($0, 1) }, objectives?.containerHeight.mean)
      $0.number("max", title: "Max", objectives?.containerHeight.max)
    }
    number("area", title: "Area", shown: { decimal($0, 0) }, objectives?.area)
    number("whiteSpace", title: "White space", shown: { "\(decimal(100 * $0, 1)) %" }, objectives?.whiteSpace)
    object("cut", prefix: "cut") {
      $0.count("cards", title: "Cut", objectives?.cutCards)
      $0.number("share", objectives?.cutShare)
    }
    count("lostLines", title: "Lost lines", objectives?.lostLines)
    number("visible", title: showsVisible ? "Visible" : nil, shown: { decimal($0, 2) }, objectives?.visible)
  }
}

extension TextBuffer {
  /// Appends a member for each lever.
  fileprivate mutating func write(_ levers: [String], _ values: [ViewLever.Value]) {
    for (name, value) in zip(levers, values) {
      write(field: name)
      switch value {
      case .number(let number): write(json: number)
      case .name(let name): write(json: name)
      case .bool(let bool): write(json: bool)
      }
    }
  }
}
