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
    package fileprivate(set) var localizations: [(language: Int, texts: [Text])] = []

    /// The text where the source language has none: the key itself.
    package var sourceText: Text { Text(variation: nil, value: key, position: position, isNew: false) }

    /// The texts of a language, by its index; `nil` for none.
    package func texts(inLanguage index: Int) -> [Text]? { localizations.last { $0.language == index }?.texts }
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
    sourceLanguage = document.object?["sourceLanguage"]?.string ?? ""
    languages = [sourceLanguage]
    var indices = [sourceLanguage: 0]
    for member in strings.members {
      var entry = Entry(key: member.key, position: member.keyPosition)
      for localization in member.value.object?["localizations"]?.object?.members ?? [] {
        guard let object = localization.value.object else { continue }
        let index = indices[localization.key] ?? languages.count
        if index == languages.count {
          languages.append(localization.key)
          indices[localization.key] = index
        }
        let texts = StringCatalog.texts(object)
        if !texts.isEmpty { entry.localizations.append((index, texts)) }
      }
      entries.append(entry)
    }
  }

  // MARK: Variations

  /// All texts of a localization.
  private static func texts(_ localization: JSONObject) -> [Text] {
    var texts: [Text] = []
    addTexts(of: localization, in: [], to: &texts)
    for member in localization["substitutions"]?.object?.members ?? [] {
      guard let substitution = member.value.object, texts.count <= mostCases else { continue }
      texts = texts.flatMap { text in substituted(text, member.key, by: substitution) }
    }
    return texts
  }

  /// Cases of a text after which further substitutions are left as they are written.
  private static let mostCases = 1000

  private static func addTexts(of object: JSONObject, in cases: [String], to texts: inout [Text]) {
    if let unit = object["stringUnit"]?.object, let value = unit["value"], let text = value.string {
      let variation = cases.isEmpty ? nil : cases.joined(separator: ".")
      texts.append(
        Text(variation: variation, value: text, position: value.position, isNew: unit["state"]?.string == "new"))
    }
    for kind in object["variations"]?.object?.members ?? [] {
      for name in kind.value.object?.members ?? [] {
        guard let inner = name.value.object else { continue }
        addTexts(of: inner, in: cases + [kind.key, name.key], to: &texts)
      }
    }
  }

  /// A text for each case of a part of it, `%#@name@`, in which `%arg` is the number.
  private static func substituted(_ text: Text, _ name: String, by substitution: JSONObject) -> [Text] {
    let placeholder = "%#@\(name)@"
    guard text.value.contains(placeholder) else { return [text] }
    var parts: [Text] = []
    addTexts(of: substitution, in: [], to: &parts)
    guard !parts.isEmpty else { return [text] }
    let number = "%" + (substitution["formatSpecifier"]?.string ?? "lld")
    return parts.map { part in
      let own = part.variation.map { $0.replacing("plural.", with: name + ".", maxReplacements: 1) }
      let cases = [text.variation, own].compactMap { $0 }
      return Text(
        variation: cases.isEmpty ? nil : cases.joined(separator: "."),
        value: text.value.replacing(placeholder, with: part.value.replacing("%arg", with: number)),
        position: text.position, isNew: text.isNew)
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
    let entries = catalog.entries.compactMap { entry -> Entry? in
      let text = entry.texts(inLanguage: language)?.first(where: \.isOther)?.value
      guard let text = text ?? (language == 0 ? entry.key : nil) else { return nil }
      return Entry(key: entry.key, value: text, position: entry.position)
    }
    self.init(entries, file: file)
  }
}
