import ShelfSizing

/// The text that every generated Swift file has in common.
enum GeneratedSource {
  /// The condition under which a file knows UIKit.
  static let hasUIKit = "canImport(UIKit) && (os(iOS) || os(tvOS) || os(visionOS) || SHELF_HEIGHT_UIKIT)"

  /// Up to the functions.
  static func opening(_ file: GeneratedFile) -> String {
    let access = file.accessModifier
    let cases = TextSize.all.map { "    case \($0.name)\n" }.joined()
    let categories = TextSize.all.map { ".\($0.name)" }
    let isVisible = file.accessLevel != .internal
    return """
      \(isVisible ? guardedImport(access) : plainImport)
      /// The sizes of shelves, in points, as they were measured before the app ran.
      ///
      /// What was not measured gets a height that holds it: a card width in between the taller one of its neighbours',
      /// a wider card the widest one's (which images that grow with their card may exceed), a text size the next
      /// larger one's, a locale or a scale the tallest of all. The result is `nil` where there is no such height: for
      /// an unknown shelf, a card narrower than all, a text size larger than all.
      ///
      /// What a call leaves out is the narrowest card width, UIKit's standard text size (or the only one measured), and
      /// any locale and scale.
      \(access)enum \(file.typeName) {
      #if \(hasUIKit)
        \(access)typealias Length = CGFloat
        \(access)typealias Size = CGSize
        \(access)typealias ContentSizeCategory = UIContentSizeCategory

        private static func rank(_ category: ContentSizeCategory) -> Int {
          let rising: [ContentSizeCategory] = [
            \(categories[..<6].joined(separator: ", ")),
            \(categories[6..<9].joined(separator: ", ")),
            \(categories[9...].joined(separator: ", ")),
          ]
          return rising.firstIndex(of: category) ?? 3
        }
      #else
        \(access)typealias Length = Double

        \(access)struct Size: Hashable, Sendable {
          \(access)let width: Length
          \(access)let height: Length
        }

        /// As `UIContentSizeCategory`.
        \(access)enum ContentSizeCategory: Int, CaseIterable, Sendable {
      \(cases)  }

        private static func rank(_ category: ContentSizeCategory) -> Int { category.rawValue }
      #endif

      """
  }

  private static let plainImport = """
    #if \(hasUIKit)
      import UIKit
    #endif

    """

  /// Other files of the app may import UIKit without a modifier, which then must not stand here either.
  private static func guardedImport(_ access: String) -> String {
    """
    #if \(hasUIKit)
      #if hasFeature(InternalImportsByDefault)
        \(access)import UIKit
      #else
        import UIKit
      #endif
    #endif

    """
  }

  /// After the functions.
  static let lookUp = """

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


    """

  static let neighbours = """
      /// The card width itself, or those on both of its sides.
      private static func measuredWidths(_ cardWidth: Double, _ tolerance: Double) -> [Double] {
        guard let narrower = cardWidths.last(where: { $0 <= cardWidth + tolerance }) else { return [] }
        return [narrower, cardWidths.first { $0 >= cardWidth - tolerance } ?? narrower]
      }


    """

  static let everyWidth = """
      /// The card width itself.
      private static func measuredWidths(_ cardWidth: Double, _ tolerance: Double) -> [Double] {
        cardWidth < narrowest - tolerance ? [] : [max(cardWidth, narrowest)]
      }


    """

  /// Between the look-up and the table.
  static let parsing = """
      /// Names are compared by their bytes; all but plain ASCII stands as `%` and hexadecimal digits.
      private static func key(_ name: String) -> String {
        let parts = name.utf8.map { byte -> String in
          byte > 0x20 && byte < 0x7F && !"\\"%*\\\\".utf8.contains(byte)
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
        let names = [\(TextSize.all.map { "\"\($0.short)\"" }.joined(separator: ", "))]
        var rows: [String: [String: [Row]]] = [:]
        for line in table.split(separator: "\\n") {
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


    """

  /// Before the lines of the table.
  static let tableOpening = """

      /// Shelf, locale, text size, and from each card width on the container's height in pixels, one a scale. What is
      /// equal to the line or the step before it is left out.
      private static let table = \"""

    """
}
