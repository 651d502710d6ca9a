import Foundation

/// How the ends of a line look.
public enum CGLineCap: Int32, Sendable { case butt, round, square }
/// How the corners of a line look.
public enum CGLineJoin: Int32, Sendable { case miter, round, bevel }
/// Which points lie inside a path.
public enum CGPathFillRule: Int, Sendable { case winding, evenOdd }

/// Lines and curves; they decide no size.
open class CGPath: NSObject, @unchecked Sendable {
  /// A part of a path as it was written.
  enum Element: Hashable {
    case move(CGPoint)
    case line(CGPoint)
    case quadCurve(CGPoint, control: CGPoint)
    case curve(CGPoint, control1: CGPoint, control2: CGPoint)
    case arc(center: CGPoint, radius: CGFloat, start: CGFloat, end: CGFloat, clockwise: Bool)
    case tangentArc(CGPoint, CGPoint, radius: CGFloat)
    case rect(CGRect)
    case roundedRect(CGRect, UIRectCorner, CGSize)
    case ellipse(CGRect)
    case close

    /// Where the part ends; a tangent arc counts as reaching its second point.
    var end: CGPoint {
      switch self {
      case .move(let end), .line(let end), .quadCurve(let end, _), .curve(let end, _, _), .tangentArc(_, let end, _):
        end
      case .arc(let center, let radius, _, let angle, _):
        CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
      case .rect(let rect), .roundedRect(let rect, _, _): rect.origin
      case .ellipse(let rect): CGPoint(x: rect.maxX, y: rect.midY)
      case .close: .zero
      }
    }

    /// The part as a map places its points; what is round keeps its radius.
    func applying(_ map: CGAffineTransform) -> Element {
      switch self {
      case .move(let point): .move(point.applying(map))
      case .line(let point): .line(point.applying(map))
      case .quadCurve(let end, let control): .quadCurve(end.applying(map), control: control.applying(map))
      case .curve(let end, let control1, let control2):
        .curve(end.applying(map), control1: control1.applying(map), control2: control2.applying(map))
      case .arc(let center, let radius, let start, let end, let clockwise):
        .arc(center: center.applying(map), radius: radius, start: start, end: end, clockwise: clockwise)
      case .tangentArc(let first, let second, let radius):
        .tangentArc(first.applying(map), second.applying(map), radius: radius)
      case .rect(let rect): .rect(rect.applying(map))
      case .roundedRect(let rect, let corners, let radii): .roundedRect(rect.applying(map), corners, radii)
      case .ellipse(let rect): .ellipse(rect.applying(map))
      case .close: .close
      }
    }
  }

  fileprivate(set) var elements: [Element] = []

  override init() { super.init() }

  init(elements: [Element]) {
    self.elements = elements
    super.init()
  }

  /// Takes a rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(elements: [.rect(rect)])
  }
  /// Takes an ellipse.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(elements: [.ellipse(rect)])
  }
  /// Takes a rectangle with round corners.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: UnsafePointer<CGAffineTransform>?
  ) {
    self.init(elements: [.roundedRect(rect, .allCorners, CGSize(width: cornerWidth, height: cornerHeight))])
  }

  public var currentPoint: CGPoint { elements.last { $0 != .close }?.end ?? .zero }
  public var isEmpty: Bool { elements.isEmpty }
  open func copy() -> CGPath? { CGPath(elements: elements) }
  @_disfavoredOverload open override func copy() -> Any { CGPath(elements: elements) }
  /// A path of the lines as a map places them.
  open func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(elements: elements.map { $0.applying(transform?.pointee ?? .identity) })
  }
  open func mutableCopy() -> CGMutablePath? { CGMutablePath(elements: elements) }
  @_disfavoredOverload open override func mutableCopy() -> Any { CGMutablePath(elements: elements) }
  open override func isEqual(_ object: Any?) -> Bool { (object as? CGPath)?.elements == elements }
  open override var hash: Int { elements.hashValue }
}

/// Lines and curves that can grow.
open class CGMutablePath: CGPath, @unchecked Sendable {
  public override init() { super.init() }
  override init(elements: [Element]) { super.init(elements: elements) }

  func append(_ element: Element) { elements.append(element) }
  func removeAll() { elements = [] }

  /// Begins a line.
  open func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    append(.move(point.applying(transform)))
  }
  /// Adds a line.
  open func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    append(.line(point.applying(transform)))
  }
  /// Adds lines from point to point.
  open func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }
  /// Adds a curve of one control point.
  open func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
    append(.quadCurve(end.applying(transform), control: control.applying(transform)))
  }
  /// Adds a curve of two control points.
  open func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    append(
      .curve(end.applying(transform), control1: control1.applying(transform), control2: control2.applying(transform)))
  }
  /// Adds a part of a circle.
  open func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    append(
      .arc(center: center.applying(transform), radius: radius, start: startAngle, end: endAngle, clockwise: clockwise))
  }
  /// Adds a part of a circle that touches two lines.
  open func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    append(.tangentArc(tangent1End.applying(transform), tangent2End.applying(transform), radius: radius))
  }
  /// Adds a rectangle.
  open func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    append(.rect(rect.applying(transform)))
  }
  /// Adds a rectangle with round corners.
  open func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
  ) {
    append(.roundedRect(rect.applying(transform), .allCorners, CGSize(width: cornerWidth, height: cornerHeight)))
  }
  /// Adds an ellipse.
  open func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    append(.ellipse(rect.applying(transform)))
  }
  /// Adds the lines of another path.
  open func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    for element in path.elements { append(element.applying(transform)) }
  }
  open func closeSubpath() { append(.close) }
}
