// Made by shelf-height from Stories.shelf.json. Do not edit.
// Inputs: 10034f3125142107
// swift-format-ignore-file
// swiftlint:disable all

#if canImport(UIKit) && (os(iOS) || os(tvOS) || os(visionOS) || SHELF_HEIGHT_UIKIT)
  import UIKit
#endif

/// The sizes of shelves, in points, as they were measured before the app ran.
///
/// What was not measured gets a height that holds it: a card width in between the taller one of its neighbours',
/// a wider card the widest one's (which images that grow with their card may exceed), a text size the next
/// larger one's, a locale or a scale the tallest of all. The result is `nil` where there is no such height: for
/// an unknown shelf, a card narrower than all, a text size larger than all.
///
/// What a call leaves out is the narrowest card width, UIKit's standard text size (or the only one measured), and
/// any locale and scale.
enum StoriesShelf {
#if canImport(UIKit) && (os(iOS) || os(tvOS) || os(visionOS) || SHELF_HEIGHT_UIKIT)
  typealias Length = CGFloat
  typealias Size = CGSize
  typealias ContentSizeCategory = UIContentSizeCategory

  private static func rank(_ category: ContentSizeCategory) -> Int {
    let rising: [ContentSizeCategory] = [
      .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge,
      .extraExtraExtraLarge, .accessibilityMedium, .accessibilityLarge,
      .accessibilityExtraLarge, .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
    ]
    return rising.firstIndex(of: category) ?? 3
  }
#else
  typealias Length = Double

  struct Size: Hashable, Sendable {
    let width: Length
    let height: Length
  }

  /// As `UIContentSizeCategory`.
  enum ContentSizeCategory: Int, CaseIterable, Sendable {
    case extraSmall
    case small
    case medium
    case large
    case extraLarge
    case extraExtraLarge
    case extraExtraExtraLarge
    case accessibilityMedium
    case accessibilityLarge
    case accessibilityExtraLarge
    case accessibilityExtraExtraLarge
    case accessibilityExtraExtraExtraLarge
  }

  private static func rank(_ category: ContentSizeCategory) -> Int { category.rawValue }
#endif

  /// A shelf by its name, which need not have been measured.
  struct Shelf: RawRepresentable, Hashable, Sendable {
    let rawValue: String

    init(rawValue: String) { self.rawValue = rawValue }

    static var featured: Shelf { Shelf(rawValue: "featured") }
  }

  /// The uniform size of a shelf's cards.
  static func itemSize(
    shelf: String, cardWidth: Length = 160,
    contentSizeCategory: ContentSizeCategory = .large, locale: String? = nil, scale: Length? = nil
  ) -> Size? {
    heights(
      key(shelf), Double(cardWidth), rank(contentSizeCategory), locale,
      scale.map { Double($0) }
    ).map { heights in
      Size(width: cardWidth, height: Length(heights.item))
    }
  }

  /// The uniform size of a shelf's cards.
  static func itemSize(
    shelf: Shelf, cardWidth: Length = 160,
    contentSizeCategory: ContentSizeCategory = .large, locale: String? = nil, scale: Length? = nil
  ) -> Size? {
    itemSize(
      shelf: shelf.rawValue, cardWidth: cardWidth, contentSizeCategory: contentSizeCategory, locale: locale,
      scale: scale)
  }

  /// The height of a shelf's collection view.
  static func containerHeight(
    shelf: String, cardWidth: Length = 160,
    contentSizeCategory: ContentSizeCategory = .large, locale: String? = nil, scale: Length? = nil
  ) -> Length? {
    heights(
      key(shelf), Double(cardWidth), rank(contentSizeCategory), locale,
      scale.map { Double($0) }
    ).map { heights in
      Length(heights.container)
    }
  }

  /// The height of a shelf's collection view.
  static func containerHeight(
    shelf: Shelf, cardWidth: Length = 160,
    contentSizeCategory: ContentSizeCategory = .large, locale: String? = nil, scale: Length? = nil
  ) -> Length? {
    containerHeight(
      shelf: shelf.rawValue, cardWidth: cardWidth, contentSizeCategory: contentSizeCategory, locale: locale,
      scale: scale)
  }

  /// The heights of a combination in points.
  private static func heights(
    _ key: String, _ cardWidth: Double, _ textSize: Int, _ locale: String?, _ scale: Double?
  ) -> (item: Double, container: Double)? {
    let tolerance = 0.001
    guard let locales = rows[key], let textSize = textSizes.first(where: { $0 >= textSize }) else { return nil }
    let scaleIndex = scale.flatMap { scale in scales.firstIndex { abs($0 - scale) < tolerance } }
    var tallest: (item: Double, container: Double)?
    for rows in locales[locale.map(Self.key) ?? "*"].map({ [$0] }) ?? Array(locales.values) {
      guard let row = rows.last(where: { $0.textSize <= textSize }) else { continue }
      for width in measuredWidths(cardWidth, tolerance) {
        guard let step = row.steps.last(where: { $0.cardWidth <= width }) else { continue }
        let isMeasured = scaleIndex.map { step.pixels[$0] != nil } ?? false
        for (index, pixels) in step.pixels.enumerated() where !isMeasured || index == scaleIndex {
          guard let pixels else { continue }
          tallest = (
            max(tallest?.item ?? 0, Double(max(0, pixels - verticalInsets[index])) / scales[index]),
            max(tallest?.container ?? 0, Double(pixels) / scales[index])
          )
        }
      }
    }
    return tallest
  }

  /// The card width itself, or those on both of its sides.
  private static func measuredWidths(_ cardWidth: Double, _ tolerance: Double) -> [Double] {
    guard let narrower = cardWidths.last(where: { $0 <= cardWidth + tolerance }) else { return [] }
    return [narrower, cardWidths.first { $0 >= cardWidth - tolerance } ?? narrower]
  }

  /// Names are compared by their bytes; all but plain ASCII stands as `%` and hexadecimal digits.
  private static func key(_ name: String) -> String {
    let parts = name.utf8.map { byte -> String in
      byte > 0x20 && byte < 0x7F && !"\"%*\\".utf8.contains(byte)
        ? String(UnicodeScalar(byte)) : (byte < 16 ? "%0" : "%") + String(byte, radix: 16)
    }
    return parts.joined()
  }

  private struct Row {
    let textSize: Int
    /// From each card width on, the container's height in pixels, one a scale.
    let steps: [(cardWidth: Double, pixels: [Int?])]
  }

  /// By shelf and locale, from the smallest text size to the largest.
  private static let rows: [String: [String: [Row]]] = {
    let names = ["XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5"]
    var rows: [String: [String: [Row]]] = [:]
    for line in table.split(separator: "\n") {
      let parts = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
      let steps = parts[3...].map { step -> (cardWidth: Double, pixels: [Int?]) in
        let numbers = step.split { $0 == "=" || $0 == "," }
        return (Double(numbers[0]) ?? 0, numbers[1...].map { Int($0) })
      }
      let row = Row(textSize: names.firstIndex(of: parts[2]) ?? 0, steps: steps)
      rows[parts[0], default: [:]][parts[1], default: []].append(row)
    }
    return rows
  }()

  private static let cardWidths: [Double] = [160, 176]
  private static let textSizes: [Int] = [3]
  private static let scales: [Double] = [2, 3]
  private static let verticalInsets: [Int] = [32, 48]

  /// Shelf, locale, text size, and from each card width on the container's height in pixels, one a scale. What is
  /// equal to the line or the step before it is left out.
  private static let table = """
    featured * L 160=370,554 176=337,504
    """
}
