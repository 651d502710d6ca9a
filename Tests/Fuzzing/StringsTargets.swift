import Catalog

/// A `.strings` file, which written anew is the same.
func readStrings(_ bytes: [UInt8]) {
  do throws(MalformedInput) {
    let entries = try StringsTable(bytes, file: "de.strings").entries
    let text = entries.map { "\(quoted($0.key)) = \(quoted($0.value));\n" }.joined()
    let again = try StringsTable(Array(text.utf8), file: "again.strings").entries
    require(entries.count == again.count, "\(entries.count) entries become \(again.count)")
    for (before, after) in zip(entries, again) {
      require(before.key.utf8.elementsEqual(after.key.utf8), "the key \(before.key) becomes \(after.key)")
      require(before.value.utf8.elementsEqual(after.value.utf8), "the text \(before.value) becomes \(after.value)")
    }
  } catch {
    require(error.diagnostic.file == "de.strings", "what was read can't be read again: \(error)")
    requirePlaces(error)
  }
}

/// Backslashes and quotes alone need escapes.
private func quoted(_ text: String) -> String {
  let escaped = text.unicodeScalars.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : "\($0)" }
  return "\"" + escaped.joined() + "\""
}

/// A String Catalog, whose texts have keys of it.
func readStringCatalog(_ bytes: [UInt8]) {
  for locale in ["en", "de"] {
    do throws(MalformedInput) {
      let entries = try StringsTable(catalog: bytes, file: "A.xcstrings", locale: locale).entries
      let keys = try JSONValue.parse(bytes, file: "A").object?["strings"]?.object?.members.map(\.key) ?? []
      require(entries.count <= keys.count, "\(entries.count) texts of \(keys.count) keys")
      for entry in entries { require(keys.contains(entry.key), "the catalog has no '\(entry.key)'") }
    } catch {
      requirePlaces(error)
    }
  }
}
