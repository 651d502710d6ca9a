import Catalog
import CollectionLayout
import ShelfSizing

/// Descriptions of compositional layouts, in UIKit's words.
extension ConfigurationReader {
  /// A path, or the description itself.
  mutating func layoutSource(_ member: JSONObject.Member) -> Setting<ShelfConfiguration.LayoutSource>? {
    let (value, position) = (member.value, member.value.position)
    switch value.content {
    case .string(let path) where !path.isEmpty: return setting(.file(path), at: position)
    case .object: return setting(.inline(layoutDescription(value, of: "'\(member.key)'")), at: position)
    default: return mismatch(value, member.key, "a path or an object")
    }
  }

  /// The description of a layout; whatever is wrong in it has been reported.
  ///
  /// - Parameter name: how messages call it.
  mutating func layoutDescription(_ value: JSONValue, of name: String) -> LayoutDescription {
    var description = LayoutDescription(sections: [])
    let keys = [
      "schemaVersion", "scrollDirection", "interSectionSpacing", "contentInsetsReference", "boundaryItems", "sections",
    ]
    var names: Set<String> = []
    for member in present(value, of: name, allowing: keys) {
      switch member.key {
      case "schemaVersion": checkSchemaVersion(member)
      case "scrollDirection":
        set(&description.configuration.scrollDirection, member, ["vertical": .vertical, "horizontal": .horizontal])
      case "interSectionSpacing": set(&description.configuration.interSectionSpacing, number(member, .any))
      case "contentInsetsReference": set(&description.configuration.contentInsetsReference, choice(member))
      case "boundaryItems": description.configuration.boundaryItems = objects(member) { $0.boundaryItem($1) }
      default: description.sections = objects(member) { $0.section($1, names: &names) }
      }
    }
    if value.object != nil, description.sections.isEmpty, !hasFaults {
      let sections = value.object?["sections"]
      report((sections ?? value).position, "\(name) needs at least one entry in 'sections'")
    }
    return description
  }

  private mutating func section(_ value: JSONValue, names: inout Set<String>) -> LayoutDescription.Section? {
    let keys = [
      "group", "interGroupSpacing", "contentInsets", "orthogonalScrollingBehavior", "contentInsetsReference",
      "supplementariesFollowContentInsets", "section", "boundaryItems", "decorationItems",
    ]
    var section: CompositionalLayout.Section?
    var origin: LayoutDescription.GroupOrigin?
    var name: String?
    let members = present(value, of: "a section", allowing: keys)
    for member in members where member.key == "group" {
      guard let (group, place) = group(member.value) else { return nil }
      section = CompositionalLayout.Section(group: group, itemCount: 0)
      origin = place
    }
    guard var section, let origin else {
      if value.object != nil { report(value.position, "a section needs a 'group'") }
      return nil
    }
    for member in members {
      switch member.key {
      case "interGroupSpacing": set(&section.interGroupSpacing, number(member, .any))
      case "contentInsets": set(&section.contentInsets, contentInsets(member))
      case "orthogonalScrollingBehavior": set(&section.orthogonalScrollingBehavior, choice(member))
      case "contentInsetsReference": set(&section.contentInsetsReference, choice(member))
      case "supplementariesFollowContentInsets": set(&section.supplementariesFollowContentInsets, bool(member))
      case "boundaryItems": section.boundaryItems = objects(member) { $0.boundaryItem($1) }
      case "decorationItems": section.decorationItems = objects(member) { $0.decorationItem($1) }
      case "section":
        name = string(member)?.value
        if let name, !names.insert(name).inserted {
          report(member.value.position, "'\(name)' is described twice")
        }
      default: break
      }
    }
    var described = LayoutDescription.Section(name: name, section)
    described.origin = origin
    return described
  }

  // MARK: Groups

