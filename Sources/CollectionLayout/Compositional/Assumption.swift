import ShelfSizing

extension CompositionalLayout {
  /// A reading of UIKit where neither Apple's documentation nor recorded frames decide.
  public enum Assumption: Sendable, Hashable, CaseIterable, CustomStringConvertible {
    /// Content insets are no part of the container.
    case contentInsets
    /// Frames are mirrored.
    case rightToLeft
    /// Insets between 0 and 1 are parts.
    case fractionalInsets
    /// How many items a group of mixed lengths holds.
    case mixedLengths
    /// Subitems that repeat may stick out.
    case repeatedSubitems
    /// Cells that decide their length along a group are placed while they fit.
    case cellsAlongGroups
    /// A part of an estimated group is a part of the estimate.
    case partsOfEstimates
    /// Siblings that share a length.
    case uniformLengths
    /// Anchored items keep their estimates.
    case anchoredEstimates
    /// Custom groups keep their estimates.
    case customEstimates
    /// Fractions in a row count from what its reference leaves.
    case clearedRows
    /// Pages are as long as the collection view.
    case pages
    /// Where paged groups stand that are centred.
    case centredGroups
    /// A row is as tall as its tallest group.
    case rowsOfEstimates
    /// Pinned items stay inside of their section.
    case pinnedItems

    /// One sentence.
    public var description: String {
      switch self {
      case .contentInsets:
        "The collection view's content insets are no part of the container that fractions count from."
      case .rightToLeft:
        "Where leading is right, frames are mirrored in the collection view's width, or in the content's where that is wider."
      case .fractionalInsets:
        "Insets between 0 and 1 are parts of the container's length, rounded down to a pixel."
      case .mixedLengths:
        "A group that mixes absolute and fractional lengths, with heights that are parts of its width, may hold one item "
          + "more or less in UIKit."
      case .repeatedSubitems:
        "Subitems that repeat a number of times keep their own lengths, and stick out of a group that is shorter."
      case .cellsAlongGroups:
        "Cells that decide their length along a group are placed in it while they fit."
      case .partsOfEstimates:
        "A subitem that is a part of an estimated group is a part of the estimate, though its siblings are measured."
      case .uniformLengths:
        "Uniform lengths grow to the longest sibling in the group, and in the section's own group, with its uniform "
          + "subitems across its axis, to the longest in the section."
      case .anchoredEstimates:
        "Anchored items whose lengths are estimated keep the estimates."
      case .customEstimates:
        "A custom group whose lengths are estimated keeps the estimates."
      case .clearedRows:
        "In a section that scrolls across, fractions count from what its content insets reference leaves."
      case .pages:
        "Paging comes to rest after each extent of the collection view, whatever the section's insets."
      case .centredGroups:
        "Groups that are paged centred stand in the middle of what the section's insets leave; at rest that is the first."
      case .rowsOfEstimates:
        "A section that scrolls across is as tall as its tallest group, as if all cells had been seen; in an app it grows "
          + "while the user scrolls."
      case .pinnedItems:
        "Pinned boundary items stay inside of the section, and several at one edge cover each other."
      }
    }
  }
}

/// Finds what a description leaves to readings.
struct AssumptionFinder {
  private var found: Set<CompositionalLayout.Assumption> = []

  /// In the order of the cases.
  var all: [CompositionalLayout.Assumption] { CompositionalLayout.Assumption.allCases.filter(found.contains) }

  init(
    _ environment: CompositionalLayout.Environment, _ configuration: CompositionalLayout.Configuration,
    _ sections: [CompositionalLayout.Section]
  ) {
    note(.contentInsets, if: environment.contentInsets != .zero)
    note(.rightToLeft, if: environment.isRightToLeft)
    note(.pinnedItems, if: configuration.boundaryItems.contains(where: \.pinToVisibleBounds))
    for section in sections { look(at: section, configuration) }
  }

  private mutating func note(_ assumption: CompositionalLayout.Assumption, if isMade: Bool) {
    if isMade { found.insert(assumption) }
  }

  private mutating func look(
    at section: CompositionalLayout.Section, _ configuration: CompositionalLayout.Configuration
  ) {
    note(.fractionalInsets, if: section.contentInsets.hasFraction)
    note(.pinnedItems, if: section.boundaryItems.contains(where: \.pinToVisibleBounds))
    note(.fractionalInsets, if: section.boundaryItems.contains(where: \.contentInsets.hasFraction))
    note(.fractionalInsets, if: section.decorationItems.contains(where: \.contentInsets.hasFraction))
    if section.orthogonalScrollingBehavior != .none {
      let reference = section.contentInsetsReference
      let resolved = reference == .automatic ? configuration.contentInsetsReference : reference
      note(.clearedRows, if: [.layoutMargins, .readableContent].contains(resolved))
      note(.pages, if: section.orthogonalScrollingBehavior == .paging)
      note(.centredGroups, if: section.orthogonalScrollingBehavior == .groupPagingCentered)
      note(.rowsOfEstimates, if: section.group.hasEstimates)
    }
    look(at: section.group)
  }

  private mutating func look(at group: CompositionalLayout.Group) {
    look(at: group.supplementaryItems)
    note(.fractionalInsets, if: group.contentInsets.hasFraction)
    note(.uniformLengths, if: group.size.isUniform)
    let (axis, subitems) = (group.axis, group.content.subitems)
    switch group.content {
    case .custom: note(.customEstimates, if: group.size.isEstimated)
    case .repeating: note(.repeatedSubitems, if: true)
    case .shared: break
    case .subitems:
      note(.cellsAlongGroups, if: !group.size[axis].isEstimated && subitems.contains { $0.size[axis].isEstimated })
      let isFraction = subitems.map { $0.size[axis].isFraction(of: axis) }
      note(
        .mixedLengths,
        if: isFraction.contains(true) && isFraction.contains(false) && group.interItemSpacing != nil
          && subitems.contains { $0.size[axis.other].isFraction(of: axis) })
    }
    for along in [CompositionalLayout.Axis.horizontal, .vertical] where group.size[along].isEstimated {
      let estimated = subitems.map { $0.size[along].isEstimated }
      note(
        .partsOfEstimates,
        if: estimated.contains(true)
          && subitems.contains { $0.size.width.isFraction(of: along) || $0.size.height.isFraction(of: along) })
    }
    for subitem in subitems {
      note(.uniformLengths, if: subitem.size.isUniform)
      switch subitem {
      case .group(let group): look(at: group)
      case .item(let item):
        look(at: item.supplementaryItems)
        note(.fractionalInsets, if: item.contentInsets.hasFraction)
      }
    }
  }

  private mutating func look(at anchored: [CompositionalLayout.SupplementaryItem]) {
    note(.anchoredEstimates, if: anchored.contains(where: \.size.isEstimated))
  }
}

extension EdgeInsets {
  fileprivate var hasFraction: Bool { [top, leading, bottom, trailing].contains { $0 > 0 && $0 < 1 } }
}
