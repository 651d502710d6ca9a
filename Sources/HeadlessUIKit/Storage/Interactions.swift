import Foundation

/// Something that people may do with a view; off the device nobody does.
@preconcurrency @MainActor public protocol UIInteraction: NSObjectProtocol {
  var view: UIView? { get }
  func willMove(to view: UIView?)
  func didMove(to view: UIView?)
}

/// An interaction, as far as all have it in common.
@preconcurrency @MainActor open class StoredInteraction: NSObject, UIInteraction {
  open private(set) weak var view: UIView?
  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}

/// Shows a view larger.
@preconcurrency @MainActor open class UILargeContentViewerInteraction: StoredInteraction {
  open weak var delegate: UILargeContentViewerInteractionDelegate?
  /// Takes a delegate.
  public init(delegate: UILargeContentViewerInteractionDelegate?) {
    self.delegate = delegate
    super.init()
  }
  public override convenience init() { self.init(delegate: nil) }
}

/// Is asked how a view is shown larger; off the device nobody asks.
@preconcurrency @MainActor public protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol {}

// MARK: Pointer

/// Is asked how the pointer looks; off the device nobody asks.
@preconcurrency @MainActor public protocol UIPointerInteractionDelegate: NSObjectProtocol {
  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
  ) -> UIPointerRegion?
  func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle?
}

extension UIPointerInteractionDelegate {
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? { defaultRegion }
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? { nil }
}

/// Changes the pointer above a view.
@preconcurrency @MainActor open class UIPointerInteraction: StoredInteraction {
  open weak var delegate: UIPointerInteractionDelegate?
  open var isEnabled = true
  /// Takes a delegate.
  public init(delegate: UIPointerInteractionDelegate?) {
    self.delegate = delegate
    super.init()
  }
  open func invalidate() {}
}

/// A region of the pointer.
@preconcurrency @MainActor open class UIPointerRegionRequest: NSObject {
  open private(set) var location = CGPoint.zero
  open private(set) var modifiers: UIKeyModifierFlags = []
}

/// A rectangle in which the pointer looks the same.
@preconcurrency @MainActor open class UIPointerRegion: NSObject {
  public let rect: CGRect
  public let identifier: AnyHashable?
  open var latchingAxes: UIAxis = []
  /// Takes a rectangle.
  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    (self.rect, self.identifier) = (rect, identifier)
    super.init()
  }
}

/// The changes of the view under the pointer.
public enum UIPointerEffect {
  /// How the ground is tinted.
  public enum TintMode: Int, Sendable { case none, overlay, underlay }
  case automatic(UITargetedPreview)
  case highlight(UITargetedPreview)
  case lift(UITargetedPreview)
  case hover(
    UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
    prefersScaledContent: Bool = true)
}

/// The form of the pointer.
public enum UIPointerShape {
  case path(UIBezierPath)
  case roundedRect(CGRect, radius: CGFloat = 8)
  case verticalBeam(length: CGFloat)
  case horizontalBeam(length: CGFloat)
  public static let defaultCornerRadius: CGFloat = 8
}

/// How the pointer looks.
@preconcurrency @MainActor open class UIPointerStyle: NSObject {
  private let effect: UIPointerEffect?
  private let shape: UIPointerShape?
  /// Takes an effect and a form.
  public init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
    (self.effect, self.shape) = (effect, shape)
    super.init()
  }
  /// Takes a form.
  public init(shape: UIPointerShape, constrainedAxes axes: UIAxis = []) {
    (effect, self.shape) = (nil, shape)
    super.init()
  }
}

// MARK: Previews

/// How a preview looks.
@preconcurrency @MainActor open class UIPreviewParameters: NSObject {
  open var visiblePath: UIBezierPath?
  open var shadowPath: UIBezierPath?
  /// `backgroundColor`, as in UIKit.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var backgroundColor: UIColor! = .systemBackground
}

/// Where a preview stands.
@preconcurrency @MainActor open class UIPreviewTarget: NSObject {
  public let container: UIView
  public let center: CGPoint
  public let transform: CGAffineTransform
  /// Takes a view and a point in it.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
    (self.container, self.center, self.transform) = (container, center, transform)
    super.init()
  }
}

/// A view that is lifted; off the device none is.
@preconcurrency @MainActor open class UITargetedPreview: NSObject {
  public let view: UIView
  public let parameters: UIPreviewParameters
  /// Where it stands; `nil` for where it is.
  private let ownTarget: UIPreviewTarget?
  /// Takes a view, a look and a point.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    (self.view, self.parameters, ownTarget) = (view, parameters, target)
    super.init()
  }
  /// Takes a view and a look.
  public init(view: UIView, parameters: UIPreviewParameters) {
    (self.view, self.parameters, ownTarget) = (view, parameters, nil)
    super.init()
  }
  public convenience init(view: UIView) { self.init(view: view, parameters: UIPreviewParameters()) }
  /// Where it stands.
  open var target: UIPreviewTarget {
    ownTarget ?? UIPreviewTarget(container: view.superview ?? view, center: view.center)
  }
}
