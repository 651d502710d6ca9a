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
  /// `textMatrix`, as in CoreGraphics.
  open var textMatrix = CGAffineTransform.identity
  /// `textPosition`, as in CoreGraphics.
  open var textPosition = CGPoint.zero

  /// Draws nothing off the device.
  open func saveGState() {}
  /// Draws nothing off the device.
  open func restoreGState() {}
  /// Draws nothing off the device.
  open func setStrokeColor(_ color: CGColor) {}
  /// Draws nothing off the device.
  open func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
  /// Draws nothing off the device.
  open func setStrokeColor(gray: CGFloat, alpha: CGFloat) {}
  /// Draws nothing off the device.
  open func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
  /// Draws nothing off the device.
  open func setFillColor(gray: CGFloat, alpha: CGFloat) {}
  /// Draws nothing off the device.
  open func setFillColor(_ color: CGColor) {}
  /// Draws nothing off the device.
  open func setLineWidth(_ width: CGFloat) {}
  /// Draws nothing off the device.
  open func setLineCap(_ cap: CGLineCap) {}
  /// Draws nothing off the device.
  open func setLineJoin(_ join: CGLineJoin) {}
  /// Draws nothing off the device.
  open func setLineDash(phase: CGFloat, lengths: [CGFloat]) {}
  /// Draws nothing off the device.
  open func setAlpha(_ alpha: CGFloat) {}
  /// Draws nothing off the device.
  open func setBlendMode(_ mode: CGBlendMode) {}
  /// Draws nothing off the device.
  open func setShadow(offset: CGSize, blur: CGFloat) {}
  /// Draws nothing off the device.
  open func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {}
  /// Draws nothing off the device.
  open func setShouldAntialias(_ shouldAntialias: Bool) {}
  /// Draws nothing off the device.
  open func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
  /// Draws nothing off the device.
  open func scaleBy(x sx: CGFloat, y sy: CGFloat) {}
  /// Draws nothing off the device.
  open func translateBy(x tx: CGFloat, y ty: CGFloat) {}
  /// Draws nothing off the device.
  open func rotate(by angle: CGFloat) {}
  /// Draws nothing off the device.
  open func concatenate(_ transform: CGAffineTransform) {}
  /// Draws nothing off the device.
  open func beginPath() {}
  /// Draws nothing off the device.
  open func closePath() {}
  /// Draws nothing off the device.
  open func move(to point: CGPoint) {}
  /// Draws nothing off the device.
  open func addLine(to point: CGPoint) {}
  /// Draws nothing off the device.
  open func addLines(between points: [CGPoint]) {}
  /// Draws nothing off the device.
  open func addRect(_ rect: CGRect) {}
  /// Draws nothing off the device.
  open func addEllipse(in rect: CGRect) {}
  /// Draws nothing off the device.
  open func addPath(_ path: CGPath) {}
  /// Draws nothing off the device.
  open func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {}
  /// Draws nothing off the device.
  open func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {}
  /// Draws nothing off the device.
  open func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {}
  /// Draws nothing off the device.
  open func addQuadCurve(to end: CGPoint, control: CGPoint) {}
  /// Draws nothing off the device.
  open func strokePath() {}
  /// Draws nothing off the device.
  open func fillPath(using rule: CGPathFillRule = .winding) {}
  /// Draws nothing off the device.
  open func drawPath(using mode: CGPathDrawingMode) {}
  /// Draws nothing off the device.
  open func stroke(_ rect: CGRect) {}
  /// Draws nothing off the device.
  open func stroke(_ rect: CGRect, width: CGFloat) {}
  /// Draws nothing off the device.
  open func fill(_ rect: CGRect) {}
  /// Draws nothing off the device.
  open func fill(_ rects: [CGRect]) {}
  /// Draws nothing off the device.
  open func clear(_ rect: CGRect) {}
  /// Draws nothing off the device.
  open func fillEllipse(in rect: CGRect) {}
  /// Draws nothing off the device.
  open func strokeEllipse(in rect: CGRect) {}
  /// Draws nothing off the device.
  open func clip(using rule: CGPathFillRule = .winding) {}
  /// Draws nothing off the device.
  open func clip(to rect: CGRect) {}
  /// Draws nothing off the device.
  open func clip(to rect: CGRect, mask: CGImage) {}
  /// Draws nothing off the device.
  open func beginTransparencyLayer(auxiliaryInfo: NSDictionary?) {}
  /// Draws nothing off the device.
  open func endTransparencyLayer() {}
  /// Draws nothing off the device.
  open func flush() {}
  /// Draws nothing off the device.
  open func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {}
  /// How images are made larger or smaller.
  open var interpolationQuality = CGInterpolationQuality.default
  /// Draws nothing off the device.
  open func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: CGGradientDrawingOptions
  ) {}
  /// Draws nothing off the device.
  open func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
    options: CGGradientDrawingOptions
  ) {}
}

/// How numbers become colours.
public final class CGColorSpace: NSObject, Sendable {
  /// The name.
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
  /// `sRGB`, as in UIKit.
  public static let sRGB = "kCGColorSpaceSRGB"
  /// `extendedSRGB`, as in UIKit.
  public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
  /// `displayP3`, as in UIKit.
  public static let displayP3 = "kCGColorSpaceDisplayP3"
}

/// `CGColorSpaceCreateDeviceRGB`, as in CoreGraphics.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(device: "kCGColorSpaceDeviceRGB") }
/// `CGColorSpaceCreateDeviceGray`, as in CoreGraphics.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(device: "kCGColorSpaceDeviceGray") }

/// How far a gradient goes.
public struct CGGradientDrawingOptions: OptionSet, Sendable, Hashable {
  /// CoreGraphics' value.
  public let rawValue: UInt32
  /// Takes one of CoreGraphics' values.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// `drawsBeforeStartLocation`, as in UIKit.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// `drawsAfterEndLocation`, as in UIKit.
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
