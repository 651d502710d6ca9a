import ShelfSizing

/// The device that a document was last laid out for.
package struct Device: Sendable, Hashable {
  /// As Interface Builder names it: `retina4_7`.
  package let id: String
  /// Whether it was held upright.
  package let isPortrait: Bool

  /// Pixels a point; `nil` for a device that is not in the table.
  package var scale: Double? {
    if let row { return row.scale }
    return id.hasPrefix("ipad") ? 2 : nil
  }

  /// The width of the screen as it is held, in points; `nil` for a device that is not in the table.
  var width: Double? { row.map { isPortrait ? $0.size.width : $0.size.height } }

  /// Whether it has a home indicator instead of a button.
  var hasHomeIndicator: Bool {
    switch id {
    case "retina3_5", "retina4_0", "retina4_7", "retina5_5": false
    default: id.hasPrefix("retina") || id.hasSuffix("rounded")
    }
  }

  /// The names go by the diagonal in inches; sizes and scales are the devices' (Apple's Human Interface Guidelines,
  /// "Layout"; FACTS.md section 7), and stored frames of root views agree.
  private var row: (size: Size, scale: Double)? {
    switch id {
    case "retina3_5": (Size(width: 320, height: 480), 2)
    case "retina4_0": (Size(width: 320, height: 568), 2)
    case "retina4_7": (Size(width: 375, height: 667), 2)
    case "retina5_4", "retina5_9": (Size(width: 375, height: 812), 3)
    case "retina5_5": (Size(width: 414, height: 736), 3)
    case "retina6_0": (Size(width: 390, height: 844), 3)
    case "retina6_1": (Size(width: 414, height: 896), 2)
    case "retina6_12": (Size(width: 393, height: 852), 3)
    case "retina6_3": (Size(width: 402, height: 874), 3)
    case "retina6_5": (Size(width: 414, height: 896), 3)
    case "retina6_7": (Size(width: 428, height: 926), 3)
    case "retina6_72": (Size(width: 430, height: 932), 3)
    case "retina6_9": (Size(width: 440, height: 956), 3)
    default: nil
    }
  }
}
