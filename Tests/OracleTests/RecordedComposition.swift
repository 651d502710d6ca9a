import CollectionLayout
import Foundation
import ShelfSizing

/// `compositional.json`: layouts with the frames that Apple's `UICollectionViewCompositionalLayout` gave them.
struct RecordedCompositions: Decodable {
  let cases: [RecordedComposition]
  let other: RecordedOthers
  let selfSizing: RecordedSelfSizing
}

/// A layout of sections that are alike.
struct RecordedComposition: Decodable {
  /// `["fw", 0.5]`, or `["flex", 10]`.
  struct Amount: Decodable {
    let word: String
    let value: Double

    init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      word = try container.decode(String.self)
      value = try container.decode(Double.self)
    }

    var dimension: CompositionalLayout.Dimension {
      switch word {
      case "fw": .fractionalWidth(value)
      case "fh": .fractionalHeight(value)
      case "es": .estimated(value)
      default: .absolute(value)
      }
    }

    var spacing: CompositionalLayout.Spacing { word == "flex" ? .flexible(value) : .fixed(value) }
  }

  final class Element: Decodable {
    let kind: String
    let axis: String?
    let w: Amount
    let h: Amount
    let sub: [Element]?
    let count: Int?
    let spacing: Amount?
    let insets: [Double]?
    let edge: [Amount?]?

    var size: CompositionalLayout.ElementSize { .init(width: w.dimension, height: h.dimension) }

    var edges: CompositionalLayout.EdgeSpacing {
      let edges = (edge ?? [nil, nil, nil, nil]).map { $0?.spacing }
      return .init(leading: edges[0], top: edges[1], trailing: edges[2], bottom: edges[3])
    }

    var subitem: CompositionalLayout.Subitem {
      kind == "group"
        ? .group(group) : .item(.init(size: size, contentInsets: edgeInsets(insets), edgeSpacing: edges))
    }

    var group: CompositionalLayout.Group {
      let subitems = (sub ?? []).map(\.subitem)
      return .init(
        axis: axis == "v" ? .vertical : .horizontal, size: size,
        content: count.map { .shared(subitems[0], count: $0) } ?? .subitems(subitems),
        interItemSpacing: spacing?.spacing, contentInsets: edgeInsets(insets), edgeSpacing: edges)
    }
  }

  struct Section: Decodable {
    let group: Element
    let gap: Double
    let insets: [Double]
  }

  let name: String
  let size: [Double]
  let scroll: String
  let interSection: Double
  let section: Section
  let counts: [Int]
  let content: [Double]
  let frames: [[Double]]

  func layout() throws -> CompositionalLayout {
    try CompositionalLayout(
      .init(container: Size(width: size[0], height: size[1])),
      configuration: .init(
        scrollDirection: scroll == "v" ? .vertical : .horizontal, interSectionSpacing: interSection),
      sections: counts.map {
        .init(
          group: section.group.group, itemCount: $0, interGroupSpacing: section.gap,
          contentInsets: edgeInsets(section.insets))
      })
  }
}

/// Top, leading, bottom, trailing.
func edgeInsets(_ insets: [Double]?) -> EdgeInsets {
  insets.map { EdgeInsets(top: $0[0], leading: $0[1], bottom: $0[2], trailing: $0[3]) } ?? .zero
}

extension CompositionalLayout {
  /// All cells by section.
  var cells: [[Double]] {
    (0..<sectionCount).flatMap { section in
      (0..<itemCount(inSection: section)).compactMap { frame(of: ItemPath(section: section, item: $0))?.numbers }
    }
  }

  /// The boundary items and badges of a kind by section.
  func frames(of kind: String) -> [[Double]] {
    (0..<sectionCount).flatMap { supplementaries(inSection: $0) }.filter { $0.kind == kind }.map(\.frame.numbers)
  }
}

extension Rect {
  var numbers: [Double] { [x, y, width, height] }
}

extension Size {
  var numbers: [Double] { [width, height] }
}

/// Records that are described in words.
struct RecordedOthers: Decodable {
  struct Frames: Decodable {
    let counts: [Int]?
    let content: [Double]
    let frames: [[Double]]?
    let cells: [[Double]]?
    let header: [Double]?
    let headers: [[Double]]?
    let sectionTop: [[Double]]?
    let decorations: [[Double]]?
  }

  struct Pinned: Decodable {
    let content: [Double]
    let headers: [String: [Double]]
    let cells: [[Double]]
  }

  struct Rows: Decodable {
    let rows: [String: [String: [Double]]]
  }

  struct References: Decodable {
    let down: Frames
    let sideways: Frames
  }

  struct InsetsReferences: Decodable {
    private enum CodingKeys: String, CodingKey {
      case uncleared = "automatic_none_safeArea"
      case cleared = "layoutMargins_readableContent"
      case layoutItem = "layout_boundary_item_is_not_cleared"
    }

    let uncleared: References
    let cleared: References
    let layoutItem: Frames
  }

  struct Orthogonal: Decodable {
    private enum CodingKeys: String, CodingKey {
      case section0
      case section1 = "section1_first"
      case headers
      case maxOffset
      case maxOffset0
    }

    let section0: [[Double]]
    let section1: [[Double]]?
    let headers: [[Double]]?
    let maxOffset: [Double]?
    let maxOffset0: Double?
  }

  struct Orthogonals: Decodable {
    private enum CodingKeys: String, CodingKey {
      case absolute = "groups_AB100xAB50"
      case fractional = "groups_FW0_8xAB50"
      case withoutHeader = "groups_AB100xFH0_25_no_header"
      case withoutGap = "gap0"
    }

    let absolute: Orthogonal
    let fractional: Orthogonal
    let withoutHeader: Orthogonal
    let withoutGap: Orthogonal
  }

  private enum CodingKeys: String, CodingKey {
    case customGroup = "custom_group"
    case sectionProvider = "section_provider"
    case narrow = "provider_sees_container"
    case boundary
    case tallBoundary = "boundary_taller_than_section"
    case emptySections = "empty_sections"
    case pinnedHeader = "pinned_header"
    case background = "background_decoration"
    case references = "content_insets_reference"
    case orthogonal
  }

  let customGroup: Frames
  let sectionProvider: Frames
  let narrow: Frames
  let boundary: Rows
  let tallBoundary: Rows
  let emptySections: Frames
  let pinnedHeader: Pinned
  let background: Frames
  let references: InsetsReferences
  let orthogonal: Orthogonals
}

/// Layouts whose cells decide their heights.
struct RecordedSelfSizing: Decodable {
  struct Case: Decodable {
    let content: [Double]
    let cells: [[Double]]?
  }

  let cases: [String: Case]
}
