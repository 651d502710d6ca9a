import Catalog
import ShelfSizing
import TextMeasurement

extension CellTemplate {
  /// Reads an inline cell of a configuration, which speaks UIKit: an object with one of `stackView`, `label` and
  /// `imageView`.
  ///
  /// - Parameters:
  ///   - value: the object.
  ///   - file: the configuration's name, for messages.
  /// - Throws: all that is wrong with it, each at its place.
  package init(inline value: JSONValue, file: String) throws(MalformedInput) {
    var reader = ConfigurationReader(file: file)
    let root = reader.view(value, isArranged: false)
    reader.reportRepeatedIDs(in: value)
    try reader.finish()
    self.init(root: root)
  }
}

/// Each function reports what is wrong and goes on with a stand-in, so that one run names all faults.
extension ConfigurationReader {
  private static var viewKeys: [String] { ["id", "isHidden", "customSpacingAfter"] }
  private static var priorityKeys: [String] { ["contentHuggingPriority", "contentCompressionResistancePriority"] }

  fileprivate mutating func view(_ value: JSONValue, isArranged: Bool) -> ViewTemplate {
    let kinds = members(value, of: "a view", allowing: ["stackView", "label", "imageView", "constraints"])
    guard let kind = kinds.first, kinds.count == 1 else {
      if value.object != nil, kinds.count != 1 {
        report(value.position, "a view must have exactly one of 'stackView', 'label' and 'imageView'")
      }
      return ViewTemplate(.image(ImageTemplate()))
    }
    switch kind.key {
    case "stackView": return stackView(kind)
    case "label": return label(kind, isArranged: isArranged)
    case "imageView": return imageView(kind)
    default:
      report(kind.keyPosition, "'constraints' are not supported yet; use stack views")
      return ViewTemplate(.image(ImageTemplate()))
    }
  }

  /// Reads what all views have.
  ///
  /// - Returns: whether the member was one of these.
  private mutating func readCommon(_ member: JSONObject.Member, into view: inout ViewTemplate) -> Bool {
    switch member.key {
    case "id": view.id = string(member)?.value
    case "isHidden": view.isHidden = bool(member)
    case "customSpacingAfter": view.customSpacingAfter = number(member, .zeroOrMore)?.value
    case "contentHuggingPriority": view.huggingPriority = priority(member) ?? view.huggingPriority
    case "contentCompressionResistancePriority":
      view.compressionResistancePriority = priority(member) ?? view.compressionResistancePriority
    default: return false
    }
    return true
  }

  // MARK: Stack views

  private mutating func stackView(_ kind: JSONObject.Member) -> ViewTemplate {
    var stack = StackTemplate(arrangedSubviews: [])
    var view = ViewTemplate(.stack(stack))
    let keys =
      ["axis", "alignment", "distribution", "spacing", "layoutMargins", "arrangedSubviews"]
      + ConfigurationReader.viewKeys + ConfigurationReader.priorityKeys
    var alignment: JSONObject.Member?
    for member in members(kind.value, of: "'stackView'", allowing: keys) where !readCommon(member, into: &view) {
      switch member.key {
      case "axis": stack.axis = choice(member, StackTemplate.Axis.allCases) ?? stack.axis
      case "alignment": alignment = member
      case "distribution":
        if let name = string(member), name.value != "fill" {
          report(name.position, "the distribution '\(name.value)' is not supported yet; use 'fill'")
        }
      case "spacing": stack.spacing = number(member, .zeroOrMore)?.value ?? 0
      case "layoutMargins": stack.layoutMargins = margins(member)
      default:
        guard let values = member.value.array else {
          let _: Bool? = mismatch(member.value, member.key, "an array of views")
          continue
        }
        stack.arrangedSubviews = values.map { self.view($0, isArranged: true) }
      }
    }
    if let alignment { stack.alignment = self.alignment(alignment, axis: stack.axis) }
    view.content = .stack(stack)
    return view
  }

