import Catalog
import CellLayout
import ShelfSizing
import TextMeasurement

extension CellTemplate {
  /// Reads an inline cell of a configuration, which speaks UIKit: an object with one kind of view, with `constraints`
  /// where stack views do not suffice, and with the `reuseIdentifier` that records know it by where it is one of several.
  ///
  /// - Parameters:
  ///   - value: the object.
  ///   - file: the configuration's name, for messages; files of fonts are relative to it.
  ///   - fonts: names that the configuration declares.
  /// - Throws: all that is wrong with it, each at its position.
  package init(inline value: JSONValue, file: String, fonts: Set<String> = []) throws(MalformedInput) {
    var reader = ConfigurationReader(file: file)
    reader.declaredFonts = fonts
    var cell: CellTemplate?
    reader.addView(value, to: &cell, under: nil)
    reader.reportRepeatedIDs(in: value)
    if let constraints = value.object?.members.first(where: { $0.key == "constraints" }), let read = cell {
      cell?.constraints = reader.constraints(constraints, of: read)
    }
    if let identifier = value.object?.members.first(where: { $0.key == "reuseIdentifier" }) {
      cell?.reuseIdentifier = reader.string(identifier)?.value
    }
    reader.reportExcess(of: cell, at: value)
    try reader.finish()
    self = cell ?? CellTemplate(root: ViewTemplate())
  }
}

/// Each function reports what is wrong and goes on with a stand-in, so that one run names all faults.
extension ConfigurationReader {
  private static var kinds: [String] { ["stackView", "view", "label", "imageView"] }
  /// The keys of the outermost view's object that speak of the cell.
  private static var cellKeys: [String] { ["constraints", "reuseIdentifier"] }
  private static var viewKeys: [String] {
    ["id", "isHidden", "customSpacingAfter", "contentHuggingPriority", "contentCompressionResistancePriority"]
  }

