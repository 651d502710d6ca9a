import ShelfSizing

/// The user's text size, as `UIContentSizeCategory` names it.
public enum ContentSizeCategory: String, Sendable, Hashable, CaseIterable {
  /// From the smallest to the largest.
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  /// The larger accessibility sizes.
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge,
    accessibilityExtraExtraExtraLarge

  /// `UIContentSizeCategory.isAccessibilityCategory`.
  public var isAccessibilityCategory: Bool { rawValue.hasPrefix("accessibility") }
}

/// The text styles of Dynamic Type, as `UIFont.TextStyle` names them.
public enum TextStyle: String, Sendable, Hashable, CaseIterable {
  /// From the largest to the smallest.
  case largeTitle, title1, title2, title3, headline, body, callout, subheadline, footnote, caption1, caption2

  /// The weight of the system font.
  public var weight: FontWeight { self == .headline ? .semibold : .regular }

  /// The point size at a text size, on a device and in Apple's Human Interface Guidelines ("Typography").
  public func pointSize(_ category: ContentSizeCategory) -> Double { row(category).pointSize }

  /// From baseline to baseline, in points, at a text size, as an iOS 26 simulator has it: eight rows of the guidelines
  /// differ (UIKitNumbers.md, "Text styles").
  public func leading(_ category: ContentSizeCategory) -> Double { row(category).leading }

  /// `UIFontMetrics(forTextStyle:).scaledValue(for:)`: grows with the leading of the style, not with its point size,
  /// and is rounded to a pixel (UIKitNumbers.md, "Text styles").
  ///
  /// - Parameters:
  ///   - value: a length in points as it is at `large`.
  ///   - category: the text size.
  ///   - grid: the pixels that it is rounded to.
  public func scaledValue(_ value: Double, _ category: ContentSizeCategory, on grid: PixelGrid) -> Double {
    category == .large ? value : grid.points(pixels: (grown(value, category) * grid.scale).rounded())
  }

  /// The point size of `UIFontMetrics(forTextStyle:).scaledFont(for:)`: grows likewise, and is rounded to a whole
  /// point, of which it has at least one.
  ///
  /// - Parameters:
  ///   - pointSize: that of the font as it is at `large`.
  ///   - category: the text size.
  public func scaledPointSize(_ pointSize: Double, _ category: ContentSizeCategory) -> Double {
    category == .large ? pointSize : max(1, grown(pointSize, category).rounded())
  }

  private func grown(_ value: Double, _ category: ContentSizeCategory) -> Double {
    value * leading(category) / leading(.large)
  }

  private func row(_ category: ContentSizeCategory) -> (pointSize: Double, leading: Double) {
    let column = ContentSizeCategory.allCases.firstIndex(of: category) ?? 3
    let found = rows[column]
    return (Double(found.0), Double(found.1))
  }

  /// Point size and leading by text size, `extraSmall` first.
  private var rows: [(Int, Int)] {
    switch self {
    case .largeTitle:
      [
        (31, 38), (32, 39), (33, 40), (34, 41), (36, 43), (38, 46), (40, 48),
        (44, 52), (48, 57), (52, 61), (56, 66), (60, 70),
      ]
    case .title1:
      [
        (25, 31), (26, 32), (27, 33), (28, 34), (30, 36), (32, 38), (34, 41),
        (38, 46), (43, 51), (48, 57), (53, 61), (58, 68),
      ]
    case .title2:
      [
        (19, 24), (20, 25), (21, 26), (22, 28), (24, 30), (26, 32), (28, 34),
        (34, 41), (39, 47), (44, 52), (50, 59), (56, 66),
      ]
    case .title3:
      [
        (17, 22), (18, 23), (19, 24), (20, 25), (22, 28), (24, 30), (26, 32),
        (31, 38), (37, 44), (43, 51), (49, 58), (55, 65),
      ]
    case .headline:
      [
        (14, 19), (15, 20), (16, 21), (17, 22), (19, 24), (21, 26), (23, 29),
        (28, 34), (33, 40), (40, 48), (47, 51), (53, 62),
      ]
    case .body:
      [
        (14, 19), (15, 20), (16, 21), (17, 22), (19, 24), (21, 26), (23, 29),
        (28, 34), (33, 40), (40, 48), (47, 56), (53, 62),
      ]
    case .callout:
      [
        (13, 18), (14, 19), (15, 20), (16, 21), (18, 23), (20, 25), (22, 28),
        (26, 32), (32, 39), (38, 46), (44, 52), (51, 60),
      ]
    case .subheadline:
      [
        (12, 16), (13, 18), (14, 19), (15, 20), (17, 22), (19, 24), (21, 26),
        (25, 31), (30, 36), (36, 43), (42, 50), (49, 58),
      ]
    case .footnote:
      [
        (12, 16), (12, 16), (12, 16), (13, 18), (15, 20), (17, 22), (19, 24),
        (23, 29), (27, 33), (33, 40), (38, 46), (44, 52),
      ]
    case .caption1:
      [
        (11, 13), (11, 13), (11, 13), (12, 16), (14, 19), (16, 21), (18, 23),
        (22, 27), (26, 32), (32, 39), (37, 44), (43, 51),
      ]
    case .caption2:
      [
        (11, 13), (11, 13), (11, 13), (11, 13), (13, 18), (15, 20), (17, 22),
        (20, 25), (24, 29), (29, 35), (34, 41), (40, 48),
      ]
    }
  }
}
