// The names are those of the Objective-C runtime.
// swift-format-ignore-file: AlwaysUseLowerCamelCase
import Foundation

#if !canImport(ObjectiveC)
  /// How a value is kept; here always strongly.
  public enum objc_AssociationPolicy: UInt, Sendable {
    case OBJC_ASSOCIATION_ASSIGN = 0
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    case OBJC_ASSOCIATION_RETAIN = 769
    case OBJC_ASSOCIATION_COPY = 771
  }

  /// The value that is kept with a view, a guide or a constraint.
  @preconcurrency @MainActor public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    (object as? any Associating)?.associated[key]
  }

  /// Keeps a value with a view, a guide or a constraint; no other object keeps any.
  @preconcurrency @MainActor public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
  ) {
    guard let object = object as? any Associating else {
      return Messages.sayOnce(
        "note: values are kept with views, guides and constraints alone, not with \(type(of: object))")
    }
    object.associated[key] = value
  }

  /// One lock for all objects, which a thread may take again.
  private let lockOfObjects = NSRecursiveLock()

  /// Waits until no other thread has taken the lock of an object; here all objects have one.
  @discardableResult public func objc_sync_enter(_ object: Any) -> Int32 {
    lockOfObjects.lock()
    return 0
  }

  /// Gives the lock of an object back.
  @discardableResult public func objc_sync_exit(_ object: Any) -> Int32 {
    lockOfObjects.unlock()
    return 0
  }

  extension NSObject {
    public static func classForCoder() -> AnyClass { self }
  }
#endif

/// Objects that keep values of others as long as they live.
@MainActor protocol Associating: AnyObject {
  var associated: [UnsafeRawPointer: Any] { get set }
}

extension UIView: Associating {}
extension UILayoutGuide: Associating {}
extension NSLayoutConstraint: Associating {}

/// The guides at the edges of a view controller's view, before the safe area.
@preconcurrency @MainActor public protocol UILayoutSupport: NSObjectProtocol {
  var length: CGFloat { get }
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var heightAnchor: NSLayoutDimension { get }
}
