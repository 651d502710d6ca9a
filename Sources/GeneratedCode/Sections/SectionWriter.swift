import Catalog
import CollectionLayout
import ShelfSizing

/// Writes the Swift that makes a section, or the configuration of a layout, as an engineer writes it by hand: an element a
/// statement, from the items outwards, and after it the properties that are not UIKit's own.
struct SectionWriter {
  /// The statements so far.
  private(set) var lines: [String] = []
  /// By nesting, the heights that follow from that of a card; none where it has no part in them.
  private let heights: [MeasuredHeights.Length?]
  /// How often each name is needed, and how often it was given.
  private var names: [String: (needed: Int, given: Int)] = [:]

  init(heights: [MeasuredHeights.Length?] = []) { self.heights = heights }

  /// Writes a section, which `section` is called then.
  mutating func write(_ section: CompositionalLayout.Section) {
    count(section.group, as: "group")
    names["boundaryItem"] = (section.boundaryItems.count, 0)
    let group = write(section.group, as: "group", depth: 0)
    add("let section = NSCollectionLayoutSection(group: \(group))")
    set("section.interGroupSpacing", section.interGroupSpacing)
    set("section.contentInsets", section.contentInsets)
    set("section.contentInsetsReference", section.contentInsetsReference, unless: .automatic)
    set("section.orthogonalScrollingBehavior", section.orthogonalScrollingBehavior, unless: .none)
    if !section.supplementariesFollowContentInsets { add("section.supplementariesFollowContentInsets = false") }
    set("section.boundarySupplementaryItems", section.boundaryItems) { $0.write($1) }
    names["background"] = (section.decorationItems.count, 0)
    set("section.decorationItems", section.decorationItems) { writer, item in
      let name = writer.name("background")
      writer.add("let \(name) = NSCollectionLayoutDecorationItem.background(elementKind: \(literal(item.kind)))")
      writer.set("\(name).contentInsets", item.contentInsets)
      return name
    }
  }

  /// Writes what holds for all sections, which `configuration` is called then.
  mutating func write(_ configuration: CompositionalLayout.Configuration) {
    names["boundaryItem"] = (configuration.boundaryItems.count, 0)
    add("let configuration = UICollectionViewCompositionalLayoutConfiguration()")
    if configuration.scrollDirection == .horizontal { add("configuration.scrollDirection = .horizontal") }
    set("configuration.interSectionSpacing", configuration.interSectionSpacing)
    set("configuration.contentInsetsReference", configuration.contentInsetsReference, unless: .safeArea)
    set("configuration.boundarySupplementaryItems", configuration.boundaryItems) { $0.write($1) }
  }

  // MARK: Names

  private mutating func need(_ name: String, _ count: Int = 1) { names[name, default: (0, 0)].needed += count }

  private mutating func count(_ group: CompositionalLayout.Group, as name: String) {
    need(name)
    need("supplementaryItem", group.supplementaryItems.count)
    for subitem in group.content.described {
      switch subitem {
      case .group(let group): count(group, as: "innerGroup")
      case .item(let item):
        need("item")
        need("supplementaryItem", item.supplementaryItems.count)
      }
    }
  }

  /// The next name of a kind of element, with a number where there are several.
  private mutating func name(_ kind: String) -> String {
    names[kind, default: (1, 0)].given += 1
    return names[kind]?.needed == 1 ? kind : kind + "\(names[kind]?.given ?? 1)"
  }

  // MARK: Statements

  private mutating func add(_ statement: String) { lines.append("    " + statement) }

  private mutating func set(_ property: String, _ length: Double) {
    if length != 0 { add("\(property) = \(shortestDecimal(length))") }
  }

  private mutating func set(_ property: String, _ insets: EdgeInsets) {
    guard insets != .zero else { return }
    let edges = [
      ("top", insets.top), ("leading", insets.leading), ("bottom", insets.bottom), ("trailing", insets.trailing),
    ]
    add(
      "\(property) = NSDirectionalEdgeInsets(\(edges.map { "\($0): \(shortestDecimal($1))" }.joined(separator: ", ")))")
  }

  private mutating func set<Choice: RawRepresentable<String> & Equatable>(
    _ property: String, _ choice: Choice, unless standard: Choice
  ) {
    if choice != standard { add("\(property) = .\(choice.rawValue)") }
  }

  private mutating func set<Element>(
    _ property: String, _ elements: [Element], _ write: (inout SectionWriter, Element) -> String
  ) {
    if !elements.isEmpty { add("\(property) = [\(elements.map { write(&self, $0) }.joined(separator: ", "))]") }
  }

  // MARK: Elements

