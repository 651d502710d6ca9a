/// When San Francisco had which widths: they changed with Xcode 9 and with Xcode 12 (UIKitNumbers.md, "Fonts").
package enum SystemFontEra: Sendable, Hashable {
  /// Text up to 19 points and Display from 20 on, there wider than later.
  case xcode7
  /// Text up to 19 points and Display from 20 on.
  case xcode9
  /// One font that goes over from Text to Display between 17 and 30 points: today's.
  case xcode12

  /// The one that the frames of a nib were stored in.
  package init(toolsVersion: Int) {
    self = toolsVersion < 13000 ? .xcode7 : toolsVersion < 17000 ? .xcode9 : .xcode12
  }
}
