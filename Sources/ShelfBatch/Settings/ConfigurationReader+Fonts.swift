import Catalog

extension ConfigurationReader {
  /// The path of a file for each font, or an object that sets more of it.
  mutating func fonts(_ member: JSONObject.Member) -> [ShelfConfiguration.Font] {
    members(member.value, of: "'fonts'", allowing: nil).compactMap { entry in
      let name = setting(entry.key, at: entry.keyPosition)
      guard entry.value.object != nil else {
        return string(entry).map { ShelfConfiguration.Font(name: name, path: $0) }
      }
      let keys = members(entry.value, of: "'\(entry.key)'", allowing: ["file", "variations", "features", "language"])
      guard let file = keys.first(where: { $0.key == "file" }) else {
        report(entry.value.position, "'\(entry.key)' needs a 'file'")
        return nil
      }
      guard let path = string(file) else { return nil }
      var font = ShelfConfiguration.Font(name: name, path: path)
      for key in keys {
        switch key.key {
        case "variations": font.variations = tagged(key, "an axis", such: "wght") { $0.number($1, .any) }
        case "features": font.features = tagged(key, "a feature", such: "tnum") { $0.switching($1) }
        case "language": font.language = string(key)
        default: break
        }
      }
      return font
    }
  }

  /// Values by tags of four letters.
  private mutating func tagged<Value>(
    _ member: JSONObject.Member, _ kind: String, such example: String,
    _ value: (inout ConfigurationReader, JSONObject.Member) -> Setting<Value>?
  ) -> [String: Setting<Value>] {
    var values: [String: Setting<Value>] = [:]
    for entry in members(member.value, of: "'\(member.key)'", allowing: nil) {
      if entry.key.utf8.count == 4 {
        values[entry.key] = value(&self, entry)
      } else {
        report(entry.keyPosition, "\(kind) has a tag of four letters, such as '\(example)', not '\(entry.key)'")
      }
    }
    return values
  }

  /// Whether a feature is on, or to which of the alternates.
  private mutating func switching(_ member: JSONObject.Member) -> Setting<Int>? {
    if case .bool(let isOn) = member.value.content { return setting(isOn ? 1 : 0, at: member.value.position) }
    guard let number = member.value.number?.integer, (0...255).contains(number) else {
      return mismatch(member.value, member.key, "true, false or which alternate, a whole number up to 255")
    }
    return setting(number, at: member.value.position)
  }
}
