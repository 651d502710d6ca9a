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
  @Test(.enabled(if: Oracles.folder != nil, Oracles.skipReason), arguments: ["xib", "storyboards"])
  func liveViewsAnswerAsTemplatesDo(folder: String) throws {
    let root = try #require(Oracles.folder).appending("/truth/" + folder)
    var (cells, differing) = (0, [String]())
    for path in try FolderListing.files(under: root).sorted()
    where path.hasSuffix(".xib") || path.hasSuffix(".storyboard") {
      guard let bytes = try? FileReader.readAll(path: path, limit: 1 << 25),
        let document = try? InterfaceBuilderDocument(bytes, file: path), let imported = try? document.cells(in: .app)
      else { continue }
      for cell in imported {
        guard let plain = try? laidOut(cell.template) else { continue }
        cells += 1
        let live = LiveViews(cell.template).views[0]
        for width in [120.0, 200, 320, 375] {
          let height = live.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
          ).height
          let expected = plain.systemLayoutSizeFitting(requiredWidth: width).height
          if height != expected {
            differing.append("\(path) \(cell.reuseIdentifier ?? "") \(width): \(height), not \(expected)")
          }
        }
      }
    }
    print("\(folder): \(cells) cells by two doors, \(differing.count) heights differ")
    for line in differing.prefix(40) { print(line) }
    #expect(cells > 100 && differing.isEmpty)
  }

  private func laidOut(_ template: CellTemplate) throws -> TemplateCell {
    let grid = try #require(PixelGrid(scale: 2))
    return TemplateCell(try CellBlueprint(template: template, library: FontLibrary(), standsIn: true, grid: grid))
  }
}
