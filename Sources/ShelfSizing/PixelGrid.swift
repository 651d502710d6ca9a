/// The device's pixels: lengths in points on one side, whole pixels on the other.
///
/// UIKit rounds a label up to `1 / scale` (UIKitNumbers.md, "Label heights"). Sums are taken in pixels, because a sum
/// of thirds in points can land just above a pixel and a second rounding would then add one.
public struct PixelGrid: Sendable, Hashable {
  /// Pixels a point: 1, 2 or 3 on Apple's devices.
  public let scale: Double

  /// The error that binary floating point may add to a length that is a whole number of pixels.
  @usableFromInline package static let tolerance = 1.0 / 1024

  /// The longest length, in pixels, that the grid distinguishes; longer ones are cut to it.
  @usableFromInline static let longest = 1e12

  /// Two pixels a point, for traits without a scale.
  package static let twoPixelsAPoint = PixelGrid(knownScale: 2)

  private init(knownScale: Double) {
    scale = knownScale
  }

  /// The pixels of a scale; `nil` for one that no device has.
  ///
  /// - Parameter scale: pixels a point, at least a millionth and at most 16.
  public init?(scale: Double) {
    guard NumberLimits.allow(scale, positive: true, upTo: NumberLimits.largestScale) else { return nil }
    self.scale = scale
  }

  /// Whole pixels that hold `points`; NaN holds none.
  @inlinable public func pixels(roundingUp points: Double) -> Double {
    PixelGrid.wholePixels(roundingUp: points * scale)
  }

  /// Whole pixels that `points` holds; NaN holds none.
  @inlinable public func pixels(roundingDown points: Double) -> Double {
    let pixels = (points * scale + PixelGrid.tolerance).rounded(.down)
    return pixels.isNaN ? 0 : min(max(pixels, -PixelGrid.longest), PixelGrid.longest)
  }

  /// A fractional count of pixels, rounded up to a whole one; NaN gives 0.
  @inlinable public static func wholePixels(roundingUp pixels: Double) -> Double {
    let rounded = (pixels - tolerance).rounded(.up)
    return rounded.isNaN ? 0 : min(max(rounded, -longest), longest)
  }

  /// A length in points.
  @inlinable public func points(pixels: Double) -> Double {
    // `-0` would print with its sign.
    pixels == 0 ? 0 : pixels / scale
  }
}
