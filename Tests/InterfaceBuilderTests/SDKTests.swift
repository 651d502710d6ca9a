import CellLayout
import Fixtures
import ShelfSizing
import Testing

@testable import InterfaceBuilder

/// The SDK of an app decides the sizes of controls, whatever Xcode saved the file (UIKitNumbers.md, "Controls").
struct SDKTests {
  private func control(_ element: String, sdk: Int) throws -> ControlTemplate {
    let cell = try Fixture.only(
      Nib.document(Nib.cell(element), toolsVersion: "8000"), in: .device(IOSVersion(major: sdk)))
    return try cell.control("a")
  }

  @Test(arguments: [
    (9, 29.0, 216.0, 44.0, 2.0, 37.0), (10, 29, 216, 44, 2, 37), (11, 29, 216, 56, 2, 37), (12, 29, 216, 56, 2, 37),
    (13, 32, 162, 56, 2, 37), (14, 32, 216, 56, 4, 26), (15, 32, 216, 56, 4, 26), (16, 32, 216, 56, 4, 26),
    (17, 32, 216, 56, 4, 26), (18, 32, 216, 56, 4, 26), (26, 32, 216, 56, 4, 26), (99, 32, 216, 56, 4, 26),
  ])
  func heights(
    sdk: Int, stepper: Double, wheels: Double, searchBar: Double, progress: Double, pages: Double
  ) throws {
    func height(_ element: String) throws -> Double? {
      try control("<\(element) id=\"a\"/>", sdk: sdk).minimumSize.height
    }
    #expect(try height("stepper") == stepper)
    #expect(try height("pickerView") == wheels)
    #expect(try height("searchBar") == searchBar)
    #expect(try height("progressView") == progress)
    #expect(try height("pageControl") == pages)
  }

  /// The last Xcode with each SDK (UIKitNumbers.md, "Interface Builder", versions).
  @Test func toolsVersions() {
    let versions = [
      8: 10117, 9: 10117, 10: 12121, 11: 14113, 12: 14490, 13: 16097, 14: 18122, 15: 20037, 16: 21701, 17: 22690,
      18: 23727, 25: 23727, 26: 24765, 30: 24765,
    ]
    for (major, version) in versions { #expect(IOSVersion(major: major).toolsVersion == version, "\(major)") }
  }

  @Test(arguments: [(9, 49.0), (18, 49), (26, 61)]) func switches(sdk: Int, width: Double) throws {
    #expect(try control("<switch id=\"a\"/>", sdk: sdk).minimumSize.width == width)
  }

  /// The titles of configured buttons follow the text size since iOS 16.
  @Test(arguments: [(15, false), (16, true), (18, true)])
  func configuredButtons(sdk: Int, follows: Bool) throws {
    let button = "<button id=\"a\"><buttonConfiguration key=\"configuration\" title=\"A\"/></button>"
    #expect((try control(button, sdk: sdk).title?.font == .textStyle(.body)) == follows)
  }

  /// The rows of iOS 26 are taller.
  @Test(arguments: [(12, 11.0), (18, 11), (26, 15)]) func margins(sdk: Int, top: Double) throws {
    let cell = try Fixture.only(Nib.document(Nib.tableCell(width: 375)), in: .device(IOSVersion(major: sdk)))
    #expect(try cell.view("content").layoutMargins.top == top)
    #expect(try cell.view("content").layoutMargins.leading == 16)
  }
}
