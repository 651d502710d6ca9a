import Foundation

/// Which way a view runs, whatever the language does.
public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}
/// The way in which an interface runs.
public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }

extension UIView {
  /// How the tint colour is shown.
  public enum TintAdjustmentMode: Int, Sendable { case automatic, normal, dimmed }

  private var rare: RareStorage { storage.rare ?? .none }

  /// The way in which content of an attribute runs, under the current traits.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(
      for: attribute,
      relativeTo: UITraitCollection.current.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
  }
  /// The way in which content of an attribute runs beside text of a direction.
  public class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .unspecified: layoutDirection
    case .forceRightToLeft: .rightToLeft
    default: .leftToRight
    }
  }
  /// The way in which the view runs.
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIView.userInterfaceLayoutDirection(
      for: semanticContentAttribute,
      relativeTo: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
  }
  /// How the tint colour is shown.
  public var tintAdjustmentMode: TintAdjustmentMode {
    get { rare.tintAdjustmentMode }
    set { storage.rareToWrite().tintAdjustmentMode = newValue }
  }
  /// Whether it keeps touches from other views.
  public var isExclusiveTouch: Bool {
    get { rare.isExclusiveTouch }
    set { storage.rareToWrite().isExclusiveTouch = newValue }
  }
  /// Whether it gets several touches at once.
  public var isMultipleTouchEnabled: Bool {
    get { rare.isMultipleTouchEnabled }
    set { storage.rareToWrite().isMultipleTouchEnabled = newValue }
  }
  /// Whether its ground is cleared before it draws.
  public var clearsContextBeforeDrawing: Bool {
    get { rare.clearsContextBeforeDrawing }
    set { storage.rareToWrite().clearsContextBeforeDrawing = newValue }
  }
  /// Pixels a point of what it draws.
  public var contentScaleFactor: CGFloat {
    get { rare.contentScaleFactor }
    set { storage.rareToWrite().contentScaleFactor = newValue }
  }
  /// The interactions that were added.
  public var interactions: [UIInteraction] {
    get { rare.interactions }
    set { storage.rareToWrite().interactions = newValue }
  }
  /// The name under which its state is kept.
  public var restorationIdentifier: String? {
    get { rare.restorationIdentifier }
    set { storage.rareToWrite().restorationIdentifier = newValue }
  }
  /// Whether a long press shows it larger.
  public var showsLargeContentViewer: Bool {
    get { rare.showsLargeContentViewer }
    set { storage.rareToWrite().showsLargeContentViewer = newValue }
  }
  /// Its words when it is shown larger.
  public var largeContentTitle: String? {
    get { rare.largeContentTitle }
    set { storage.rareToWrite().largeContentTitle = newValue }
  }
  /// Its picture when it is shown larger.
  public var largeContentImage: UIImage? {
    get { rare.largeContentImage }
    set { storage.rareToWrite().largeContentImage = newValue }
  }
  /// Whether the larger picture is stretched.
  public var scalesLargeContentImage: Bool {
    get { rare.scalesLargeContentImage }
    set { storage.rareToWrite().scalesLargeContentImage = newValue }
  }
  /// Points round the larger picture.
  public var largeContentImageInsets: UIEdgeInsets {
    get { rare.largeContentImageInsets }
    set { storage.rareToWrite().largeContentImageInsets = newValue }
  }
  /// Adds an interaction.
  public func addInteraction(_ interaction: UIInteraction) {
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    storage.rareToWrite().interactions.append(interaction)
    interaction.didMove(to: self)
  }
  /// Removes an interaction.
  public func removeInteraction(_ interaction: UIInteraction) {
    interaction.willMove(to: nil)
    storage.rareToWrite().interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }
  @discardableResult public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool { false }
}
