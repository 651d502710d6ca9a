import Foundation

/// The device that `UIScreen`, `UIDevice` and `UIWindow` answer for: upright, with one app that fills the screen.
///
/// Set ``current`` before views are made. It decides the size of the screen and of windows, their scale, safe area and
/// size classes, and the traits that `UITraitCollection.current` has where no others are set.
public struct StatedDevice: Sendable, Equatable {
  /// Apple's name of it.
  public let name: String
  /// The points of the screen.
  public let size: CGSize
  /// The pixels of a point.
  public let scale: CGFloat
  /// The part at the edges that bars of the system and corners take.
  public let safeAreaInsets: UIEdgeInsets
  /// The version of iOS, as its first number. What varies by it is said where it does: SwiftUI's sizes have tables, UIKit's
  /// are those of 26 but for a row that is asked for its size itself.
  public var systemVersion = 26
  /// The points of the status bar, from top to bottom.
  let statusBarHeight: CGFloat

  private init(_ name: String, _ size: (CGFloat, CGFloat), _ scale: CGFloat, _ edges: Edges) {
    self.name = name
    self.size = CGSize(width: size.0, height: size.1)
    self.scale = scale
    safeAreaInsets = UIEdgeInsets(top: edges.top, left: 0, bottom: edges.bottom, right: 0)
    statusBarHeight = edges.statusBar
  }

  /// The device of a name in ``all``, such as `iPhone SE`.
  public init?(named name: String) {
    guard let device = StatedDevice.all.first(where: { $0.name.lowercased() == name.lowercased() }) else { return nil }
    self = device
  }

  /// Whether it is a tablet.
  public var isPad: Bool { name.hasPrefix("iPad") }

  /// The device that counts: at the start an iPhone 16, 393 × 852 points. Until one is set, what lies in no window has
  /// two pixels a point; from then on it has the device's.
  @MainActor public static var current = iPhone16 {
    didSet {
      // Another version of iOS on the same device changes no traits.
      if current.name == oldValue.name, current.systemVersion != oldValue.systemVersion { return }
      UITraitCollection.base = current.traits(TraitValues.phone)
      UITraitCollection.current = UITraitCollection(UITraitCollection.base)
    }
  }

  /// The moment that texts count from which say how long something is ago; `nil` for that of the run.
  nonisolated(unsafe) package static var now: Date?

  /// Traits, but for those that the device decides.
  ///
  /// Widths of phones are compact and heights regular, upright; both are regular on tablets (Human Interface
  /// Guidelines, "Layout", "Device size classes").
  func traits(_ others: TraitValues) -> TraitValues {
    var traits = others
    traits.scale = scale
    traits.idiom = isPad ? .pad : .phone
    traits.horizontalSizeClass = isPad ? .regular : .compact
    traits.verticalSizeClass = .regular
    return traits
  }

  // MARK: The table

  private struct Edges {
    let top: CGFloat
    let bottom: CGFloat
    let statusBar: CGFloat

    static let homeButton = Edges(top: 20, bottom: 0, statusBar: 20)
    static let notch = Edges(top: 44, bottom: 34, statusBar: 44)
    static let lowerNotch = Edges(top: 48, bottom: 34, statusBar: 48)
    static let miniNotch = Edges(top: 50, bottom: 34, statusBar: 50)
    static let smallNotch = Edges(top: 47, bottom: 34, statusBar: 47)
    static let island = Edges(top: 59, bottom: 34, statusBar: 54)
    static let lowerIsland = Edges(top: 62, bottom: 34, statusBar: 54)
    static let pad = Edges(top: 24, bottom: 20, statusBar: 24)
  }

  private static let iPhone16 = StatedDevice("iPhone 16", (393, 852), 3, .island)

  /// The devices that are known.
  ///
  /// Points and scales are those of the Human Interface Guidelines ("Layout", "iOS, iPadOS device screen dimensions").
  /// A mini tells an app 375 × 812, which it scales down. Safe areas are those that Interface Builder's canvases have,
  /// and for the newest ones the presets of tools that render previews (EmergeTools/SnapshotPreviews); the status bar of
  /// phones with a Dynamic Island was measured by zhangwen.site, "iPhone 14 series screen sizes".
  public static let all = [
    StatedDevice("iPhone 17 Pro Max", (440, 956), 3, .lowerIsland),
    StatedDevice("iPhone 17 Pro", (402, 874), 3, .lowerIsland),
    StatedDevice("iPhone 17", (402, 874), 3, .lowerIsland),
    StatedDevice("iPhone 16 Pro Max", (440, 956), 3, .lowerIsland),
    StatedDevice("iPhone 16 Pro", (402, 874), 3, .lowerIsland),
    StatedDevice("iPhone 16 Plus", (430, 932), 3, .island),
    iPhone16,
    StatedDevice("iPhone 16e", (390, 844), 3, .smallNotch),
    StatedDevice("iPhone 15 Pro Max", (430, 932), 3, .island),
    StatedDevice("iPhone 15 Pro", (393, 852), 3, .island),
    StatedDevice("iPhone 15 Plus", (430, 932), 3, .island),
    StatedDevice("iPhone 15", (393, 852), 3, .island),
    StatedDevice("iPhone 14 Pro Max", (430, 932), 3, .island),
    StatedDevice("iPhone 14 Pro", (393, 852), 3, .island),
    StatedDevice("iPhone 14 Plus", (428, 926), 3, .smallNotch),
    StatedDevice("iPhone 14", (390, 844), 3, .smallNotch),
    StatedDevice("iPhone 13 Pro Max", (428, 926), 3, .smallNotch),
    StatedDevice("iPhone 13 Pro", (390, 844), 3, .smallNotch),
    StatedDevice("iPhone 13", (390, 844), 3, .smallNotch),
    StatedDevice("iPhone 13 mini", (375, 812), 3, .miniNotch),
    StatedDevice("iPhone 11 Pro Max", (414, 896), 3, .notch),
    StatedDevice("iPhone 11", (414, 896), 2, .lowerNotch),
    StatedDevice("iPhone XR", (414, 896), 2, .lowerNotch),
    StatedDevice("iPhone X", (375, 812), 3, .notch),
    StatedDevice("iPhone 8 Plus", (414, 736), 3, .homeButton),
    StatedDevice("iPhone SE", (375, 667), 2, .homeButton),
    StatedDevice("iPhone SE (1st generation)", (320, 568), 2, .homeButton),
    StatedDevice("iPad Pro 13-inch", (1032, 1376), 2, .pad),
    StatedDevice("iPad Pro 11-inch", (834, 1194), 2, .pad),
    StatedDevice("iPad Air 13-inch", (1024, 1366), 2, .pad),
    StatedDevice("iPad Air 11-inch", (820, 1180), 2, .pad),
    StatedDevice("iPad mini", (744, 1133), 2, .pad),
    StatedDevice("iPad (9th generation)", (810, 1080), 2, .homeButton),
  ]
}
