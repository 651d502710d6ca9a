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

  /// A screen of a device.
  package init(
    width: Double, height: Double, device: String, orientation: ColumnCounts.Orientation, idiom: ColumnCounts.Idiom,
    scale: Double
  ) {
    (self.width, self.height) = (width, height)
    (self.device, self.orientation, self.idiom, self.scale) = (device, orientation, idiom, scale)
  }
}
