/// A String Catalog (`.xcstrings`): the texts of an app in all of its languages, each where it stands in the file.
///
/// The notation is Xcode's: `strings` has an object a key, whose `localizations` have a `stringUnit` or `variations` by
/// plural and device, which may lie inside each other, and `substitutions` for numbers inside of a sentence.
package struct StringCatalog: Sendable {
  /// The language that keys without a text are written in.
  package let sourceLanguage: String
  /// All languages, the source's first, the others in the order in which the file has them.
  package private(set) var languages: [String]
  /// The keys, in the order of the file.
  package private(set) var entries: [Entry] = []

  /// A key with its texts.
  package struct Entry: Sendable {
    package let key: String
    /// Where the key stands.
    package let position: SourcePosition
    /// The texts of each language that has some, by its index.
    package fileprivate(set) var texts: [Int: [Text]] = [:]

    /// The text where the source language has none: the key itself.
    package var sourceText: Text { Text(nil, key, at: position) }
  }

  /// A text of a key in a language.
  package struct Text: Sendable {
    /// The case that it is for: `plural.one`, `device.ipad.plural.other`; `nil` where there is one text alone.
    package let variation: String?
    package let value: String
    /// Where the value stands.
    package let position: SourcePosition
    /// Whether Xcode has put it there for a translator to replace.
    package let isNew: Bool

    /// A text for a case.
    package init(_ variation: String?, _ value: String, at position: SourcePosition, isNew: Bool = false) {
      (self.variation, self.value, self.position, self.isNew) = (variation, value, position, isNew)
    }

    /// Whether it is that of all cases that have none of their own.
    var isOther: Bool {
      guard let variation else { return true }
      return variation.utf8.split(separator: UInt8(ascii: ".")).enumerated()
        .allSatisfy { $0.offset.isMultiple(of: 2) || $0.element.elementsEqual("other".utf8) }
    }
  }

  /// Reads a catalogue.
  ///
  /// - Parameters:
  ///   - bytes: JSON.
  ///   - file: its name, for messages.
  /// - Throws: what is wrong with it.
  package init(_ bytes: [UInt8], file: String) throws(MalformedInput) {
    let document = try JSONValue.parse(bytes, file: file)
    guard let strings = document.object?["strings"]?.object else {
      throw MalformedInput(file: file, position: document.position, message: "the catalog has no 'strings'")
    }
    let notation = CatalogNotation(file: file)
    sourceLanguage = try notation.text("sourceLanguage", in: document.object)?.value ?? ""
    languages = [sourceLanguage]
    var indices = [sourceLanguage: 0]
    for member in strings.members {
      var entry = Entry(key: member.key, position: member.keyPosition)
      let key = try notation.object(member)
      for localization in try notation.object("localizations", in: key)?.members ?? [] {
        let object = try notation.object(localization)
        let index = indices[localization.key] ?? languages.count
        if index == languages.count {
          languages.append(localization.key)
          indices[localization.key] = index
        }
        let texts = try notation.texts(object)
        if !texts.isEmpty { entry.texts[index] = texts }
      }
      entries.append(entry)
    }
  }
}

/// Reads the objects of a String Catalog; one of another type than Xcode writes is malformed, and keys that are not known
/// are passed over.
private struct CatalogNotation {
  let file: String

  /// All texts of a localization.
  func texts(_ localization: JSONObject) throws(MalformedInput) -> [StringCatalog.Text] {
    var texts: [StringCatalog.Text] = []
    try addTexts(of: localization, in: [], to: &texts)
    for member in try object("substitutions", in: localization)?.members ?? [] {
      let substitution = try object(member)
      var parts: [StringCatalog.Text] = []
      try addTexts(of: substitution, in: [], to: &parts)
      let position = substitution["argNum"]?.number?.integer.map { "\($0)$" } ?? ""
      let number = "%" + position + (try text("formatSpecifier", in: substitution)?.value ?? "lld")
      texts = texts.substituting(member.key, by: parts, number: number)
    }
    return texts
  }

