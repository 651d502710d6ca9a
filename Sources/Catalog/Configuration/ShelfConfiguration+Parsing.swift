extension ShelfConfiguration {
  /// Reads a configuration.
  ///
  /// - Parameters:
  ///   - bytes: the file in UTF-8.
  ///   - file: its name, for messages.
  /// - Throws: `MalformedInput` with all that is wrong in the file: unknown and repeated keys, wrong types, numbers
  ///   out of range. A syntax error stands alone.
  package static func parse(_ bytes: UnsafeRawBufferPointer, file: String) throws(MalformedInput) -> ShelfConfiguration
  {
    let document = try JSONValue.parse(bytes, file: file)
    var reader = ConfigurationReader(file: file)
    var configuration = ShelfConfiguration(file: file)
    for member in reader.members(document, of: "the configuration", allowing: keys) {
      configuration.read(member, &reader)
    }
    try reader.finish()
    return configuration
  }

  /// Reads a configuration from an array of bytes.
  package static func parse(_ bytes: [UInt8], file: String) throws(MalformedInput) -> ShelfConfiguration {
    try bytes.withUnsafeBytes { bytes in Result { () throws(MalformedInput) in try parse(bytes, file: file) } }.get()
  }

  private mutating func read(_ member: JSONObject.Member, _ reader: inout ConfigurationReader) {
    switch member.key {
    case "schemaVersion": schemaVersion = reader.schemaVersion(member)
    case "cell": cells = reader.cells(member)
    case "reuseIdentifier": reuseIdentifier = reader.string(member)
    case "reuseIdentifierField": reuseIdentifierField = reader.string(member)
    case "strings": strings = reader.string(member)
    case "sizeClasses": sizeClasses = reader.string(member)
    case "variations": variations = Positioned(member.value, at: member.value.position)
    case "bindings": bindings = reader.bindings(member)
    case "records": records = reader.string(member)
    case "groupBy": groupBy = reader.string(member)
    case "shelfSize": shelfSize = reader.count(member)
    case "cardWidth": cardWidth = reader.number(member, .positive)
    case "maximumCardHeight": maximumCardHeight = reader.number(member, .zeroOrMore)
    case "containerHeight": containerHeight = reader.number(member, .zeroOrMore)
    case "scale": scale = reader.number(member, .positive)
    case "insets": insets = reader.insets(member)
    case "lineSpacing": lineSpacing = reader.number(member, .zeroOrMore)
    case "interitemSpacing": interitemSpacing = reader.number(member, .zeroOrMore)
    case "contentSizeCategory": contentSizeCategory = reader.string(member)
    case "locale": locale = reader.string(member)
    case "localeField": localeField = reader.string(member)
    case "localizations": localizations = reader.string(member)
    case "estimator": estimator = reader.string(member)
    case "fonts": fonts = reader.strings(member).map { Font(name: $0, path: $1) }
    case "fallbackFonts": fallbackFonts = reader.list(member) { reader, value in reader.string(value, member.key) }
    case "lineBreak": lineBreak = reader.string(member)
    case "textStyleLeading": textStyleLeading = reader.string(member)
    case "lastNewline": lastNewline = reader.string(member)
    case "variants": variants = reader.variants(member)
    case "accessLevel": accessLevel = reader.string(member)
    default: break  // Reported by `members`.
    }
  }
}

extension ConfigurationReader {
  fileprivate mutating func schemaVersion(_ member: JSONObject.Member) -> Positioned<Int>? {
    guard let version = count(member) else { return nil }
    if version.value != 1 {
      report(version.position, "'schemaVersion' is \(version.value), and this program reads version 1")
      return nil
    }
    return version
  }

  fileprivate mutating func cells(_ member: JSONObject.Member) -> [Positioned<ShelfConfiguration.CellSource>] {
    guard let values = member.value.array else { return [cell(member.value)].compactMap { $0 } }
    if values.isEmpty { report(member.value.position, "'cell' must name a cell, but is an empty array") }
    return values.compactMap { cell($0) }
  }

