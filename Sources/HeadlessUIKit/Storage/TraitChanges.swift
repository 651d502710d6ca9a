import Foundation

/// One of the things that traits tell.
public protocol UITraitDefinition {
  associatedtype Value
  static var defaultValue: Value { get }
}
/// One of the things that traits tell.
public typealias UITrait = any UITraitDefinition.Type

/// Light or dark.
public struct UITraitUserInterfaceStyle: UITraitDefinition {
  public static var defaultValue: UIUserInterfaceStyle { .unspecified }
}
/// The user's text size.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {
  public static var defaultValue: UIContentSizeCategory { .unspecified }
}
/// The room across.
public struct UITraitHorizontalSizeClass: UITraitDefinition {
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
}
/// The room from top to bottom.
public struct UITraitVerticalSizeClass: UITraitDefinition {
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
}
/// Pixels a point.
public struct UITraitDisplayScale: UITraitDefinition {
  public static var defaultValue: CGFloat { 0 }
}
/// The direction in which the interface runs.
public struct UITraitLayoutDirection: UITraitDefinition {
  public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
}
/// The kind of device.
public struct UITraitUserInterfaceIdiom: UITraitDefinition {
  public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
}

/// Keeps a handler of changes registered.
@preconcurrency @MainActor public protocol UITraitChangeRegistration: NSObjectProtocol {}

final class TraitChangeRegistration: NSObject, UITraitChangeRegistration {
  let traits: [UITrait]
  let handler: (UITraitCollection) -> Void
  init(_ traits: [UITrait], _ handler: @escaping (UITraitCollection) -> Void) {
    (self.traits, self.handler) = (traits, handler)
    super.init()
  }
}

/// Something that has traits.
@preconcurrency @MainActor public protocol UITraitEnvironment: NSObjectProtocol {
  var traitCollection: UITraitCollection { get }
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// Something whose traits can be watched.
@preconcurrency @MainActor public protocol UITraitChangeObservable: NSObjectProtocol {}

extension UIView: UITraitEnvironment, UITraitChangeObservable {}

extension UITraitChangeObservable where Self: UIView {
  /// Keeps a handler of changes.
  @discardableResult public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping (Self, UITraitCollection) -> Void
  ) -> UITraitChangeRegistration {
    let registration = TraitChangeRegistration(traits) { [weak self] before in
      if let self { handler(self, before) }
    }
    storage.rareToWrite().traitRegistrations.append(registration)
    return registration
  }
  /// Keeps a handler of changes that names the class in another way, such as `Self`.
  @_disfavoredOverload @discardableResult public func registerForTraitChanges<Environment: UIView>(
    _ traits: [UITrait], handler: @escaping (Environment, UITraitCollection) -> Void
  ) -> UITraitChangeRegistration {
    registerForTraitChanges(traits) { view, before in
      if let view = view as? Environment { handler(view, before) }
    }
  }
  @discardableResult public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> UITraitChangeRegistration { TraitChangeRegistration(traits) { _ in } }
  @discardableResult public func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> UITraitChangeRegistration { TraitChangeRegistration(traits) { _ in } }
  /// Forgets a handler of changes.
  public func unregisterForTraitChanges(_ registration: UITraitChangeRegistration) {
    storage.rare?.traitRegistrations.removeAll { $0 === registration }
  }
}
