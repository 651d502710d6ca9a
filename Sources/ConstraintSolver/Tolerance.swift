/// The difference below which numbers count as equal.
struct Tolerance: Sendable {
  /// For values in points. 1e-6 is wanted; sums of some dozen constants up to 1e5 are exact to 1e-10.
  private(set) var value = 1e-8
  /// For costs, which are sums of products of coefficients, most of them a few units.
  let cost = 1e-9
  /// For pivots: a smaller coefficient may be what is left of others that cancelled out.
  let pivot = 1e-9
  /// For a sum of coefficients, relative to the larger of them: 1e5 times a rounding error.
  static let cancellation = 1e-11

  /// Doubles have 16 digits, so larger constants are less exact in the same measure.
  mutating func adapt(toConstantsUpTo magnitude: Double) {
    value = 1e-8 * max(1, magnitude / 1e5)
  }
}
