import ShelfSizing
import Testing

@testable import TextMeasurement

struct DynamicTypeTests {
  /// Point size and leading by style and text size, as an iOS 26 simulator has them (UIKitNumbers.md, "Text styles").
  private static let table = """
    largeTitle   31/38 32/39 33/40 34/41 36/43 38/46 40/48 44/52 48/57 52/61 56/66 60/70
    title1       25/31 26/32 27/33 28/34 30/36 32/38 34/41 38/46 43/51 48/57 53/61 58/68
    title2       19/24 20/25 21/26 22/28 24/30 26/32 28/34 34/41 39/47 44/52 50/59 56/66
    title3       17/22 18/23 19/24 20/25 22/28 24/30 26/32 31/38 37/44 43/51 49/58 55/65
    headline     14/19 15/20 16/21 17/22 19/24 21/26 23/29 28/34 33/40 40/48 47/51 53/62
    body         14/19 15/20 16/21 17/22 19/24 21/26 23/29 28/34 33/40 40/48 47/56 53/62
    callout      13/18 14/19 15/20 16/21 18/23 20/25 22/28 26/32 32/39 38/46 44/52 51/60
    subheadline  12/16 13/18 14/19 15/20 17/22 19/24 21/26 25/31 30/36 36/43 42/50 49/58
    footnote     12/16 12/16 12/16 13/18 15/20 17/22 19/24 23/29 27/33 33/40 38/46 44/52
    caption1     11/13 11/13 11/13 12/16 14/19 16/21 18/23 22/27 26/32 32/39 37/44 43/51
    caption2     11/13 11/13 11/13 11/13 13/18 15/20 17/22 20/25 24/29 29/35 34/41 40/48
    """

  @Test func stylesAndTextSizes() throws {
    let rows = DynamicTypeTests.table.split(separator: "\n").map { $0.split(separator: " ") }
    #expect(rows.map { String($0[0]) } == TextStyle.allCases.map(\.rawValue))
    for row in rows {
      let style = try #require(TextStyle(rawValue: String(row[0])))
      #expect(row.count == 1 + ContentSizeCategory.allCases.count)
      for (category, cell) in zip(ContentSizeCategory.allCases, row.dropFirst()) {
        let expected = cell.split(separator: "/").compactMap { Double($0) }
        #expect([style.pointSize(category), style.leading(category)] == expected, "\(style), \(category)")
        let font = try builtIn(.textStyle(style), category: category)
        #expect(font.pointSize == expected[0])
        #expect(abs(font.lineHeight + font.leading - expected[1]) < 1e-9)
      }
    }
  }

  /// Published measurements of `UIFontMetrics.scaledValue(for:)` (UIKitNumbers.md, "Text styles").
  @Test(arguments: [
    (17.0, ContentSizeCategory.medium, 3.0, 49.0 / 3), (16, .extraExtraExtraLarge, 3, 21),
    (16, .accessibilityExtraExtraExtraLarge, 3, 45), (16, .large, 2, 16), (10.3, .large, 2, 10.3),
  ])
  func lengthsGrowWithTheLeading(value: Double, category: ContentSizeCategory, scale: Double, scaled: Double) throws {
    let grid = try #require(PixelGrid(scale: scale))
    #expect(TextStyle.body.scaledValue(value, category, on: grid) == scaled)
  }

  /// Point sizes of `UIFontMetrics.scaledFont(for:)` in an iOS 26 simulator (same place).
  @Test(arguments: [
    (8.0, TextStyle.body, ContentSizeCategory.accessibilityExtraExtraExtraLarge, 23.0),
    (11, .body, .accessibilityLarge, 20),
    (17, .body, .extraExtraLarge, 20),
    (28, .body, .large, 28),
    (64, .caption1, .accessibilityExtraExtraLarge, 176),
    (13, .caption2, .accessibilityExtraExtraLarge, 41),
    (40, .caption2, .accessibilityMedium, 77),
    (10, .caption2, .extraLarge, 14),
    (16, .caption2, .medium, 16),
    (22, .headline, .extraSmall, 19),
    (10.3, .body, .large, 10.3), (0.3, .body, .small, 1),
  ])
  func fontsGrowToWholePoints(size: Double, style: TextStyle, category: ContentSizeCategory, scaled: Double) throws {
    let font = FontDescriptor.scaled(.named("Helvetica", size: size), style)
    #expect(try FontLibrary().font(font, category: category).pointSize == scaled)
  }

  @Test func textSizesGrowInUIKitsOrder() {
    #expect(
      ContentSizeCategory.allCases.map(\.rawValue) == [
        "extraSmall", "small", "medium", "large", "extraLarge", "extraExtraLarge", "extraExtraExtraLarge",
        "accessibilityMedium", "accessibilityLarge", "accessibilityExtraLarge",
        "accessibilityExtraExtraLarge",
        "accessibilityExtraExtraExtraLarge",
      ])
  }

  @Test func onlyHeadlinesAreHeavier() {
    for style in TextStyle.allCases { #expect(style.weight == (style == .headline ? .semibold : .regular)) }
  }
}
