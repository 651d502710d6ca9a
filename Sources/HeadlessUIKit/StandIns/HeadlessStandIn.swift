import Foundation

/// A value in the place of one of a module that the build has not, or of code that is generated elsewhere.
///
/// A member that nothing declares is another such value, or one of the type that its place expects: an empty text, zero, no
/// value; a text is the name of the member, as a key of generated texts is. A sentence names each that was asked for.
@dynamicMemberLookup public protocol HeadlessStandsIn {}

extension HeadlessStandsIn {
  /// A member whose type its place leaves open.
  public subscript(dynamicMember name: String) -> HeadlessStandIn {
    get { HeadlessStandIn(name) }
    nonmutating set {}
  }

  /// A member where its place asks whether there is one.
  public subscript<Some: HeadlessStandIn>(dynamicMember name: String) -> Some? {
    get { HeadlessStandIn.some(name) }
    nonmutating set {}
  }

  /// A member of the type that its place expects.
  public subscript<Value>(dynamicMember name: String) -> Value {
    get { HeadlessStandIn.value(of: name) }
    nonmutating set {}
  }

  /// An element, as a member is.
  public subscript(keys: Any?...) -> HeadlessStandIn {
    get { HeadlessStandIn("") }
    nonmutating set {}
  }

  /// An element where its place asks whether there is one.
  public subscript<Some: HeadlessStandIn>(keys: Any?...) -> Some? {
    get { HeadlessStandIn.some("") }
    nonmutating set {}
  }

  /// An element of the type that its place expects.
  public subscript<Value>(keys: Any?...) -> Value {
    get { HeadlessStandIn.value(of: "an element of what stands in") }
    nonmutating set {}
  }

  /// A member of the type itself.
  public static subscript(dynamicMember name: String) -> HeadlessStandIn {
    get { HeadlessStandIn(name) }
    set {}
  }

  /// A member of the type itself where its place asks whether there is one.
  public static subscript<Some: HeadlessStandIn>(dynamicMember name: String) -> Some? {
    get { HeadlessStandIn.some(name) }
    set {}
  }

  /// A member of the type itself, of the type that its place expects.
  public static subscript<Value>(dynamicMember name: String) -> Value {
    get { HeadlessStandIn.value(of: name) }
    set {}
  }
}

/// The stand-ins of a program that may decide a size: a slice of an app's sources lists them in a class of its own.
public protocol StandInNames: AnyObject {
  /// The names.
  static var names: [String] { get }
  /// Values that stand in for others of their types; none where there are none but UIKit's.
  static var values: [Any] { get }
}

extension StandInNames {
  /// None.
  public static var values: [Any] { [] }
}

/// A value whose members are all there, and empty.
@dynamicCallable open class HeadlessStandIn: NSObject, HeadlessStandsIn, Codable {
  fileprivate let name: String

  /// A value without a name.
  public override init() { name = "" }

  /// A value that stands in for what is called so.
  public init(_ name: String) { self.name = name }

  /// A value that was decoded, from anything.
  public required init(from decoder: any Decoder) throws { name = "" }

  /// Writes nothing.
  open func encode(to encoder: any Encoder) throws {}

  /// The result of a call.
  @discardableResult public func dynamicallyCall(
    withKeywordArguments arguments: KeyValuePairs<String, Any?>
  ) -> HeadlessStandIn { HeadlessStandIn(name) }

  /// The result of a call where its place asks whether there is one.
  public func dynamicallyCall<Some: HeadlessStandIn>(
    withKeywordArguments arguments: KeyValuePairs<String, Any?>
  ) -> Some? { HeadlessStandIn.some(name) }

  /// The result of a call, of the type that its place expects.
  public func dynamicallyCall<Value>(withKeywordArguments arguments: KeyValuePairs<String, Any?>) -> Value {
    let size = arguments.first { $0.key == "size" }?.value ?? nil
    let points = size as? CGFloat ?? (size as? Double).map { CGFloat($0) } ?? (size as? Int).map { CGFloat($0) }
    return HeadlessStandIn.resource(name, size: points)
      ?? HeadlessStandIn.value(of: name, from: arguments.map { $0.value })
  }

  /// A font or a picture of the app that generated code calls so.
  ///
  /// - Parameter size: that of a font, in points.
  private static func resource<Value>(_ name: String, size: CGFloat?) -> Value? {
    if Value.self == UIFont.self || Value.self == UIFont?.self {
      return UIFont(resource: HeadlessStandIn(name), size: size ?? UIFont.labelFontSize) as? Value
    }
    guard Value.self == UIImage.self || Value.self == UIImage?.self else { return nil }
    return UIImage(named: GeneratedNames.imageName(name)) as? Value
  }

  fileprivate static func some<Some: HeadlessStandIn>(_ name: String) -> Some? { HeadlessStandIn(name) as? Some }

  /// The value of a property wrapper, which for views are there to lay them out by constraints.
  public static func wrapped<Value>(_ value: Value) -> Value {
    if let view = value as? UIView {
      MainActor.assumeIsolated { view.translatesAutoresizingMaskIntoConstraints = false }
    }
    return value
  }

  /// Stands in the place of a body that was left out, since it decides no size.
  public static func leaveOut(_ name: String) { Messages.sayOnce("'\(name)' was called: its body is left out") }

  /// Stands in the place of a body that a compiler off the device refuses.
  public static func stop(_ name: String) -> Never {
    Messages.stop("'\(name)' was called: the compiler refuses its code off the device")
  }

