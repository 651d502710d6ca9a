import Catalog
import CellLayout
import ShelfSizing
import TextMeasurement

/// A cell that is written in a configuration, which speaks UIKit: an object with one kind of view, with `constraints`
/// where stack views do not suffice, and with the `reuseIdentifier` that records know it by where it is one of several.
package struct InlineCell: Sendable {
  package let template: CellTemplate
  /// The warnings about sizes that are approximate.
  package let warnings: [Diagnostic]

  /// The object of a cell, for schema and reference.
  package static var description: ObjectDescription { InlineKeys.cell }

  /// Reads a cell.
  ///
  /// - Parameters:
  ///   - value: the object.
  ///   - file: the configuration's name, for messages; files of fonts are relative to it.
  ///   - fonts: names that the configuration declares.
  ///   - environment: where it is laid out, which decides the sizes of controls.
  /// - Throws: all that is wrong with it, each at its position.
  package init(
    _ value: JSONValue, file: String, fonts: Set<String> = [], in environment: LayoutEnvironment = .app
  ) throws(MalformedInput) {
    var reader = ConfigurationReader(file: file)
    reader.declaredFonts = fonts
    var reading = InlineReading(file: file, environment)
    var cell: CellTemplate?
    reading.addView(value, to: &cell, under: nil, &reader)
    reader.reportRepeatedIDs(in: value)
    if let constraints = value.object?.members.first(where: { $0.key == "constraints" }), let read = cell {
      cell?.constraints = reader.constraints(constraints, of: read)
    }
    if let identifier = value.object?.members.first(where: { $0.key == "reuseIdentifier" }) {
      cell?.reuseIdentifier = reader.string(identifier)?.value
    }
    reader.reportExcess(of: cell, at: value)
    try reader.finish()
    template = cell ?? CellTemplate(root: ViewTemplate())
    warnings = reading.warnings
  }
}

/// The views of an inline cell, from the outermost inwards. Each function reports what is wrong and goes on with a
/// stand-in, so that one run names all faults.
private struct InlineReading {
  private let file: String
  private let toolsVersion: Int
  private(set) var warnings: [Diagnostic] = []

  init(file: String, _ environment: LayoutEnvironment) {
    self.file = file
    if case .device(let version) = environment {
      toolsVersion = version.toolsVersion
    } else {
      toolsVersion = ControlTemplate.newestTools
    }
  }

  /// Adds a view and those inside it.
  ///
  /// - Parameters:
  ///   - cell: `nil` until the outermost view is read.
  ///   - superview: the index of the view round it; `nil` for the outermost one.
  mutating func addView(
    _ value: JSONValue, to cell: inout CellTemplate?, under superview: Int?, _ reader: inout ConfigurationReader
  ) {
    guard (cell?.views.count ?? 0) <= CellTemplate.mostViews else { return }
    let cellKeys = InlineKeys.cellKeys.map(\.name)
    let keys = InlineKeys.kinds.map { $0.name }
    let found = reader.members(value, of: "a view", allowing: keys + (superview == nil ? cellKeys : []))
      .filter { !cellKeys.contains($0.key) }
    guard let kind = found.first, found.count == 1, let table = InlineKeys.kinds.first(where: { $0.name == kind.key })
    else {
      if value.object != nil {
        let names = keys.map { "'\($0)'" }.joined(separator: ", ")
        reader.report(value.position, "a view must have exactly one of \(names)")
      }
      return
    }
    var read = InlineView()
    let given = Set(table.table.read(kind.value, into: &read, &reader).map(\.key))
    var isArranged = false
    if let superview, case .stack = cell?.views[superview].content { isArranged = true }
    complete(&read, kind, given, isArranged: isArranged, &reader)
    let index: Int
    if let superview, cell != nil {
      index = cell?.add(read.view, to: superview) ?? 0
    } else {
      cell = CellTemplate(root: read.view)
      index = 0
    }
    for subview in read.subviews { addView(subview, to: &cell, under: index, &reader) }
  }

