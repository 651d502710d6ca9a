import ShelfSizing

extension ValueKind<EdgeInsets> {
  /// A length for all sides, or an object with one for each.
  package static func insets(_ range: ConfigurationReader.Range = .zeroOrMore) -> ValueKind {
    let sides = ObjectKeys<EdgeInsets>(
      range == .any ? "content insets" : "edge insets", "insets",
      range == .any ? "Lengths by sides, which may be below 0." : "Lengths by sides.",
      [
        side("top") { $0.top = $1 }, side("leading") { $0.leading = $1 }, side("bottom") { $0.bottom = $1 },
        side("trailing") { $0.trailing = $1 },
      ])

    func side(_ name: String, set: @escaping @Sendable (inout EdgeInsets, Double) -> Void) -> Key<EdgeInsets> {
      Key(name, .number(range), unit: "points", standard: "0", example: "8", "Of this side.", set: set)
    }
    return ValueKind(.any([.number(range), .described(sides.description)])) { member, reader in
      switch member.value.content {
      case .number: return reader.number(member, range).map { EdgeInsets(all: $0.value) }
      case .object:
        var insets = EdgeInsets.zero
        sides.read(member.value, called: "'\(member.key)'", into: &insets, &reader)
        return insets
      default: return reader.mismatch(member.value, member.key, "a number or an object")
      }
    }
  }
}
