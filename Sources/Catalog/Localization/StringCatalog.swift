extension StringsTable {
  /// Reads one language of a String Catalog (`.xcstrings`). Of texts that vary by number or device, that of `other` is
  /// taken; a key without a text in its source language is the text itself, as in Xcode.
  ///
  /// - Parameters:
  ///   - bytes: JSON.
  ///   - file: its name, for messages.
  ///   - locale: a language of the file.
  /// - Throws: what is wrong with it; a language that it does not have.
  package init(catalog bytes: [UInt8], file: String, locale: String) throws(MalformedInput) {
    let document = try bytes.withUnsafeBytes { bytes in
      Result { () throws(MalformedInput) in try JSONValue.parse(bytes, file: file) }
    }.get()
    guard let strings = document.object?["strings"]?.object else {
      throw MalformedInput(
        Diagnostic(.error, file: file, position: document.position, message: "the catalog has no 'strings'"))
    }
    let isSource = document.object?["sourceLanguage"]?.string?.utf8.elementsEqual(locale.utf8) ?? false
    var entries: [Entry] = []
    var hasLocale = isSource
    for member in strings.members {
      let localization = member.value.object?["localizations"]?.object?[locale]
      hasLocale = hasLocale || localization != nil
      guard let text = localization.flatMap(StringsTable.text) ?? (isSource ? member.key : nil) else { continue }
      entries.append(Entry(key: member.key, value: text, position: member.keyPosition))
    }
    guard hasLocale else {
      throw MalformedInput(
        Diagnostic(.error, file: file, position: document.position, message: "the catalog has no texts in '\(locale)'"))
    }
    self.init(entries, file: file)
  }

  /// `{"stringUnit": {"value": "…"}}`, or variations of it.
  private static func text(_ localization: JSONValue) -> String? {
    if let value = localization.object?["stringUnit"]?.object?["value"]?.string { return value }
    for kind in ["plural", "device"] {
      if let other = localization.object?["variations"]?.object?[kind]?.object?["other"] { return text(other) }
    }
    return nil
  }
}