  /// UIKit's names: `top` and `bottom` go with a horizontal axis, `leading` and `trailing` with a vertical one.
  private mutating func alignment(_ member: JSONObject.Member, axis: StackTemplate.Axis) -> StackTemplate.Alignment {
    let ends = axis == .horizontal ? ("top", "bottom") : ("leading", "trailing")
    guard let name = string(member) else { return .fill }
    switch name.value {
    case "fill": return .fill
    case "center": return .center
    case ends.0: return .leading
    case ends.1: return .trailing
    case "firstBaseline", "lastBaseline":
      report(name.position, "the alignment '\(name.value)' is not supported yet; use 'fill', 'center' or an edge")
    default:
      report(
        name.position,
        "unknown alignment '\(name.value)' of a \(axis.rawValue) stack view"
          + suggestion(for: name.value, among: ["fill", "center", ends.0, ends.1]))
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
      ["text", "font", "numberOfLines", "hidesWhenEmpty"] + ConfigurationReader.viewKeys
      + ConfigurationReader.priorityKeys
    for member in members(kind.value, of: "'label'", allowing: keys) where !readCommon(member, into: &view) {
      switch member.key {
      case "text": label.text = member.value.string ?? mismatch(member.value, "text", "a string")
      case "font": label.font = font(member) ?? label.font
      case "numberOfLines": label.numberOfLines = lines(member)
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
    } else if image.height == nil, image.aspectRatio == nil {
      report(kind.keyPosition, "an image view needs a 'height' or an 'aspectRatio'")
    }
    view.content = .image(image)
    return view
  }

  /// `{"textStyle": "headline"}`, `{"size": 14, "weight": "bold"}` or `{"name": "Brand-Regular", "size": 14}`.
  private mutating func font(_ member: JSONObject.Member) -> FontDescriptor? {
    var size: Double?
    var weight: FontWeight?
    var name: String?
    var style: TextStyle?
    let parts = members(member.value, of: "'font'", allowing: ["textStyle", "size", "weight", "name"])
    for part in parts {
      switch part.key {
      case "textStyle": style = choice(part, TextStyle.allCases)
      case "size": size = number(part, .positive)?.value
      case "weight": weight = choice(part, FontWeight.allCases)
      default: name = string(part)?.value
      }
    }
    let keys = Set(parts.map(\.key))
    if keys.contains("textStyle") {
      if keys.count > 1 { report(member.keyPosition, "a font with a 'textStyle' takes no other keys") }
      return style.map { .textStyle($0) }
    }
    if keys.contains("name"), keys.contains("weight") {
      report(member.keyPosition, "a font with a 'name' takes no 'weight'; name the bold font instead")
    }
    guard keys.contains("size") else {
      if member.value.object != nil { report(member.keyPosition, "a font needs a 'size' or a 'textStyle'") }
      return nil
    }
    guard let size else { return nil }
    return name.map { .named($0, size: size) } ?? .system(size: size, weight: weight ?? .regular)
  }

  // MARK: Values

  private mutating func bool(_ member: JSONObject.Member) -> Bool {
    member.value.bool ?? mismatch(member.value, member.key, "true or false") ?? false
  }

  private mutating func lines(_ member: JSONObject.Member) -> Int {
    guard let written = member.value.number else {
      return mismatch(member.value, member.key, "a whole number from 0, which stands for no limit") ?? 1
    }
    if let lines = written.integer, lines >= 0 { return lines }
    report(member.value.position, "'\(member.key)' must be a whole number from 0, not \(written.text)")
    return 1
  }

  private mutating func priority(_ member: JSONObject.Member) -> Double? {
    guard let priority = number(member, .positive) else { return nil }
    if priority.value > 1000 { report(priority.position, "a layout priority is at most 1000") }
    return priority.value
  }

  private mutating func choice<Value: RawRepresentable>(_ member: JSONObject.Member, _ all: [Value]) -> Value?
  where Value.RawValue == String {
    guard let name = string(member) else { return nil }
    if let value = Value(rawValue: name.value) { return value }
    report(
      name.position, "unknown \(member.key) '\(name.value)'" + suggestion(for: name.value, among: all.map(\.rawValue)))
    return nil
  }

  /// Reports each id that a view before it has.
  fileprivate mutating func reportRepeatedIDs(in view: JSONValue) {
    var seen: Set<String> = []
    for id in ConfigurationReader.ids(in: view) where !seen.insert(id.value).inserted {
      report(id.position, "another view of the cell has the id '\(id.value)'")
    }
  }

  /// The ids of a view and of those below it, in the order of the file.
  private static func ids(in view: JSONValue) -> [Positioned<String>] {
    var found: [Positioned<String>] = []
    for member in (view.object?.members ?? []).flatMap({ $0.value.object?.members ?? [] }) {
      switch (member.key, member.value.content) {
      case ("id", .string(let id)): found.append(Positioned(id, at: member.value.position))
      case ("arrangedSubviews", .array(let views)): found += views.flatMap { ids(in: $0) }
      default: break
      }
    }
    return found
  }
}