  /// Stands in the place of a body that a slice leaves out until a run asks for it.
  public static func lack(_ name: String) -> Never {
    Messages.stop("'\(name)' was called: its body is not in the slice; name its class in 'roots'")
  }

  /// Stands in the place of a value that a slice leaves out until a run asks for it.
  public static func lack<Value>(_ name: String) -> Value { lack(name) as Never }

  /// Stands in the place of a value that a compiler off the device refuses.
  public static func stop<Value>(_ name: String) -> Value { stop(name) as Never }

  /// Names the stand-ins that may decide a size, for each run.
  package static func sayStandIns() {
    for name in LoadedClasses.standIns {
      Messages.sayOnce("'\(name)' is not there, and its stand-in may decide a size")
    }
  }

  /// The result of a function: a text is the longest that it was given, as one that sets its looks hands it on.
  public static func value<Value>(of name: String, from arguments: [Any?]) -> Value {
    let texts = arguments.compactMap { $0 as? String ?? ($0 as? NSAttributedString)?.string }
    if let text = texts.max(by: { $0.utf8.count < $1.utf8.count }),
      let value = text as? Value ?? NSMutableAttributedString(string: text) as? Value
    {
      Messages.sayOnce("'\(name)' is not there: the text that it is given stands in for its result")
      return value
    }
    return value(of: name)
  }

  /// A value of any type that has an empty one.
  public static func value<Value>(of name: String) -> Value {
    if let text = name as? Value {
      Messages.sayOnce("'\(name)' is not there: its name stands in for it")
      return text
    }
    let none: Any? = nil
    if let absent = none as? Value { return absent }
    let candidates: [Any] = [
      0, 0.0, CGFloat(0), false, Float(0), [Any](), [String: Any](), HeadlessStandIn(name), CGSize.zero, CGRect.zero,
      CGPoint.zero, Date(timeIntervalSince1970: 0), Data(), NSAttributedString(string: name), URL(fileURLWithPath: "/"),
      Bundle.main, Locale.current, Calendar.current, IndexPath(item: 0, section: 0),
      UIColor.black, UIImage(), UIFont.systemFont(ofSize: 17),
    ]
    for candidate in candidates + LoadedClasses.valuesStandingIn {
      if let value = candidate as? Value {
        Messages.sayOnce("'\(name)' is not there: an empty \(Value.self) stands in for it")
        return value
      }
    }
    if let type = Value.self as? HeadlessStandIn.Type, let value = (try? type.init(from: NoDecoder())) as? Value {
      Messages.sayOnce("'\(name)' is not there: an empty \(Value.self) stands in for it")
      return value
    }
    Messages.stop("'\(name)' is not there, and nothing can stand in for a \(Value.self)")
  }
}

/// Makes values of a class that is known when the program runs: their initialiser reads nothing.
private struct NoDecoder: Decoder {
  let codingPath: [any CodingKey] = []
  let userInfo: [CodingUserInfoKey: Any] = [:]

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> { throw nothing }
  func unkeyedContainer() throws -> any UnkeyedDecodingContainer { throw nothing }
  func singleValueContainer() throws -> any SingleValueDecodingContainer { throw nothing }

  private var nothing: DecodingError {
    DecodingError.dataCorrupted(DecodingError.Context(codingPath: [], debugDescription: "nothing stands in"))
  }
}

/// A property that Core Data would keep is stored here; it has an empty value until one is set.
@propertyWrapper public struct HeadlessStored<Value> {
  private var value: Value?

  /// Without a value.
  public init() {}

  /// The value that was set, or an empty one.
  public var wrappedValue: Value {
    get { value ?? HeadlessStandIn.value(of: "a property of Core Data") }
    set { value = newValue }
  }
}

extension UIFont {
  /// The font of the app that generated code calls so; the system's where it has none.
  public convenience init?(resource: HeadlessStandIn, size: CGFloat) {
    self.init(name: GeneratedNames.fontName(resource.name), size: size)
  }
}

extension UIImage {
  /// The picture of the app that generated code calls so; an empty one where it has none.
  public convenience init?(resource: HeadlessStandIn) {
    let name = GeneratedNames.imageName(resource.name)
    if AssetCatalogs.lack(name, in: nil) { self.init() } else { self.init(named: name) }
  }
}

extension UIColor {
  /// Black: a color decides no size.
  public convenience init?(resource: HeadlessStandIn) { self.init(white: 0, alpha: 1) }
}

/// An object of Core Data: it keeps the values of properties that an extension declares.
open class HeadlessManagedObject: NSObject {
  private var values: [String: Any] = [:]

  /// The value that was kept, or an empty one.
  public func headlessValue<Value>(_ name: String) -> Value {
    values[name] as? Value ?? HeadlessStandIn.value(of: "a property of Core Data")
  }

  /// Keeps a value.
  public func keepHeadlessValue(_ name: String, _ value: Any?) { values[name] = value }
}

extension BinaryInteger {
  /// Zero.
  public init(_ standIn: HeadlessStandIn) { self = 0 }
}

extension BinaryFloatingPoint {
  /// Zero.
  public init(_ standIn: HeadlessStandIn) { self = 0 }
}

extension String {
  /// The name of what is not there.
  public init(_ standIn: HeadlessStandIn) { self = HeadlessStandIn.value(of: standIn.name) }

  /// The name of what is not there.
  public init(cString standIn: HeadlessStandIn) { self = HeadlessStandIn.value(of: standIn.name) }
}
