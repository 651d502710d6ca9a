import Foundation

/// Traits that a closure writes.
public protocol UIMutableTraits {
  /// The value of a trait.
  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { get set }
}

extension UIMutableTraits {
  /// The user's text size.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { self[UITraitPreferredContentSizeCategory.self] }
    set { self[UITraitPreferredContentSizeCategory.self] = newValue }
  }
  /// Pixels a point.
  public var displayScale: CGFloat {
    get { self[UITraitDisplayScale.self] }
    set { self[UITraitDisplayScale.self] = newValue }
  }
  /// The room across.
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { self[UITraitHorizontalSizeClass.self] }
    set { self[UITraitHorizontalSizeClass.self] = newValue }
  }
  /// The room from top to bottom.
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    get { self[UITraitVerticalSizeClass.self] }
    set { self[UITraitVerticalSizeClass.self] = newValue }
  }
  /// Light or dark.
  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { self[UITraitUserInterfaceStyle.self] }
    set { self[UITraitUserInterfaceStyle.self] = newValue }
  }
  /// The kind of device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { self[UITraitUserInterfaceIdiom.self] }
    set { self[UITraitUserInterfaceIdiom.self] = newValue }
  }
  /// The direction in which the interface runs.
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { self[UITraitLayoutDirection.self] }
    set { self[UITraitLayoutDirection.self] = newValue }
  }
}

/// A trait that UIKit has, and where its value stands.
private protocol SystemTrait: UITraitDefinition {
  static var path: WritableKeyPath<TraitValues, Value?> { get }
}
extension UITraitPreferredContentSizeCategory: SystemTrait {
  static var path: WritableKeyPath<TraitValues, UIContentSizeCategory?> { \.category }
}
extension UITraitDisplayScale: SystemTrait {
  static var path: WritableKeyPath<TraitValues, CGFloat?> { \.scale }
}
extension UITraitHorizontalSizeClass: SystemTrait {
  static var path: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass?> { \.horizontalSizeClass }
}
extension UITraitVerticalSizeClass: SystemTrait {
  static var path: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass?> { \.verticalSizeClass }
}
extension UITraitUserInterfaceStyle: SystemTrait {
  static var path: WritableKeyPath<TraitValues, UIUserInterfaceStyle?> { \.style }
}
extension UITraitUserInterfaceIdiom: SystemTrait {
  static var path: WritableKeyPath<TraitValues, UIUserInterfaceIdiom?> { \.idiom }
}
extension UITraitLayoutDirection: SystemTrait {
  static var path: WritableKeyPath<TraitValues, UITraitEnvironmentLayoutDirection?> { \.direction }
}

extension TraitValues: UIMutableTraits {
  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get {
      func value<System: SystemTrait>(_ system: System.Type) -> Any? { self[keyPath: system.path] }
      if let system = trait as? any SystemTrait.Type { return value(system) as? Trait.Value ?? trait.defaultValue }
      return custom.values[ObjectIdentifier(trait)] as? Trait.Value ?? trait.defaultValue
    }
    set {
      func write<System: SystemTrait>(_ system: System.Type) { self[keyPath: system.path] = newValue as? System.Value }
      if let system = trait as? any SystemTrait.Type {
        write(system)
      } else {
        custom.values[ObjectIdentifier(trait)] = newValue
      }
    }
  }
}

extension TraitValues {
  /// Whether a trait has a value.
  func says(_ trait: UITrait) -> Bool {
    func has<System: SystemTrait>(_ system: System.Type) -> Bool { self[keyPath: system.path] != nil }
    if let system = trait as? any SystemTrait.Type { return has(system) }
    return custom.values[ObjectIdentifier(trait)] != nil
  }
  /// Takes the value of a trait away.
  mutating func forget(_ trait: UITrait) {
    func clear<System: SystemTrait>(_ system: System.Type) { self[keyPath: system.path] = nil }
    if let system = trait as? any SystemTrait.Type { clear(system) }
    custom.values[ObjectIdentifier(trait)] = nil
  }
  /// Whether a trait is the same in both.
  func agrees(_ other: TraitValues, on trait: UITrait) -> Bool {
    var (mine, others) = (TraitValues(), TraitValues())
    mine.take(trait, of: self)
    others.take(trait, of: other)
    return mine == others
  }
  private mutating func take(_ trait: UITrait, of other: TraitValues) {
    func copy<System: SystemTrait>(_ system: System.Type) { self[keyPath: system.path] = other[keyPath: system.path] }
    if let system = trait as? any SystemTrait.Type { copy(system) }
    custom.values[ObjectIdentifier(trait)] = other.custom.values[ObjectIdentifier(trait)]
  }

  fileprivate func changed(by mutations: (inout UIMutableTraits) -> Void) -> TraitValues {
    var traits: UIMutableTraits = self
    mutations(&traits)
    return traits as? TraitValues ?? self
  }
}

/// Values of traits that the app has declared.
struct CustomTraits: Equatable, @unchecked Sendable {
  var values: [ObjectIdentifier: Any] = [:]
  static func == (first: Self, second: Self) -> Bool {
    first.values.count == second.values.count
      && first.values.allSatisfy { key, value in
        (value as? AnyHashable).map { $0 == second.values[key] as? AnyHashable } ?? false
      }
  }
}

extension UITraitCollection {
  /// The traits that a closure writes.
  public convenience init(mutations: (inout UIMutableTraits) -> Void) {
    self.init(TraitValues().changed(by: mutations))
  }
  /// These traits, but for those that a closure writes.
  public func modifyingTraits(_ mutations: (inout UIMutableTraits) -> Void) -> UITraitCollection {
    UITraitCollection(values.changed(by: mutations))
  }
  /// The value of a trait.
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { values[trait] }
  /// The traits of several collections; a later one decides.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(traitCollections.reduce(TraitValues()) { $1.values.over($0) })
  }
  /// A text size alone.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(TraitValues(category: preferredContentSizeCategory))
  }
  /// A scale alone.
  public convenience init(displayScale: CGFloat) { self.init(TraitValues(scale: displayScale)) }
  /// The room across alone.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(TraitValues(horizontalSizeClass: horizontalSizeClass))
  }
  /// The room from top to bottom alone.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(TraitValues(verticalSizeClass: verticalSizeClass))
  }
  /// Light or dark alone.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(TraitValues(style: userInterfaceStyle))
  }
  /// A kind of device alone.
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) { self.init(TraitValues(idiom: idiom)) }
  /// A direction alone.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(TraitValues(direction: layoutDirection))
  }
  /// A contrast alone.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(TraitValues(contrast: accessibilityContrast))
  }
  /// A weight of text alone.
  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init(TraitValues(legibilityWeight: legibilityWeight))
  }
  /// A level alone.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init(TraitValues(level: userInterfaceLevel))
  }
  /// The colours of a screen alone.
  public convenience init(displayGamut: UIDisplayGamut) { self.init(TraitValues(gamut: displayGamut)) }
}
