import ShelfSizing

/// One of Apple's devices, by its screen held upright.
///
/// From the Human Interface Guidelines, "Layout", device screen dimensions; the minis as UIKit reports them.
package struct Device: Sendable, Hashable {
  package let name: String
  /// The screen's size in points.
  package let size: Size
  /// Pixels a point.
  package let scale: Double
  /// Interface Builder's name of a screen of this kind, by its diagonal in inches; `nil` for iPads.
  package let screen: String?

  private init(_ name: String, _ width: Double, _ height: Double, scale: Double, screen: String? = nil) {
    self.name = name
    size = Size(width: width, height: height)
    self.scale = scale
    self.screen = screen
  }

  /// All devices, the newest first.
  package static let all: [Device] = [
    Device("iPhone 17 Pro Max", 440, 956, scale: 3, screen: "retina6_9"),
    Device("iPhone 17 Pro", 402, 874, scale: 3, screen: "retina6_3"),
    Device("iPhone Air", 420, 912, scale: 3),
    Device("iPhone 17", 402, 874, scale: 3, screen: "retina6_3"),
    Device("iPhone 16 Pro Max", 440, 956, scale: 3, screen: "retina6_9"),
    Device("iPhone 16 Pro", 402, 874, scale: 3, screen: "retina6_3"),
    Device("iPhone 16 Plus", 430, 932, scale: 3, screen: "retina6_72"),
    Device("iPhone 16", 393, 852, scale: 3, screen: "retina6_12"),
    Device("iPhone 16e", 390, 844, scale: 3, screen: "retina6_0"),
    Device("iPhone 15 Pro Max", 430, 932, scale: 3, screen: "retina6_72"),
    Device("iPhone 15 Pro", 393, 852, scale: 3, screen: "retina6_12"),
    Device("iPhone 15 Plus", 430, 932, scale: 3, screen: "retina6_72"),
    Device("iPhone 15", 393, 852, scale: 3, screen: "retina6_12"),
    Device("iPhone 14 Pro Max", 430, 932, scale: 3, screen: "retina6_72"),
    Device("iPhone 14 Pro", 393, 852, scale: 3, screen: "retina6_12"),
    Device("iPhone 14 Plus", 428, 926, scale: 3, screen: "retina6_7"),
    Device("iPhone 14", 390, 844, scale: 3, screen: "retina6_0"),
    Device("iPhone 13 Pro Max", 428, 926, scale: 3, screen: "retina6_7"),
    Device("iPhone 13 Pro", 390, 844, scale: 3, screen: "retina6_0"),
    Device("iPhone 13", 390, 844, scale: 3, screen: "retina6_0"),
    Device("iPhone 13 mini", 375, 812, scale: 3, screen: "retina5_4"),
    Device("iPhone 11", 414, 896, scale: 2, screen: "retina6_1"),
    Device("iPhone XR", 414, 896, scale: 2, screen: "retina6_1"),
    Device("iPhone 11 Pro Max", 414, 896, scale: 3, screen: "retina6_5"),
    Device("iPhone X", 375, 812, scale: 3, screen: "retina5_9"),
    Device("iPhone 8 Plus", 414, 736, scale: 3, screen: "retina5_5"),
    Device("iPhone SE (2nd/3rd gen)", 375, 667, scale: 2, screen: "retina4_7"),
    Device("iPhone SE (1st gen)", 320, 568, scale: 2, screen: "retina4_0"),
    Device("iPhone 4s", 320, 480, scale: 2, screen: "retina3_5"),
    Device("iPad Pro 13-inch", 1032, 1376, scale: 2),
    Device("iPad Pro 12.9-inch", 1024, 1366, scale: 2),
    Device("iPad Pro 11-inch (5th/6th)", 834, 1210, scale: 2),
    Device("iPad Pro 11-inch (1st-4th)", 834, 1194, scale: 2),
    Device("iPad Air 13-inch", 1024, 1366, scale: 2),
    Device("iPad Air 11-inch", 820, 1180, scale: 2),
    Device("iPad 11-inch / 10th gen", 820, 1180, scale: 2),
    Device("iPad 10.2-inch", 810, 1080, scale: 2),
    Device("iPad mini 8.3-inch", 744, 1133, scale: 2),
    Device("iPad 9.7-inch", 768, 1024, scale: 2),
  ]

  /// The devices that a name means: a device, all whose names begin with it (`iPhone`, `iPad Pro`,
  /// `iPad Pro 13`), or `all`.
  package static func named(_ name: String) -> [Device] {
    if name == "all" { return all }
    let exact = all.filter { $0.name.utf8.elementsEqual(name.utf8) }
    return exact.isEmpty ? all.filter { $0.name.hasPrefix(name + " ") || $0.name.hasPrefix(name + "-") } : exact
  }
}
