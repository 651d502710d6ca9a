import Fixtures
import Foundation
import HeadlessUIKit
import Testing

@testable import ShelfHeightTool

/// A view that gets its record in its initialiser is made anew for each.
@MainActor @Suite struct MadeViewTests {
  private final class Banner: UIView {
    init(lines: Int) {
      super.init(frame: .zero)
      heightAnchor.constraint(equalToConstant: CGFloat(10 * lines)).isActive = true
    }
    required init?(coder: NSCoder) { nil }
  }

  private struct BannerTool: ShelfHeightTool {
    static var cells: [SizedCell] {
      [
        SizedCell(Banner.self) {
          $0["lines"] ?? 0
        } make: {
          Banner(lines: $0)
        }
      ]
    }
  }

  @Test func eachRecordMakesAView() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
      let folder = try TemporaryFolder()
      try folder.put("lines\n3\n7\n2\n", "banners.csv")
      exit(await BannerTool.run(["measure", "--each", "--format", "ndjson", folder.path("banners.csv")]))
    }
    let lines = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self).split(separator: "\n")
    let heights = lines.compactMap { line in line.firstMatch(of: /"contentHeight": (\d+)/).map { String($0.1) } }
    #expect(heights == ["30", "70", "20"])
  }
}
