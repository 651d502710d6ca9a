import Catalog
import CollectionLayout
import ShelfSizing

/// The keys of compositional layouts, in UIKit's words: a table for each kind of object. In all of them `null` is the same
/// as a key that is left out.
enum LayoutKeys {
  static let layout = ObjectKeys<LayoutDescription>(
    "layout", "the layout", "A `UICollectionViewCompositionalLayout`.", takesNull: true,
    [
      Key(
        "$schema", .anyText, standard: "none", example: #""layout.schema.json""#,
        "The JSON Schema from which editors complete."
      ) { _, _ in },
      Key("schemaVersion", .schemaVersion, standard: "1", example: "1", "The version of this notation.") { _, _ in },
      Key(
        "scrollDirection", .names([("vertical", .vertical), ("horizontal", .horizontal)]), standard: "vertical",
        example: #""horizontal""#, "Which way it scrolls."
      ) { $0.configuration.scrollDirection = $1 },
      Key(
        "interSectionSpacing", .number(.any), unit: "points", standard: "0", example: "24",
        "The space between sections."
      ) { $0.configuration.interSectionSpacing = $1 },
      Key(
        "contentInsetsReference", .names(), standard: "safeArea", example: #""layoutMargins""#,
        "The area that the insets of sections start from."
      ) { $0.configuration.contentInsetsReference = $1 },
      Key("boundaryItems", .list(boundaryItem), standard: "none", example: "[]", "Headers and footers of the layout.") {
        $0.configuration.boundaryItems = $1
      },
      Key(
        "sections", sections, isRequired: true,
        example: #"[{"group": {"width": {"fractionalWidth": 0.85}, "height": {"estimated": 100}, "subitems": "#
          + #"[{"item": {"width": {"fractionalWidth": 1}, "height": {"estimated": 100}}}]}}]"#,
        "The k-th entry describes the k-th section, the last one all further ones."
      ) { $0.sections = $1 },
    ])

  private static let sections = ValueKind<[LayoutDescription.Section]>(.list(section.shape, from: 1)) {
    member, reader in
    guard let written = ValueKind<[WrittenSection]>.list(section, from: 1).read(member, &reader) else { return nil }
    var names: Set<String> = []
    for name in written.compactMap(\.name) where !names.insert(name.value).inserted {
      reader.report(name.position, "'\(name.value)' is described twice")
    }
    return written.compactMap(\.described)
  }

  /// A section while its keys are read.
  private struct WrittenSection {
    var section = CompositionalLayout.Section(
      group: .init(axis: .horizontal, size: noSize, content: .subitems([])), itemCount: 0)
    var origin: LayoutDescription.GroupOrigin?
    var name: Setting<String>?

    var described: LayoutDescription.Section? {
      guard let origin else { return nil }
      var described = LayoutDescription.Section(name: name?.value, section)
      described.origin = origin
      return described
    }
  }

  private static let section = ValueKind.object(sectionKeys, called: "a section", WrittenSection())

  private static let sectionKeys = ObjectKeys<WrittenSection>(
    "section", "a section", "An `NSCollectionLayoutSection`.", takesNull: true,
    [
      Key(
        "group", group, isRequired: true,
        example: #"{"width": {"fractionalWidth": 0.85}, "height": {"estimated": 100}, "subitems": "#
          + #"[{"item": {"width": {"fractionalWidth": 1}, "height": {"estimated": 100}}}]}"#,
        "The group that repeats."
      ) { ($0.section.group, $0.origin) = $1 },
      Key("interGroupSpacing", .number(.any), unit: "points", standard: "0", example: "10", "The space between groups.")
      { $0.section.interGroupSpacing = $1 },
      contentInsets { $0.section.contentInsets = $1 },
      Key(
        "orthogonalScrollingBehavior", .names(), standard: "none", example: #""groupPaging""#,
        "How it scrolls across the layout."
      ) { $0.section.orthogonalScrollingBehavior = $1 },
      Key(
        "contentInsetsReference", .names(), standard: "automatic", example: #""none""#,
        "The area that its insets start from."
      ) { $0.section.contentInsetsReference = $1 },
      Key(
        "supplementariesFollowContentInsets", .bool, standard: "true", example: "false",
        "Whether its boundary items keep to its insets."
      ) { $0.section.supplementariesFollowContentInsets = $1 },
      Key(
        "section", ValueKind(.text(mayBeEmpty: false)) { $1.string($0) }, standard: "by its place",
        example: #""featured""#, "The name of the records' section that it describes."
      ) { $0.name = $1 },
      Key("boundaryItems", .list(boundaryItem), standard: "none", example: "[]", "Its headers and footers.") {
        $0.section.boundaryItems = $1
      },
      Key(
        "decorationItems", .list(decorationItem), standard: "none", example: #"[{"kind": "background"}]"#,
        "The views behind it."
      ) { $0.section.decorationItems = $1 },
    ])

