import Foundation

/// A section of a compositional layout that looks like a table view's.
///
/// Known are rows as wide as the section, each as high as its cell asks for, 44 points before that (Apple's documentation of
/// list cells), and headers and footers of the same kind. The points round sections are not: those of an inset list count as
/// the collection view's margins, all others as none, and a message says so.
@preconcurrency @MainActor public struct UICollectionLayoutListConfiguration {
  /// How sections look.
  public enum Appearance: Int, Sendable { case plain, grouped, insetGrouped, sidebar, sidebarPlain }
  /// Whether sections have headers.
  public enum HeaderMode: Int, Sendable { case none, supplementary, firstItemInSection }
  /// Whether sections have footers.
  public enum FooterMode: Int, Sendable { case none, supplementary }
  /// Makes the actions beside a row.
  public typealias SwipeActionsConfigurationProvider = (IndexPath) -> UISwipeActionsConfiguration?
  /// Changes the line of a row.
  public typealias ItemSeparatorHandler = (IndexPath, UIListSeparatorConfiguration) -> UIListSeparatorConfiguration

  /// How sections look.
  public var appearance: Appearance
  /// Whether lines stand between rows, which decide no size.
  public var showsSeparators = true
  /// How lines look.
  public var separatorConfiguration = UIListSeparatorConfiguration(listAppearance: .plain)
  /// Changes the line of a row.
  public var itemSeparatorHandler: ItemSeparatorHandler?
  /// The colour behind the rows.
  public var backgroundColor: UIColor?
  /// The actions before a row.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// The actions after a row.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// Whether sections have headers.
  public var headerMode = HeaderMode.none
  /// Whether sections have footers.
  public var footerMode = FooterMode.none
  /// Points above each header; none where it is `nil`.
  public var headerTopPadding: CGFloat?

  /// A list of an appearance.
  public init(appearance: Appearance) { self.appearance = appearance }
}

/// The lines of a list; they decide no size.
@preconcurrency @MainActor public struct UIListSeparatorConfiguration {
  /// Whether a line is shown.
  public enum Visibility: Int, Sendable { case automatic, visible, hidden }
  /// The line above a row.
  public var topSeparatorVisibility = Visibility.automatic
  /// The line below a row.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// Points beside the line above a row.
  public var topSeparatorInsets = NSDirectionalEdgeInsets.zero
  /// Points beside the line below a row.
  public var bottomSeparatorInsets = NSDirectionalEdgeInsets.zero
  /// The colour of lines.
  public var color = UIColor.separator
  /// The colour of lines of a selected row.
  public var multipleSelectionColor = UIColor.separator

  /// The lines of an appearance.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}

extension NSCollectionLayoutSection {
  /// A section that looks like a table view's.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let row = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let group = NSCollectionLayoutGroup.vertical(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)])
    let section = NSCollectionLayoutSection(group: group)
    if configuration.headerMode == .supplementary {
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: row, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      header.pinToVisibleBounds = configuration.appearance == .plain
      section.boundarySupplementaryItems.append(header)
      section.contentInsets.top = 0
    }
    if configuration.footerMode == .supplementary {
      section.boundarySupplementaryItems.append(
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: row, elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottom))
    }
    if configuration.appearance == .insetGrouped { section.contentInsetsReference = .layoutMargins }
    if configuration.appearance != .plain || configuration.headerMode != .none {
      Messages.sayOnce(
        """
        note: the points round sections and headers of a list of appearance \(configuration.appearance) are not known; \
        those beside the rows of an inset list count as the collection view's margins, all others as none
        """)
    }
    return section
  }
}

extension UICollectionViewCompositionalLayout {
  /// A layout whose sections look like those of a table view.
  public static func list(using configuration: UICollectionLayoutListConfiguration)
    -> UICollectionViewCompositionalLayout
  {
    UICollectionViewCompositionalLayout { _, environment in
      NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
    }
  }
}
