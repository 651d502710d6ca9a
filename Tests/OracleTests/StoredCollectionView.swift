import CollectionLayout
import Foundation
import ShelfSizing

/// A collection view with a flow layout as an Interface Builder document stores it, with the frames that its canvas gave
/// the cells.
struct StoredCollectionView: Decodable {
  struct Cell: Decodable {
    let frame: [Double]
    let customSize: [Double]?
  }

  let repo: String
  let id: String
  let tools: String
  let device: String?
  let runtime: String
  let size: [Double]
  /// Left, top, right, bottom.
  let contentInset: [Double]?
  let direction: String
  let lineSpacing: Double
  let interitemSpacing: Double
  let automaticSize: Bool
  let estimatedItemSize: [Double]?
  let itemSize: [Double]
  let sectionInset: [Double]?
  let headerSize: [Double]?
  let footerSize: [Double]?
  let layoutClass: String?
  let cells: [Cell]
  let header: [Double]?
  let footer: [Double]?

  /// Xcode 8.3.3 is 12121, Xcode 9 is 13000 and more.
  private var version: Double { Double(tools.prefix { $0 != "." }) ?? 0 }
  private var isVertical: Bool { direction == "vertical" }
  private var isSelfSized: Bool { automaticSize || estimatedItemSize != nil }

  /// A plain flow layout, of Xcode 7 or later, whose stored sizes are the ones that were asked for.
  var counts: Bool {
    guard layoutClass == nil, version >= 9000 else { return false }
    return isSelfSized || cells.allSatisfy { isNear($0.customSize ?? itemSize, Array($0.frame[2...])) }
  }

  /// The canvas of Xcode 8 and earlier mostly rounded to whole points, which is within the tolerance.
  private var scale: Double {
    if runtime == "AppleTV" { return 1 }
    let large = ["5_5", "5_9", "6_5", "6_7", "6_12", "6_0", "6_3", "6_9"].map { "retina" + $0 }
    return device.map(large.contains) == true ? 3 : 2
  }

  private var itemSizes: [Size] {
    cells.map { cell in
      let size = cell.customSize ?? (isSelfSized ? Array(cell.frame[2...]) : itemSize)
      return Size(width: size[0], height: size[1])
    }
  }

  /// The section of the document's cells; it has the header and the footer that the document has.
  private func section(extraSpace: Double) -> FlowLayout.Section {
    func insets(_ stored: [Double]?) -> EdgeInsets {
      stored.map { EdgeInsets(top: $0[1], leading: $0[0], bottom: $0[3], trailing: $0[2]) } ?? .zero
    }
    func extent(_ stored: [Double]?, _ frame: [Double]?) -> Double {
      frame == nil ? 0 : stored?[isVertical ? 1 : 0] ?? 0
    }
    var section = FlowLayout.Section(
      itemSizes: .each(itemSizes), insets: insets(sectionInset), interitemSpacing: interitemSpacing,
      lineSpacing: lineSpacing, headerExtent: extent(headerSize, header), footerExtent: extent(footerSize, footer))
    if isVertical { section.insets.top += extraSpace } else { section.insets.leading += extraSpace }
    return section
  }

  /// Whether all stored frames are the layout's to half a point.
  ///
  /// - Parameter extraSpace: before the first row.
  func isRight(extraSpace: Double = 0) throws -> Bool {
    let content = contentInset ?? [0, 0, 0, 0]
    let layout = try FlowLayout(
      container: Size(width: size[0], height: size[1]),
      contentInsets: EdgeInsets(top: content[1], leading: content[0], bottom: content[3], trailing: content[2]),
      direction: isVertical ? .vertical : .horizontal, scale: scale, sections: [section(extraSpace: extraSpace)])
    var frames = cells.indices.map { layout.frame(of: ItemPath(section: 0, item: $0)) }
    var stored = cells.map(\.frame)
    for (frame, band) in [(layout.headerFrame(inSection: 0), header), (layout.footerFrame(inSection: 0), footer)] {
      guard let band else { continue }
      frames.append(frame)
      stored.append(band)
    }
    let bars = heightOfBars(above: frames.first.flatMap { $0 })
    return zip(frames, stored).allSatisfy { frame, stored in
      frame.map { isNear([$0.x, $0.y + bars, $0.width, $0.height], stored) } ?? false
    }
  }

  /// Xcode 7 stores y with the height of the bars above the collection view.
  private func heightOfBars(above first: Rect?) -> Double {
    guard let first, version < 11100, isVertical else { return 0 }
    let difference = cells[0].frame[1] - first.y
    return [64, 44, 20, 145].contains { abs(difference - $0) < 0.6 } ? difference : 0
  }

  /// Xcode 8 put an empty row before a first item that is wider than the row, if the items' sizes differ. This layout
  /// does not, as nothing tells that later ones did.
  func isRightAfterAnEmptyRow() throws -> Bool {
    guard version < 13000, let first = itemSizes.first, itemSizes.contains(where: { $0 != first }) else { return false }
    return try isRight(extraSpace: lineSpacing)
  }

  private func isNear(_ one: [Double], _ other: [Double]) -> Bool {
    zip(one, other).allSatisfy { abs($0 - $1) <= 0.5 }
  }

  /// A known reason for the canvas to differ: its document says so, or other states of the same view do.
  func cause() throws -> String {
    if try isRightAfterAnEmptyRow() { return "an empty first row before an item that is wider than the row: Xcode 8" }
    if runtime == "AppleTV" { return "bars of a television, which are not in the document" }
    if !isVertical, Set(cells.map { $0.frame[0] }) == Set(cells.indices.map { Double($0) * itemSize[0] }),
      cells.count > 1
    {
      return "cells reordered by hand"
    }
    let asked = zip(cells, itemSizes)
    if asked.contains(where: { $0.frame[2] != $1.width || $0.frame[3] != $1.height }) {
      return "an item's size rounded to whole points: Xcode 8"
    }
    if asked.contains(where: { $0.frame[0] == (size[0] - $1.width) / 2 && $0.frame[0] < 0 }) {
      return "an item that is wider than the row centred, though sizes differ: Xcode 7"
    }
    return "stale: its header and footer, or another state of the view, are right"
  }
}
