/// The outline of a shape. As a view it fills what it is proposed.
public nonisolated struct Path: Shape, Equatable {
  private var kept: CGPath

  /// No outline.
  public init() { kept = CGMutablePath() }
  /// An outline of Core Graphics.
  public init(_ path: CGPath) { kept = path }
  /// A rectangle.
  public init(_ rect: CGRect) { kept = CGPath(rect: rect, transform: nil) }
  /// An ellipse.
  public init(ellipseIn rect: CGRect) { kept = CGPath(ellipseIn: rect, transform: nil) }
  /// A rectangle with round corners.
  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    kept = CGPath(
      roundedRect: rect, cornerWidth: cornerSize.width, cornerHeight: cornerSize.height, transform: nil)
  }
  /// A rectangle with round corners.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(roundedRect: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }
  /// An outline that a closure draws.
  public init(_ callback: (inout Path) -> Void) {
    var path = Path()
    callback(&path)
    self = path
  }

  /// The outline for Core Graphics.
  public var cgPath: CGPath { kept }
  /// Whether there is none.
  public var isEmpty: Bool { kept.isEmpty }
  /// Where the last line ends.
  public var currentPoint: CGPoint? { kept.isEmpty ? nil : kept.currentPoint }
  /// Itself.
  public func path(in rect: CGRect) -> Path { self }
  /// The outline through a map.
  public func applying(_ transform: CGAffineTransform) -> Path {
    var transform = transform
    return Path(kept.copy(using: &transform) ?? kept)
  }
  /// The outline elsewhere.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path { applying(CGAffineTransform(translationX: dx, y: dy)) }

  /// A path that nobody else holds grows where it is, so that an outline of many lines costs no more than they.
  private mutating func add(_ draw: (CGMutablePath) -> Void) {
    if isKnownUniquelyReferenced(&kept), let own = kept as? CGMutablePath { return draw(own) }
    guard let copy: CGMutablePath = kept.mutableCopy() else { return }
    draw(copy)
    self = Path(copy)
  }
  /// Begins a line.
  public mutating func move(to end: CGPoint) { add { $0.move(to: end) } }
  /// Adds a line.
  public mutating func addLine(to end: CGPoint) { add { $0.addLine(to: end) } }
  /// Adds lines.
  public mutating func addLines(_ lines: [CGPoint]) { add { $0.addLines(between: lines) } }
  /// Adds a curve.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    add { $0.addQuadCurve(to: end, control: control) }
  }
  /// Adds a curve.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    add { $0.addCurve(to: end, control1: control1, control2: control2) }
  }
  /// Adds a rectangle.
  public mutating func addRect(_ rect: CGRect) { add { $0.addRect(rect) } }
  /// Adds a rectangle with round corners.
  public mutating func addRoundedRect(in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    add { $0.addRoundedRect(in: rect, cornerWidth: cornerSize.width, cornerHeight: cornerSize.height) }
  }
  /// Adds an ellipse.
  public mutating func addEllipse(in rect: CGRect) { add { $0.addEllipse(in: rect) } }
  /// Adds a part of a circle.
  public mutating func addArc(center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool) {
    add {
      $0.addArc(
        center: center, radius: radius, startAngle: CGFloat(startAngle.radians), endAngle: CGFloat(endAngle.radians),
        clockwise: clockwise)
    }
  }
  /// Adds a part of a circle that touches two lines.
  public mutating func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    add { $0.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius) }
  }
  /// Adds another outline.
  public mutating func addPath(_ path: Path) { add { $0.addPath(path.kept) } }
  /// Ends the line where it began.
  public mutating func closeSubpath() { add { $0.closeSubpath() } }
}

/// How a line is drawn.
public struct StrokeStyle: Equatable, Sendable {
  /// Points.
  public var lineWidth: CGFloat
  /// The ends.
  public var lineCap: CGLineCap
  /// The corners.
  public var lineJoin: CGLineJoin
  /// How far a corner reaches.
  public var miterLimit: CGFloat
  /// Lengths of dashes and gaps.
  public var dash: [CGFloat]
  /// Where the dashes begin.
  public var dashPhase: CGFloat
  /// A line.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
    dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    (self.lineWidth, self.lineCap, self.lineJoin) = (lineWidth, lineCap, lineJoin)
    (self.miterLimit, self.dash, self.dashPhase) = (miterLimit, dash, dashPhase)
  }
}

/// How a shape is filled.
public struct FillStyle: Equatable, Sendable {
  /// Which points lie inside.
  public var isEOFilled: Bool
  /// Whether edges are smooth.
  public var isAntialiased: Bool
  /// A way to fill.
  public init(eoFill: Bool = false, antialiased: Bool = true) { (isEOFilled, isAntialiased) = (eoFill, antialiased) }
}
