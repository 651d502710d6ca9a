import Foundation

/// Lines and curves that are drawn; off the device nothing is.
open class UIBezierPath: NSObject, @unchecked Sendable {
  private let path: CGMutablePath

  /// Takes no lines.
  public override init() {
    path = CGMutablePath()
    super.init()
  }

  private init(_ elements: [CGPath.Element]) {
    path = CGMutablePath(elements: elements)
    super.init()
  }

  public convenience init(rect: CGRect) { self.init([.rect(rect)]) }
  public convenience init(ovalIn rect: CGRect) { self.init([.ellipse(rect)]) }
  /// Takes a rectangle with round corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init([.roundedRect(rect, .allCorners, CGSize(width: cornerRadius, height: cornerRadius))])
  }
  /// Takes a rectangle of which some corners are round.
  public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    self.init([.roundedRect(rect, corners, cornerRadii)])
  }
  /// Takes a part of a circle.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init([.arc(center: center, radius: radius, start: startAngle, end: endAngle, clockwise: clockwise)])
  }
  public convenience init(cgPath: CGPath) { self.init(cgPath.elements) }

  /// The lines as layers take them.
  open var cgPath: CGPath {
    get { CGPath(elements: path.elements) }
    set {
      path.removeAll()
      path.addPath(newValue)
    }
  }
  open var lineWidth: CGFloat = 1
  open var lineCapStyle = CGLineCap.butt
  open var lineJoinStyle = CGLineJoin.miter
  open var miterLimit: CGFloat = 10
  open var flatness: CGFloat = 0.6
  open var usesEvenOddFillRule = false
  open var isEmpty: Bool { path.isEmpty }
  open var currentPoint: CGPoint { path.currentPoint }
  private var dashes: (pattern: [CGFloat], phase: CGFloat) = ([], 0)

  open func move(to point: CGPoint) { path.move(to: point) }
  open func addLine(to point: CGPoint) { path.addLine(to: point) }
  /// Adds a curve of two control points.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }
  /// Adds a curve of one control point.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }
  /// Adds a part of a circle.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    path.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }
  open func close() { path.closeSubpath() }
  open func removeAllPoints() { path.removeAll() }
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }
  /// Places the lines by a map.
  open func apply(_ transform: CGAffineTransform) {
    let elements = path.elements
    path.removeAll()
    for element in elements { path.append(element.applying(transform)) }
  }
  open func reversing() -> UIBezierPath { UIBezierPath(path.elements) }
  /// Sets the lengths of dashes.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dashes = (pattern.map { Array(UnsafeBufferPointer(start: $0, count: count)) } ?? [], phase)
  }
  open func fill() {}
  open func stroke() {}
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {}
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {}
  open func addClip() {}

  /// A path of the same lines.
  open override func copy() -> Any {
    let path = UIBezierPath(path.elements)
    (path.lineWidth, path.lineCapStyle, path.lineJoinStyle) = (lineWidth, lineCapStyle, lineJoinStyle)
    (path.miterLimit, path.flatness, path.usesEvenOddFillRule) = (miterLimit, flatness, usesEvenOddFillRule)
    path.dashes = dashes
    return path
  }
}
