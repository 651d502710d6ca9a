/// When San Francisco had which widths: they changed with Xcode 8, 9 and 12 (UIKitNumbers.md, "Fonts").
package enum SystemFontEra: Sendable, Hashable {
  /// As ``xcode8``, with Han and kana of whole ems.
  case xcode7
  /// Text up to 19 points and Display from 20 on, there wider than later.
  case xcode8
  /// Text up to 19 points and Display from 20 on.
  case xcode9
  /// One font that goes over from Text to Display between 17 and 30 points: today's.
  case xcode12

  /// The one that the frames of a nib were stored in.
  package init(toolsVersion: Int) {
    switch toolsVersion {
    case ..<11000: self = .xcode7
    case ..<13000: self = .xcode8
    case ..<17000: self = .xcode9
    default: self = .xcode12
    }
  }
}
