import Catalog
import CollectionLayout
import ShelfSizing

/// The views of a compositional layout that are no cells.
extension LayoutKeys {
  static let boundaryItem = ValueKind.object(
    boundaryItemKeys, called: "a boundary item",
    CompositionalLayout.BoundaryItem(kind: "header", size: noSize, alignment: .top))

  private static let boundaryItemKeys = ObjectKeys<CompositionalLayout.BoundaryItem>(
    "boundary item", "a boundary item", "An `NSCollectionLayoutBoundarySupplementaryItem`.", takesNull: true,
    sizeKeys { $1(&$0.size) } + [
      Key("kind", .text, standard: "header", example: #""footer""#, "Its element kind.") { $0.kind = $1 },
      Key("alignment", .names(), standard: "top", example: #""bottom""#, "At which edge or corner it stands.") {
        $0.alignment = $1
      },
      Key(
        "extendsBoundary", .bool, standard: "true", example: "false",
        "Whether it lies outside of the content, not over it."
      ) { $0.extendsBoundary = $1 },
      Key("pinToVisibleBounds", .bool, standard: "false", example: "true", "Whether it stays in sight.") {
        $0.pinToVisibleBounds = $1
      },
      Key("offset", point, standard: "none", example: #"{"x": 0, "y": -10}"#, "How far it is moved.") {
        $0.offset = $1
      },
      contentInsets { $0.contentInsets = $1 },
    ])

  static let supplementaryItem = ValueKind.object(
    supplementaryItemKeys, called: "a supplementary item",
    CompositionalLayout.SupplementaryItem(kind: "badge", size: noSize, containerAnchor: .init(edges: .none)))

  private static let supplementaryItemKeys = ObjectKeys<CompositionalLayout.SupplementaryItem>(
    "supplementary item", "a supplementary item", "An `NSCollectionLayoutSupplementaryItem`.", takesNull: true,
    sizeKeys { $1(&$0.size) } + [
      Key("kind", .text, standard: "badge", example: #""badge""#, "Its element kind.") { $0.kind = $1 },
      Key(
        "containerAnchor", anchor, standard: "the middle", example: #"{"edges": ["top", "trailing"]}"#,
        "Where it stands in the element that has it."
      ) { $0.containerAnchor = $1 },
      Key(
        "itemAnchor", anchor, standard: "the container's", example: #"{"edges": ["bottom", "leading"]}"#,
        "Which of its own points stands there."
      ) { $0.itemAnchor = $1 },
    ])

  static let decorationItem = ValueKind.object(
    decorationItemKeys, called: "a decoration item", CompositionalLayout.DecorationItem(kind: "background"))

  private static let decorationItemKeys = ObjectKeys<CompositionalLayout.DecorationItem>(
    "decoration item", "a decoration item", "An `NSCollectionLayoutDecorationItem`.", takesNull: true,
    [
      Key("kind", .text, standard: "background", example: #""card""#, "Its element kind.") { $0.kind = $1 },
      contentInsets { $0.contentInsets = $1 },
    ])

  static let customFrame = ValueKind.object(
    customFrameKeys, called: "a frame", CompositionalLayout.CustomFrame(frame: Rect(x: 0, y: 0, width: 0, height: 0)))

  private static let customFrameKeys = ObjectKeys<CompositionalLayout.CustomFrame>(
    "custom frame", "a frame", "An `NSCollectionLayoutGroupCustomItem`.", takesNull: true,
    [
      Key("x", .number(.any), unit: "points", isRequired: true, example: "0", "From the group's left edge.") {
        $0.frame.x = $1
      },
      Key("y", .number(.any), unit: "points", isRequired: true, example: "0", "From the group's top edge.") {
        $0.frame.y = $1
      },
      Key("width", .number(.zeroOrMore), unit: "points", isRequired: true, example: "100", "Its width.") {
        $0.frame.width = $1
      },
      Key("height", .number(.zeroOrMore), unit: "points", isRequired: true, example: "80", "Its height.") {
        $0.frame.height = $1
      },
      Key("zIndex", wholeNumber, standard: "0", example: "1", "In front of those with a smaller one.") {
        $0.zIndex = $1
      },
    ])

  // MARK: Anchors

  /// An anchor: `{"edges": ["top", "trailing"], "fractionalOffset": {"x": 0.3, "y": -0.3}}`.
  private static let anchor = ValueKind<CompositionalLayout.Anchor>(.described(anchorKeys.description)) {
    member, reader in
    var anchor = CompositionalLayout.Anchor(edges: .none)
    let keys = anchorKeys.read(member.value, called: "'\(member.key)'", into: &anchor, &reader)
    if keys.count(where: { $0.key.hasSuffix("Offset") }) > 1 {
      reader.report(member.value.position, "'\(member.key)' has two offsets; leave one of them out")
    }
    return anchor
  }

  private static let anchorKeys = ObjectKeys<CompositionalLayout.Anchor>(
    "anchor", "an anchor", "An `NSCollectionLayoutAnchor`, with one offset at most.", takesNull: true,
    [
      Key(
        "edges", edges, standard: "none", example: #"["top", "trailing"]"#,
        "An edge, or two that meet in a corner, also by the corner's name."
      ) { $0.edges = $1 },
      Key("absoluteOffset", point, standard: "none", example: #"{"x": 8, "y": 8}"#, "How far it is moved, in points.") {
        $0.offset = .absolute($1)
      },
      Key(
        "fractionalOffset", point, standard: "none", example: #"{"x": 0.3, "y": -0.3}"#,
        "How far it is moved, in parts of its size."
      ) { $0.offset = .fractional($1) },
    ])
}
