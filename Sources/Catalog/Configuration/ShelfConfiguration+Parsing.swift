import ShelfSizing

extension ShelfConfiguration {
  /// Every key that the file may have, in the order of the documentation.
  package static let keys = [
    "schemaVersion", "cell", "reuseIdentifier", "reuseIdentifierField", "strings", "sizeClasses", "sdk", "variations",
    "bindings", "records", "csvRows", "noHeader", "skipMalformed", "groupBy", "shelfSize", "cardWidth",
    "maximumCardHeight", "containerHeight",
    "scale", "insets", "lineSpacing", "interitemSpacing", "contentSizeCategory", "locale", "localeField",
    "localizations",
    "estimator", "fonts", "fallbackFonts", "lineBreak", "shaping", "textStyleLeading", "lastNewline", "variants",
    "accessLevel", "perItem",
  ]

  /// The values that `variants` combines with each other; what it leaves out is said outside of it.
  fileprivate struct Variants {
    var cardWidths: CardWidths?
    var contentSizeCategories: [Setting<String>] = []
    var locales: [Setting<String>] = []
    var scales: [Setting<Double>] = []
  }

  private mutating func apply(_ variants: Variants) {
    if let widths = variants.cardWidths { cardWidths = widths }
    if !variants.contentSizeCategories.isEmpty { contentSizeCategories = variants.contentSizeCategories }
    if !variants.locales.isEmpty { locales = variants.locales }
    if !variants.scales.isEmpty { scales = variants.scales }
  }

  /// Reads a configuration.
  ///
  /// - Parameters:
  ///   - bytes: the file in UTF-8.
  ///   - file: its name, for messages.
  /// - Throws: `MalformedInput` with all that is wrong in the file: unknown and repeated keys, wrong types, numbers
  ///   out of range. A syntax error stands alone.
  package static func parse(_ bytes: [UInt8], file: String) throws(MalformedInput) -> ShelfConfiguration {
    let document = try JSONValue.parse(bytes, file: file)
    var reader = ConfigurationReader(file: file)
    var configuration = ShelfConfiguration(file: file)
    var variants = Variants()
    for member in reader.members(document, of: "the configuration", allowing: keys) {
      if member.key == "variants" { variants = reader.variants(member) } else { configuration.read(member, &reader) }
    }
    configuration.apply(variants)
    try reader.finish()
    return configuration
  }

  private mutating func read(_ member: JSONObject.Member, _ reader: inout ConfigurationReader) {
    switch member.key {
    case "schemaVersion": reader.checkSchemaVersion(member)
    case "cell": cells = reader.cells(member)
    case "reuseIdentifier": reuseIdentifier = reader.string(member)
    case "reuseIdentifierField": reuseIdentifierField = reader.string(member)
    case "strings": strings = reader.string(member)
    case "sizeClasses": sizeClasses = reader.string(member)
    case "sdk": sdk = reader.count(member)
    case "variations": variations = reader.setting(member.value, at: member.value.position)
    case "bindings": bindings = reader.bindings(member)
    case "records": records = reader.string(member)
    case "csvRows": csvRows = reader.csvRows(member)
    case "noHeader": noHeader = reader.bool(member)
    case "skipMalformed": skipMalformed = reader.bool(member)
    case "groupBy": groupBy = reader.string(member)
    case "shelfSize": shelfSize = reader.count(member)
    case "cardWidth": cardWidths = .list([reader.number(member, .positive)].compactMap { $0 })
    case "maximumCardHeight": maximumCardHeight = reader.number(member, .zeroOrMore)
    case "containerHeight": containerHeight = reader.number(member, .zeroOrMore)
    case "scale": scales = [reader.number(member, .positive)].compactMap { $0 }
    case "insets": insets = reader.insets(member)
    case "lineSpacing": lineSpacing = reader.number(member, .zeroOrMore)
    case "interitemSpacing": interitemSpacing = reader.number(member, .zeroOrMore)
    case "contentSizeCategory": contentSizeCategories = [reader.string(member)].compactMap { $0 }
    case "locale": locales = [reader.string(member)].compactMap { $0 }
    case "localeField": localeField = reader.string(member)
    case "localizations": localizations = reader.string(member)
    case "estimator": estimator = reader.string(member)
    case "fonts":
      if case .array = member.value.content {
        fontFolders = reader.list(member) { reader, value in reader.string(value, member.key) }
      } else {
        fonts = reader.fonts(member)
      }
    case "fallbackFonts": fallbackFonts = reader.list(member) { reader, value in reader.string(value, member.key) }
    case "lineBreak": lineBreak = reader.string(member)
    case "shaping": shaping = reader.string(member)
    case "textStyleLeading": textStyleLeading = reader.string(member)
    case "lastNewline": lastNewline = reader.string(member)
    case "accessLevel": accessLevel = reader.string(member)
    case "perItem": perItem = reader.bool(member)
    default: break  // Reported by `members`.
    }
  }
}

