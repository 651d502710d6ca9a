extension CellImporter {
  /// Warns of what an element has that is neither read nor known to be without effect on sizes.
  mutating func reportUnknown(_ element: Element) {
    if element.name == "constraint" {
      reportAttributes(element, allowing: NibVocabulary.constraintAttributes)
      return
    }
    var known = NibVocabulary.viewAttributes.union(NibVocabulary.attributes[element.name] ?? [])
    if element.name == "textView" { known.formUnion(NibVocabulary.scrollAttributes) }
    if ViewKind(element.name) != nil, !NibVocabulary.opaqueElements.contains(element.name) {
      // Both are read in `view`s alone, and few files have them.
      known.formUnion(["autoresizesSubviews", "layoutMarginsFollowReadableWidth"])
      reportAttributes(element, allowing: known)
    }
    if element.flag("layoutMarginsFollowReadableWidth"), (width(element) ?? .infinity) > 600 {
      reader.warn(element, "'layoutMarginsFollowReadableWidth' is left out, and widens the margins of a view this wide")
    }
    if element["autoresizesSubviews"] == "NO", !element.list("subviews").allSatisfy(isConstrained) {
      reader.warn(element, "'autoresizesSubviews' is NO, and the masks of the subviews are followed nevertheless")
    }
    for child in element.children { reportUnknown(child, of: element) }
  }

  private func width(_ element: Element) -> Double? {
    element.child(key: "frame").flatMap { $0["width"] }.flatMap(Double.init)
  }

  private func isConstrained(_ element: Element) -> Bool {
    element["translatesAutoresizingMaskIntoConstraints"] == "NO"
  }

  private mutating func reportAttributes(_ element: Element, allowing known: Set<String>) {
    for name in element.attributes.keys.sorted() where !known.contains(name) {
      reader.warn(element, "the attribute '\(name)' of <\(element.name)> is not known, and is left out")
    }
  }

  private mutating func reportUnknown(_ child: Element, of element: Element) {
    let key = child["key"] ?? ""
    switch child.name {
    case "userDefinedRuntimeAttributes":
      for attribute in child.children {
        guard let path = attribute["keyPath"], NibVocabulary.layoutKeyPaths.contains(path) else { continue }
        reader.warn(attribute, "the runtime attribute '\(path)' of <\(element.name)> is left out")
      }
    case "inset" where NibVocabulary.insets.contains(key): break
    case _ where NibVocabulary.besideContent.contains(key): break
    case _ where NibVocabulary.children.contains(child.name): break
    default:
      let property = key.isEmpty ? "" : " (\(key))"
      reader.warn(child, "<\(child.name)>\(property) in <\(element.name)> is not known, and is left out")
    }
  }
}
