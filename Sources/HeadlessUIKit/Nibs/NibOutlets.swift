import Foundation

/// The properties of a class that a nib sets by name: its outlets, and those that Interface Builder's inspector shows.
///
/// Without Objective-C nothing finds a property by its name; a class nested in the one that has the properties does it,
/// also for private ones, and their observers run. The build tool plugin `HeadlessSources` writes it for each
/// `@IBOutlet` and `@IBInspectable`; by hand it is:
///
///     final class ExampleCell: UICollectionViewCell {
///       weak var titleLabel: UILabel!
///
///       final class HeadlessOutlets: NibOutlets {
///         static var owner: AnyClass { ExampleCell.self }
///         static func set(_ name: String, of object: AnyObject, to value: Any?) -> Bool {
///           guard let object = object as? ExampleCell else { return false }
///           switch name {
///           case "titleLabel": return assign(value, to: &object.titleLabel)
///           default: return false
///           }
///         }
///       }
///     }
///
/// The name begins with `HeadlessOutlets`, by which a nib finds the class. Properties of superclasses are theirs to set. A
/// class without it has its stored properties written where they lie in memory, without their observers.
@MainActor public protocol NibOutlets: AnyObject {
  /// The class that declares the properties.
  static var owner: AnyClass { get }
  /// The name that nibs have for the class, where it is another (`@objc(Name)`).
  static var nibName: String? { get }

  /// Sets a property.
  ///
  /// - Returns: whether the class declares it.
  static func set(_ name: String, of object: AnyObject, to value: Any?) -> Bool
}

extension NibOutlets {
  /// None: nibs have the class's own.
  public static var nibName: String? { nil }

  /// Writes a value to a property of its type; another value is left out, and a message names both types.
  public static func assign<Value>(_ value: Any?, to property: inout Value) -> Bool {
    guard let converted = NibValue.convert(value, to: Value.self) else {
      Messages.say("\(owner) takes no \(value.map { String(describing: type(of: $0)) } ?? "nil") as \(Value.self)")
      return true
    }
    property = converted
    return true
  }
}

/// A value that a nib states, as a property takes it.
enum NibValue {
  /// `nil` where the value can't be one of the type. Numbers are those of any type, as an `NSNumber` is.
  static func convert<Value>(_ value: Any?, to type: Value.Type) -> Value? {
    // Not by a plain cast, which takes `nil` for an array.
    if let value = value as? Value { return value }
    guard let number = value as? NSNumber else { return nil }
    let numbers: [Any] = [
      number.doubleValue, CGFloat(number.doubleValue), number.floatValue, number.intValue, number.uintValue,
      number.boolValue,
    ]
    return numbers.lazy.compactMap { $0 as? Value }.first
  }
}
