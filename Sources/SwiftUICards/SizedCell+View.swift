@_exported import HeadlessSwiftUI
@_exported import ShelfHeightTool

extension SizedCell {
  /// A card in SwiftUI: `--card-width` is the width that it is proposed, as `.frame(width:)` round it proposes one.
  ///
  /// - Parameters:
  ///   - type: its type.
  ///   - name: its name in options and configurations; that of the type where there is none.
  ///   - card: makes the card of a record, with what it needs of its environment; an error that it throws leaves the record
  ///     out.
  public init<Card: View, Content: View>(
    _ type: Card.Type, name: String? = nil, @ViewBuilder card: @escaping @MainActor (CardRecord) throws -> Content
  ) {
    self.init(name: name ?? "\(type)", card: card)
  }

  /// A card in SwiftUI, whose type has parameters that the record decides.
  ///
  /// - Parameters:
  ///   - name: its name in options and configurations.
  ///   - card: makes the card of a record.
  public init<Content: View>(
    name: String, @ViewBuilder card: @escaping @MainActor (CardRecord) throws -> Content
  ) {
    self.init(UICollectionViewCell.self, name: name, viewModel: card) { cell, card in
      let configuration = UIHostingConfiguration { card }.margins(.all, 0).minSize(width: 0, height: 0)
      cell.contentConfiguration = configuration.ofAnotherCard()
    }
  }
}
