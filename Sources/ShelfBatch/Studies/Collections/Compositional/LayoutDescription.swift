import Catalog
import CollectionLayout
import Platform
import ShelfSizing

/// The description of a compositional layout: a `<Name>.layout.json`, or the same in a configuration or in code.
public struct LayoutDescription: Sendable {
  /// A section, and whose it is.
  public struct Section: Sendable {
    /// The name of the records' section that it describes; `nil` for one that is described by its index.
    public var name: String?
    /// Its group and everything round it; the records give the count of its items.
    public var section: CompositionalLayout.Section
    /// Where its groups are written; `nil` for a description in code.
    package var origin: GroupOrigin?

    /// A section's description.
    ///
    /// - Parameters:
    ///   - name: of the records' section; `nil` to go by its index.
    ///   - section: its group and everything round it.
    public init(name: String? = nil, _ section: CompositionalLayout.Section) {
      self.name = name
      self.section = section
    }
  }

  /// Where a group is written, and where its subitems are.
  package struct GroupOrigin: Sendable {
    package let origin: SettingOrigin
    /// One for each subitem of the list, or the one that is repeated.
    package let subitems: [GroupOrigin]

    /// Where a group stands inside of this one.
    ///
    /// - Parameter path: for each level below this one, the index of the subitem.
    package subscript(path: some Sequence<Int>) -> SettingOrigin {
      var group = self
      for index in path {
        guard group.subitems.indices.contains(index) else { break }
        group = group.subitems[index]
      }
      return group.origin
    }
  }

  /// The settings of all sections.
  public var configuration: CompositionalLayout.Configuration
  /// The sections, at least one: those without a name describe sections in their order, and the last one all further ones.
  public var sections: [Section]

  /// A description in code.
  ///
  /// - Parameters:
  ///   - sections: at least one.
  ///   - configuration: what holds for all sections.
  public init(
    sections: [Section], configuration: CompositionalLayout.Configuration = CompositionalLayout.Configuration()
  ) {
    self.sections = sections
    self.configuration = configuration
  }

  /// The description that a file holds.
  ///
  /// - Parameter path: of a `<Name>.layout.json`.
  /// - Throws: ``BatchError`` for a file that is missing, or that asks for something impossible.
  public init(file path: String) throws {
    do {
      self = try LayoutDescription.parse(FileReader.readAll(path: path), file: path)
    } catch {
      throw BatchError(error)
    }
  }

  /// Reads a description.
  ///
  /// - Parameters:
  ///   - bytes: the file in UTF-8.
  ///   - file: its name, for messages.
  /// - Throws: `MalformedInput` with all that is wrong in the file.
  package static func parse(_ bytes: [UInt8], file: String) throws(MalformedInput) -> LayoutDescription {
    let document = try JSONValue.parse(bytes, file: file)
    var reader = ConfigurationReader(file: file)
    let description = reader.layoutDescription(document, of: "the layout")
    try reader.finish()
    // A reader that reports nothing has read everything.
    return description
  }
}

extension LayoutDescription {
  /// The object of a layout, for schema and reference.
  package static var keys: ObjectDescription { LayoutKeys.layout.description }
}

extension ShelfConfiguration {
  /// The compositional layout that the configuration describes, or names a file of.
  ///
  /// - Returns: `nil` where it says nothing of it.
  package func layoutDescription() throws -> LayoutDescription? {
    guard let compositionalLayout else { return nil }
    switch compositionalLayout.value {
    case .inline(let description): return description
    case .file(let path):
      let file = compositionalLayout.map { _ in path }
      return try LayoutDescription.parse(file.contents(), file: file.path)
    }
  }
}

extension LayoutDescription {
  /// A shelf of one card a group.
  ///
  /// - Parameters:
  ///   - cards: the behaviour and the size of each card.
  ///   - spacing: between two cards, in points.
  ///   - insets: round the cards.
  ///   - header: the height of its header in points; 0 for none.
  ///   - footer: the same of its footer.
  init(
    _ cards: CollectionSettings.CardGroups, spacing: Double, insets: EdgeInsets, header: Double, footer: Double
  ) {
    let size = CompositionalLayout.ElementSize(width: cards.width, height: cards.height)
    // A card fills a group whose height is known, and gives its own to one whose height is not.
    var height = CompositionalLayout.Dimension.fractionalHeight(1)
    switch cards.height {
    case .estimated, .uniformAcrossSiblings: height = cards.height
    case .absolute, .fractionalWidth, .fractionalHeight: break
    }
    let card = CompositionalLayout.Item(size: .init(width: .fractionalWidth(1), height: height))
    let edges = [("header", header, CompositionalLayout.Alignment.top), ("footer", footer, .bottom)]
    self.init(sections: [
      Section(
        CompositionalLayout.Section(
          group: .init(axis: .horizontal, size: size, content: .subitems([.item(card)])), itemCount: 0,
          interGroupSpacing: spacing, contentInsets: insets, orthogonalScrollingBehavior: cards.behavior,
          boundaryItems: edges.filter { $0.1 > 0 }.map { kind, length, alignment in
            CompositionalLayout.BoundaryItem(
              kind: kind, size: .init(width: .fractionalWidth(1), height: .absolute(length)), alignment: alignment)
          }))
    ])
  }
}

extension CollectionSettings {
  /// The description of a compositional layout.
  func description(_ configuration: ShelfConfiguration) throws -> LayoutDescription {
    switch composition {
    case .description(let description): return description
    case .cards(let cards):
      return LayoutDescription(
        cards, spacing: configuration.lineSpacing?.value ?? ShelfConfiguration.Standard.lineSpacing,
        insets: sectionInsets ?? configuration.insets?.value ?? .zero, header: headerExtent, footer: footerExtent)
    case .configuration:
      if let description = try configuration.layoutDescription() { return description }
      let file = configuration.names("layoutFile", inCode: "'Composition.description'")
      let cards = configuration.names("groupWidth", inCode: "'Composition.cards'")
      throw BatchError(
        .setting,
        "a compositional layout needs a description: name one by \(file), give 'compositionalLayout' in the "
          + "configuration, or describe cards one a group by \(cards)")
    }
  }
}

extension LayoutDescription {
  /// Whether something is a part of the collection view's height.
  var needsHeight: Bool {
    if configuration.scrollDirection == .horizontal { return true }
    let sizes = sections.flatMap { [$0.section.group.size] + $0.section.boundaryItems.map(\.size) }
    return (sizes + configuration.boundaryItems.map(\.size)).contains { size in
      [size.width, size.height].contains { if case .fractionalHeight = $0 { true } else { false } }
    }
  }
}
