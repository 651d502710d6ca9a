import Catalog
import CellLayout
import InterfaceBuilder
import ShelfSizing

extension ViewLever.Value {
  var json: JSONValue {
    switch self {
    case .number(let number):
      return JSONValue(.number(JSONNumber(text: shortestDecimal(number))), at: .start)
    case .name(let name): return JSONValue(.string(name), at: .start)
    case .bool(let bool): return JSONValue(.bool(bool), at: .start)
    }
  }

  init?(_ content: JSONValue.Content) {
    switch content {
    case .number(let number): self = .number(number.value ?? 0)
    case .string(let name): self = .name(name)
    case .bool(let bool): self = .bool(bool)
    case .null, .array, .object: return nil
    }
  }
}

/// All combinations of the values of some levers.
struct LeverSettings {
  /// For each setting, the value of each lever, the last lever changing fastest.
  let values: [[ViewLever.Value]]
  /// For each setting, the changes of the cells.
  let changes: [[CellVariation]]
  /// The value of each lever in the cells as they are written.
  let own: [ViewLever.Value]
  /// For each setting, the number of its family: the settings that differ from it in line limits alone, and in none of
  /// these that is 1.
  let families: [Int]

  /// - Throws: ``BatchError`` for a lever that names no view or no property of it, or a value that it can't have.
  init(_ levers: [ViewLever], _ cell: CellPlan) throws(BatchError) {
    var values: [[ViewLever.Value]] = [[]]
    var changes: [[CellVariation]] = [[]]
    var own: [ViewLever.Value] = []
    var known: [(name: String, property: String, viewIndices: [Int])] = []
    for lever in levers {
      let viewIndices = try LeverSettings.viewIndices(of: lever, cell)
      if let other = known.first(where: {
        $0.property == lever.property && !Set($0.viewIndices).isDisjoint(with: viewIndices)
      }) {
        let message = "the lever '\(lever.name)' is there twice"
        throw BatchError(.setting, message + (other.name == lever.name ? "" : ", once as '\(other.name)'"))
      }
      known.append((lever.name, lever.property, viewIndices))
      guard !lever.values.isEmpty else {
        throw BatchError(.setting, "the lever '\(lever.name)' has no values to choose from")
      }
      own.append(try LeverSettings.ownValue(of: lever, at: viewIndices, cell))
      var variations: [CellVariation] = []
      for value in lever.values { variations.append(try LeverSettings.change(lever, value)) }
      guard values.count * lever.values.count <= LeverSettings.mostSettings else {
        throw BatchError(
          .setting, "the levers have more than \(LeverSettings.mostSettings) combinations; leave values out")
      }
      (values, changes) = (
        values.flatMap { setting in lever.values.map { setting + [$0] } },
        changes.flatMap { setting in variations.map { setting + [$0] } }
      )
    }
    self.values = values
    self.changes = changes
    self.own = own
    var numbers: [[ViewLever.Value]: Int] = [:]
    families = values.map { setting in
      let kind = zip(levers, setting).map { lever, value in
        lever.property != "numberOfLines" || value == .number(1) ? value : .number(0)
      }
      numbers[kind] = numbers[kind] ?? numbers.count
      return numbers[kind] ?? 0
    }
  }

  /// More combinations are hardly meant.
  private static let mostSettings = 1000
  /// Views of all combinations in all variants of a locale: each takes some 30 kB for each thread.
  private static let mostViews = 10_000

  /// Refuses more combinations than can be laid out.
  ///
  /// - Parameter views: of all cells, in all variants of a locale.
  func checkCount(views: Int) throws(BatchError) {
    guard values.count * views <= LeverSettings.mostViews else {
      throw BatchError(
        .setting,
        "\(values.count) combinations of levers make \(values.count * views) views in all variants, and at most "
          + "\(LeverSettings.mostViews) are chosen from; leave values out")
    }
  }

  /// The lever's views among those of all cells.
  private static func viewIndices(of lever: ViewLever, _ cell: CellPlan) throws(BatchError) -> [Int] {
    guard CellVariation.keys.contains(lever.property) else {
      throw BatchError(
        .setting,
        "unknown property '\(lever.property)' of '\(lever.view)'"
          + suggestionOrAll(for: lever.property, among: CellVariation.keys))
    }
    if cell.hasAppCells {
      throw BatchError(.setting, "the lever '\(lever.view)' can't change views that are made in code")
    }
    let views = cell.cells.flatMap(\.template.views)
    let viewIndices = views.indices.filter { views[$0].names.contains { $0.utf8.elementsEqual(lever.view.utf8) } }
    guard !viewIndices.isEmpty else {
      throw BatchError(
        .setting,
        "the cell has no view '\(lever.view)'" + suggestion(for: lever.view, among: views.flatMap(\.names)))
    }
    return viewIndices
  }

  private static func ownValue(
    of lever: ViewLever, at viewIndices: [Int], _ cell: CellPlan
  ) throws(BatchError) -> ViewLever.Value {
    let views = cell.cells.flatMap(\.template.views)
    for viewIndex in viewIndices {
      guard let value = CellVariation.value(of: lever.property, in: views[viewIndex]).flatMap(ViewLever.Value.init)
      else {
        continue
      }
      if lever.property == "isHidden", cell.cells.contains(where: { $0.template.showsText(inViewNamed: lever.view) }) {
        throw BatchError(
          .setting,
          "hiding '\(lever.view)' would lose its text, and no lines are counted of what takes no part; leave it out of the "
            + "cell and compare, or choose its numberOfLines")
      }
      return value
    }
    let kind = lever.property == "numberOfLines" ? "label" : "stack view"
    throw BatchError(.setting, "'\(lever.view)' is no \(kind), which alone has '\(lever.property)'")
  }

  private static func change(_ lever: ViewLever, _ value: ViewLever.Value) throws(BatchError) -> CellVariation {
    do throws(MalformedInput) {
      return try CellVariation(view: Setting(lever.view, .given), property: lever.property, value: value.json)
    } catch {
      throw BatchError(.setting, error.diagnostics.map(\.message).joined(separator: "; "))
    }
  }
}

extension CellTemplate {
  /// Whether a view of that name, or one in it, shows text.
  fileprivate func showsText(inViewNamed name: String) -> Bool {
    views.indices.contains { viewIndex in
      views[viewIndex].showsText
        && sequence(first: viewIndex, next: { views[$0].superview }).contains {
          views[$0].names.contains { $0.utf8.elementsEqual(name.utf8) }
        }
    }
  }
}
