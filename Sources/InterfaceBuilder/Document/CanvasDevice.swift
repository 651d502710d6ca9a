import Catalog

/// The device that a document was last laid out for.
package struct CanvasDevice: Sendable, Hashable {
  /// As Interface Builder names it: `retina4_7`.
  package let id: String
  /// Whether it was held upright.
  package let isPortrait: Bool

  /// Pixels a point; `nil` for a device that is not in the table.
  package var scale: Double? {
    device?.scale ?? (id.hasPrefix("ipad") ? 2 : nil)
  }

  /// The width of the screen as it is held, in points; `nil` for a device that is not in the table.
  var width: Double? { device.map { isPortrait ? $0.size.width : $0.size.height } }

  /// Whether it has a home indicator instead of a button.
  var hasHomeIndicator: Bool {
    switch id {
    case "retina3_5", "retina4_0", "retina4_7", "retina5_5": false
    default: id.hasPrefix("retina") || id.hasSuffix("rounded")
    }
  }

  private var device: Device? { Device.all.first { $0.screen == id } }
}
