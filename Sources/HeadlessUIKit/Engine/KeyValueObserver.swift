import Foundation

#if !canImport(ObjectiveC)
  /// Observers of the frames of views.
  ///
  /// Problem: apps make a list as high as its content by observing `contentSize`, and off Apple's platforms no setter tells
  /// observers.
  ///
  /// Idea: the setters of `frame`, `bounds` and `contentSize` say that something of their view has changed; each observer of
  /// the view then compares its value with the one before.
  ///
  /// Invariant: where nobody observes, a setter looks at a flag and no more.
  final class KeyValueObserver {
    private weak var object: NSObject?
    fileprivate weak var receiver: NSObject?
    fileprivate let key: String?
    private let look: () -> Void

    /// - Parameters:
    ///   - object: whose values are observed.
    ///   - receiver: the object that is told, by the key that it has named.
    ///   - look: compares the value, and tells of it.
    init(_ object: NSObject, receiver: NSObject? = nil, key: String? = nil, look: @escaping () -> Void) {
      (self.object, self.receiver, self.key, self.look) = (object, receiver, key, look)
      KeyValueObserver.isAnybodyThere = true
      KeyValueObserver.all[ObjectIdentifier(object), default: []].append(self)
    }

    nonisolated(unsafe) private static var isAnybodyThere = false
    nonisolated(unsafe) private static var all: [ObjectIdentifier: [KeyValueObserver]] = [:]

    /// Has the observers of an object look.
    @inline(__always) static func changed(_ object: NSObject) {
      if isAnybodyThere { tell(object) }
    }

    private static func tell(_ object: NSObject) {
      let id = ObjectIdentifier(object)
      guard let observers = all[id] else { return }
      // Another object may have had the address before.
      for observer in observers { if observer.object === object { observer.look() } }
      if !observers.allSatisfy({ $0.object === object }) { all[id]?.removeAll { $0.object !== object } }
    }

    /// Ends the observation.
    func end() {
      guard let object else { return }
      KeyValueObserver.remove(from: object) { $0 === self }
    }

    static func end(of object: NSObject, receiver: NSObject, key: String) {
      remove(from: object) { $0.receiver === receiver && $0.key == key }
    }

    private static func remove(from object: NSObject, _ isMeant: (KeyValueObserver) -> Bool) {
      let id = ObjectIdentifier(object)
      all[id]?.removeAll(where: isMeant)
      if all[id]?.isEmpty == true { all[id] = nil }
      isAnybodyThere = !all.isEmpty
    }
  }

  extension KeyValueObserver {
    /// Whether changes of values of a type are told of, where views have them.
    static func isObserved(_ type: Any.Type) -> Bool {
      type == CGSize.self || type == CGRect.self || type == CGPoint.self
    }

    /// The value of a key of a view; `nil` for keys that no setter reports.
    static func value(of key: String, in object: NSObject) -> (any Equatable)? {
      nonisolated(unsafe) let object = object
      nonisolated(unsafe) var value: (any Equatable)?
      MainActor.assumeIsolated {
        switch (key, object) {
        case ("contentSize", let view as UIScrollView): value = view.contentSize
        case ("contentOffset", let view as UIScrollView): value = view.contentOffset
        case ("frame", let view as UIView): value = view.frame
        case ("bounds", let view as UIView): value = view.bounds
        case ("center", let view as UIView): value = view.center
        default: break
        }
      }
      return value
    }

    static func isSame<Value: Equatable>(_ first: Value, _ second: Any) -> Bool { first == second as? Value }
  }
#endif

extension UIView {
  /// Says that the frame or the content size has changed.
  @inline(__always) func tellObservers() {
    #if !canImport(ObjectiveC)
      KeyValueObserver.changed(self)
    #endif
  }
}