  static func contentInsets<Element>(
    set: @escaping @Sendable (inout Element, EdgeInsets) -> Void
  ) -> Key<Element> {
    // Unlike those of a shelf they may be negative: what they surround then sticks out.
    Key("contentInsets", .insets(.any), unit: "points", standard: "0", example: "8", "Round its content.", set: set)
  }

  // MARK: Groups and items

  typealias Placed<Element> = (Element, LayoutDescription.GroupOrigin)

  /// A group while its keys are read.
  private struct WrittenGroup {
    var group = CompositionalLayout.Group(axis: .horizontal, size: noSize, content: .subitems([]))
    var count: (key: SourcePosition, value: Int)?
    var subitems: [Placed<CompositionalLayout.Subitem>] = []
    var frames: [CompositionalLayout.CustomFrame] = []
  }

  /// A group, and where it is written.
  private static let group: ValueKind<Placed<CompositionalLayout.Group>> = ValueKind(.object { groupKeys.description })
  {
    member, reader in
    var written = WrittenGroup()
    let members = groupKeys.read(member.value, called: "a group", into: &written, &reader)
    guard let content = members.first(where: { contents.contains($0.key) }) else { return nil }
    let isCounted = content.key == "subitem" || content.key == "repeatingSubitem"
    if isCounted, !members.contains(where: { $0.key == "count" }) {
      reader.report(member.value.position, "a group with a '\(content.key)' needs a 'count'")
    } else if !isCounted, let count = written.count {
      reader.report(count.key, "'count' goes with 'subitem' or 'repeatingSubitem', not with '\(content.key)'")
    }
    let count = written.count?.value ?? 1
    let subitems = written.subitems.map(\.0)
    switch content.key {
    case "subitems": written.group.content = .subitems(subitems)
    case "customFrames": written.group.content = .custom { [frames = written.frames] _ in frames }
    case "subitem": written.group.content = subitems.first.map { .shared($0, count: count) } ?? .subitems([])
    default: written.group.content = subitems.first.map { .repeating($0, count: count) } ?? .subitems([])
    }
    return (written.group, reader.origin(of: member.value, written.subitems.map(\.1)))
  }

  private static let contents = ["subitems", "subitem", "repeatingSubitem", "customFrames"]

