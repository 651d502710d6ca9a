import Foundation

extension UIFont {
  /// The height of a flat capital letter, in points.
  public var capHeight: CGFloat { letterHeight(1443 / 2048, "capHeight") }
  /// The height of the letter x, in points.
  public var xHeight: CGFloat { letterHeight(1078 / 2048, "xHeight") }

  /// A part of the point size: that of San Francisco, as its table `OS/2` has it in all weights and sizes.
  private func letterHeight(_ share: CGFloat, _ name: String) -> CGFloat {
    if systemFace == nil {
      Messages.sayOnce("note: '\(name)' of the font '\(fontName)' is not known, and counts as the system font's")
    }
    return pointSize * share
  }
}
