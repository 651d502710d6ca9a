import Catalog
import CellLayout
import Fixtures
import Foundation
import HeadlessUIKit
import ShelfBatch
import Testing

@testable import ShelfHeightCommand

/// Frames that a device has recorded, beside ours.
@MainActor @Suite struct DeviceFrameTests {
  private func cell(_ body: String, bodySize: CGFloat = 14) -> ExampleCell {
    let cell = ExampleCell(frame: .zero)
    cell.configure(with: ExampleViewModel(title: "Title", body: body), isSizing: true)
    for label in cell.contentView.subviews.dropFirst() { (label as? UILabel)?.font = .systemFont(ofSize: bodySize) }
    return cell
  }

  /// The lines about a recording of a cell, beside another one that runs here, whose labels have names.
  private func lines(
    _ recorded: UIView, beside own: ExampleCell, scale: Double = 2, _ change: (String) -> String = { $0 }
  ) throws -> (lines: [String], count: Int) {
    let folder = try TemporaryFolder()
    let json = String(decoding: try FrameRecorder.json(of: recorded, width: 176), as: UTF8.self)
    try folder.put(change(json), "frames.json")
    for (label, name) in zip(own.contentView.subviews, ["titleLabel", "bodyLabel"]) { label.outletName = name }
    let written = own.writtenCell
    return try DeviceFrames(folder.path("frames.json")).differences(
      from: written.placedViews(cardWidth: 176), written.blueprint.template.views,
      Variant(cardWidth: 176, scale: scale, contentSizeCategory: "large"))
  }

  @Test func theSameFramesAreAlike() throws {
    let (lines, count) = try lines(
      cell("A body of two lines, which wraps"), beside: cell("A body of two lines, which wraps"))
    #expect(count == 0)
    #expect(lines == ["4 views, 0 unlike on the device (iOS 26.0, UICTContentSizeCategoryL)"])
  }

  @Test func aDifferenceHasItsReason() throws {
    let (lines, count) = try lines(cell("One", bodySize: 18), beside: cell("One"))
    #expect(count == 3)
    #expect(
      lines.contains {
        $0.hasPrefix("bodyLabel: height 21.5 on the device and 17 here; the font has 18 points there and 14 here")
      }, "\(lines)")
    let other = try self.lines(cell("One"), beside: cell("Two\nlines"))
    #expect(other.lines.contains { $0.hasPrefix("bodyLabel:") && $0.hasSuffix("the text is another one") }, "\(other)")
    let scaled = try self.lines(cell("One"), beside: cell("One"), scale: 3)
    #expect(scaled.lines.first == "the device has 2 pixels a point, and 3 are taken here; give '--scale'")
  }

  @Test func viewsOfOneSideAreTold() throws {
    let more = cell("One")
    more.contentView.addSubview(UIImageView())
    let (lines, count) = try lines(more, beside: cell("One"))
    #expect(count == 1 && lines[0] == "UIImageView 1: the device alone has it")
    let renamed = try self.lines(cell("One"), beside: cell("One")) { $0.replacing("\"bodyLabel\"", with: "\"other\"") }
    #expect(renamed.count == 2 && renamed.lines.contains("bodyLabel: the device has none"))
  }

  @Test(arguments: [
    ("{}", "1:1: a list 'views' is missing"), (#"{"views": []}"#, "1:1: a number 'scale' is missing"),
    (#"{"scale": 2, "views": [{}]}"#, "1:24: a text 'class' is missing"),
    (#"{"scale": 2, "views": [{"class": "UIView"}]}"#, "1:24: a number 'x' is missing"),
  ])
  func faultsHaveTheirPlace(json: String, message: String) throws {
    let folder = try TemporaryFolder()
    try folder.put(json, "frames.json")
    let error = #expect(throws: MalformedInput.self) { _ = try DeviceFrames(folder.path("frames.json")) }
    let faults = error?.diagnostics.map { "\($0.position?.line ?? 0):\($0.position?.column ?? 0): \($0.message)" }
    #expect(faults == [message])
  }
}
