/// Apple's devices by the width of their screens held upright.
///
/// From the Human Interface Guidelines, "Layout", device screen dimensions in points; the minis as UIKit reports them.
package enum Device {
  /// The newest first; points.
  package static let widths: [(name: String, width: Double)] = [
    ("iPhone 17 Pro Max", 440),
    ("iPhone 17 Pro", 402),
    ("iPhone Air", 420),
    ("iPhone 17", 402),
    ("iPhone 16 Pro Max", 440),
    ("iPhone 16 Pro", 402),
    ("iPhone 16 Plus", 430),
    ("iPhone 16", 393),
    ("iPhone 16e", 390),
    ("iPhone 15 Pro Max", 430),
    ("iPhone 15 Pro", 393),
    ("iPhone 15 Plus", 430),
    ("iPhone 15", 393),
    ("iPhone 14 Pro Max", 430),
    ("iPhone 14 Pro", 393),
    ("iPhone 14 Plus", 428),
    ("iPhone 14", 390),
    ("iPhone 13 Pro Max", 428),
    ("iPhone 13 Pro", 390),
    ("iPhone 13", 390),
    ("iPhone 13 mini", 375),
    ("iPhone 11", 414),
    ("iPhone XR", 414),
    ("iPhone 11 Pro Max", 414),
    ("iPhone X", 375),
    ("iPhone 8 Plus", 414),
    ("iPhone SE (2nd/3rd gen)", 375),
    ("iPhone SE (1st gen)", 320),
    ("iPad Pro 13-inch", 1032),
    ("iPad Pro 12.9-inch", 1024),
    ("iPad Pro 11-inch (5th/6th)", 834),
    ("iPad Pro 11-inch (1st-4th)", 834),
    ("iPad Air 13-inch", 1024),
    ("iPad Air 11-inch", 820),
    ("iPad 11-inch / 10th gen", 820),
    ("iPad 10.2-inch", 810),
    ("iPad mini 8.3-inch", 744),
    ("iPad 9.7-inch", 768),
  ]

  /// The devices that a name means: a device, all whose names begin with it (`iPhone`, `iPad Pro`), or `all`.
  package static func named(_ name: String) -> [(name: String, width: Double)] {
    if name == "all" { return widths }
    let exact = widths.filter { $0.name.utf8.elementsEqual(name.utf8) }
    return exact.isEmpty ? widths.filter { $0.name.hasPrefix(name + " ") } : exact
  }
}
