import Catalog
import CollectionLayout
import ShelfSizing

extension CollectionContainer {
  private init(_ device: Device, _ orientation: ColumnCounts.Orientation) {
    let isUpright = orientation == .portrait
    self.init(
      width: isUpright ? device.size.width : device.size.height,
      height: isUpright ? device.size.height : device.size.width, device: device.name, orientation: orientation,
      idiom: device.name.hasPrefix("iPad") ? .pad : device.name.hasPrefix("iPhone") ? .phone : .other,
      scale: device.scale)
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