  /// A group, and where it is written.
  private mutating func group(
    _ value: JSONValue
  ) -> (CompositionalLayout.Group, LayoutDescription.GroupOrigin)? {
    let contents = ["subitems", "subitem", "repeatingSubitem", "customFrames"]
    let keys = [
      "axis", "width", "height", "interItemSpacing", "contentInsets", "edgeSpacing", "supplementaryItems", "count",
    ]
    let members = present(value, of: "a group", allowing: keys + contents)
    let named = members.filter { contents.contains($0.key) }
    guard let size = elementSize(value, members, of: "a group") else { return nil }
    guard named.count == 1 else {
      report(value.position, "a group needs one of 'subitems', 'subitem', 'repeatingSubitem' and 'customFrames'")
      return nil
    }
    let count = members.first { $0.key == "count" }
    var subitems: [LayoutDescription.GroupOrigin] = []
    guard let content = content(named[0], count: count, of: value, origins: &subitems) else { return nil }
    var group = CompositionalLayout.Group(axis: .horizontal, size: size, content: content)
    for member in members {
      switch member.key {
      case "axis": set(&group.axis, member, ["horizontal": .horizontal, "vertical": .vertical])
      case "interItemSpacing": group.interItemSpacing = spacing(member)
      case "contentInsets": set(&group.contentInsets, contentInsets(member))
      case "edgeSpacing": group.edgeSpacing = edgeSpacing(member)
      case "supplementaryItems": group.supplementaryItems = objects(member) { $0.supplementaryItem($1) }
      default: break
      }
    }
    return (group, LayoutDescription.GroupOrigin(origin: origin(of: value), subitems: subitems))
  }

  private mutating func content(
    _ member: JSONObject.Member, count written: JSONObject.Member?, of group: JSONValue,
    origins: inout [LayoutDescription.GroupOrigin]
  ) -> CompositionalLayout.Group.Content? {
    let isCounted = member.key == "subitem" || member.key == "repeatingSubitem"
    if let written, !isCounted {
      report(written.keyPosition, "'count' goes with 'subitem' or 'repeatingSubitem', not with '\(member.key)'")
      return nil
    }
    switch member.key {
    case "customFrames":
      let frames = objects(member) { $0.customFrame($1) }
      if member.value.array?.isEmpty == true {
        report(member.value.position, "'customFrames' needs at least one frame")
      }
      return .custom { _ in frames }
    case "subitems":
      var items: [CompositionalLayout.Subitem] = []
      for value in member.value.array ?? mismatch(member.value, member.key, "an array") ?? [] {
        guard let (item, origin) = subitem(value) else { continue }
        items.append(item)
        origins.append(origin)
      }
      if member.value.array?.isEmpty == true { report(member.value.position, "'subitems' needs at least one entry") }
      return .subitems(items)
    default:
      guard let written else {
        report(group.position, "a group with a '\(member.key)' needs a 'count'")
        return nil
      }
      guard let count = self.count(written)?.value, let (item, origin) = subitem(member.value) else { return nil }
      origins.append(origin)
      return member.key == "subitem" ? .shared(item, count: count) : .repeating(item, count: count)
    }
  }

  private mutating func subitem(
    _ value: JSONValue
  ) -> (CompositionalLayout.Subitem, LayoutDescription.GroupOrigin)? {
    let members = present(value, of: "a subitem", allowing: ["item", "group"])
    guard let object = value.object else { return nil }
    guard members.count == 1 else {
      if object.members.count != 1 { report(value.position, "a subitem is an 'item' or a 'group'") }
      return nil
    }
    if members[0].key == "group" { return group(members[0].value).map { (.group($0), $1) } }
    let origin = origin(of: members[0].value)
    return item(members[0].value).map { (.item($0), LayoutDescription.GroupOrigin(origin: origin, subitems: [])) }
  }

  private func origin(of value: JSONValue) -> SettingOrigin { setting(true, at: value.position).origin }

  private mutating func item(_ value: JSONValue) -> CompositionalLayout.Item? {
    let keys = ["width", "height", "contentInsets", "edgeSpacing", "supplementaryItems"]
    let members = present(value, of: "an item", allowing: keys)
    guard let size = elementSize(value, members, of: "an item") else { return nil }
    var item = CompositionalLayout.Item(size: size)
    for member in members {
      switch member.key {
      case "contentInsets": set(&item.contentInsets, contentInsets(member))
      case "edgeSpacing": item.edgeSpacing = edgeSpacing(member)
      case "supplementaryItems": item.supplementaryItems = objects(member) { $0.supplementaryItem($1) }
      default: break
      }
    }
    return item
  }
}
