import Foundation

/// A view as far as it decides no size: it keeps and reads back what apps write, and apps may override all of it.
@preconcurrency @MainActor open class StoredView: AccessibleResponder, CALayerDelegate {
  open var traitCollection: UITraitCollection { (self as? UIView)?.resolvedTraits ?? .current }
  open override var next: UIResponder? { storage.rare?.controller ?? (self as? UIView)?.superview }

  @discardableResult open func endEditing(_ force: Bool) -> Bool { true }

  // MARK: Look

  /// A number of the app's.
  open var tag: Int {
    get { storage.tag }
    set { storage.tag = newValue }
  }
  /// How opaque the view is.
  open var alpha: CGFloat {
    get { storage.alpha }
    set { storage.alpha = newValue }
  }
  /// The colour behind the content.
  open var backgroundColor: UIColor? {
    get { storage.backgroundColor }
    set { storage.backgroundColor = newValue }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The colour of templates: the view's own, or that of its superview.
  open var tintColor: UIColor! {
    get { storage.tintColor ?? (self as? UIView)?.superview?.tintColor ?? .tintColor }
    set {
      storage.tintColor = newValue
      tellOfTint()
    }
  }
  private func tellOfTint() {
    guard !storage.isTellingOfTint else { return }
    storage.isTellingOfTint = true
    tintColorDidChange()
    storage.isTellingOfTint = false
    for view in (self as? UIView)?.subviews ?? [] where view.storage.tintColor == nil { view.tellOfTint() }
  }
  open func tintColorDidChange() {}
  /// Whether the view hides what is behind it.
  open var isOpaque: Bool {
    get { storage.isOpaque }
    set { storage.isOpaque = newValue }
  }
  /// Whether subviews are cut at the bounds.
  open var clipsToBounds: Bool {
    get { storage.clipsToBounds }
    set { storage.clipsToBounds = newValue }
  }
  /// Whether touches reach it.
  open var isUserInteractionEnabled: Bool {
    get { storage.isUserInteractionEnabled }
    set { storage.isUserInteractionEnabled = newValue }
  }
  /// Which way the view runs, whatever the language does.
  open var semanticContentAttribute: UISemanticContentAttribute {
    get { (storage.rare ?? .none).semanticContentAttribute }
    set {
      guard newValue != (storage.rare ?? .none).semanticContentAttribute else { return }
      storage.rareToWrite().semanticContentAttribute = newValue
      (self as? UIView)?.structureChanged()
    }
  }
  /// How content is drawn in the bounds.
  open var contentMode: UIView.ContentMode {
    get { storage.contentMode }
    set { storage.contentMode = newValue }
  }
  /// How the view is turned and stretched about its middle.
  open var transform: CGAffineTransform {
    get { (storage.rare ?? .none).transform }
    set { storage.rareToWrite().transform = newValue }
  }
  /// How the view is turned and stretched in space; its frame does not show it.
  open var transform3D: CATransform3D {
    get { (storage.rare ?? .none).transform3D }
    set { storage.rareToWrite().transform3D = newValue }
  }
  /// The view whose opacity is this one's.
  open var mask: UIView? {
    get { storage.rare?.mask }
    set { storage.rareToWrite().mask = newValue }
  }

  open class var layerClass: AnyClass { CALayer.self }
  /// The view's drawing; it is made when it is asked for.
  open var layer: CALayer {
    if let layer = storage.layer { return layer }
    let layer = CALayer.make(type(of: self).layerClass)
    layer.view = self as? UIView
    layer.delegate = self
    storage.layer = layer
    return layer
  }

  open func draw(_ rect: CGRect) {}
  open func display(_ layer: CALayer) {}
  open func draw(_ layer: CALayer, in ctx: CGContext) {}
  open func layoutSublayers(of layer: CALayer) {}
  open func action(for layer: CALayer, forKey event: String) -> CAAction? { nil }
  open func setNeedsDisplay() {}
  open func setNeedsDisplay(_ rect: CGRect) {}

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Does nothing, as traits are told as they change.
  open func updateTraitsIfNeeded() {}

  // MARK: Window

  /// The window that it lies in.
  open var window: UIWindow? {
    // Most programs have none, and views are asked for theirs at each answer.
    guard UIWindow.isAny else { return nil }
    var view = self as? UIView
    while let current = view {
      if let window = current as? UIWindow { return window }
      view = current.superview
    }
    return nil
  }
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}

  // MARK: Touches and focus

  /// Whether a point in the view's own coordinates is the view's.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    (self as? UIView)?.bounds.contains(point) ?? false
  }
  /// The innermost view that has a point, of those that touches reach.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let view = self as? UIView, !view.isHidden, view.alpha >= 0.01, view.isUserInteractionEnabled,
      view.point(inside: point, with: event)
    else { return nil }
    for subview in view.subviews.reversed() {
      if let hit = subview.hitTest(subview.convert(point, from: view), with: event) { return hit }
    }
    return view
  }
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open var canBecomeFocused: Bool { false }
  open var isFocused: Bool { false }
  open var preferredFocusEnvironments: [UIFocusEnvironment] { [] }
  open func setNeedsFocusUpdate() {}
  open func updateFocusIfNeeded() {}
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}
}

extension UIView {
  /// How content is drawn in the bounds; decides no size.
  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right, topLeft, topRight
    case bottomLeft, bottomRight
  }
}