  private func addTexts(
    of object: JSONObject, in cases: [String], to texts: inout [StringCatalog.Text]
  ) throws(MalformedInput) {
    if let unit = try self.object("stringUnit", in: object), let (text, position) = try text("value", in: unit) {
      let variation = cases.isEmpty ? nil : cases.joined(separator: ".")
      texts.append(
        StringCatalog.Text(variation, text, at: position, isNew: try self.text("state", in: unit)?.value == "new"))
    }
    for kind in try self.object("variations", in: object)?.members ?? [] {
      for name in try self.object(kind).members {
        try addTexts(of: self.object(name), in: cases + [kind.key, name.key], to: &texts)
      }
    }
  }

  func object(_ member: JSONObject.Member) throws(MalformedInput) -> JSONObject {
    guard let object = member.value.object else { throw fault(member.value, member.key, "an object") }
    return object
  }

  /// The object of a key; `nil` without it.
  func object(_ key: String, in object: JSONObject?) throws(MalformedInput) -> JSONObject? {
    guard let value = object?[key] else { return nil }
    guard let inner = value.object else { throw fault(value, key, "an object") }
    return inner
  }

  /// The text of a key and where it stands; `nil` without it.
  func text(_ key: String, in object: JSONObject?) throws(MalformedInput) -> (value: String, position: SourcePosition)?
  {
    guard let value = object?[key] else { return nil }
    guard let text = value.string else { throw fault(value, key, "a string") }
    return (text, value.position)
  }

  private func fault(_ value: JSONValue, _ key: String, _ expected: String) -> MalformedInput {
    MalformedInput(
      file: file, position: value.position, message: "'\(key)' must be \(expected), not \(value.kindName)")
  }
}

extension [StringCatalog.Text] {
  /// Cases of a text beyond which parts are left as they are written.
  private static let mostCases = 1000

  /// A text for each case of a part, `%#@name@` or `%1$#@name@`, of those that have it.
  ///
  /// - Parameters:
  ///   - parts: each with its case.
  ///   - number: the specifier that `%arg` replaces.
  package func substituting(_ name: String, by parts: [StringCatalog.Text], number: String) -> [StringCatalog.Text] {
    guard !parts.isEmpty, count * parts.count <= Self.mostCases else { return self }
    return flatMap { text -> [StringCatalog.Text] in
      guard let found = text.value.firstRange(of: "#@\(name)@") else { return [text] }
      // The percent sign, and which argument it is.
      let before = text.value[..<found.lowerBound].reversed().drop { $0.isNumber || $0 == "$" }
      guard before.first == "%" else { return [text] }
      let start = String(before.dropFirst().reversed())
      let end = text.value[found.upperBound...]
      return parts.map { part in
        let own = part.variation.map { $0.replacing("plural.", with: name + ".", maxReplacements: 1) }
        let cases = [text.variation, own].compactMap { $0 }
        return StringCatalog.Text(
          cases.isEmpty ? nil : cases.joined(separator: "."),
          start + part.value.replacing("%arg", with: number) + end,
          // A text that is nothing else stands where its part does.
          at: start.isEmpty && end.isEmpty ? part.position : text.position, isNew: text.isNew)
      }
    }
  }
}

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
    let catalog = try StringCatalog(bytes, file: file)
    guard let language = catalog.languages.firstIndex(where: { $0.utf8.elementsEqual(locale.utf8) }) else {
      throw MalformedInput(file: file, position: .start, message: "the catalog has no texts in '\(locale)'")
    }
    var keysWithoutText: [String] = []
    let entries = catalog.entries.compactMap { entry -> Entry? in
      let text = entry.texts[language]?.first(where: \.isOther)?.value
      guard let text = text ?? (language == 0 ? entry.key : nil) else {
        keysWithoutText.append(entry.key)
        return nil
      }
      return Entry(key: entry.key, value: text, position: entry.position)
    }
    self.init(entries, keysWithoutText: keysWithoutText, file: file)
  }
}
