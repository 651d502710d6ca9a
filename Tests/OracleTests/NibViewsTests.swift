import CellLayout
import Foundation
import HeadlessUIKit
import InterfaceBuilder
import Platform
import ShelfSizing
import Testing
import TextMeasurement

/// The same answer by a third door: the developers' nibs through `UINib`, with UIKit's classes for theirs.
@MainActor struct NibViewsTests {
  /// What fits a width has the height and the frames that the command gives the file, to the bit.
  @Test(.enabled(if: Oracles.folder != nil, Oracles.skipReason))
  func viewsOfNibsAnswerAsTemplatesDo() throws {
    let before = Messages.write
    Messages.write = { _ in }
    defer { Messages.write = before }
    let root = try #require(Oracles.folder).appending("/truth/xib")
    var (answers, views, differing) = (0, 0, [String]())
    for path in try FolderListing.files(under: root).sorted() where path.hasSuffix(".xib") {
      guard let bytes = try? FileReader.readAll(path: path, limit: 1 << 25) else { continue }
      let text = plain(String(decoding: bytes, as: UTF8.self))
      // A toolbar is as high as on the stated device; the command asks the file's.
      guard !text.contains("<toolbar"), let document = try? InterfaceBuilderDocument(Array(text.utf8), file: path),
        let cells = try? document.cells()
      else { continue }
      let nib = UINib(data: Data(text.utf8), bundle: nil)
      for width in [120.0, 200, 320, 375] {
        let roots = nib.instantiate(withOwner: nil).compactMap { $0 as? UIView }
        for cell in cells {
          guard let live = roots.first(where: { $0.restorationIdentifier == cell.id }), cell.id != nil else { continue }
          answers += 1
          views += cell.template.views.count
          if let difference = try difference(live, cell.template, width: width) {
            differing.append("\(path) \(width): \(difference)")
          }
        }
      }
    }
    print("nibs: \(answers) answers of \(views) views by the third door, \(differing.count) differ")
    for line in differing.prefix(40) { print(line) }
    #expect(answers > 1000 && differing.isEmpty)
  }

  /// Without the app's classes and their outlets; views bear their ids.
  private func plain(_ text: String) -> String {
    var text = text.replacing(#/ customClass="[^"]*"/#, with: "")
    text.replace(#/<outlet(Collection)? [^>]*/>/#, with: "")
    text.replace(#/ restorationIdentifier="[^"]*"/#, with: "")
    text.replace(#/ id="([^"]*)"/#) { " id=\"\($0.output.1)\" restorationIdentifier=\"\($0.output.1)\"" }
    return text
  }

  private func difference(_ live: UIView, _ template: CellTemplate, width: Double) throws -> String? {
    var template = template
    // The line between rows is the table's, which a cell by itself does not lie in.
    for index in template.views.indices { template.update(index) { $0.leavesRoomForSeparator = false } }
    let grid = try #require(PixelGrid(scale: 2))
    let cell = TemplateCell(
      try CellBlueprint(template: template, library: FontLibrary(), standsIn: true, grid: grid))
    let height = live.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    let expected = cell.systemLayoutSizeFitting(requiredWidth: width).height
    if height != expected { return "\(height), not \(expected)" }
    live.frame = CGRect(x: 0, y: 0, width: width, height: height)
    live.layoutIfNeeded()
    // In a cell of no height, views lie halves of pixels above and below, which the last bits round up or down.
    guard height > 0 else { return nil }
    let placed = cell.placedViews(cardWidth: width, height: height)
    for (frame, view) in zip(placed, template.views).dropFirst() {
      guard let id = view.id else { continue }
      let expected = CGRect(x: frame.x, y: frame.y, width: frame.size.width, height: frame.size.height)
      let found = live.view(id)?.frame
      if found != expected { return "\(id) has \(found.map { "\($0)" } ?? "no view"), not \(expected)" }
    }
    return nil
  }
}

extension UIView {
  fileprivate func view(_ id: String) -> UIView? {
    restorationIdentifier == id ? self : subviews.lazy.compactMap { $0.view(id) }.first
  }
}
