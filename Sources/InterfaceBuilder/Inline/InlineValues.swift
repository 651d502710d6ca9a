import Catalog
import CellLayout
import TextMeasurement

/// Values of an inline cell that are more than a number or a text.
extension ConfigurationReader {
  /// `{"textStyle": "headline"}`, `{"size": 14, "weight": "bold"}`, also with `"face": "italic"`, or `{"name": "Brand-Regular", "size": 14}`; with
  /// `"metrics": "body"` the size follows the text size as `UIFontMetrics` has it.
  mutating func font(_ member: JSONObject.Member) -> FontDescriptor? {
    var size: Double?
    var weight: FontWeight?
    var face: SystemFontFace?
    var name: String?
    var style: TextStyle?
    var metrics: TextStyle?
    let allowed = ["textStyle", "size", "weight", "face", "name", "metrics"]
    let parts = members(member.value, of: "'font'", allowing: allowed)
    for part in parts {
      switch part.key {
      case "textStyle": style = choice(part, TextStyle.allCases)
      case "size": size = number(part, .positive)?.value
      case "metrics": metrics = choice(part, TextStyle.allCases)
      case "face": face = choice(part, SystemFontFace.allCases)
      case "weight": weight = choice(part, FontWeight.allCases)
      default: name = string(part)?.fontName(among: declaredFonts)
      }
    }
    let keys = Set(parts.map(\.key))
    if keys.contains("textStyle") {
      if keys.count > 1 { report(member.keyPosition, "a font with a 'textStyle' takes no other keys") }
      return style.map { .textStyle($0) }
    }
    if keys.contains("name") {
      for key in ["weight", "face"] where keys.contains(key) {
        report(member.keyPosition, "a font with a 'name' takes no '\(key)'; name the font that has it instead")
      }
    }
    guard keys.contains("size") else {
      if member.value.object != nil { report(member.keyPosition, "a font needs a 'size' or a 'textStyle'") }
      return nil
    }
    guard let size else { return nil }
    let font =
      name.map { FontDescriptor.named($0, size: size) }
      ?? .system(size: size, weight: weight ?? .regular, face: face ?? .upright)
    return metrics.map { .scaled(font, $0) } ?? font
  }

  mutating func bool(_ member: JSONObject.Member) -> Bool {
    member.value.bool ?? mismatch(member.value, member.key, "true or false") ?? false
  }

  mutating func lines(_ member: JSONObject.Member) -> Int {
    guard let written = member.value.number else {
      return mismatch(member.value, member.key, "a whole number from 0, which stands for no limit") ?? 1
    }
    if let lines = written.integer, lines >= 0 { return lines }
    report(member.value.position, "'\(member.key)' must be a whole number from 0, not \(written.text)")
    return 1
  }

  /// A layout priority: above 0, at most 1000.
  mutating func priority(_ member: JSONObject.Member) -> Double? {
    guard let priority = number(member, .positive) else { return nil }
    if priority.value > 1000 { report(priority.position, "a layout priority is at most 1000") }
    return priority.value
  }

  /// A number for both axes, or an object with one for each.
  mutating func priorities(_ member: JSONObject.Member) -> AxisPriorities? {
    guard member.value.object != nil else {
      return priority(member).map { AxisPriorities(horizontal: $0, vertical: $0) }
    }
    let initial = member.key == "contentHuggingPriority" ? ViewTemplate().hugging : ViewTemplate().compressionResistance
    var priorities = initial
    for axis in members(member.value, of: "'\(member.key)'", allowing: ["horizontal", "vertical"]) {
      let value = priority(axis)
      if axis.key == "horizontal" {
        priorities.horizontal = value ?? priorities.horizontal
      } else {
        priorities.vertical = value ?? priorities.vertical
      }
    }
    return priorities
  }

  mutating func choice<Value: RawRepresentable>(_ member: JSONObject.Member, _ all: [Value]) -> Value?
  where Value.RawValue == String {
    guard let name = string(member) else { return nil }
    if let value = Value(rawValue: name.value) { return value }
    report(
      name.position, "unknown \(member.key) '\(name.value)'" + suggestion(for: name.value, among: all.map(\.rawValue)))
    return nil
  }
}

extension Setting<String> {
  /// The name of a font as a library takes it: that of a file is its path from where the program runs, unless the
  /// configuration declares a font of this name.
  package func fontName(among declared: Set<String>) -> String {
    declared.contains(value) || !FontLibrary.isPath(value) ? value : path
  }
}
