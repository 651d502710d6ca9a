@_exported import Foundation

extension NSAttributedString {
  /// No text, as `NSAttributedString()` and `NSMutableAttributedString()` have in UIKit's world.
  public convenience init(_nothing: Void = ()) { self.init(string: "") }
}