  /// - Returns: the name of the group.
  private mutating func write(_ group: CompositionalLayout.Group, as kind: String, depth: Int) -> String {
    let subitems = group.content.described.map { subitem in
      switch subitem {
      case .group(let group): write(group, as: "innerGroup", depth: depth + 1)
      case .item(let item): write(item, depth: depth + 1)
      }
    }
    let supplementaryItems = group.supplementaryItems.map { write($0) }
    let name = name(kind)
    let axis = group.axis == .horizontal ? "horizontal" : "vertical"
    switch group.content {
    case .subitems: begin(name, "Group.\(axis)", group, depth, ["subitems: [\(subitems.joined(separator: ", "))]"])
    case .shared(_, let count): begin(name, "Group.\(axis)", group, depth, ["subitem: \(subitems[0]), count: \(count)"])
    case .repeating(_, let count):
      begin(name, "Group.\(axis)", group, depth, ["repeatingSubitem: \(subitems[0]), count: \(count)"])
    case .custom(let frames):
      begin(name, "Group.custom", group, depth, [], " { _ in")
      let items = frames(.zero).map { item in
        let frame = [
          ("x", item.frame.x), ("y", item.frame.y), ("width", item.frame.width), ("height", item.frame.height),
        ]
        return "NSCollectionLayoutGroupCustomItem(frame: CGRect("
          + frame.map { "\($0): \(shortestDecimal($1))" }.joined(separator: ", ") + ")"
          + (item.zIndex == 0 ? ")" : ", zIndex: \(item.zIndex))")
      }
      add("  [")
      for item in items { add("    \(item),") }
      add("  ]")
      add("}")
    }
    if let spacing = group.interItemSpacing { add("\(name).interItemSpacing = \(spacing.swift)") }
    finish(name, group, depth)
    if !supplementaryItems.isEmpty {
      add("\(name).supplementaryItems = [\(supplementaryItems.joined(separator: ", "))]")
    }
    return name
  }

  private mutating func write(_ item: CompositionalLayout.Item, depth: Int) -> String {
    let supplementaryItems = item.supplementaryItems.map { write($0) }
    let name = name("item")
    let list = supplementaryItems.joined(separator: ", ")
    begin(name, "Item", item, depth, list.isEmpty ? [] : ["supplementaryItems: [\(list)]"])
    finish(name, item, depth)
    return name
  }

  private mutating func write(_ item: CompositionalLayout.SupplementaryItem) -> String {
    let name = name("supplementaryItem")
    let anchors =
      ["containerAnchor: \(item.containerAnchor.swift)"] + (item.itemAnchor.map { ["itemAnchor: \($0.swift)"] } ?? [])
    begin(name, "SupplementaryItem", item.size, nil, ["elementKind: \(literal(item.kind))"] + anchors)
    return name
  }

  private mutating func write(_ item: CompositionalLayout.BoundaryItem) -> String {
    let name = name("boundaryItem")
    let isMoved = item.offset != CompositionalLayout.Point(x: 0, y: 0)
    begin(
      name, "BoundarySupplementaryItem", item.size, nil,
      ["elementKind: \(literal(item.kind)), alignment: .\(item.alignment.rawValue)"]
        + (isMoved ? ["absoluteOffset: \(item.offset.swift)"] : []))
    if !item.extendsBoundary { add("\(name).extendsBoundary = false") }
    if item.pinToVisibleBounds { add("\(name).pinToVisibleBounds = true") }
    set("\(name).contentInsets", item.contentInsets)
    return name
  }

  /// The statement that makes an element.
  private mutating func begin(
    _ name: String, _ type: String, _ element: any LayoutElement, _ depth: Int, _ arguments: [String],
    _ closure: String = ""
  ) {
    begin(name, type, element.size, height(depth), arguments, closure)
  }

  private mutating func begin(
    _ name: String, _ type: String, _ size: CompositionalLayout.ElementSize, _ height: MeasuredHeights.Length?,
    _ arguments: [String], _ closure: String = ""
  ) {
    let measured = height.map { "height.map { .absolute(\($0.swift)) } ?? " } ?? ""
    add("let \(name) = NSCollectionLayout\(type)(")
    add("  layoutSize: NSCollectionLayoutSize(")
    add("    widthDimension: \(size.width.swift), heightDimension: \(measured)\(size.height.swift))")
    for argument in arguments {
      lines[lines.count - 1] += ","
      add("  " + argument)
    }
    lines[lines.count - 1] += ")" + closure
  }

  /// The properties that items and groups have in common.
  private mutating func finish(_ name: String, _ element: any LayoutElement, _ depth: Int) {
    var insets = element.contentInsets
    // UIKit ignores them along an open axis; along a given one they would take from the card.
    if height(depth) != nil { (insets.top, insets.bottom) = (0, 0) }
    set("\(name).contentInsets", insets)
    guard element.edgeSpacing != CompositionalLayout.EdgeSpacing() else { return }
    let edges = element.edgeSpacing
    let list = [("leading", edges.leading), ("top", edges.top), ("trailing", edges.trailing), ("bottom", edges.bottom)]
    let spacings = list.map { "\($0): \($1?.swift ?? "nil")" }.joined(separator: ", ")
    add("\(name).edgeSpacing = NSCollectionLayoutEdgeSpacing(\(spacings))")
  }

  private func height(_ depth: Int) -> MeasuredHeights.Length? { depth < heights.count ? heights[depth] : nil }
}