  private mutating func cell(_ value: JSONValue) -> Positioned<ShelfConfiguration.CellSource>? {
    switch value.content {
    case .string(let path) where !path.isEmpty: Positioned(.file(path), at: value.position)
    case .object: Positioned(.inline(value), at: value.position)
    default: mismatch(value, "cell", "a path or an object")
    }
  }

  /// The name of a field for each view, or an object that says more.
  fileprivate mutating func bindings(_ member: JSONObject.Member) -> [ShelfConfiguration.Binding] {
    members(member.value, of: "'bindings'", allowing: nil).compactMap { entry in
      var binding = ShelfConfiguration.Binding(view: Positioned(entry.key, at: entry.keyPosition))
      guard entry.value.object != nil else {
        guard let field = string(entry) else { return nil }
        binding.fields["field"] = field
        return binding
      }
      let keys = members(entry.value, of: "'\(entry.key)'", allowing: ShelfConfiguration.Binding.keys)
      if let object = entry.value.object, object.members.isEmpty {
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
        } else if key.key != "text" {
          binding.fields[key.key] = string(key)
        } else if let text = key.value.string {
          binding.text = Positioned(text, at: key.value.position)
        } else {
          let _: Bool? = mismatch(key.value, "text", "a string")
        }
      }
      return binding
    }
  }

  fileprivate mutating func insets(_ member: JSONObject.Member) -> Positioned<ShelfConfiguration.Insets>? {
    var insets = ShelfConfiguration.Insets()
    switch member.value.content {
    case .number:
      guard let all = number(member, .zeroOrMore)?.value else { return nil }
      insets = ShelfConfiguration.Insets(top: all, leading: all, bottom: all, trailing: all)
    case .object:
      for side in members(member.value, of: "'insets'", allowing: ShelfConfiguration.Insets.keys) {
        let value = number(side, .zeroOrMore)?.value ?? 0
        switch side.key {
        case "top": insets.top = value
        case "leading": insets.leading = value
        case "bottom": insets.bottom = value
        case "trailing": insets.trailing = value
        default: break  // Reported by `members`.
        }
      }
    default: return mismatch(member.value, member.key, "a number or an object")
    }
    return Positioned(insets, at: member.value.position)
  }

  fileprivate mutating func variants(_ member: JSONObject.Member) -> ShelfConfiguration.Variants {
    var variants = ShelfConfiguration.Variants()
    for axis in members(member.value, of: "'variants'", allowing: ShelfConfiguration.Variants.keys) {
      switch axis.key {
      case "cardWidth" where axis.value.object != nil: variants.cardWidthRule = cardWidthRule(axis.value)
      case "cardWidth": variants.cardWidth = list(axis) { $0.number($1, axis.key, .positive) }
      case "contentSizeCategory": variants.contentSizeCategory = list(axis) { $0.string($1, axis.key) }
      case "locale": variants.locale = list(axis) { $0.string($1, axis.key) }
      case "scale": variants.scale = list(axis) { $0.number($1, axis.key, .positive) }
      default: break  // Reported by `members`.
      }
    }
    return variants
  }
}

extension ConfigurationReader {
  /// `{"from": 120, "to": 400, "step": 8}`, or `{"devices": […], "visible": 2, "peek": 24}`.
  fileprivate mutating func cardWidthRule(
    _ value: JSONValue
  ) -> Positioned<ShelfConfiguration.CardWidthRule>? {
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
      return Positioned(
        .devices(devices, visible: numbers["visible"] ?? 1, peek: numbers["peek"] ?? 0, insets: numbers["insets"]),
        at: value.position)
    }
    if devices == nil, Set(numbers.keys).isSubset(of: ["from", "to", "step"]), let from = numbers["from"],
      let to = numbers["to"]
    {
      if from <= to { return Positioned(.range(from: from, to: to, step: numbers["step"]), at: value.position) }
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
