import Foundation

/// A value that attributes of texts have, which Foundation compares where texts are joined.
///
/// Problem: Foundation on Linux asks any object for its CoreFoundation type, which it takes from the first word behind the
/// object's head, and stops the process where that word tells of none (`CFEqual`, CFRuntime.c of
/// swift-corelibs-foundation). The first property of a class lies there, such as the size of a font.
///
/// Idea: a word comes first that is no type of CoreFoundation, so that `isEqual` is asked.
open class AttributeValue: NSObject, @unchecked Sendable {
  private let noType = UInt64.max

  /// Public, so that classes of an app's own inherit the initialisers of those that inherit this one.
  public override init() { super.init() }
}