  /// Adds a view and those inside it.
  ///
  /// - Parameters:
  ///   - cell: `nil` until the outermost view is read.
  ///   - superview: the index of the view round it; `nil` for the outermost one.
  fileprivate mutating func addView(_ value: JSONValue, to cell: inout CellTemplate?, under superview: Int?) {
    guard (cell?.views.count ?? 0) <= CellTemplate.mostViews else { return }
    let keys = ConfigurationReader.kinds + (superview == nil ? ConfigurationReader.cellKeys : [])
    let found = members(value, of: "a view", allowing: keys).filter { !ConfigurationReader.cellKeys.contains($0.key) }
    guard let kind = found.first, found.count == 1 else {
      if value.object != nil {
        report(value.position, "a view must have exactly one of 'stackView', 'view', 'label' and 'imageView'")
      }
      return
    }
    var isArranged = false
    if let superview, case .stack = cell?.views[superview].content { isArranged = true }
    var subviews: [JSONValue] = []
    var view =
      switch kind.key {
      case "stackView": stackView(kind, &subviews)
      case "view": plainView(kind, &subviews)
      case "label": label(kind, isArranged: isArranged)
      default: imageView(kind)
      }
    view.line = kind.value.position.line
    view.isArranged = isArranged
    let index: Int
    if let superview, cell != nil {
      index = cell?.add(view, to: superview) ?? 0
    } else {
      cell = CellTemplate(root: view)
      index = 0
    }
    for subview in subviews { addView(subview, to: &cell, under: index) }
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

  /// Reads what all views have.
  ///
  /// - Returns: whether the member was one of these.
  private mutating func readCommon(_ member: JSONObject.Member, into view: inout ViewTemplate) -> Bool {
    switch member.key {
    case "id":
      view.id = string(member)?.value
      view.outlet = view.id
    case "isHidden": view.isHidden = bool(member)
    case "customSpacingAfter": view.customSpacingAfter = number(member, .zeroOrMore)?.value
    case "contentHuggingPriority": view.hugging = priorities(member) ?? view.hugging
    case "contentCompressionResistancePriority":
      view.compressionResistance = priorities(member) ?? view.compressionResistance
    default: return false
    }
    return true
  }

  private mutating func subviews(_ member: JSONObject.Member) -> [JSONValue] {
    member.value.array ?? mismatch(member.value, member.key, "an array of views") ?? []
  }

  private mutating func plainView(_ kind: JSONObject.Member, _ subviews: inout [JSONValue]) -> ViewTemplate {
    var view = ViewTemplate()
    let keys = ["subviews", "layoutMargins"] + ConfigurationReader.viewKeys
    for member in members(kind.value, of: "'view'", allowing: keys) where !readCommon(member, into: &view) {
      switch member.key {
      case "layoutMargins": view.layoutMargins = margins(member)
      default: subviews = self.subviews(member)
      }
    }
    return view
  }

  // MARK: Stack views

  private mutating func stackView(_ kind: JSONObject.Member, _ subviews: inout [JSONValue]) -> ViewTemplate {
    var stack = StackTemplate()
    var view = ViewTemplate(.stack(stack))
    let keys =
      [
        "axis", "alignment", "distribution", "spacing", "layoutMargins", "arrangedSubviews",
        "isBaselineRelativeArrangement",
      ] + ConfigurationReader.viewKeys
    var alignment: JSONObject.Member?
    for member in members(kind.value, of: "'stackView'", allowing: keys) where !readCommon(member, into: &view) {
      switch member.key {
      case "axis": stack.axis = choice(member, StackTemplate.Axis.allCases) ?? stack.axis
      case "alignment": alignment = member
      case "distribution": stack.distribution = choice(member, StackTemplate.Distribution.allCases) ?? .fill
      case "spacing": stack.spacing = number(member, .zeroOrMore)?.value ?? 0
      case "layoutMargins": stack.layoutMargins = margins(member)
      case "isBaselineRelativeArrangement": stack.isBaselineRelativeArrangement = bool(member)
      default: subviews = self.subviews(member)
      }
    }
    if let alignment { stack.alignment = self.alignment(alignment, axis: stack.axis) }
    view.content = .stack(stack)
    return view
  }

  /// UIKit's names: `top` and `bottom` go with a horizontal axis, `leading` and `trailing` with a vertical one.
  private mutating func alignment(_ member: JSONObject.Member, axis: StackTemplate.Axis) -> StackTemplate.Alignment {
    let ends = axis == .horizontal ? ("top", "bottom") : ("leading", "trailing")
    let names = ["fill", "center", ends.0, ends.1] + (axis == .horizontal ? ["firstBaseline", "lastBaseline"] : [])
    guard let name = string(member) else { return .fill }
    switch name.value {
    case "fill": return .fill
    case "center": return .center
    case ends.0: return .leading
    case ends.1: return .trailing
    case "firstBaseline" where axis == .horizontal: return .firstBaseline
    case "lastBaseline" where axis == .horizontal: return .lastBaseline
    default:
      report(
        name.position,
        "unknown alignment '\(name.value)' of a \(axis.rawValue) stack view"
          + suggestion(for: name.value, among: names))
    }
    return .fill
  }

  private mutating func margins(_ member: JSONObject.Member) -> EdgeInsets {
    guard member.value.object != nil else { return EdgeInsets(all: number(member, .zeroOrMore)?.value ?? 0) }
    var margins = EdgeInsets.zero
    for side in members(member.value, of: "'layoutMargins'", allowing: ["top", "leading", "bottom", "trailing"]) {
      let value = number(side, .zeroOrMore)?.value ?? 0
      switch side.key {
      case "top": margins.top = value
      case "leading": margins.leading = value
      case "bottom": margins.bottom = value
      default: margins.trailing = value
      }
    }
    return margins
  }

  // MARK: Labels and images

  private mutating func label(_ kind: JSONObject.Member, isArranged: Bool) -> ViewTemplate {
    var label = LabelTemplate(font: .system(size: 17, weight: .regular))
    var view = ViewTemplate(.label(label))
    let keys =
      ["text", "font", "numberOfLines", "preferredMaxLayoutWidth", "hidesWhenEmpty"] + ConfigurationReader.viewKeys
    for member in members(kind.value, of: "'label'", allowing: keys) where !readCommon(member, into: &view) {
      switch member.key {
      case "text": label.text = member.value.string ?? mismatch(member.value, "text", "a string")
      case "font": label.font = font(member) ?? label.font
      case "numberOfLines": label.numberOfLines = lines(member)
      case "preferredMaxLayoutWidth": label.preferredMaxLayoutWidth = number(member, .positive)?.value
      default:
        view.hidesWhenEmpty = bool(member)
        if view.hidesWhenEmpty, !isArranged {
          report(member.keyPosition, "'hidesWhenEmpty' needs a stack view round the label, which it can leave")
        }
      }
    }
    view.content = .label(label)
    return view
  }

  private mutating func imageView(_ kind: JSONObject.Member) -> ViewTemplate {
    var image = ImageTemplate()
    var view = ViewTemplate(.image(image))
    let keys = ["width", "height", "aspectRatio"] + ConfigurationReader.viewKeys
    for member in members(kind.value, of: "'imageView'", allowing: keys) where !readCommon(member, into: &view) {
      switch member.key {
      case "width": image.width = number(member, .positive)?.value
      case "height": image.height = number(member, .positive)?.value
      default: image.aspectRatio = number(member, .positive)?.value
      }
    }
    if image.width != nil, image.height != nil, image.aspectRatio != nil {
      report(kind.keyPosition, "an image view takes two of 'width', 'height' and 'aspectRatio', not all three")
    } else if image.height == nil, image.aspectRatio == nil, view.id == nil {
      // One with an id may get its height by constraints or bindings.
      report(kind.keyPosition, "an image view needs a 'height' or an 'aspectRatio'")
    }
    view.content = .image(image)
    return view
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
