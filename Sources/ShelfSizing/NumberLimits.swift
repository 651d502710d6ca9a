/// How large numbers from outside may be, so that their sums, products and quotients are numbers as well.
package enum NumberLimits {
  /// No length is longer, in points, and no number of a configuration larger: no screen is as large, and sums keep the
  /// digits that count.
  package static let longest = 1e6
  /// The least of numbers that have to be above 0, as other lengths are divided by them.
  package static let smallest = 1e-6
  /// No number of a flag or a record is beyond it: whole numbers are exact up to there.
  package static let largest = 1e15
  /// No device has more pixels a point.
  package static let largestScale = 16.0

  /// Whether a length, or what else has to be above 0, may be so large.
  ///
  /// - Parameter most: another bound than that of lengths.
  package static func allow(_ value: Double, positive: Bool = false, upTo most: Double = longest) -> Bool {
    value >= (positive ? smallest : 0) && value <= most
  }

  /// `a finite number of at least 0 and at most 1000000`
  package static func demand(positive: Bool = false, upTo most: Double = longest) -> String {
    "a finite number of at least \(positive ? "0.000001" : "0") and at most \(Int(most))"
  }
}

extension Int {
  /// A number without its fraction, the nearest one that there is for numbers out of range; 0 for what is no number.
  package init(clamping number: Double) {
    self = Int(exactly: number.rounded(.towardZero)) ?? (number.isNaN ? 0 : number < 0 ? .min : .max)
  }
}
