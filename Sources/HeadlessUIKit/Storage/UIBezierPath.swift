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

  /// Takes a rectangle.
  public convenience init(rect: CGRect) { self.init([.rect(rect)]) }
  /// Takes an ellipse.
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
  /// Takes the lines of another path.
  public convenience init(cgPath: CGPath) { self.init(cgPath.elements) }

  /// The lines as layers take them.
  open var cgPath: CGPath {
    get { CGPath(elements: path.elements) }
    set {
      path.removeAll()
      path.addPath(newValue)
    }
  }
  /// How wide lines are.
  open var lineWidth: CGFloat = 1
  /// How the ends of lines look.
  open var lineCapStyle = CGLineCap.butt
  /// How the corners of lines look.
  open var lineJoinStyle = CGLineJoin.miter
  /// How far a sharp corner may reach.
  open var miterLimit: CGFloat = 10
  /// How exactly curves are drawn.
  open var flatness: CGFloat = 0.6
  /// Whether crossing lines leave holes.
  open var usesEvenOddFillRule = false
  /// Whether nothing was written.
  open var isEmpty: Bool { path.isEmpty }
  /// Where the next line begins; the origin of an empty path.
  open var currentPoint: CGPoint { path.currentPoint }
  private var dashes: (pattern: [CGFloat], phase: CGFloat) = ([], 0)

  /// Begins a line.
  open func move(to point: CGPoint) { path.move(to: point) }
  /// Adds a line.
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
  /// Adds a line back to where the last one began.
  open func close() { path.closeSubpath() }
  /// Forgets all lines.
  open func removeAllPoints() { path.removeAll() }
  /// Adds the lines of another path.
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }
  /// Places the lines by a map.
  open func apply(_ transform: CGAffineTransform) {
    let elements = path.elements
    path.removeAll()
    for element in elements { path.append(element.applying(transform)) }
  }
  /// A path of the same lines, drawn the other way.
  open func reversing() -> UIBezierPath { UIBezierPath(path.elements) }
  /// Sets the lengths of dashes.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dashes = (pattern.map { Array(UnsafeBufferPointer(start: $0, count: count)) } ?? [], phase)
  }
  /// Draws nothing off the device.
  open func fill() {}
  /// Draws nothing off the device.
  open func stroke() {}
  /// Draws nothing off the device.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {}
  /// Draws nothing off the device.
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {}
  /// Cuts nothing off the device.
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