  private static let groupKeys: ObjectKeys<WrittenGroup> = ObjectKeys(
    "group", "a group", "An `NSCollectionLayoutGroup`.", choices: contents, takesNull: true,
    [
      Key(
        "axis", .names([("horizontal", .horizontal), ("vertical", .vertical)]), standard: "horizontal",
        example: #""vertical""#, "Which way its items follow each other."
      ) { $0.group.axis = $1 }
    ] + sizeKeys { $1(&$0.group.size) } + [
      Key(
        "subitems", .list(subitem, from: 1),
        example: #"[{"item": {"width": {"fractionalWidth": 0.5}, "height": {"absolute": 80}}}]"#,
        "Its items and groups."
      ) { $0.subitems = $1 },
      Key(
        "subitem", subitem, example: #"{"item": {"width": {"fractionalWidth": 1}, "height": {"absolute": 80}}}"#,
        "An item that `count` times gets its part of the length."
      ) { $0.subitems = [$1] },
      Key(
        "repeatingSubitem", subitem, example: #"{"item": {"width": {"absolute": 80}, "height": {"absolute": 80}}}"#,
        "An item of its own size that is there `count` times."
      ) { $0.subitems = [$1] },
      Key(
        "customFrames", .list(customFrame, from: 1), example: #"[{"x": 0, "y": 0, "width": 100, "height": 80}]"#,
        "Frames of its items."
      ) { $0.frames = $1 },
      Key(
        "count",
        ValueKind(.count(from: 1)) { member, reader in reader.count(member).map { (member.keyPosition, $0.value) } },
        standard: "none", example: "3", "How often a `subitem` or a `repeatingSubitem` is there."
      ) { $0.count = $1 },
      Key("interItemSpacing", spacing, standard: "none", example: #"{"fixed": 8}"#, "The space between its items.") {
        $0.group.interItemSpacing = $1
      },
      contentInsets { $0.group.contentInsets = $1 },
      Key("edgeSpacing", edgeSpacing, standard: "none", example: #"{"top": {"fixed": 4}}"#, "The space round it.") {
        $0.group.edgeSpacing = $1
      },
      Key(
        "supplementaryItems", .list(supplementaryItem), standard: "none", example: "[]", "Views on it."
      ) { $0.group.supplementaryItems = $1 },
    ])

  private static let subitem: ValueKind<Placed<CompositionalLayout.Subitem>> = ValueKind(
    .object { subitemKeys.description }
  ) {
    member, reader in
    var subitem: Placed<CompositionalLayout.Subitem>?
    subitemKeys.read(member.value, called: "a subitem", into: &subitem, &reader)
    return subitem
  }

  private static let subitemKeys: ObjectKeys<Placed<CompositionalLayout.Subitem>?> = ObjectKeys(
    "subitem", "a subitem", "An item, or a group in its place.", choices: ["item", "group"], takesNull: true,
    [
      Key(
        "item", item, example: #"{"width": {"fractionalWidth": 1}, "height": {"estimated": 100}}"#, "A cell."
      ) { $0 = (.item($1.0), $1.1) },
      Key(
        "group", ValueKind(.object { groupKeys.description }) { group.read($0, &$1) },
        example:
          #"{"width": {"fractionalWidth": 1}, "height": {"absolute": 80}, "customFrames": [{"x": 0, "y": 0, "width": 100, "height": 80}]}"#,
        "A group."
      ) { $0 = (.group($1.0), $1.1) },
    ])

  private static let item = ValueKind<Placed<CompositionalLayout.Item>>(.described(itemKeys.description)) {
    member, reader in
    var item = CompositionalLayout.Item(size: noSize)
    itemKeys.read(member.value, called: "an item", into: &item, &reader)
    return (item, reader.origin(of: member.value, []))
  }

  private static let itemKeys = ObjectKeys<CompositionalLayout.Item>(
    "item", "an item", "An `NSCollectionLayoutItem`.", takesNull: true,
    sizeKeys { $1(&$0.size) } + [
      contentInsets { $0.contentInsets = $1 },
      Key("edgeSpacing", edgeSpacing, standard: "none", example: #"{"top": {"fixed": 4}}"#, "The space round it.") {
        $0.edgeSpacing = $1
      },
      Key("supplementaryItems", .list(supplementaryItem), standard: "none", example: "[]", "Views on it.") {
        $0.supplementaryItems = $1
      },
    ])
}

extension ConfigurationReader {
  /// Where a group is written, and where its subitems are.
  fileprivate func origin(
    of value: JSONValue, _ subitems: [LayoutDescription.GroupOrigin]
  ) -> LayoutDescription.GroupOrigin {
    LayoutDescription.GroupOrigin(origin: setting(true, at: value.position).origin, subitems: subitems)
  }

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
    LayoutKeys.layout.read(value, called: name, into: &description, &self)
    return description
  }
}
