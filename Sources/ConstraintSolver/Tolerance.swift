/// What counts as nothing.
struct Tolerance: Sendable {
  /// Of values in points. Wanted are 1e-6; sums of some dozen constants up to 1e5 are exact to 1e-10.
  private(set) var value = 1e-8
  /// Of costs, which are sums of products of coefficients, and those are a few units mostly.
  let cost = 1e-9
  /// Of a coefficient to divide by: what is smaller may be left from others that cancelled out.
  let pivot = 1e-9
  /// Of a sum of coefficients, relative to the larger of them: 1e5 times what a rounding leaves.
  static let cancellation = 1e-11

  /// Doubles have 16 digits, so larger constants are less exact in the same measure.
  mutating func adapt(toConstantsUpTo magnitude: Double) {
    value = 1e-8 * max(1, magnitude / 1e5)
  }
}
