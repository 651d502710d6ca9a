import Foundation

/// A view's drawing, which is not done off the device. The layer of a view has the view's frame, bounds and visibility.
open class CALayer: NSObject, CAMediaTiming {
  weak var view: UIView?
  private var own = (bounds: CGRect.zero, position: CGPoint.zero, isHidden: false, opacity: Float(1))
  private var ownColor: CGColor?
  private var ownMasksToBounds = false
  private var animations: [(key: String, animation: CAAnimation)] = []

  /// Has no size.
  public override init() { super.init() }
  /// Copies a layer's frame, as CoreAnimation does for what it shows.
  public init(layer: Any) {
    super.init()
    if let layer = layer as? CALayer { own = layer.own }
  }
  /// Is called by loading from an archive.
  public required init?(coder: NSCoder) { super.init() }

  private func ask<Value: Sendable>(_ own: Value, _ read: @MainActor @Sendable (UIView) -> Value) -> Value {
    guard let view else { return own }
    return MainActor.assumeIsolated { read(view) }
  }
  private func tell(_ write: @MainActor @Sendable (UIView) -> Void) -> Bool {
    guard let view else { return false }
    MainActor.assumeIsolated { write(view) }
    return true
  }

  // MARK: Geometry

  /// The rectangle in the superlayer's coordinates, in points.
  open var frame: CGRect {
    get {
      let origin = CGPoint(
        x: own.position.x - anchorPoint.x * own.bounds.width, y: own.position.y - anchorPoint.y * own.bounds.height)
      return ask(CGRect(origin: origin, size: own.bounds.size)) { $0.frame }
    }
    set {
      if tell({ $0.frame = newValue }) { return }
      own.bounds.size = newValue.size
      own.position = CGPoint(
        x: newValue.minX + anchorPoint.x * newValue.width, y: newValue.minY + anchorPoint.y * newValue.height)
    }
  }
  /// The rectangle in its own coordinates, in points.
  open var bounds: CGRect {
    get { ask(own.bounds) { $0.bounds } }
    set { if !tell({ $0.bounds = newValue }) { own.bounds = newValue } }
  }
  /// The position of the anchor point in the superlayer.
  open var position: CGPoint {
    get { ask(own.position) { $0.center } }
    set { if !tell({ $0.center = newValue }) { own.position = newValue } }
  }
  /// The point that stays when the layer turns, as parts of its size.
  open var anchorPoint: CGPoint {
    get { ask(ownAnchorPoint) { $0.anchorPoint } }
    set { if !tell({ $0.anchorPoint = newValue }) { ownAnchorPoint = newValue } }
  }
  private var ownAnchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// How far in front it lies.
  open var zPosition: CGFloat = 0
  /// How it is turned and stretched; frames do not show it.
  open var transform = CATransform3DIdentity
  /// How sublayers are turned and stretched.
  open var sublayerTransform = CATransform3DIdentity
  /// How it is turned and stretched in the plane.
  open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }
  /// Sets how it is turned and stretched in the plane.
  open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }
  /// Whether the bounds have a point in them.
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  // MARK: Look

  /// Whether it is hidden; the layer of a view hides the view.
  open var isHidden: Bool {
    get { ask(own.isHidden) { $0.isHidden } }
    set { if !tell({ $0.isHidden = newValue }) { own.isHidden = newValue } }
  }
  /// How opaque it is.
  open var opacity: Float {
    get { ask(own.opacity) { Float($0.alpha) } }
    set { if !tell({ $0.alpha = CGFloat(newValue) }) { own.opacity = newValue } }
  }
  /// The colour behind the content.
  open var backgroundColor: CGColor? {
    get { ask(ownColor) { $0.backgroundColor?.cgColor } }
    set { if !tell({ $0.backgroundColor = newValue.map(UIColor.init(cgColor:)) }) { ownColor = newValue } }
  }
  /// Whether sublayers are cut at the bounds.
  open var masksToBounds: Bool {
    get { ask(ownMasksToBounds) { $0.clipsToBounds } }
    set { if !tell({ $0.clipsToBounds = newValue }) { ownMasksToBounds = newValue } }
  }
  /// `isOpaque`, as in UIKit.
  open var isOpaque = false
  /// `cornerRadius`, as in UIKit.
  open var cornerRadius: CGFloat = 0
  /// `cornerCurve`, as in UIKit.
  open var cornerCurve = CALayerCornerCurve.circular
  /// `maskedCorners`, as in UIKit.
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  /// `borderWidth`, as in UIKit.
  open var borderWidth: CGFloat = 0
  /// `borderColor`, as in UIKit.
  open var borderColor: CGColor? = .black
  /// `shadowColor`, as in UIKit.
  open var shadowColor: CGColor? = .black
  /// `shadowOpacity`, as in UIKit.
  open var shadowOpacity: Float = 0
  /// `shadowOffset`, as in UIKit.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// `shadowRadius`, as in UIKit.
  open var shadowRadius: CGFloat = 3
  /// `shadowPath`, as in UIKit.
  open var shadowPath: CGPath?
  /// `mask`, as in UIKit.
  open var mask: CALayer?
  /// `contents`, as in UIKit.
  open var contents: Any?
  /// `contentsScale`, as in UIKit.
  open var contentsScale: CGFloat = 1
  /// `contentsRect`, as in UIKit.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// `contentsCenter`, as in UIKit.
  open var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// `contentsGravity`, as in UIKit.
  open var contentsGravity = CALayerContentsGravity.resize
  /// `minificationFilter`, as in UIKit.
  open var minificationFilter = CALayerContentsFilter.linear
  /// `magnificationFilter`, as in UIKit.
  open var magnificationFilter = CALayerContentsFilter.linear
  /// `shouldRasterize`, as in UIKit.
  open var shouldRasterize = false
  /// `rasterizationScale`, as in UIKit.
  open var rasterizationScale: CGFloat = 1
  /// `drawsAsynchronously`, as in UIKit.
  open var drawsAsynchronously = false
  /// `allowsEdgeAntialiasing`, as in UIKit.
  open var allowsEdgeAntialiasing = false
  /// `allowsGroupOpacity`, as in UIKit.
  open var allowsGroupOpacity = true
  /// `isDoubleSided`, as in UIKit.
  open var isDoubleSided = true
  /// `isGeometryFlipped`, as in UIKit.
  open var isGeometryFlipped = false
  /// `needsDisplayOnBoundsChange`, as in UIKit.
  open var needsDisplayOnBoundsChange = false
  /// `compositingFilter`, as in UIKit.
  open var compositingFilter: Any?
  /// `filters`, as in UIKit.
  open var filters: [Any]?
  /// `actions`, as in UIKit.
  open var actions: [String: CAAction]?
  /// `style`, as in UIKit.
  open var style: [AnyHashable: Any]?
  /// `name`, as in UIKit.
  open var name: String?
  /// `delegate`, as in UIKit.
  open weak var delegate: CALayerDelegate?

  // MARK: CAMediaTiming

  /// `beginTime`, as in UIKit.
  open var beginTime: CFTimeInterval = 0
  /// `duration`, as in UIKit.
  open var duration: CFTimeInterval = 0
  /// `speed`, as in UIKit.
  open var speed: Float = 1
  /// `timeOffset`, as in UIKit.
  open var timeOffset: CFTimeInterval = 0
  /// `repeatCount`, as in UIKit.
  open var repeatCount: Float = 0
  /// `repeatDuration`, as in UIKit.
  open var repeatDuration: CFTimeInterval = 0
  /// `autoreverses`, as in UIKit.
  open var autoreverses = false
  /// `fillMode`, as in UIKit.
  open var fillMode = CAMediaTimingFillMode.removed

  // MARK: Tree

  private weak var ownSuperlayer: CALayer?
  private var ownSublayers: [CALayer] = []

  /// The layer that it lies in.
  open var superlayer: CALayer? { ownSuperlayer }
  /// The layers that were added to it, from back to front; those of subviews are not among them.
  open var sublayers: [CALayer]? {
    get { ownSublayers.isEmpty ? nil : ownSublayers }
    set {
      for layer in ownSublayers { layer.ownSuperlayer = nil }
      ownSublayers = []
      for layer in newValue ?? [] { addSublayer(layer) }
    }
  }
  /// Adds a layer in front of all others.
  open func addSublayer(_ layer: CALayer) { insert(layer) { $0.count } }
  /// Adds a layer at an index.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer) { min(Int(idx), $0.count) } }
  /// Adds a layer behind another one.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer) { layers in layers.firstIndex { $0 === sibling } ?? 0 }
  }
  /// Adds a layer in front of another one.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer) { layers in layers.firstIndex { $0 === sibling }.map { $0 + 1 } ?? layers.count }
  }
  /// Puts a layer where another one is.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    insertSublayer(newLayer, above: oldLayer)
    oldLayer.removeFromSuperlayer()
  }
  private func insert(_ layer: CALayer, _ index: ([CALayer]) -> Int) {
    layer.removeFromSuperlayer()
    ownSublayers.insert(layer, at: index(ownSublayers))
    layer.ownSuperlayer = self
  }
  /// Takes the layer from its superlayer.
  open func removeFromSuperlayer() {
    ownSuperlayer?.ownSublayers.removeAll { $0 === self }
    ownSuperlayer = nil
  }

  // MARK: Drawing

  /// Draws nothing off the device.
  open func setNeedsDisplay() {}
  /// Draws nothing off the device.
  open func setNeedsDisplay(_ r: CGRect) {}
  /// Draws nothing off the device.
  open func displayIfNeeded() {}
  /// Draws nothing off the device.
  open func display() {}
  /// Draws nothing off the device.
  open func draw(in ctx: CGContext) {}
  /// Draws nothing off the device.
  open func render(in ctx: CGContext) {}
  /// Has no layout of its own.
  open func setNeedsLayout() {}
  /// Has no layout of its own.
  open func layoutIfNeeded() {}
  /// Is called by nothing off the device.
  open func layoutSublayers() {}
  /// The layer itself.
  open func presentation() -> Self? { self }
  /// The layer itself.
  open func model() -> Self { self }
  /// Has no action.
  open func action(forKey event: String) -> CAAction? { nil }
  /// Has no action.
  open class func defaultAction(forKey event: String) -> CAAction? { nil }
  /// Draws nothing off the device.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  // MARK: Animations

  /// Keeps an animation, which nothing runs.
  open func add(_ anim: CAAnimation, forKey key: String?) {
    if let key { removeAnimation(forKey: key) }
    animations.append((key ?? "", anim))
  }
  /// Forgets an animation.
  open func removeAnimation(forKey key: String) { animations.removeAll { $0.key == key } }
  /// Forgets all animations.
  open func removeAllAnimations() { animations = [] }
  /// The animation of a key.
  open func animation(forKey key: String) -> CAAnimation? { animations.first { $0.key == key }?.animation }
  /// The keys of the animations.
  open func animationKeys() -> [String]? {
    let keys = animations.map(\.key).filter { !$0.isEmpty }
    return keys.isEmpty ? nil : keys
  }
  /// The same time: all layers have one.
  open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval { t }
  /// The same time: all layers have one.
  open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval { t }
}
