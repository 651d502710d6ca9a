import Catalog

extension InterfaceBuilderDocument {
  /// The document with its texts translated: keys are an object's id and a property, as Xcode exports them for
  /// translators (`"a1b-2c-d3e.text"`, `normalTitle`, `segmentTitles[0]`). Keys of other objects are skipped.
  package func translated(by strings: StringsTable) -> InterfaceBuilderDocument {
    var texts: [String: [(property: Substring, text: String)]] = [:]
    for entry in strings.entries {
      // The property may be a path, and ids have no dots.
      guard let dot = entry.key.firstIndex(of: ".") else { continue }
      let property = entry.key[entry.key.index(after: dot)...]
      texts[String(entry.key[..<dot]), default: []].append((property, entry.value))
    }
    var document = self
    document.root.translate(texts)
    return document
  }
}

extension Element {
  /// Goes no deeper than files are read (`XMLLimits`).
  fileprivate mutating func translate(_ texts: [String: [(property: Substring, text: String)]]) {
    for (property, text) in self["id"].flatMap({ texts[$0] }) ?? [] { translate(property, to: text) }
    for index in children.indices { children[index].translate(texts) }
  }

  private mutating func translate(_ property: Substring, to text: String) {
    let parts = property.split { ".[]".contains($0) }
    if parts.count == 2, parts[0] == "segmentTitles", let index = Int(parts[1]) {
      set("title", to: text, inside: { $0.name == "segments" }, at: index)
    } else if parts.count == 2, parts[0] == "configuration" {
      set(String(parts[1]), to: text, inside: { $0["key"] == "configuration" })
    } else if property.hasSuffix("Title"), children.contains(where: { $0.name == "state" }) {
      let state = property.dropLast("Title".count)
      set("title", to: text, inside: { $0.name == "state" && $0["key"].map { $0 == state } ?? false })
    } else {
      attributes[String(property)] = text
    }
  }

  /// Sets an attribute of a child, or of a child of that by its index.
  private mutating func set(
    _ attribute: String, to text: String, inside isMeant: (Element) -> Bool, at index: Int? = nil
  ) {
    guard let child = children.firstIndex(where: isMeant) else { return }
    guard let index else { return children[child].attributes[attribute] = text }
    guard children[child].children.indices.contains(index) else { return }
    children[child].children[index].attributes[attribute] = text
  }
}
