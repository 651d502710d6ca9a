import Catalog
import CollectionLayout
import ShelfSizing

/// The views of a compositional layout that are no cells.
extension ConfigurationReader {
  mutating func boundaryItem(_ value: JSONValue) -> CompositionalLayout.BoundaryItem? {
    let keys = [
      "kind", "width", "height", "alignment", "extendsBoundary", "pinToVisibleBounds", "offset", "contentInsets",
    ]
    let members = present(value, of: "a boundary item", allowing: keys)
    guard let size = elementSize(value, members, of: "a boundary item") else { return nil }
    var item = CompositionalLayout.BoundaryItem(kind: "header", size: size, alignment: .top)
    for member in members {
      switch member.key {
      case "kind": set(&item.kind, string(member))
      case "alignment": set(&item.alignment, choice(member))
      case "extendsBoundary": set(&item.extendsBoundary, bool(member))
      case "pinToVisibleBounds": set(&item.pinToVisibleBounds, bool(member))
      case "offset": set(&item.offset, point(member))
      case "contentInsets": set(&item.contentInsets, contentInsets(member))
      default: break
      }
    }
    return item
  }

  mutating func supplementaryItem(_ value: JSONValue) -> CompositionalLayout.SupplementaryItem? {
    let keys = ["kind", "width", "height", "containerAnchor", "itemAnchor"]
    let members = present(value, of: "a supplementary item", allowing: keys)
    guard let size = elementSize(value, members, of: "a supplementary item") else { return nil }
    var item = CompositionalLayout.SupplementaryItem(kind: "badge", size: size, containerAnchor: .init(edges: .none))
    for member in members {
      switch member.key {
      case "kind": set(&item.kind, string(member))
      case "containerAnchor": item.containerAnchor = anchor(member)
      case "itemAnchor": item.itemAnchor = anchor(member)
      default: break
      }
    }
    return item
  }

  mutating func decorationItem(_ value: JSONValue) -> CompositionalLayout.DecorationItem? {
    var item = CompositionalLayout.DecorationItem(kind: "background")
    for member in present(value, of: "a decoration item", allowing: ["kind", "contentInsets"]) {
      if member.key == "kind" {
        set(&item.kind, string(member))
      } else {
        set(&item.contentInsets, contentInsets(member))
      }
    }
    return item
  }

  mutating func customFrame(_ value: JSONValue) -> CompositionalLayout.CustomFrame? {
    var frame = CompositionalLayout.CustomFrame(frame: Rect(x: 0, y: 0, width: 0, height: 0))
    let keys = ["x", "y", "width", "height", "zIndex"]
    let members = present(value, of: "a frame", allowing: keys)
    for key in keys.dropLast() where value.object != nil && !members.contains(where: { $0.key == key }) {
      report(value.position, "a frame needs '\(key)'")
    }
    for member in members {
      switch member.key {
      case "x": set(&frame.frame.x, number(member, .any))
      case "y": set(&frame.frame.y, number(member, .any))
      case "width": set(&frame.frame.width, number(member, .zeroOrMore))
      case "height": set(&frame.frame.height, number(member, .zeroOrMore))
      default: set(&frame.zIndex, wholeNumber(member))
      }
    }
    return frame
  }

  /// An anchor: `{"edges": ["top", "trailing"], "fractionalOffset": {"x": 0.3, "y": -0.3}}`.
  private mutating func anchor(_ member: JSONObject.Member) -> CompositionalLayout.Anchor {
    var anchor = CompositionalLayout.Anchor(edges: .none)
    let offsets = ["absoluteOffset", "fractionalOffset"]
    let members = present(member.value, of: "'\(member.key)'", allowing: ["edges"] + offsets)
    if members.filter({ offsets.contains($0.key) }).count > 1 {
      report(member.value.position, "'\(member.key)' has two offsets; leave one of them out")
    }
    for member in members {
      switch member.key {
      case "edges": set(&anchor.edges, edges(member))
      case "absoluteOffset": set(&anchor.offset, point(member)?.map { .absolute($0) })
      default: set(&anchor.offset, point(member)?.map { .fractional($0) })
      }
    }
    return anchor
  }

  /// An edge or two of them, as a list or by the name of the alignment: `["top", "trailing"]`, `"topTrailing"`.
  private mutating func edges(_ member: JSONObject.Member) -> Setting<CompositionalLayout.Alignment>? {
    guard member.value.array != nil else { return choice(member) }
    let names = list(member) { $0.string($1, member.key) }.map(\.value)
    // The name of a corner begins with its horizontal edge: topLeading.
    let upright = names.filter { $0 == "top" || $0 == "bottom" }
    let across = names.filter { $0 == "leading" || $0 == "trailing" }
    if upright.count < 2, across.count < 2, upright.count + across.count == names.count {
      let name = upright.first.map { $0 + (across.first.map { $0.prefix(1).uppercased() + $0.dropFirst() } ?? "") }
      return setting(
        CompositionalLayout.Alignment(rawValue: name ?? across.first ?? "none") ?? .none, at: member.value.position)
    }
    report(
      member.value.position, "'\(member.key)' must be 'top' or 'bottom', 'leading' or 'trailing', or one of each")
    return nil
  }
}
