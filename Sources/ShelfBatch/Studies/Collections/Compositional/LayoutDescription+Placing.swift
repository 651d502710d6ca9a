import Catalog
import CollectionLayout
import ShelfSizing

extension LayoutDescription {
  /// The questions to cells, each once, in the order in which the layout asks: the sizes of cells change none of them.
  ///
  /// - Parameter environment: the collection view.
  /// - Returns: each from the group that puts it first; nothing where no item is estimated.
  /// - Throws: ``BatchError`` for a section that can't be placed, and for one too many, at the position of its group.
  func openConstraints(
    in environment: CompositionalLayout.Environment?
  ) throws(BatchError) -> [Setting<SizeConstraint>] {
    guard let environment else { return [] }
    var constraints: [Setting<SizeConstraint>] = []
    var found: Set<SizeConstraint> = []
    for described in sections {
      var section = described.section
      section.itemCount = min(section.group.leafCount, LayoutDescription.mostProbedItems)
      _ = try place([(described, section)], environment, start: 0) { element, proposal in
        guard case .item = element, let constraint = SizeConstraint(proposal) else { return nil }
        if found.insert(constraint).inserted {
          constraints.append(Setting(constraint, described.origin?.origin ?? .given))
        }
        return nil
      }
      guard constraints.count <= LayoutDescription.mostConstraints else {
        throw (described.origin?.origin ?? .given).failure(
          "cells have more than \(LayoutDescription.mostConstraints) different widths or heights by now, which are all measured; "
            + "make some absolute")
      }
    }
    return constraints
  }

  /// Widths and heights at which each cell is measured.
  private static let mostConstraints = 1_000
  /// Items of a section that are placed to learn what the layout asks; more of them hardly differ.
  private static let mostProbedItems = 1 << 16

  /// Places sections.
  ///
  /// - Parameters:
  ///   - sections: each with its count of items, and how it is described.
  ///   - start: where the first one begins; above 0 the layout continues another one.
  /// - Throws: ``BatchError`` for a section that can't be placed, at the position of its group.
  func place(
    _ sections: [(described: Section, section: CompositionalLayout.Section)],
    _ environment: CompositionalLayout.Environment, start: Double,
    fitting: (CompositionalLayout.Element, CompositionalLayout.Proposal) -> Size?
  ) throws(BatchError) -> CompositionalLayout {
    do throws(LayoutError) {
      return try CompositionalLayout(
        environment, configuration: configuration, start: start, sections: sections.map(\.section), fitting: fitting)
    } catch {
      throw failure(error, in: sections.map(\.described))
    }
  }

  /// An error at the group that it is about, or else at the section's.
  private func failure(_ error: LayoutError, in sections: [Section]) -> BatchError {
    func origin(_ section: Int, _ path: [Int] = []) -> SettingOrigin {
      sections.indices.contains(section) ? sections[section].origin?[path] ?? .given : .given
    }
    switch error {
    case .group(let path, let fault):
      let origin = origin(path.section, path.subitems)
      return origin.failure(origin == .given ? "\(error)" : "this group \(fault)")
    case .length(_, let section, _), .distance(_, let section, _): return origin(section ?? 0).failure("\(error)")
    default: return BatchError(error)
    }
  }
}

extension SizeConstraint {
  /// The question that a proposal puts; `nil` where it leaves nothing open.
  init?(_ proposal: CompositionalLayout.Proposal) {
    switch (proposal.isWidthEstimated, proposal.isHeightEstimated) {
    case (true, true): self = .unconstrained
    case (true, false): self = .height(proposal.size.height)
    case (false, true): self = .width(proposal.size.width)
    case (false, false): return nil
    }
  }
}

extension CompositionalLayout.Group {
  /// The items of a group that has each of its subitems once.
  fileprivate var leafCount: Int {
    switch content {
    case .subitems(let subitems): subitems.reduce(0) { $0.saturatingSum($1.leafCount) }
    case .shared(let subitem, let count), .repeating(let subitem, let count):
      subitem.leafCount.multipliedReportingOverflow(by: count).overflow ? .max : subitem.leafCount * count
    // Its frames are given, so that no item is asked.
    case .custom: 1
    }
  }
}

extension CompositionalLayout.Subitem {
  fileprivate var leafCount: Int {
    switch self {
    case .item: 1
    case .group(let group): group.leafCount
    }
  }
}

extension Int {
  fileprivate func saturatingSum(_ other: Int) -> Int {
    let (sum, overflows) = addingReportingOverflow(other)
    return overflows ? .max : sum
  }
}