  /// Gives a view its content.
  ///
  /// - Parameter keys: those that it has, readable or not.
  private mutating func complete(
    _ read: inout InlineView, _ kind: JSONObject.Member, _ keys: Set<String>, isArranged: Bool,
    _ reader: inout ConfigurationReader
  ) {
    read.view.line = kind.value.position.line
    read.view.isArranged = isArranged
    switch kind.key {
    case "stackView":
      if let alignment = read.alignment {
        read.stack.alignment = reader.alignment(alignment, axis: read.stack.axis)
      }
      read.view.content = .stack(read.stack)
    case "label":
      if let hides = read.hidesWhenEmpty {
        read.view.hidesWhenEmpty = true
        if !isArranged {
          reader.report(hides.keyPosition, "'hidesWhenEmpty' needs a stack view round the label, which it can leave")
        }
      }
      if keys.isSuperset(of: ["text", "attributedText"]) {
        reader.report(kind.keyPosition, "a label takes a 'text' or an 'attributedText', not both")
      }
      read.view.content = .label(read.shownLabel)
    case "imageView":
      if keys.isSuperset(of: ["width", "height", "aspectRatio"]) {
        reader.report(
          kind.keyPosition, "an image view takes two of 'width', 'height' and 'aspectRatio', not all three")
      } else if keys.isDisjoint(with: ["height", "aspectRatio", "image", "id"]) {
        // One with an id may get its height by constraints or bindings.
        reader.report(kind.keyPosition, "an image view needs a 'height' or an 'aspectRatio'")
      }
      if let picture = read.picture {
        read.image.imageSize = picture.size
        if read.image.width == nil { warn(of: picture, at: kind) }
      }
      read.view.content = .image(read.image)
    case "button":
      if let picture = read.picture { warn(of: picture, at: kind) }
      read.view.content = .control(read.shownButton)
    case "switch": read.view.content = .control(.uiSwitch(tools: toolsVersion))
    default: break
    }
  }

  private mutating func warn(of picture: InlineView.Picture, at member: JSONObject.Member) {
    guard let name = picture.systemName, picture.width == nil else { return }
    warnings.append(
      Diagnostic(
        .warning, file: file, position: member.keyPosition,
        message: "the width of the symbol '\(name)' is not known, and counts as its height; its 'image' takes a 'width'"
      ))
  }
}

extension ConfigurationReader {
  /// UIKit's names: `top` and `bottom` go with a horizontal axis, `leading` and `trailing` with a vertical one.
  fileprivate mutating func alignment(
    _ member: JSONObject.Member, axis: StackTemplate.Axis
  ) -> StackTemplate.Alignment {
    let ends = axis == .horizontal ? ("top", "bottom") : ("leading", "trailing")
    let names = ["fill", "center", ends.0, ends.1] + (axis == .horizontal ? ["firstBaseline", "lastBaseline"] : [])
    guard let name = string(member) else { return .fill }
    switch name.value {
    case ends.0: return .leading
    case ends.1: return .trailing
    default:
      if names.contains(name.value), let alignment = StackTemplate.Alignment(rawValue: name.value) { return alignment }
      report(
        name.position,
        "unknown alignment '\(name.value)' of a \(axis.rawValue) stack view"
          + suggestionOrAll(for: name.value, among: names))
      return .fill
    }
  }

  /// Reports more views or priorities than a cell may have.
  fileprivate mutating func reportExcess(of cell: CellTemplate?, at value: JSONValue) {
    guard let cell else { return }
    if cell.views.count > CellTemplate.mostViews {
      report(value.position, "the cell has more than \(CellTemplate.mostViews) views")
    }
    if cell.priorities.count > CellTemplate.mostPriorities {
      report(value.position, "the cell has more than \(CellTemplate.mostPriorities) different priorities")
    }
  }

  /// Reports each id that a view before it has.
  fileprivate mutating func reportRepeatedIDs(in view: JSONValue) {
    var seen: Set<String> = []
    for id in ids(in: view) where !seen.insert(id.value).inserted {
      report(id.position, "another view of the cell has the id '\(id.value)'")
    }
  }

  /// The ids of a view and of those below it, in the order of the file.
  private func ids(in view: JSONValue) -> [Setting<String>] {
    var found: [Setting<String>] = []
    for member in (view.object?.members ?? []).flatMap({ $0.value.object?.members ?? [] }) {
      switch (member.key, member.value.content) {
      case ("id", .string(let id)): found.append(setting(id, at: member.value.position))
      case ("arrangedSubviews", .array(let views)), ("subviews", .array(let views)):
        found += views.flatMap { ids(in: $0) }
      default: break
      }
    }
    return found
  }
}
