// swift-format-ignore-file: AlwaysUseLowerCamelCase
import Foundation

/// How colours mix.
public enum CGBlendMode: Int32, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
  case exclusion, hue, saturation, color, luminosity, clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver
  case destinationIn, destinationOut, destinationAtop, xor, plusDarker, plusLighter
}
/// How images are made larger or smaller.
public enum CGInterpolationQuality: Int32, Sendable { case `default`, none, low, medium, high }
/// Which parts of a path are drawn.
public enum CGPathDrawingMode: Int32, Sendable { case fill, eoFill, stroke, fillStroke, eoFillStroke }

/// Takes what is drawn and draws nothing.
open class CGContext: NSObject {
  override init() { super.init() }
  /// Pixels across; 0 for what has none.
  open internal(set) var width = 0
  /// Pixels from top to bottom; 0 for what has none.
  open internal(set) var height = 0
  open var textMatrix = CGAffineTransform.identity
  open var textPosition = CGPoint.zero

  open func saveGState() {}
  open func restoreGState() {}
  open func setStrokeColor(_ color: CGColor) {}
  open func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
  open func setStrokeColor(gray: CGFloat, alpha: CGFloat) {}
  open func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
  open func setFillColor(gray: CGFloat, alpha: CGFloat) {}
  open func setFillColor(_ color: CGColor) {}
  open func setLineWidth(_ width: CGFloat) {}
  open func setLineCap(_ cap: CGLineCap) {}
  open func setLineJoin(_ join: CGLineJoin) {}
  open func setLineDash(phase: CGFloat, lengths: [CGFloat]) {}
  open func setAlpha(_ alpha: CGFloat) {}
  open func setBlendMode(_ mode: CGBlendMode) {}
  open func setShadow(offset: CGSize, blur: CGFloat) {}
  open func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {}
  open func setShouldAntialias(_ shouldAntialias: Bool) {}
  open func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
  open func scaleBy(x sx: CGFloat, y sy: CGFloat) {}
  open func translateBy(x tx: CGFloat, y ty: CGFloat) {}
  open func rotate(by angle: CGFloat) {}
  open func concatenate(_ transform: CGAffineTransform) {}
  open func beginPath() {}
  open func closePath() {}
  open func move(to point: CGPoint) {}
  open func addLine(to point: CGPoint) {}
  open func addLines(between points: [CGPoint]) {}
  open func addRect(_ rect: CGRect) {}
  open func addEllipse(in rect: CGRect) {}
  open func addPath(_ path: CGPath) {}
  open func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {}
  open func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {}
  open func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {}
  open func addQuadCurve(to end: CGPoint, control: CGPoint) {}
  open func strokePath() {}
  open func fillPath(using rule: CGPathFillRule = .winding) {}
  open func drawPath(using mode: CGPathDrawingMode) {}
  open func stroke(_ rect: CGRect) {}
  open func stroke(_ rect: CGRect, width: CGFloat) {}
  open func fill(_ rect: CGRect) {}
  open func fill(_ rects: [CGRect]) {}
  open func clear(_ rect: CGRect) {}
  open func fillEllipse(in rect: CGRect) {}
  open func strokeEllipse(in rect: CGRect) {}
  open func clip(using rule: CGPathFillRule = .winding) {}
  open func clip(to rect: CGRect) {}
  open func clip(to rect: CGRect, mask: CGImage) {}
  open func beginTransparencyLayer(auxiliaryInfo: NSDictionary?) {}
  open func endTransparencyLayer() {}
  open func flush() {}
  open func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {}
  open var interpolationQuality = CGInterpolationQuality.default
  open func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: CGGradientDrawingOptions
  ) {}
  open func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
    options: CGGradientDrawingOptions
  ) {}
}

/// How numbers become colours.
public final class CGColorSpace: NSObject, Sendable {
  public let name: String?
  /// Takes a name.
  public init?(name: String) {
    self.name = name
    super.init()
  }
  fileprivate init(device name: String) {
    self.name = name
    super.init()
  }
  public static let sRGB = "kCGColorSpaceSRGB"
  public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
  public static let displayP3 = "kCGColorSpaceDisplayP3"
}

/// `CGColorSpaceCreateDeviceRGB`, as in CoreGraphics.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(device: "kCGColorSpaceDeviceRGB") }
/// `CGColorSpaceCreateDeviceGray`, as in CoreGraphics.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(device: "kCGColorSpaceDeviceGray") }

/// How far a gradient goes.
public struct CGGradientDrawingOptions: OptionSet, Sendable, Hashable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

/// `CFArray`, as in CoreFoundation.
public typealias CFArray = NSArray

/// Colours that run into each other; drawn nowhere.
public final class CGGradient: NSObject {
  private let colors: NSArray
  private let locations: [CGFloat]
  /// Takes colours and where they stand, 0 to 1.
  public init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
    self.colors = colors
    self.locations = locations.map { Array(UnsafeBufferPointer(start: $0, count: colors.count)) } ?? []
    super.init()
  }
}
