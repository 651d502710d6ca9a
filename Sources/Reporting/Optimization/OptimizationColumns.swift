import Catalog
import ShelfBatch
import ShelfOptimizer
import ShelfSizing

/// A choice, and what it is among the others: `today`, `best`, `nearest`.
struct NamedChoice {
  let role: String
  let choice: OptimizationReport.Choice

  init(_ role: String, _ choice: OptimizationReport.Choice) { (self.role, self.choice) = (role, choice) }
}

extension Columns<NamedChoice> {
  /// The columns of an optimization.
  ///
  /// - Parameters:
  ///   - report: gives the names of the levers, and the shelf and the variant of all rows.
  ///   - roleTitle: of the column that says what a choice is.
  static func choices(in report: OptimizationReport?, roleTitle: String = "") -> Columns {
    // A choice for several variants belongs to none of them.
    let variant = report?.variants.count == 1 ? report?.variants.first : nil
    let levers = report?.leverNames ?? []
    return [
      report?.shelf.map { shelf in .text("shelf") { _ in shelf }.onlyInCSV } ?? .all([]),
      .columns(.withoutWidth) { _ in variant }.onlyInCSV,
      .text("role", title: roleTitle) { $0.role }.onlyInCSV,
      .number("cardWidth", title: "Card width", shown: roundedUp) { $0.choice.cardWidth },
      .number("maximumCardHeight", title: "Maximum", missing: "none") { $0.choice.maximumCardHeight },
      .all(Columns(levers.enumerated().map(lever))),
      .json("levers") { row, output in output.writeObject { $0.write(levers, row.choice.levers) } },
      .columns(.objectives(showsVisible: report?.today.objectives.visible != nil)) { $0.choice.objectives },
      .flag("isEfficient") { $0.choice.isEfficient },
      .flag("isBest") { $0.choice.isBest }.onlyInJSON,
    ]
  }

  /// The values of a lever; JSON has an object of all levers instead.
  private static func lever(_ place: Int, _ name: String) -> Column<NamedChoice> {
    .text(.field(name), title: name, isNumeric: true) { $0.choice.levers[place].text }.onlyInCSV
  }
}

extension Columns<Objectives> {
  fileprivate static func objectives(showsVisible: Bool) -> Columns {
    [
      .object("containerHeight", prefix: "containerHeight", .containerHeight) { $0.containerHeight },
      .number("area", title: "Area", shown: { decimal($0, 0) }) { $0.area },
      .number("whiteSpace", title: "White space", shown: { "\(decimal(100 * $0, 1)) %" }) { $0.whiteSpace },
      .object("cut", prefix: "cut", [.count("cards", title: "Cut") { $0.cutCards }, .number("share") { $0.cutShare }]),
      .count("lostLines", title: "Lost lines") { $0.lostLines },
      .number("visible", title: showsVisible ? "Visible" : nil, shown: { decimal($0, 2) }) { $0.visible },
    ]
  }
}

extension Columns<Objectives.ContainerHeight> {
  fileprivate static var containerHeight: Columns {
    [
      .number("total") { $0.total },
      .number("mean", title: "Height mean", shown: { decimal($0, 1) }) { $0.mean },
      .number("max", title: "Max") { $0.max },
    ]
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
