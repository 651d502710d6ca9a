import CellLayout
import Foundation
import HeadlessUIKit
import InterfaceBuilder
import LiveViews
import Platform
import ShelfSizing
import Testing
import TextMeasurement

/// The same answer by two doors: cells of the developers' nibs and storyboards, as templates and as live views.
@MainActor struct LiveViewsTests {
  /// A width is given to both, and what fits it has the same height and the same frames, to the bit.
  @Test(.enabled(if: Oracles.folder != nil, Oracles.skipReason), arguments: ["xib", "storyboards"])
  func liveViewsAnswerAsTemplatesDo(folder: String) throws {
    let before = Messages.write
    Messages.write = { _ in }
    defer { Messages.write = before }
    let root = try #require(Oracles.folder).appending("/truth/" + folder)
    var (cells, differing) = (0, [String]())
    for path in try FolderListing.files(under: root).sorted()
    where path.hasSuffix(".xib") || path.hasSuffix(".storyboard") {
      guard let bytes = try? FileReader.readAll(path: path, limit: 1 << 25),
        let document = try? InterfaceBuilderDocument(bytes, file: path), let imported = try? document.cells(in: .app)
      else { continue }
      for cell in imported {
        var template = cell.template
        // The line between rows is the table's, which a cell by itself does not lie in.
        for index in template.views.indices { template.update(index) { $0.leavesRoomForSeparator = false } }
        guard let plain = try? laidOut(template) else { continue }
        cells += 1
        for width in [120.0, 200, 320, 375] {
          let views = LiveViews(template).views
          let live = views[0]
          let height = live.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
          ).height
          let expected = plain.systemLayoutSizeFitting(requiredWidth: width).height
          if height != expected {
            differing.append("\(path) \(cell.reuseIdentifier ?? "") \(width): \(height), not \(expected)")
          }
          live.frame = CGRect(x: 0, y: 0, width: width, height: height)
          live.layoutIfNeeded()
          let frames = plain.placedViews(cardWidth: width, height: height).map {
            CGRect(x: $0.x, y: $0.y, width: $0.size.width, height: $0.size.height)
          }
          // In a cell of no height, views lie halves of pixels above and below, which the last bits round up or down.
          guard height > 0 else { continue }
          if let other = zip(views, frames).first(where: { $0.frame != $1 }) {
            let view = other.0.accessibilityIdentifier ?? ""
            differing.append("\(path) \(width): \(view) has \(other.0.frame), not \(other.1)")
          }
        }
      }
    }
    print("\(folder): \(cells) cells by two doors, \(differing.count) answers differ")
    for line in differing.prefix(40) { print(line) }
    #expect(cells > 100 && differing.isEmpty)
  }

  private func laidOut(_ template: CellTemplate) throws -> TemplateCell {
    let grid = try #require(PixelGrid(scale: 2))
    return TemplateCell(try CellBlueprint(template: template, library: FontLibrary(), standsIn: true, grid: grid))
  }
}
