import Catalog
import CellLayout
import RecordCells

/// The views that show texts of catalogues, and the keys of each.
struct FitViews {
  /// A view in a cell.
  struct View: Sendable {
    let rule: ShelfConfiguration.FitRule
    /// The index of its cell among the prototypes, and its own in there.
    let cell: Int
    let index: Int
  }

  let all: [View]
  /// Notes that a rule allows more lines than the cell.
  let notes: [BatchDiagnostic]
  private let patterns: [[KeyPattern]?]
  /// The keys that other cells show.
  private let elsewhere: [KeyPattern]
  /// The views of nibs by their object ids, as far as rules name none of their keys.
  private let objects: [String: [Int]]

  /// - Parameters:
  ///   - cells: those whose views rules name.
  ///   - elsewhere: patterns of the keys that other cells show.
  init(
    _ rules: [ShelfConfiguration.FitRule], _ cells: [DeclaredCell], elsewhere: [Setting<String>]
  ) throws(BatchError) {
    self.elsewhere = elsewhere.map { KeyPattern($0.value) }
    var views: [View] = []
    for rule in rules { views += try FitViews.views(rule, cells) }
    notes = views.compactMap { view in
      let own = cells[view.cell].template.views[view.index].text?.numberOfLines ?? 0
      guard let lines = view.rule.lines, own > 0, lines.value > own else { return nil }
      let message =
        "'\(view.rule.view.value)' shows \(own == 1 ? "1 line" : "\(own) lines") in the cell; it is measured with "
        + "\(lines.value)"
      return BatchDiagnostic(note: lines.origin.diagnostic(.note, message, otherwiseOf: "fit"))
    }
    let ruled = views.count
    for (cell, declared) in cells.enumerated() where declared.isNib {
      for (index, view) in declared.template.views.enumerated() where view.showsText {
        guard let id = view.id else { continue }
        views.append(View(rule: ShelfConfiguration.FitRule(view: Setting(id, .builtIn)), cell: cell, index: index))
      }
    }
    all = views
    patterns = views.prefix(ruled).map { $0.rule.keys?.map { KeyPattern($0.value) } }
    objects = Dictionary(grouping: views.indices[ruled...]) { views[$0].rule.view.value }
  }

  private static func views(
    _ rule: ShelfConfiguration.FitRule, _ cells: [DeclaredCell]
  ) throws(BatchError) -> [View] {
    var views: [View] = []
    let name = rule.view.value
    for (cell, declared) in cells.enumerated() {
      for (index, view) in declared.template.views.enumerated() where view.showsText && view.names.contains(name) {
        views.append(View(rule: rule, cell: cell, index: index))
      }
    }
    guard views.isEmpty else { return views }
    let texts = cells.flatMap(\.template.views).filter(\.showsText).flatMap(\.names)
    throw rule.view.failure("the cell has no view '\(name)' that shows a text" + suggestion(for: name, among: texts))
  }

  /// The views that show a key: those whose patterns it has; else the nib's view that it names, as `a1b-2c-d3e.text`; else
  /// those whose rules name no keys.
  func showing(_ key: String) -> [Int] {
    let named = patterns.indices.filter { patterns[$0]?.contains { $0.matches(key) } ?? false }
    if !named.isEmpty { return named }
    if let point = key.utf8.lastIndex(of: UInt8(ascii: ".")), let id = String(key.utf8[..<point]), let own = objects[id]
    {
      return own
    }
    return patterns.indices.filter { patterns[$0] == nil }
  }

  /// Whether rules say which view shows a key, and none does: not even one of another cell.
  func lacks(_ key: String) -> Bool {
    !patterns.isEmpty && showing(key).isEmpty && !elsewhere.contains { $0.matches(key) }
  }

  /// Warnings about patterns that no key has.
  func unmatched(among keys: [String]) -> [Diagnostic] {
    var warnings: [Diagnostic] = []
    for pattern in all.prefix(patterns.count).flatMap({ $0.rule.keys ?? [] }).withoutRepeats(\.origin) {
      let matcher = KeyPattern(pattern.value)
      if keys.contains(where: matcher.matches) { continue }
      warnings.append(
        pattern.origin.diagnostic(
          .warning, "no key matches '\(pattern.value)'" + suggestion(for: pattern.value, among: keys),
          otherwiseOf: "fit"))
    }
    return warnings
  }
}