extension ConfigurationReader {
  fileprivate mutating func checkSchemaVersion(_ member: JSONObject.Member) {
    guard let version = count(member), version.value != 1 else { return }
    report(version.position, "'schemaVersion' is \(version.value), and this program reads version 1")
  }

  fileprivate mutating func cells(_ member: JSONObject.Member) -> [Setting<ShelfConfiguration.CellSource>] {
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
  fileprivate mutating func bindings(_ member: JSONObject.Member) -> [ShelfConfiguration.Binding] {
    members(member.value, of: "'bindings'", allowing: nil).compactMap { entry in
      var binding = ShelfConfiguration.Binding(view: setting(entry.key, at: entry.keyPosition))
      guard entry.value.object != nil else {
        guard let field = string(entry) else { return nil }
        binding.fields["field"] = field
        return binding
      }
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

  /// The path of a file for each font, or an object that sets more of it.
  fileprivate mutating func fonts(_ member: JSONObject.Member) -> [ShelfConfiguration.Font] {
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

  fileprivate mutating func csvRows(_ member: JSONObject.Member) -> Setting<CSVRows>? {
    guard let name = string(member) else { return nil }
    guard let rows = CSVRows(rawValue: name.value) else {
      let names = CSVRows.allCases.map { "'\($0.rawValue)'" }.joined(separator: " or ")
      report(name.position, "'csvRows' must be \(names), not '\(name.value)'")
      return nil
    }
    return name.map { _ in rows }
  }

  fileprivate mutating func insets(_ member: JSONObject.Member) -> Setting<EdgeInsets>? {
    var insets = EdgeInsets.zero
    switch member.value.content {
    case .number:
      guard let all = number(member, .zeroOrMore)?.value else { return nil }
      insets = EdgeInsets(all: all)
    case .object:
      let sides = ["top", "leading", "bottom", "trailing"]
      for side in members(member.value, of: "'insets'", allowing: sides) {
        let value = number(side, .zeroOrMore)?.value ?? 0
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

  fileprivate mutating func variants(_ member: JSONObject.Member) -> ShelfConfiguration.Variants {
    var variants = ShelfConfiguration.Variants()
    let keys = ["cardWidth", "contentSizeCategory", "locale", "scale"]
    for axis in members(member.value, of: "'variants'", allowing: keys) {
      switch axis.key {
      case "cardWidth" where axis.value.object != nil: variants.cardWidths = cardWidths(axis.value)
      case "cardWidth":
        let widths = list(axis) { $0.number($1, axis.key, .positive) }
        if !widths.isEmpty { variants.cardWidths = .list(widths) }
      case "contentSizeCategory": variants.contentSizeCategories = list(axis) { $0.string($1, axis.key) }
      case "locale": variants.locales = list(axis) { $0.string($1, axis.key) }
      default: variants.scales = list(axis) { $0.number($1, axis.key, .positive) }
      }
    }
    return variants
  }
}

extension ConfigurationReader {
  /// `{"from": 120, "to": 400, "step": 8}`, or `{"devices": […], "visible": 2, "peek": 24}`.
  fileprivate mutating func cardWidths(_ value: JSONValue) -> ShelfConfiguration.CardWidths? {
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
