import Foundation

/// How a gradient runs.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// CoreAnimation's value.
  public let rawValue: String
  /// Takes one of CoreAnimation's values.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// `axial`, as in UIKit.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// `radial`, as in UIKit.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// `conic`, as in UIKit.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// A layer of colours that run into each other.
open class CAGradientLayer: CALayer {
  /// `colors`, as in UIKit.
  open var colors: [Any]?
  /// `locations`, as in UIKit.
  open var locations: [NSNumber]?
  /// `startPoint`, as in UIKit.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// `endPoint`, as in UIKit.
  open var endPoint = CGPoint(x: 0.5, y: 1)
  /// `type`, as in UIKit.
  open var type = CAGradientLayerType.axial
}

/// Which points lie inside a shape.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// CoreAnimation's value.
  public let rawValue: String
  /// Takes one of CoreAnimation's values.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// `nonZero`, as in UIKit.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// `evenOdd`, as in UIKit.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// How the ends of a shape's line look.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// CoreAnimation's value.
  public let rawValue: String
  /// Takes one of CoreAnimation's values.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// `butt`, as in UIKit.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// `round`, as in UIKit.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// `square`, as in UIKit.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// How the corners of a shape's line look.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// CoreAnimation's value.
  public let rawValue: String
  /// Takes one of CoreAnimation's values.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// `miter`, as in UIKit.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// `round`, as in UIKit.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// `bevel`, as in UIKit.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// A layer of a path.
open class CAShapeLayer: CALayer {
  /// `path`, as in UIKit.
  open var path: CGPath?
  /// `fillColor`, as in UIKit.
  open var fillColor: CGColor? = .black
  /// `fillRule`, as in UIKit.
  open var fillRule = CAShapeLayerFillRule.nonZero
  /// `strokeColor`, as in UIKit.
  open var strokeColor: CGColor?
  /// `strokeStart`, as in UIKit.
  open var strokeStart: CGFloat = 0
  /// `strokeEnd`, as in UIKit.
  open var strokeEnd: CGFloat = 1
  /// `lineWidth`, as in UIKit.
  open var lineWidth: CGFloat = 1
  /// `miterLimit`, as in UIKit.
  open var miterLimit: CGFloat = 10
  /// `lineCap`, as in UIKit.
  open var lineCap = CAShapeLayerLineCap.butt
  /// `lineJoin`, as in UIKit.
  open var lineJoin = CAShapeLayerLineJoin.miter
  /// `lineDashPhase`, as in UIKit.
  open var lineDashPhase: CGFloat = 0
  /// `lineDashPattern`, as in UIKit.
  open var lineDashPattern: [NSNumber]?
}

/// Where a layer's text stands.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// CoreAnimation's value.
  public let rawValue: String
  /// Takes one of CoreAnimation's values.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// `natural`, as in UIKit.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// `left`, as in UIKit.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// `right`, as in UIKit.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// `center`, as in UIKit.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// `justified`, as in UIKit.
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

/// A layer of text; it has the size that the app gives it.
open class CATextLayer: CALayer {
  /// `string`, as in UIKit.
  open var string: Any?
  /// `font`, as in UIKit.
  open var font: AnyObject?
  /// `fontSize`, as in UIKit.
  open var fontSize: CGFloat = 36
  /// `foregroundColor`, as in UIKit.
  open var foregroundColor: CGColor? = .white
  /// `isWrapped`, as in UIKit.
  open var isWrapped = false
  /// `alignmentMode`, as in UIKit.
  open var alignmentMode = CATextLayerAlignmentMode.natural
}

/// A layer that shows its sublayers several times.
open class CAReplicatorLayer: CALayer {
  /// `instanceCount`, as in UIKit.
  open var instanceCount = 1
  /// `instanceDelay`, as in UIKit.
  open var instanceDelay: CFTimeInterval = 0
  /// `instanceTransform`, as in UIKit.
  open var instanceTransform = CATransform3DIdentity
  /// `instanceColor`, as in UIKit.
  open var instanceColor: CGColor? = .white
}

extension CALayer {
  /// A layer of a class that a view asks for.
  static func make(_ layerClass: AnyClass) -> CALayer {
    switch layerClass {
    case is CAGradientLayer.Type where layerClass == CAGradientLayer.self: return CAGradientLayer()
    case is CAShapeLayer.Type where layerClass == CAShapeLayer.self: return CAShapeLayer()
    case is CATextLayer.Type where layerClass == CATextLayer.self: return CATextLayer()
    case is CAReplicatorLayer.Type where layerClass == CAReplicatorLayer.self: return CAReplicatorLayer()
    // A class of the app's has no other initialiser that is sure to be there.
    case let other as CALayer.Type where layerClass != CALayer.self: return other.init(coder: NoCoder()) ?? CALayer()
    default: return CALayer()
    }
  }
}

/// A coder that has nothing to read.
private final class NoCoder: NSCoder {}
