import Foundation
import ShelfSizing

/// How much room there is along an axis.
public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }
/// Light or dark.
public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }
/// The kind of device.
public enum UIUserInterfaceIdiom: Int, Sendable { case unspecified = -1, phone, pad, tv, carPlay, mac = 5, vision }
/// The direction in which the interface runs.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable { case unspecified = -1, leftToRight, rightToLeft }
/// Whether colours stand out more than usual.
public enum UIAccessibilityContrast: Int, Sendable { case unspecified = -1, normal, high }
/// Whether text is bold throughout.
public enum UILegibilityWeight: Int, Sendable { case unspecified = -1, regular, bold }
/// Whether something stands on the ground of the screen or above it.
public enum UIUserInterfaceLevel: Int, Sendable { case unspecified = -1, base, elevated }
/// The colours that a screen can show.
public enum UIDisplayGamut: Int, Sendable {
  case unspecified = -1
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case SRGB
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case P3
}
/// Whether a screen feels how hard a finger presses.
public enum UIForceTouchCapability: Int, Sendable { case unknown, unavailable, available }
/// Whether a window is in front.
public enum UIUserInterfaceActiveAppearance: Int, Sendable { case unspecified = -1, inactive, active }

/// The values of a collection of traits; `nil` where it says nothing.
struct TraitValues: Equatable, Sendable {
  var category: UIContentSizeCategory?
  var scale: CGFloat?
  var horizontalSizeClass: UIUserInterfaceSizeClass?
  var verticalSizeClass: UIUserInterfaceSizeClass?
  var style: UIUserInterfaceStyle?
  var idiom: UIUserInterfaceIdiom?
  var direction: UITraitEnvironmentLayoutDirection?
  var contrast: UIAccessibilityContrast?
  var legibilityWeight: UILegibilityWeight?
  var level: UIUserInterfaceLevel?
  var gamut: UIDisplayGamut?
  var forceTouch: UIForceTouchCapability?
  var activeAppearance: UIUserInterfaceActiveAppearance?
  var custom = CustomTraits()

  /// These values, and others where these say nothing.
  func over(_ other: TraitValues) -> TraitValues {
    TraitValues(
      category: category ?? other.category, scale: scale ?? other.scale,
      horizontalSizeClass: horizontalSizeClass ?? other.horizontalSizeClass,
      verticalSizeClass: verticalSizeClass ?? other.verticalSizeClass, style: style ?? other.style,
      idiom: idiom ?? other.idiom, direction: direction ?? other.direction, contrast: contrast ?? other.contrast,
      legibilityWeight: legibilityWeight ?? other.legibilityWeight, level: level ?? other.level,
      gamut: gamut ?? other.gamut, forceTouch: forceTouch ?? other.forceTouch,
      activeAppearance: activeAppearance ?? other.activeAppearance,
      custom: CustomTraits(values: custom.values.merging(other.custom.values) { own, _ in own }))
  }
}

/// The surroundings of a view: text size, scale, size classes.
open class UITraitCollection: NSObject, @unchecked Sendable {
  let values: TraitValues
  /// The pixels of the scale; two a point where it is 0, UIKit's unspecified, or what no device has. Each answer asks.
  let grid: PixelGrid

  /// Traits of values.
  init(_ values: TraitValues) {
    self.values = values
    grid = values.scale.flatMap { PixelGrid(scale: $0) } ?? .twoPixelsAPoint
    super.init()
  }

  /// Traits that say nothing.
  public override convenience init() { self.init(TraitValues()) }

  /// The user's text size.
  open var preferredContentSizeCategory: UIContentSizeCategory { values.category ?? .unspecified }
  /// Pixels a point.
  open var displayScale: CGFloat { values.scale ?? 0 }
  /// The room across.
  open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass ?? .unspecified }
  /// The room from top to bottom.
  open var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass ?? .unspecified }
  /// Light or dark.
  open var userInterfaceStyle: UIUserInterfaceStyle { values.style ?? .unspecified }
  /// The kind of device.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { values.idiom ?? .unspecified }
  /// The direction in which the interface runs.
  open var layoutDirection: UITraitEnvironmentLayoutDirection { values.direction ?? .unspecified }
  /// Whether colours stand out more than usual.
  open var accessibilityContrast: UIAccessibilityContrast { values.contrast ?? .unspecified }
  /// Whether text is bold throughout.
  open var legibilityWeight: UILegibilityWeight { values.legibilityWeight ?? .unspecified }
  /// Whether something stands on the ground of the screen or above it.
  open var userInterfaceLevel: UIUserInterfaceLevel { values.level ?? .unspecified }
  /// The colours that the screen can show.
  open var displayGamut: UIDisplayGamut { values.gamut ?? .unspecified }
  /// Whether the screen feels how hard a finger presses.
  open var forceTouchCapability: UIForceTouchCapability { values.forceTouch ?? .unknown }
  /// Whether the window is in front.
  open var activeAppearance: UIUserInterfaceActiveAppearance { values.activeAppearance ?? .unspecified }

  /// Whether both say the same.
  open override func isEqual(_ object: Any?) -> Bool { (object as? UITraitCollection)?.values == values }
  /// A number that equal traits share.
  open override var hash: Int { preferredContentSizeCategory.hashValue ^ displayScale.hashValue }

  /// Whether both say the same, but for those that these leave open.
  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return trait.values.over(values) == values
  }
  /// Whether a colour may look another way under other traits.
  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    func appearance(_ values: TraitValues?) -> TraitValues {
      TraitValues(
        style: values?.style, idiom: values?.idiom, contrast: values?.contrast, level: values?.level,
        gamut: values?.gamut, activeAppearance: values?.activeAppearance)
    }
    return appearance(values) != appearance(traitCollection?.values)
  }

  // MARK: The current ones

  /// The traits that count where the current ones say nothing: a phone of two pixels a point at the text size `large`, or the
  /// device that was stated.
  nonisolated(unsafe) static var base = TraitValues.phone { didSet { filled = nil } }
  /// The traits that became the current ones last, and what the base has made of them: a program gives the same ones for
  /// each card.
  nonisolated(unsafe) private static var filled: (given: UITraitCollection, made: UITraitCollection)?
  nonisolated(unsafe) private static var currentTraits = UITraitCollection(.phone)
  /// The traits that count where no view says otherwise; what they leave open is the stated device's.
  public class var current: UITraitCollection {
    get { currentTraits }
    set {
      if let filled, filled.given === newValue { return currentTraits = filled.made }
      let values = newValue.values.over(base)
      currentTraits = values == newValue.values ? newValue : UITraitCollection(values)
      filled = (newValue, currentTraits)
    }
  }

  /// Runs a closure with these as the current ones.
  open func performAsCurrent(_ actions: () -> Void) { asCurrent(actions) }

  /// Runs a closure with these as the current ones, and gives what it gives.
  func asCurrent<Result>(_ body: () -> Result) -> Result {
    let before = UITraitCollection.currentTraits
    UITraitCollection.current = self
    defer { UITraitCollection.currentTraits = before }
    return body()
  }
}

extension TraitValues {
  static let phone = TraitValues(
    category: .large, scale: 2, horizontalSizeClass: .compact, verticalSizeClass: .regular, style: .light,
    idiom: .phone, direction: .leftToRight, contrast: .normal, legibilityWeight: .regular, level: .base, gamut: .P3,
    forceTouch: .unavailable, activeAppearance: .active)
}
