import Catalog
import CollectionLayout
import ShelfSizing

/// Lengths, spacings and insets of compositional layouts.
extension ConfigurationReader {
  /// The members of an object that are not null, which is the same as absent.
  mutating func present(_ value: JSONValue, of name: String, allowing keys: [String]) -> [JSONObject.Member] {
    members(value, of: name, allowing: keys, listsKeys: true).filter { !$0.value.isNull }
  }

  /// Replaces a value by one that could be read.
  mutating func set<Value>(_ value: inout Value, _ read: Setting<Value>?) {
    if let read { value = read.value }
  }

  /// Replaces a value by that of a name.
  mutating func set<Value>(_ value: inout Value, _ member: JSONObject.Member, _ choices: KeyValuePairs<String, Value>) {
    guard let name = string(member) else { return }
    guard let choice = choices.first(where: { $0.key == name.value }) else {
      let names = choices.map { "'\($0.key)'" }.joined(separator: " or ")
      report(name.position, "'\(member.key)' must be \(names), not '\(name.value)'")
      return
    }
    value = choice.value
  }

  /// The objects of a list that could be read.
  mutating func objects<Object>(
    _ member: JSONObject.Member, _ read: (inout ConfigurationReader, JSONValue) -> Object?
  ) -> [Object] {
    list(member) { reader, value in read(&reader, value).map { reader.setting($0, at: value.position) } }.map(\.value)
  }

  /// Both lengths of an element, without which it has no size.
  mutating func elementSize(
    _ value: JSONValue, _ members: [JSONObject.Member], of name: String
  ) -> CompositionalLayout.ElementSize? {
    guard value.object != nil else { return nil }
    var lengths: [CompositionalLayout.Dimension] = []
    for key in ["width", "height"] {
      guard let member = members.first(where: { $0.key == key }) else {
        report(value.position, "\(name) needs a '\(key)'")
        continue
      }
      if let length = dimension(member) { lengths.append(length) }
    }
    return lengths.count == 2 ? CompositionalLayout.ElementSize(width: lengths[0], height: lengths[1]) : nil
  }

  /// A length: `{"fractionalWidth": 0.5}`.
  private mutating func dimension(_ member: JSONObject.Member) -> CompositionalLayout.Dimension? {
    let keys = ["absolute", "estimated", "fractionalWidth", "fractionalHeight", "uniformAcrossSiblings"]
    guard let (key, length) = single(member, keys, .zeroOrMore) else { return nil }
    switch key {
    case "absolute": return .absolute(length)
    case "estimated": return .estimated(length)
    case "fractionalWidth": return .fractionalWidth(length)
    case "fractionalHeight": return .fractionalHeight(length)
    default: return .uniformAcrossSiblings(estimate: length)
    }
  }

  /// A spacing: `{"fixed": 8}` or `{"flexible": 8}`.
  mutating func spacing(_ member: JSONObject.Member) -> CompositionalLayout.Spacing? {
    guard let (key, length) = single(member, ["fixed", "flexible"], .any) else { return nil }
    return key == "fixed" ? .fixed(length) : .flexible(length)
  }

  /// A number with the one key of its object.
  private mutating func single(
    _ member: JSONObject.Member, _ keys: [String], _ range: Range
  ) -> (key: String, value: Double)? {
    let all = "one of " + keys.joined(separator: ", ")
    guard let object = member.value.object else { return mismatch(member.value, member.key, "an object with \(all)") }
    guard object.members.count == 1, let length = object.members.first else {
      report(member.value.position, "'\(member.key)' must have \(all)")
      return nil
    }
    guard keys.contains(length.key) else {
      report(
        length.keyPosition,
        "'\(member.key)' must have \(all), not '\(length.key)'" + suggestion(for: length.key, among: keys))
      return nil
    }
    return number(length, range).map { (length.key, $0.value) }
  }

  mutating func edgeSpacing(_ member: JSONObject.Member) -> CompositionalLayout.EdgeSpacing {
    var edges = CompositionalLayout.EdgeSpacing()
    let keys = ["leading", "top", "trailing", "bottom"]
    for edge in present(member.value, of: "'\(member.key)'", allowing: keys) {
      switch edge.key {
      case "leading": edges.leading = spacing(edge)
      case "top": edges.top = spacing(edge)
      case "trailing": edges.trailing = spacing(edge)
      default: edges.bottom = spacing(edge)
      }
    }
    return edges
  }

  /// Insets, which unlike those of a shelf may be negative: what they surround then sticks out.
  mutating func contentInsets(_ member: JSONObject.Member) -> Setting<EdgeInsets>? {
    insets(member, .any)
  }

  /// A point or a distance: `{"x": 0, "y": -10}`.
  mutating func point(_ member: JSONObject.Member) -> Setting<CompositionalLayout.Point>? {
    var point = CompositionalLayout.Point(x: 0, y: 0)
    for axis in present(member.value, of: "'\(member.key)'", allowing: ["x", "y"]) {
      if axis.key == "x" { set(&point.x, number(axis, .any)) } else { set(&point.y, number(axis, .any)) }
    }
    return setting(point, at: member.value.position)
  }

  mutating func wholeNumber(_ member: JSONObject.Member) -> Setting<Int>? {
    guard let number = number(member, .any) else { return nil }
    guard let whole = Int(exactly: number.value) else {
      report(number.position, "'\(member.key)' must be a whole number")
      return nil
    }
    return number.map { _ in whole }
  }
}
