/// Where a cell is laid out, which decides margins, safe areas and sizes of controls that the file leaves open.
package enum LayoutEnvironment: Sendable, Hashable {
  /// A layout in an app's collection or table view.
  case device(IOSVersion)
  /// The layout on Interface Builder's canvas, for the stored frames.
  case interfaceBuilder

  /// The layout in an app that is built with the latest SDK.
  package static let app = LayoutEnvironment.device(.latest)
}

/// The iOS SDK that an app is built with: UIKit keeps to it, whatever the device runs and the nib was saved with.
package struct IOSVersion: Sendable, Hashable {
  /// 26 of iOS 26.4.
  package let major: Int

  /// The newest whose layout is known; later ones count as this one.
  package static let latest = IOSVersion(major: 26)
  /// The oldest whose layout is known.
  package static let oldest = IOSVersion(major: 9)

  /// The SDK of a major version.
  package init(major: Int) { self.major = major }

  /// The tools version of the last Xcode with this SDK, which lays out as it does (UIKitNumbers.md, "Interface Builder").
  var toolsVersion: Int {
    switch major {
    case ...9: 10117
    case 10: 12121
    case 11: 14113
    case 12: 14490
    case 13: 16097
    case 14: 18122
    case 15: 20037
    case 16: 21701
    case 17: 22690
    case 18..<26: 23727
    default: 24765
    }
  }
}
