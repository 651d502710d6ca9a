import Foundation

#if !canImport(ObjectiveC)
  /// Which values of a property an observer asks for.
  public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let new = NSKeyValueObservingOptions(rawValue: 1)
    public static let old = NSKeyValueObservingOptions(rawValue: 2)
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)
    public static let prior = NSKeyValueObservingOptions(rawValue: 8)
  }

  /// The names of a change's values.
  public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
    public static let newKey = NSKeyValueChangeKey(rawValue: "new")
    public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
    public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
    public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
  }

  /// How a property changed.
  public enum NSKeyValueChange: UInt, Sendable { case setting = 1, insertion, removal, replacement }

  /// A change of a property.
  public struct NSKeyValueObservedChange<Value> {
    public typealias Kind = NSKeyValueChange
    public let kind: Kind
    public let newValue: Value?
    public let oldValue: Value?
    public let indexes: IndexSet?
    public let isPrior: Bool
  }

  /// Keeps an observation alive.
  public final class NSKeyValueObservation: NSObject {
    fileprivate var observer: KeyValueObserver?
    public func invalidate() { observer?.end() }
    deinit { observer?.end() }
  }

  extension NSObjectProtocol where Self: NSObject {
    /// Tells of changes of a view's frame and content size, and of the value that is there, where `initial` asks for
    /// it; off the device nothing tells of other changes.
    @discardableResult public func observe<Value>(
      _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
      changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
      func change(from old: Value?, to new: Value?) -> NSKeyValueObservedChange<Value> {
        NSKeyValueObservedChange(
          kind: .setting, newValue: options.contains(.new) ? new : nil,
          oldValue: options.contains(.old) ? old : nil, indexes: nil, isPrior: false)
      }
      if options.contains(.initial) { changeHandler(self, change(from: nil, to: self[keyPath: keyPath])) }
      let observation = NSKeyValueObservation()
      guard self is UIView, KeyValueObserver.isObserved(Value.self) else {
        Messages.sayOnce("note: 'observe(_:options:changeHandler:)' tells of no change off the device but of frames")
        return observation
      }
      var last = self[keyPath: keyPath]
      observation.observer = KeyValueObserver(self) { [weak self] in
        guard let self else { return }
        let (old, new) = (last, self[keyPath: keyPath])
        guard let known = old as? any Equatable, !KeyValueObserver.isSame(known, new) else { return }
        last = new
        changeHandler(self, change(from: old, to: new))
      }
      return observation
    }
  }

  extension NSObject {
    /// Has a responder told of changes of a view's frame and content size; off the device nothing tells of others.
    public func addObserver(
      _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
      context: UnsafeMutableRawPointer?
    ) {
      guard observer is UIResponder, var last = KeyValueObserver.value(of: keyPath, in: self) else {
        return Messages.sayOnce(
          "note: 'addObserver(_:forKeyPath:options:context:)' tells of no change of '\(keyPath)' off the device")
      }
      func tell(_ observer: NSObject?, _ object: NSObject, from old: Any?, to new: Any) {
        var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
        if options.contains(.new) { change[.newKey] = new }
        if options.contains(.old) { change[.oldKey] = old }
        nonisolated(unsafe) let (object, told, context) = (object, change, context)
        let responder = observer as? UIResponder
        MainActor.assumeIsolated {
          responder?.observeValue(forKeyPath: keyPath, of: object, change: told, context: context)
        }
      }
      if options.contains(.initial) { tell(observer, self, from: nil, to: last) }
      _ = KeyValueObserver(self, receiver: observer, key: keyPath) { [weak self, weak observer] in
        guard let self, let new = KeyValueObserver.value(of: keyPath, in: self), !KeyValueObserver.isSame(last, new)
        else { return }
        let old = last
        last = new
        tell(observer, self, from: old, to: new)
      }
    }
    /// Ends an observation.
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
      KeyValueObserver.end(of: self, receiver: observer, key: keyPath)
    }
    public func removeObserver(
      _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
    ) { removeObserver(observer, forKeyPath: keyPath) }

    /// The value of a stored property of the app's class; `nil` for other names, which is said once.
    public func value(forKey key: String) -> Any? {
      if let value = StoredProperties.value(key, of: self) { return value }
      Messages.sayOnce("note: 'value(forKey:)' knows no '\(key)' of \(type(of: self)) off the device")
      return nil
    }
    /// Sets a property by its name, as outlets are set; a name that is not known here changes nothing, and is said once.
    public func setValue(_ value: Any?, forKey key: String) {
      if let defaults = self as? UserDefaults {
        defaults.set(value, forKey: key)
      } else {
        setValue(value, forKeyPath: key)
      }
    }
    /// Sets a property that others lie between, by their names: `layer.cornerRadius`.
    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
      nonisolated(unsafe) let (object, value) = (self, value)
      MainActor.assumeIsolated {
        guard !NibKeys.set(value, path: keyPath, of: object) else { return }
        Messages.sayOnce("note: 'setValue(_:forKeyPath:)' knows no '\(keyPath)' of \(type(of: object)) off the device")
      }
    }

    /// Says once that a method is not found by its name off the device.
    public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
      Messages.sayOnce("note: 'perform(_:with:afterDelay:)' calls no method off the device")
    }
    public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {}
    public class func cancelPreviousPerformRequests(
      withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
    ) {}
  }

  extension NSValue {
    public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
    public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
    public convenience init(cgSize size: CGSize) { self.init(size: size) }
    public var cgRectValue: CGRect { rectValue }
    public var cgPointValue: CGPoint { pointValue }
    public var cgSizeValue: CGSize { sizeValue }
  }
#endif
