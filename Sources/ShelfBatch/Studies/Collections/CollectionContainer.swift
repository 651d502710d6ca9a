import Catalog
import CollectionLayout
import ShelfSizing

/// A collection view, by itself or as large as the screen of a device.
public struct CollectionContainer: Sendable, Hashable {
  /// The width in points.
  public var width: Double
  /// The height in points; `nil` where nothing depends on it.
  public var height: Double?
  /// The device's name; `nil` where none is meant.
  public let device: String?
  /// The orientation of the device; `nil` where no device is meant.
  public let orientation: ColumnCounts.Orientation?
  /// The kind of device; `.other` where no device is meant.
  public let idiom: ColumnCounts.Idiom
  /// Pixels a point, where the configuration names none; `nil` where no device is meant.
  public let scale: Double?

  /// A collection view of a size.
  ///
  /// - Parameters:
  ///   - width: points.
  ///   - height: points; `nil` where nothing depends on it: rows that follow each other downwards, and columns.
  public init(width: Double, height: Double? = nil) {
    self.width = width
    self.height = height
    (device, orientation, idiom, scale) = (nil, nil, .other, nil)
  }

  private init(_ device: Device, _ orientation: ColumnCounts.Orientation) {
    let isUpright = orientation == .portrait
    width = isUpright ? device.size.width : device.size.height
    height = isUpright ? device.size.height : device.size.width
    self.device = device.name
    self.orientation = orientation
    idiom = device.name.hasPrefix("iPad") ? .pad : device.name.hasPrefix("iPhone") ? .phone : .other
    scale = device.scale
  }

  /// The screens of devices.
  ///
  /// - Parameters:
  ///   - names: of devices (`iPhone 16`), what several begin with (`iPhone`, `iPad Pro`), or `all`.
  ///   - orientations: how each is held.
  /// - Throws: ``BatchError`` for a name that no device has.
  public static func devices(
    _ names: [String], _ orientations: [ColumnCounts.Orientation] = [.portrait]
  ) throws -> [CollectionContainer] {
    var containers: [CollectionContainer] = []
    for name in names {
      for device in try SettingOrigin.given.devices(named: name) {
        containers += orientations.map { CollectionContainer(device, $0) }
      }
    }
    return containers.withoutRepeats { "\($0.device ?? "") \($0.width)" }
  }
}
