import CellLayout
import Fixtures
import Testing

@testable import InterfaceBuilder

/// Documents by themselves, laid out with the texts and at the size that they store.
struct DesignSizeTests {
  private func cells(
    device: String? = "retina4_7", in place: LayoutPlace = .interfaceBuilder, strings: String = ""
  ) throws -> [ImportedCell] {
    let strings = try StringsTable(Array(strings.utf8), file: "de.strings")
    return try Fixture.cells(Nib.cellAndView(device: device), in: place).map { $0.applying(strings) }
  }

  /// The frames at the stored size.
  private func frames(of imported: ImportedCell, usesStoredSizes: Bool = false) throws -> [String] {
    let cell = try imported.laidOut(scale: imported.scale ?? 2)
    cell.useDesignTimeLayout()
    if usesStoredSizes { cell.useStoredSizes() }
    let size = try #require(imported.designSize)
    return cell.frames(width: size.width, height: size.height)
  }

  /// The heights of lines of 20.29 and 14.32 points on pixels of a half and of a third.
  @Test(
    arguments: [
      ("retina4_7", 2, "20.5", "14.5"), ("retina6_1", 2, "20.5", "14.5"),
      ("retina5_9", 3, "20.333333333333332", "14.666666666666666"),
      ("retina5_5", 3, "20.333333333333332", "14.666666666666666"), ("nonsense", nil, "20.5", "14.5"),
      (nil, nil, "20.5", "14.5"),
    ] as [(String?, Double?, String, String)])
  func takesTheScaleOfTheDevice(device: String?, scale: Double?, title: String, fine: String) throws {
    let cells = try cells(device: device)
    #expect(cells.map(\.scale) == [scale, scale])
    let frames = try frames(of: cells[0])
    #expect(frames[3] == "titleLabel 0 0 184 \(title)" && frames[5].hasSuffix(" 184 \(fine)"))
  }

  @Test func takesAnotherScale() throws {
    #expect(try cells(in: .app)[0].laidOut(scale: 3).frames(width: 176)[3] == "titleLabel 0 0 160 20.333333333333332")
  }

  /// With stored sizes the first label is no taller than it was, whatever it says now.
  @Test func takesStoredSizesForContent() throws {
    let cell = try cells(strings: "\"a.text\" = \"One\\nmore\";")[0]
    let stored = try frames(of: cell, usesStoredSizes: true)
    #expect(stored[2...5] == ["stack 8 8 184 39", "titleLabel 0 0 184 20.5", "b hidden", "c 0 24.5 184 14.5"])
    #expect(try frames(of: cell)[2...5] != stored[2...5])
  }

  @Test func takesACardWidth() throws {
    let strings = "/* Title */\n\"a.text\" = \"a b c d e f\";\n\"zzz.text\" = \"nobody's\";\n"
    #expect(
      try cells(in: .app, strings: strings).flatMap { try $0.laidOut().frames(width: 50) } == [
        "cell 0 0 50 95.5", "- 0 0 50 95.5", "stack 8 8 34 79.5", "titleLabel 0 0 34 61", "b hidden",
        "c 0 65 34 14.5", "plain 0 0 50 61", "d 10 10 30 41",
      ])
    let cell = try cells()[0].laidOut()
    cell.useDesignTimeLayout()
    #expect(cell.frames(width: 120, height: 55)[0] == "cell 0 0 120 55")
  }
}
