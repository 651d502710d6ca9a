import Foundation

/// A view's drawing, which is not done off the device. The layer of a view has the view's frame, bounds and visibility.
open class CALayer: NSObject, CAMediaTiming {
  weak var view: UIView?
  private var own = (bounds: CGRect.zero, position: CGPoint.zero, isHidden: false, opacity: Float(1))
  private var ownColor: CGColor?
  private var ownMasksToBounds = false
  private var animations: [(key: String, animation: CAAnimation)] = []

  public override init() { super.init() }
  /// Copies a layer's frame, as CoreAnimation does for what it shows.
  public init(layer: Any) {
    super.init()
    if let layer = layer as? CALayer { own = layer.own }
  }
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
      let box = CGRect.zero.sized(own.bounds.size, about: ownAnchorPoint).applying(affineTransform())
      return ask(box.offsetBy(dx: own.position.x, dy: own.position.y)) { $0.frame }
    }
    set {
      if tell({ $0.frame = newValue }) { return }
      own.bounds.size = CGRect(origin: .zero, size: newValue.size).applying(affineTransform().inverted()).size
      own.position = newValue.point(ownAnchorPoint)
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
  open var zPosition: CGFloat = 0
  /// How points are moved in space; a map of the plane is the view's as well.
  open var transform: CATransform3D {
    get {
      guard CATransform3DIsAffine(ownTransform) else { return ownTransform }
      return ask(ownTransform) { CATransform3DMakeAffineTransform($0.transform) }
    }
    set {
      ownTransform = newValue
      if CATransform3DIsAffine(newValue) { _ = tell { $0.transform = CATransform3DGetAffineTransform(newValue) } }
    }
  }
  private var ownTransform = CATransform3DIdentity
  open var sublayerTransform = CATransform3DIdentity
  open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }
  open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }
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
  open var isOpaque = false
  open var cornerRadius: CGFloat = 0
  open var cornerCurve = CALayerCornerCurve.circular
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  open var borderWidth: CGFloat = 0
  open var borderColor: CGColor? = .black
  open var shadowColor: CGColor? = .black
  open var shadowOpacity: Float = 0
  open var shadowOffset = CGSize(width: 0, height: -3)
  open var shadowRadius: CGFloat = 3
  open var shadowPath: CGPath?
  open var mask: CALayer?
  open var contents: Any?
  open var contentsScale: CGFloat = 1
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  open var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  open var contentsGravity = CALayerContentsGravity.resize
  open var minificationFilter = CALayerContentsFilter.linear
  open var magnificationFilter = CALayerContentsFilter.linear
  open var shouldRasterize = false
  open var rasterizationScale: CGFloat = 1
  open var drawsAsynchronously = false
  open var allowsEdgeAntialiasing = false
  open var allowsGroupOpacity = true
  open var isDoubleSided = true
  open var isGeometryFlipped = false
  open var needsDisplayOnBoundsChange = false
  open var compositingFilter: Any?
  open var filters: [Any]?
  open var actions: [String: CAAction]?
  open var style: [AnyHashable: Any]?
  open var name: String?
  open weak var delegate: CALayerDelegate?

  // MARK: CAMediaTiming

  open var beginTime: CFTimeInterval = 0
  open var duration: CFTimeInterval = 0
  open var speed: Float = 1
  open var timeOffset: CFTimeInterval = 0
  open var repeatCount: Float = 0
  open var repeatDuration: CFTimeInterval = 0
  open var autoreverses = false
  open var fillMode = CAMediaTimingFillMode.removed

  // MARK: Tree

  private weak var ownSuperlayer: CALayer?
  private var ownSublayers: [CALayer] = []

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
  open func addSublayer(_ layer: CALayer) { insert(layer) { $0.count } }
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

  open func setNeedsDisplay() {}
  open func setNeedsDisplay(_ r: CGRect) {}
  open func displayIfNeeded() {}
  open func display() {}
  open func draw(in ctx: CGContext) {}
  open func render(in ctx: CGContext) {}
  open func setNeedsLayout() {}
  open func layoutIfNeeded() {}
  open func layoutSublayers() {}
  open func presentation() -> Self? { self }
  open func model() -> Self { self }
  open func action(forKey event: String) -> CAAction? { nil }
  open class func defaultAction(forKey event: String) -> CAAction? { nil }
  open class func needsDisplay(forKey key: String) -> Bool { false }

  // MARK: Animations

  /// Keeps an animation, which nothing runs.
  open func add(_ anim: CAAnimation, forKey key: String?) {
    if let key { removeAnimation(forKey: key) }
    animations.append((key ?? "", anim))
  }
  open func removeAnimation(forKey key: String) { animations.removeAll { $0.key == key } }
  open func removeAllAnimations() { animations = [] }
  open func animation(forKey key: String) -> CAAnimation? { animations.first { $0.key == key }?.animation }
  /// The keys of the animations.
  open func animationKeys() -> [String]? {
    let keys = animations.map(\.key).filter { !$0.isEmpty }
    return keys.isEmpty ? nil : keys
  }
  open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval { t }
  open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval { t }
}
