import Catalog
import ShelfSizing

/// Values of a configuration that are more than a text or a number.
extension ConfigurationReader {
  mutating func cells(_ member: JSONObject.Member) -> [Setting<ShelfConfiguration.CellSource>] {
    guard let values = member.value.array else { return [cell(member.value)].compactMap { $0 } }
    if values.isEmpty { report(member.value.position, "'cell' must name a cell, but is an empty array") }
    return values.compactMap { cell($0) }
  }

  private mutating func cell(_ value: JSONValue) -> Setting<ShelfConfiguration.CellSource>? {
    switch value.content {
    case .string(let path) where !path.isEmpty: setting(.file(path), at: value.position)
    case .object: setting(.inline(value), at: value.position)
    default: mismatch(value, "cell", "a path or an object")
    }
  }

  /// The name of a field for each view, or an object that says more.
  mutating func bindings(_ member: JSONObject.Member) -> [ShelfConfiguration.Binding] {
    members(member.value, of: "'bindings'", allowing: nil).compactMap { entry in
      let view = setting(entry.key, at: entry.keyPosition)
      guard entry.value.object != nil else {
        return string(entry).map { ShelfConfiguration.Binding(view: view, field: $0) }
      }
      var binding = ShelfConfiguration.Binding(view: view)
      let keys = members(entry.value, of: "'\(entry.key)'", allowing: ShelfConfiguration.Binding.keys + ["attributed"])
      if let object = entry.value.object, object.members.allSatisfy({ $0.key == "attributed" }) {
        report(
          entry.value.position,
          "'\(entry.key)' binds nothing; say one of \(ShelfConfiguration.Binding.keys.joined(separator: ", "))")
      }
      let texts = keys.filter { ["field", "text"].contains($0.key) }
      if texts.count > 1 {
        report(texts[1].keyPosition, "'\(entry.key)' has a 'text' and a 'field' for its text; leave one of them out")
      }
      for key in keys {
        if ["pixelWidth", "pixelHeight", "aspectRatio"].contains(key.key), key.value.number != nil {
          binding.lengths[key.key] = number(key, .positive)
        } else if key.key == "attributed" {
          binding.isAttributed = bool(key)?.value ?? true
        } else if key.key != "text" {
          binding.fields[key.key] = string(key)
        } else if let text = key.value.string {
          binding.text = setting(text, at: key.value.position)
        } else {
          let _: Bool? = mismatch(key.value, "text", "a string")
        }
      }
      return binding
    }
  }

  mutating func insets(_ member: JSONObject.Member, _ range: Range = .zeroOrMore) -> Setting<EdgeInsets>? {
    var insets = EdgeInsets.zero
    switch member.value.content {
    case .number:
      guard let all = number(member, range)?.value else { return nil }
      insets = EdgeInsets(all: all)
    case .object:
      let sides = ["top", "leading", "bottom", "trailing"]
      for side in members(member.value, of: "'\(member.key)'", allowing: sides) {
        let value = number(side, range)?.value ?? 0
        switch side.key {
        case "top": insets.top = value
        case "leading": insets.leading = value
        case "bottom": insets.bottom = value
        default: insets.trailing = value
        }
      }
    default: return mismatch(member.value, member.key, "a number or an object")
    }
    return setting(insets, at: member.value.position)
  }

  /// A list, `{"from": 120, "to": 400, "step": 8}`, or `{"devices": […], "visible": 2, "peek": 24}`.
  mutating func cardWidths(_ member: JSONObject.Member) -> ShelfConfiguration.CardWidths? {
    let value = member.value
    guard value.object != nil else {
      let widths = positiveNumbers(member)
      return widths.isEmpty ? nil : .list(widths)
    }
    var numbers: [String: Double] = [:]
    var devices: [String]?
    let keys = ["from", "to", "step", "devices", "visible", "peek", "insets"]
    for member in members(value, of: "'cardWidth'", allowing: keys) {
      if member.key == "devices" {
        devices = member.value.string.map { [$0] } ?? list(member) { $0.string($1, "devices") }.map(\.value)
      } else {
        let range: Range = ["peek", "insets"].contains(member.key) ? .zeroOrMore : .positive
        numbers[member.key] = number(member, range)?.value
      }
    }
    if let devices, Set(numbers.keys).isSubset(of: ["visible", "peek", "insets"]) {
      let rule = ShelfConfiguration.DeviceWidths(
        devices: devices, visible: numbers["visible"] ?? 1, peek: numbers["peek"] ?? 0, insets: numbers["insets"])
      return .devices(setting(rule, at: value.position))
    }
    if devices == nil, Set(numbers.keys).isSubset(of: ["from", "to", "step"]), let from = numbers["from"],
      let to = numbers["to"]
    {
      let range = ShelfConfiguration.WidthRange(from: from, to: to, step: numbers["step"])
      if from <= to { return .range(setting(range, at: value.position)) }
      report(value.position, "'from' must not be greater than 'to'")
      return nil
    }
    report(
      value.position,
      "'cardWidth' takes a list, or 'from' and 'to' with or without a 'step', or 'devices' with 'visible', 'peek' and 'insets'"
    )
    return nil
  }
}
