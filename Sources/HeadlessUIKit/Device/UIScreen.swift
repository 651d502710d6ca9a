import Foundation

/// The screen of the stated device.
@preconcurrency @MainActor open class UIScreen: NSObject, UITraitEnvironment {
  private static let onlyOne = UIScreen()
  /// The one that there is.
  open class var main: UIScreen { onlyOne }
  /// The one that there is.
  open class var screens: [UIScreen] { [onlyOne] }

  private var device: StatedDevice { .current }
  /// The points of the screen.
  open var bounds: CGRect { CGRect(origin: .zero, size: device.size) }
  /// The pixels of the screen.
  open var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: device.size.width * nativeScale, height: device.size.height * nativeScale)
  }
  /// The pixels of a point.
  open var scale: CGFloat { device.scale }
  /// The pixels of the panel for a point.
  open var nativeScale: CGFloat {
    // These draw three pixels a point, which they scale down: 1080 × 2340 and 1080 × 1920 (Human Interface Guidelines).
    switch device.name {
    case "iPhone 13 mini": 1080 / 375
    case "iPhone 8 Plus": 1080 / 414
    default: device.scale
    }
  }
  private var known: (base: UITraitCollection, traits: UITraitCollection)?
  /// The current traits, but for those that the device decides.
  open var traitCollection: UITraitCollection {
    let base = UITraitCollection.current
    if let known, known.base === base, known.traits.displayScale == scale { return known.traits }
    let traits = UITraitCollection(device.traits(base.values))
    known = (base, traits)
    return traits
  }
  /// Is called by nothing.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The coordinates of the screen.
  open var coordinateSpace: UICoordinateSpace { ScreenSpace() }
  /// The coordinates of the screen while it stands upright, which it does.
  open var fixedCoordinateSpace: UICoordinateSpace { ScreenSpace() }

  /// How bright it is.
  open var brightness: CGFloat = 0.5
  /// `wantsSoftwareDimming`, as in UIKit.
  open var wantsSoftwareDimming = false
  /// Whether it is recorded, which it is not off the device.
  open var isCaptured: Bool { false }
  /// The screen that it shows again.
  open var mirrored: UIScreen? { nil }
  /// How often a second it draws; off the device it draws nothing.
  open var maximumFramesPerSecond: Int { 60 }
  /// An empty view: nothing is drawn off the device.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView { UIView(frame: bounds) }

  /// `brightnessDidChangeNotification`, as in UIKit.
  public nonisolated static let brightnessDidChangeNotification = NSNotification.Name(
    "UIScreenBrightnessDidChangeNotification")
  /// `capturedDidChangeNotification`, as in UIKit.
  public nonisolated static let capturedDidChangeNotification = NSNotification.Name(
    "UIScreenCapturedDidChangeNotification")
}
