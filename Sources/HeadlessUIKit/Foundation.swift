@_exported import Foundation

extension NSAttributedString {
  /// No text, as `NSAttributedString()` and `NSMutableAttributedString()` have in UIKit's world.
  public convenience init(_nothing: Void = ()) { self.init(string: "") }
}

/// The largest `Float`, as C's header of mathematics has it: an animation without an end repeats so often.
public let MAXFLOAT = Float.greatestFiniteMagnitude
