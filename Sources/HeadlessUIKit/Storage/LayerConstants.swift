import Foundation

/// How the corners of a layer are round.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// CoreAnimation's value.
  public let rawValue: String
  /// Takes one of CoreAnimation's values.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// `circular`, as in UIKit.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// `continuous`, as in UIKit.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// Which corners of a layer are round.
public struct CACornerMask: OptionSet, Sendable, Hashable {
  /// CoreAnimation's value.
  public let rawValue: UInt
  /// Takes one of CoreAnimation's values.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// `layerMinXMinYCorner`, as in UIKit.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// `layerMaxXMinYCorner`, as in UIKit.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// `layerMinXMaxYCorner`, as in UIKit.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// `layerMaxXMaxYCorner`, as in UIKit.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}

/// How a layer's picture is made larger or smaller.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  /// CoreAnimation's value.
  public let rawValue: String
  /// Takes one of CoreAnimation's values.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// `nearest`, as in UIKit.
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  /// `linear`, as in UIKit.
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  /// `trilinear`, as in UIKit.
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}

/// Where a layer's picture stands.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// CoreAnimation's value.
  public let rawValue: String
  /// Takes one of CoreAnimation's values.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// `center`, as in UIKit.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// `top`, as in UIKit.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// `bottom`, as in UIKit.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// `left`, as in UIKit.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// `right`, as in UIKit.
  public static let right = CALayerContentsGravity(rawValue: "right")
  /// `resize`, as in UIKit.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// `resizeAspect`, as in UIKit.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// `resizeAspectFill`, as in UIKit.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}

/// Is told of a layer's needs; off the device nothing is.
@preconcurrency @MainActor public protocol CALayerDelegate: NSObjectProtocol {
  /// Is called by nothing off the device.
  func display(_ layer: CALayer)
  /// Is called by nothing off the device.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// Is called by nothing off the device.
  func layoutSublayers(of layer: CALayer)
  /// Is called by nothing off the device.
  func action(for layer: CALayer, forKey event: String) -> CAAction?
}

extension CALayerDelegate {
  /// Does nothing.
  public func display(_ layer: CALayer) {}
  /// Does nothing.
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  /// Does nothing.
  public func layoutSublayers(of layer: CALayer) {}
  /// Has no action.
  public func action(for layer: CALayer, forKey event: String) -> CAAction? { nil }
}
