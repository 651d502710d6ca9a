import Fixtures
import ShelfSizing
import Testing
import TextMeasurement

@testable import CellLayout

/// The cell of the 2018 article (UIKitNumbers.md, "The 2018 article's cell").
struct StandardCellTests {
  private func height(body lines: Int, scale: Double) throws -> Double {
    let body = Array(repeating: "x", count: lines).joined(separator: "\n")
    return try cell(.standard, scale: scale).height(["Title", body], width: 176)
  }

  @Test(arguments: [(0, 68.5, 68.333), (1, 85.5, 85.333), (12, 269, 269), (13, 286, 285.667)])
  func heights(lines: Int, at2x: Double, at3x: Double) throws {
    #expect(try height(body: lines, scale: 2) == at2x)
    #expect(abs(try height(body: lines, scale: 3) - at3x) < 0.0005)
  }

  /// One label each is rounded up, then they are summed.
  @Test(arguments: [1.0, 2, 3])
  func everyNumberOfLines(scale: Double) throws {
    func pixels(_ points: Double) -> Double { (points * scale).rounded(.up) }
    let cell = try cell(.standard, scale: scale)
    for lines in 1...60 {
      let expected = 48 * scale + pixels(17 * 1.193359375) + pixels(Double(lines) * 14 * 1.193359375)
      let body = Array(repeating: "x", count: lines).joined(separator: "\n")
      #expect(cell.height(["Title", body], width: 176) == expected / scale)
    }
  }

  @Test func aTitleIsOneLineHoweverLong() throws {
    let cell = try cell(.standard)
    #expect(cell.textNames == ["title", "body"])
    #expect(cell.height([String(repeating: "long ", count: 99), ""], width: 176) == 68.5)
    #expect(cell.height(["a\nb\nc", ""], width: 176) == 68.5)
    #expect(cell.height(["", ""], width: 176) == 48)
    #expect(cell.height(["", "x"], width: 176) == 65)
  }

  @Test func theBodyHasTheCardsWidthLessItsSides() throws {
    let cell = try cell(.standard)
    let body = "The quick brown fox jumps over the lazy dog, and over the other one as well."
    let lines = Paragraph.lineCount(of: body, width: 144)
    #expect(lines > 2)
    #expect(cell.height(["t", body], width: 176) == 68.5 + (Double(lines) * 33.4140625).rounded(.up) / 2)
  }

  @Test func frames() throws {
    let cell = try cell(.standard)
    _ = cell.height(["Title", "one\ntwo"], width: 176)
    #expect(
      cell.frames(width: 176) == ["- 0 0 176 102", "titleLabel 16 16 144 20.5", "bodyLabel 16 52.5 144 33.5"])
    let views = cell.placedViews(cardWidth: 176)
    #expect(views.map(\.className) == ["UIView", "UILabel", "UILabel"])
    #expect(views.map(\.depth) == [0, 1, 1])
    #expect(views.map(\.font) == [nil, "system 17", "system 14"])
    #expect(views.map(\.shownLines) == [0, 1, 2])
    #expect(views[2].lines.map(\.text) == ["one", "two"])
  }

  @Test func reuseForgetsTheContent() throws {
    let cell = try cell(.standard)
    _ = cell.height(["Title", "one\ntwo"], width: 176)
    cell.show([])
    #expect(cell.systemLayoutSizeFitting(requiredWidth: 176) == Size(width: 176, height: 48))
  }

  @Test func saysWhatWasAssumed() throws {
    let cell = try cell(.standard)
    _ = cell.height(["plain", "\u{1F600} smile"], width: 176)
    #expect(cell.isApproximate)
    #expect(cell.approximationsOfShown(cardWidth: 176).descriptions == ["emoji were measured with a stated advance"])
    _ = cell.height(["plain", "smile"], width: 176)
    #expect(!cell.isApproximate && cell.approximationsOfShown(cardWidth: 176).isEmpty)
  }

  /// A title of one line is as high whatever it holds, so nothing is assumed for it.
  @Test func aTitleOfOneLineNeedsNoAssumption() throws {
    let cell = try cell(.standard)
    _ = cell.height(["\u{1F600}", "plain"], width: 176)
    #expect(!cell.isApproximate)
  }
}

extension Paragraph {
  /// At system 14.
  fileprivate static func lineCount(of text: String, width: Double) -> Int {
    guard let font = try? FontLibrary().font(.system(size: 14, weight: .regular)) else { return 0 }
    return Paragraph(text, font: font).lineCount(width: width)
  }
}
