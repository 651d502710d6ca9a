import Catalog
import CollectionLayout
import ShelfSizing

/// Lengths, spacings and offsets of compositional layouts.
extension LayoutKeys {
  typealias Dimension = CompositionalLayout.Dimension
  typealias Spacing = CompositionalLayout.Spacing

  /// A length: `{"fractionalWidth": 0.5}`.
  static let dimension = ValueKind.object(dimensionKeys, Dimension.absolute(0))

  private static let dimensionKeys = ObjectKeys<Dimension>(
    "dimension", "a dimension", "An `NSCollectionLayoutDimension`.",
    choices: ["absolute", "estimated", "fractionalWidth", "fractionalHeight", "uniformAcrossSiblings"],
    [
      Key("absolute", .number(.zeroOrMore), unit: "points", example: "200", "A length.") { $0 = .absolute($1) },
      Key("estimated", .number(.zeroOrMore), unit: "points", example: "100", "The guess at a length that cells decide.")
      { $0 = .estimated($1) },
      Key("fractionalWidth", .number(.zeroOrMore), unit: "of the width", example: "0.85", "A part of what is round it.")
      {
        $0 = .fractionalWidth($1)
      },
      Key(
        "fractionalHeight", .number(.zeroOrMore), unit: "of the height", example: "1", "A part of what is round it."
      ) { $0 = .fractionalHeight($1) },
      Key(
        "uniformAcrossSiblings", .number(.zeroOrMore), unit: "points", example: "100",
        "The guess at a length that the largest of its siblings decides."
      ) { $0 = .uniformAcrossSiblings(estimate: $1) },
    ])

  /// A spacing: `{"fixed": 8}` or `{"flexible": 8}`.
  static let spacing = ValueKind.object(spacingKeys, Spacing.fixed(0))

  private static let spacingKeys = ObjectKeys<Spacing>(
    "spacing", "a spacing", "An `NSCollectionLayoutSpacing`.", choices: ["fixed", "flexible"],
    [
      Key("fixed", .number(.any), unit: "points", example: "8", "So much.") { $0 = .fixed($1) },
      Key("flexible", .number(.any), unit: "points", example: "8", "At least so much.") { $0 = .flexible($1) },
    ])

  static let edgeSpacing = ValueKind.object(edgeSpacingKeys, CompositionalLayout.EdgeSpacing())

  private static let edgeSpacingKeys = ObjectKeys<CompositionalLayout.EdgeSpacing>(
    "edge spacing", "an edge spacing", "An `NSCollectionLayoutEdgeSpacing`.", takesNull: true,
    [
      edge("leading") { $0.leading = $1 }, edge("top") { $0.top = $1 }, edge("trailing") { $0.trailing = $1 },
      edge("bottom") { $0.bottom = $1 },
    ])

  private static func edge(
    _ name: String, set: @escaping @Sendable (inout CompositionalLayout.EdgeSpacing, Spacing) -> Void
  ) -> Key<CompositionalLayout.EdgeSpacing> {
    Key(name, spacing, standard: "none", example: #"{"fixed": 4}"#, "Outside of this edge.", set: set)
  }

  /// A point or a distance: `{"x": 0, "y": -10}`.
  static let point = ValueKind.object(pointKeys, CompositionalLayout.Point(x: 0, y: 0))

  private static let pointKeys = ObjectKeys<CompositionalLayout.Point>(
    "point", "a point", "A point or a distance.", takesNull: true,
    [
      Key("x", .number(.any), unit: "points, or a part", standard: "0", example: "0", "Along the width.") { $0.x = $1 },
      Key("y", .number(.any), unit: "points, or a part", standard: "0", example: "-10", "Along the height.") {
        $0.y = $1
      },
    ])

  /// An edge or two of them, as a list or by the name of the alignment: `["top", "trailing"]`, `"topTrailing"`.
  static let edges = ValueKind<CompositionalLayout.Alignment>(
    .any([
      ValueKind<CompositionalLayout.Alignment>.names().shape, .list(.names(["top", "leading", "bottom", "trailing"])),
    ])
  ) { member, reader in
    guard member.value.array != nil else { return ValueKind.names().read(member, &reader) }
    let names = reader.list(member) { $0.string($1, member.key) }.map(\.value)
    // The name of a corner begins with its horizontal edge: topLeading.
    let upright = names.filter { $0 == "top" || $0 == "bottom" }
    let across = names.filter { $0 == "leading" || $0 == "trailing" }
    if upright.count < 2, across.count < 2, upright.count + across.count == names.count {
      let name = upright.first.map { $0 + (across.first.map { $0.prefix(1).uppercased() + $0.dropFirst() } ?? "") }
      return CompositionalLayout.Alignment(rawValue: name ?? across.first ?? "none")
        ?? CompositionalLayout.Alignment.none
    }
    reader.report(
      member.value.position, "'\(member.key)' must be 'top' or 'bottom', 'leading' or 'trailing', or one of each")
    return nil
  }

  static let wholeNumber = ValueKind<Int>(.whole(Int.min...Int.max)) { member, reader in
    guard let number = reader.number(member, .any) else { return nil }
    guard let whole = Int(exactly: number.value) else {
      reader.report(number.position, "'\(member.key)' must be a whole number")
      return nil
    }
    return whole
  }

  /// The lengths of an element, which has no size without them.
  static func sizeKeys<Element>(
    _ size: @escaping @Sendable (inout Element, (inout CompositionalLayout.ElementSize) -> Void) -> Void
  ) -> [Key<Element>] {
    [
      Key("width", dimension, isRequired: true, example: #"{"fractionalWidth": 1}"#, "How wide it is.") {
        element, width in
        size(&element) { $0.width = width }
      },
      Key("height", dimension, isRequired: true, example: #"{"estimated": 100}"#, "How high it is.") {
        element, height in
        size(&element) { $0.height = height }
      },
    ]
  }

  /// A size until it is read.
  static let noSize = CompositionalLayout.ElementSize(width: .absolute(0), height: .absolute(0))
}
