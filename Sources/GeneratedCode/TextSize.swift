/// The content size categories as generated files know them, from the smallest to the largest.
package enum TextSize {
  /// UIKit's name, and the short one of Apple's Human Interface Guidelines.
  static let all: [(name: String, short: String)] = [
    ("extraSmall", "XS"), ("small", "S"), ("medium", "M"), ("large", "L"), ("extraLarge", "XL"),
    ("extraExtraLarge", "XXL"), ("extraExtraExtraLarge", "XXXL"), ("accessibilityMedium", "AX1"),
    ("accessibilityLarge", "AX2"), ("accessibilityExtraLarge", "AX3"), ("accessibilityExtraExtraLarge", "AX4"),
    ("accessibilityExtraExtraExtraLarge", "AX5"),
  ]

  /// The index of a name; that of `large` for an unknown one.
  package static func rank(_ name: String) -> Int { all.firstIndex { $0.name == name } ?? 3 }
}
