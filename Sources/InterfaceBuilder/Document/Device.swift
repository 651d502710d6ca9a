/// The device that a document was last laid out for.
package struct Device: Sendable, Hashable {
  /// As Interface Builder names it: `retina4_7`.
  package let id: String
  /// Whether it was held upright.
  package let isPortrait: Bool

  /// Pixels a point; `nil` for a device that is not in the table.
  ///
  /// The names go by the diagonal in inches, and the scales are those of the devices (Apple's Human Interface
  /// Guidelines, "Layout"; FACTS.md section 7).
  package var scale: Double? {
    switch id {
    case "retina3_5", "retina4_0", "retina4_7", "retina6_1": 2
    case "retina5_5", "retina5_9", "retina6_0", "retina6_3", "retina6_5", "retina6_7", "retina6_9": 3
    // Interface Builder numbers later devices of the same diagonal: `retina6_12` is the iPhone 14 Pro.
    case let id where id.hasPrefix("retina6_") || id.hasPrefix("retina5_"): 3
    case let id where id.hasPrefix("ipad"): 2
    default: nil
    }
  }
}
