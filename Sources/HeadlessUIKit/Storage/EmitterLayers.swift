import Foundation

/// A layer of particles, which off the device do not fly.
open class CAEmitterLayer: CALayer {
  /// `emitterCells`, as in CoreAnimation.
  open var emitterCells: [CAEmitterCell]?
  /// `birthRate`, as in CoreAnimation.
  open var birthRate: Float = 1
  /// `lifetime`, as in CoreAnimation.
  open var lifetime: Float = 1
  /// `emitterPosition`, as in CoreAnimation.
  open var emitterPosition = CGPoint.zero
  /// `emitterZPosition`, as in CoreAnimation.
  open var emitterZPosition: CGFloat = 0
  /// `emitterSize`, as in CoreAnimation.
  open var emitterSize = CGSize.zero
  /// `emitterDepth`, as in CoreAnimation.
  open var emitterDepth: CGFloat = 0
  /// `emitterShape`, as in CoreAnimation.
  open var emitterShape = CAEmitterLayerEmitterShape.point
  /// `emitterMode`, as in CoreAnimation.
  open var emitterMode = CAEmitterLayerEmitterMode.volume
  /// `renderMode`, as in CoreAnimation.
  open var renderMode = CAEmitterLayerRenderMode.unordered
  /// `velocity`, as in CoreAnimation.
  open var velocity: Float = 1
  /// `scale`, as in CoreAnimation.
  open var scale: Float = 1
  /// `spin`, as in CoreAnimation.
  open var spin: Float = 1
  /// `seed`, as in CoreAnimation.
  open var seed: UInt32 = 0
}

/// A kind of particle.
open class CAEmitterCell: NSObject {
  /// `contents`, as in CoreAnimation.
  open var contents: Any?
  /// `contentsScale`, as in CoreAnimation.
  open var contentsScale: CGFloat = 1
  /// `name`, as in CoreAnimation.
  open var name: String?
  /// `color`, as in CoreAnimation.
  open var color: CGColor?
  /// `emitterCells`, as in CoreAnimation.
  open var emitterCells: [CAEmitterCell]?
  /// `birthRate`, as in CoreAnimation.
  open var birthRate: Float = 0
  /// `lifetime`, as in CoreAnimation.
  open var lifetime: Float = 0
  /// `lifetimeRange`, as in CoreAnimation.
  open var lifetimeRange: Float = 0
  /// `emissionLatitude`, as in CoreAnimation.
  open var emissionLatitude: CGFloat = 0
  /// `emissionLongitude`, as in CoreAnimation.
  open var emissionLongitude: CGFloat = 0
  /// `emissionRange`, as in CoreAnimation.
  open var emissionRange: CGFloat = 0
  /// `velocity`, as in CoreAnimation.
  open var velocity: CGFloat = 0
  /// `velocityRange`, as in CoreAnimation.
  open var velocityRange: CGFloat = 0
  /// `xAcceleration`, as in CoreAnimation.
  open var xAcceleration: CGFloat = 0
  /// `yAcceleration`, as in CoreAnimation.
  open var yAcceleration: CGFloat = 0
  /// `scale`, as in CoreAnimation.
  open var scale: CGFloat = 1
  /// `scaleRange`, as in CoreAnimation.
  open var scaleRange: CGFloat = 0
  /// `scaleSpeed`, as in CoreAnimation.
  open var scaleSpeed: CGFloat = 0
  /// `spin`, as in CoreAnimation.
  open var spin: CGFloat = 0
  /// `spinRange`, as in CoreAnimation.
  open var spinRange: CGFloat = 0
  /// `alphaRange`, as in CoreAnimation.
  open var alphaRange: Float = 0
  /// `alphaSpeed`, as in CoreAnimation.
  open var alphaSpeed: Float = 0
  /// `redRange`, as in CoreAnimation.
  open var redRange: Float = 0
  /// `greenRange`, as in CoreAnimation.
  open var greenRange: Float = 0
  /// `blueRange`, as in CoreAnimation.
  open var blueRange: Float = 0
  /// `isEnabled`, as in CoreAnimation.
  open var isEnabled = true
}

/// Where particles begin.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  /// CoreAnimation's value.
  public let rawValue: String
  /// Takes one of CoreAnimation's values.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// `point`, as in CoreAnimation.
  public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
  /// `line`, as in CoreAnimation.
  public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
  /// `rectangle`, as in CoreAnimation.
  public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
  /// `cuboid`, as in CoreAnimation.
  public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
  /// `circle`, as in CoreAnimation.
  public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
  /// `sphere`, as in CoreAnimation.
  public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}

/// Which part of a shape particles begin in.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  /// CoreAnimation's value.
  public let rawValue: String
  /// Takes one of CoreAnimation's values.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// `points`, as in CoreAnimation.
  public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
  /// `outline`, as in CoreAnimation.
  public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
  /// `surface`, as in CoreAnimation.
  public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
  /// `volume`, as in CoreAnimation.
  public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

/// The order in which particles are drawn.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  /// CoreAnimation's value.
  public let rawValue: String
  /// Takes one of CoreAnimation's values.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// `unordered`, as in CoreAnimation.
  public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
  /// `oldestFirst`, as in CoreAnimation.
  public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
  /// `oldestLast`, as in CoreAnimation.
  public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
  /// `backToFront`, as in CoreAnimation.
  public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
  /// `additive`, as in CoreAnimation.
  public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}
