/// The size classes that an interface is shown at; they choose among the variations of a file.
package struct Traits: Sendable, Hashable {
  /// `UIUserInterfaceSizeClass`.
  package enum SizeClass: String, Sendable, Hashable, CaseIterable { case compact, regular }

  /// `nil` for any width, at which no variation for a width applies.
  package var horizontal: SizeClass?
  /// `nil` for any height.
  package var vertical: SizeClass?

  package init(horizontal: SizeClass?, vertical: SizeClass?) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// An iPhone held upright.
  package static let phonePortrait = Traits(horizontal: .compact, vertical: .regular)
  /// The traits of files without size classes, and of Xcode 6's canvas.
  package static let any = Traits(horizontal: nil, vertical: nil)

  /// Whether a variation such as `heightClass=regular-widthClass=compact` applies; `nil` where the key has other parts.
  func match(_ key: String) -> Bool? {
    if key == "default" { return true }
    var matches = true
    for part in key.split(separator: "-") {
      let pair = part.split(separator: "=")
      guard pair.count == 2, let size = SizeClass(rawValue: String(pair[1])) else { return nil }
      switch pair[0] {
      case "widthClass": matches = matches && horizontal == size
      case "heightClass": matches = matches && vertical == size
      default: return nil
      }
    }
    return matches
  }
}

/// The attributes that the variations of one element set at given traits.
struct Variations {
  /// Constraints and subviews that are switched off, by id, and those that are on again.
  var excluded: Set<String> = []
  /// Variations that are for something else than size classes.
  var unknown: [Element] = []
}

extension Element {
  /// The element as it is at given traits: attributes and property values of the variations that apply replace its own,
  /// the more specific ones last.
  func resolved(for traits: Traits) -> (element: Element, variations: Variations) {
    var result = Variations()
    let all = children.filter { $0.name == "variation" }
    guard !all.isEmpty else { return (self, result) }
    var element = self
    element.children.removeAll { $0.name == "variation" }
    var applying: [Element] = []
    for variation in all {
      switch traits.match(variation["key"] ?? "") {
      case true?: applying.append(variation)
      case false?: break
      case nil: result.unknown.append(variation)
      }
    }
    var indices = Dictionary(
      element.children.enumerated().compactMap { index, child in child["key"].map { ($0, index) } }
    ) {
      first, _ in first
    }
    func specificity(_ variation: Element) -> Int { (variation["key"] ?? "").utf8.count { $0 == 0x3D } }
    // A stable order: the file's among equally specific ones.
    for rank in 0...2 {
      for variation in applying where specificity(variation) == rank {
        for (name, value) in variation.attributes where name != "key" { element.attributes[name] = value }
        for child in variation.children { element.apply(child, &indices, &result) }
      }
    }
    return (element, result)
  }

  /// - Parameter indices: of the children that are values of properties, by the property.
  private mutating func apply(_ child: Element, _ indices: inout [String: Int], _ result: inout Variations) {
    if child.name == "mask" {
      for entry in child.children {
        guard let reference = entry["reference"] else { continue }
        if entry.name == "exclude" { result.excluded.insert(reference) } else { result.excluded.remove(reference) }
      }
    } else if let key = child["key"], let index = indices[key] {
      children[index] = child
    } else {
      if let key = child["key"] { indices[key] = children.count }
      children.append(child)
    }
  }
}
