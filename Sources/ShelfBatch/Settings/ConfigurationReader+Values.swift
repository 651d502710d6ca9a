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
      let keys = ConfigurationKeys.binding.read(entry.value, called: "'\(entry.key)'", into: &binding, &self)
      let roles = ShelfConfiguration.Binding.keys
      if keys.count == entry.value.object?.members.count, !keys.contains(where: { roles.contains($0.key) }) {
        report(
          entry.value.position, "'\(entry.key)' binds nothing; say one of \(roles.joined(separator: ", "))")
      }
      let texts = keys.filter { ["field", "text"].contains($0.key) }
      if texts.count > 1 {
        report(texts[1].keyPosition, "'\(entry.key)' has a 'text' and a 'field' for its text; leave one of them out")
      }
      return binding
    }
  }

  /// The path of a file for each font, or an object that sets more of it.
  mutating func fonts(_ member: JSONObject.Member) -> [ShelfConfiguration.Font] {
    members(member.value, of: "'fonts'", allowing: nil).compactMap { entry in
      let name = setting(entry.key, at: entry.keyPosition)
      guard entry.value.object != nil else {
        return string(entry).map { ShelfConfiguration.Font(name: name, path: $0) }
      }
      var font = ShelfConfiguration.Font(name: name, path: name)
      ConfigurationKeys.font.read(entry.value, called: "'\(entry.key)'", into: &font, &self)
      return font
    }
  }

  /// A list, `{"from": 120, "to": 400, "step": 8}`, or `{"devices": […], "visible": 2, "peek": 24}`.
  mutating func cardWidths(_ member: JSONObject.Member) -> ShelfConfiguration.CardWidths? {
    let value = member.value
    guard value.object != nil else {
      let widths = positiveNumbers(member)
      return widths.isEmpty ? nil : .list(widths)
    }
    var written = ConfigurationKeys.WidthRule()
    ConfigurationKeys.widths.read(value, into: &written, &self)
    let numbers = written.numbers
    if let devices = written.devices, Set(numbers.keys).isSubset(of: ["visible", "peek", "insets"]) {
      let rule = ShelfConfiguration.DeviceWidths(
        devices: devices, visible: numbers["visible"] ?? 1, peek: numbers["peek"] ?? 0, insets: numbers["insets"])
      return .devices(setting(rule, at: value.position))
    }
    if written.devices == nil, Set(numbers.keys).isSubset(of: ["from", "to", "step"]), let from = numbers["from"],
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
