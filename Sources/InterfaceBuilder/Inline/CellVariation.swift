import Catalog
import CellLayout
import ShelfSizing
import TextMeasurement

/// Changes of a cell at some text sizes: a row that becomes a column, a title without a limit, an image that goes.
package struct CellVariation: Sendable {
  fileprivate let categories: Set<ContentSizeCategory>
  /// The changes of each view that the variation names.
  private let changes: [(view: Setting<String>, change: Change)]

  /// `nil` where a property stays.
  private struct Change: Sendable {
    var axis: StackTemplate.Axis?
    var alignment: StackTemplate.Alignment?
    var distribution: StackTemplate.Distribution?
    var spacing: Double?
    var numberOfLines: Int?
    var isHidden: Bool?
  }

  /// The properties that can be changed.
  package static var keys: [String] { changeKeys.description.keys.map(\.name) }

  private static let changeKeys = ObjectKeys<Change>(
    "change", "a change", "Properties of a view at some text sizes.",
    [
      Key("axis", .names(), standard: "as it is", example: #""vertical""#, "Of a stack view.") { $0.axis = $1 },
      Key("alignment", .names(), standard: "as it is", example: #""leading""#, "Of a stack view.") {
        $0.alignment = $1
      },
      Key("distribution", .names(), standard: "as it is", example: #""fill""#, "Of a stack view.") {
        $0.distribution = $1
      },
      Key("spacing", .number(.any), unit: "points", standard: "as it is", example: "4", "Of a stack view.") {
        $0.spacing = $1
      },
      Key("numberOfLines", .lines, unit: "lines", standard: "as it is", example: "0", "Of a label; 0 for any number.") {
        $0.numberOfLines = $1
      },
      Key("isHidden", .bool, standard: "as it is", example: "true", "Whether the view is hidden.") { $0.isHidden = $1 },
    ])

  /// A variation while its keys are read.
  private struct Written {
    var categories: Set<ContentSizeCategory> = []
    var changes: [(view: Setting<String>, change: Change)] = []
  }

  private static let table = ObjectKeys<Written>(
    "variation", "a variation", "Changes of the cell at some text sizes.",
    [
      Key(
        "contentSizeCategory",
        ValueKind<Set<ContentSizeCategory>>(.any([.names(categoryNames), .list(.names(categoryNames), from: 1)])) {
          (member, reader) in
          var all: Set<ContentSizeCategory> = []
          for name in member.value.array ?? [member.value] { all.formUnion(CellVariation.categories(name, &reader)) }
          return all
        }, example: #""accessibility""#,
        "The text sizes: a name, a list of names, or `accessibility` for the five largest."
      ) { $0.categories = $1 },
      Key(
        "views",
        ValueKind<[(view: Setting<String>, change: Change)]>(
          .map(.described(changeKeys.description), keys: "the name of a view")
        ) { member, reader in
          reader.members(member.value, of: "'views'", allowing: nil).map {
            (reader.setting($0.key, at: $0.keyPosition), CellVariation.change($0, &reader))
          }
        }, standard: "none", example: #"{"row": {"axis": "vertical"}}"#, "The changes of each view."
      ) { $0.changes = $1 },
    ])

  private static let categoryNames = ContentSizeCategory.allCases.map(\.rawValue) + ["accessibility"]

  /// The object of a variation, for schema and reference.
  package static var description: ObjectDescription { table.description }

  /// Reads a list of `{"contentSizeCategory": "accessibility", "views": {"row": {"axis": "vertical"}}}`; categories are a
  /// name, a list of names, or `accessibility` for the five largest.
  ///
  /// - Throws: all that is wrong with it, each at its position.
  package static func list(_ value: JSONValue, file: String) throws(MalformedInput) -> [CellVariation] {
    var reader = ConfigurationReader(file: file)
    var variations: [CellVariation] = []
    if let values = value.array {
      for value in values { variations.append(CellVariation(value, &reader)) }
    } else {
      let _: Int? = reader.mismatch(value, "variations", "an array")
    }
    try reader.finish()
    return variations
  }

  /// The change of one property of one view at all text sizes.
  ///
  /// - Parameter property: one of ``keys``.
  /// - Throws: what is wrong with it.
  package init(view: Setting<String>, property: String, value: JSONValue) throws(MalformedInput) {
    var reader = ConfigurationReader(file: "")
    let member = JSONObject.Member(key: property, keyPosition: .start, value: value)
    let object = JSONValue(.object(JSONObject(members: [member])), at: .start)
    let change = JSONObject.Member(key: view.value, keyPosition: .start, value: object)
    changes = [(view, CellVariation.change(change, &reader))]
    categories = Set(ContentSizeCategory.allCases)
    try reader.finish()
  }

  private init(_ value: JSONValue, _ reader: inout ConfigurationReader) {
    var written = Written()
    CellVariation.table.read(value, into: &written, &reader)
    if written.categories.isEmpty, value.object != nil {
      reader.report(value.position, "a variation needs a 'contentSizeCategory' that it is for")
    }
    categories = written.categories
    changes = written.changes
  }

  private static func categories(_ value: JSONValue, _ reader: inout ConfigurationReader) -> [ContentSizeCategory] {
    guard let name = reader.string(value, "contentSizeCategory") else { return [] }
    if name.value == "accessibility" { return ContentSizeCategory.allCases.filter(\.isAccessibilityCategory) }
    if let category = ContentSizeCategory(rawValue: name.value) { return [category] }
    reader.report(
      name.position,
      "unknown content size category '\(name.value)'" + suggestionOrAll(for: name.value, among: categoryNames))
    return []
  }

  private static func change(_ view: JSONObject.Member, _ reader: inout ConfigurationReader) -> Change {
    var change = Change()
    changeKeys.read(view.value, called: "'\(view.key)'", into: &change, &reader)
    return change
  }
}

extension CellTemplate {
  /// The cell as it is at a text size.
  package func varied(_ variations: [CellVariation], for category: ContentSizeCategory) -> CellTemplate {
    let applying = variations.filter { $0.categories.contains(category) }
    guard !applying.isEmpty else { return self }
    var indices: [String: [Int]] = [:]
    for (index, view) in views.enumerated() {
      for name in Set(view.names) { indices[name, default: []].append(index) }
    }
    var template = self
    for variation in applying { variation.apply(to: &template, indices) }
    return template
  }
}

extension CellVariation {
  /// The views that are named, each with its position.
  package var viewNames: [Setting<String>] { changes.map(\.view) }

  /// - Parameter indices: of the views of a name.
  fileprivate func apply(to template: inout CellTemplate, _ indices: [String: [Int]]) {
    for (name, change) in changes {
      for index in indices[name.value] ?? [] { template.update(index) { CellVariation.apply(change, to: &$0) } }
    }
  }

  /// The value of a view's property, as it would be written; `nil` where it has no such property.
  ///
  /// - Parameter property: one of ``keys``.
  package static func value(of property: String, in view: ViewTemplate) -> JSONValue.Content? {
    switch (property, view.content) {
    case ("isHidden", _): .bool(view.isHidden)
    case ("numberOfLines", .label(let label)): .number(JSONNumber(text: String(label.numberOfLines)))
    case ("axis", .stack(let stack)): .string(stack.axis.rawValue)
    case ("alignment", .stack(let stack)): .string(stack.alignment.rawValue)
    case ("distribution", .stack(let stack)): .string(stack.distribution.rawValue)
    case ("spacing", .stack(let stack)): .number(JSONNumber(text: shortestDecimal(stack.spacing)))
    default: nil
    }
  }

  private static func apply(_ change: Change, to view: inout ViewTemplate) {
    view.isHidden = change.isHidden ?? view.isHidden
    switch view.content {
    case .stack(var stack):
      stack.axis = change.axis ?? stack.axis
      stack.alignment = change.alignment ?? stack.alignment
      stack.distribution = change.distribution ?? stack.distribution
      stack.spacing = change.spacing ?? stack.spacing
      view.content = .stack(stack)
    case .label(var label):
      label.numberOfLines = change.numberOfLines ?? label.numberOfLines
      view.content = .label(label)
    case .plain, .image, .control: break
    }
  }
}
