import ShelfSizing
import TextMeasurement

/// A number that follows the user's text size, as a text style does.
@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let value: Value
  private let style: Font.TextStyle
  private var scaled: Value?

  /// A number that follows a text style.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    (value, style) = (wrappedValue, textStyle)
  }
  /// A number that follows `body`.
  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

  /// The number at the text size of the view's place.
  public var wrappedValue: Value { scaled ?? value }

  /// Grows with the style's leading, and is rounded to the nearest pixel (leboncoin/spark-ios-common, scaled frames).
  @MainActor public static func _bind(_ property: UnsafeMutableRawPointer, _ slot: _FieldSlot) {
    let own = property.assumingMemoryBound(to: ScaledMetric<Value>.self)
    let values = slot.evaluation.environment.storage
    let grid = PixelGrid(scale: values.displayScale) ?? .twoPixelsAPoint
    let style = own.pointee.style.style
    let length = style.scaledValue(Double(own.pointee.value), values.text.category, on: grid)
    own.pointee.scaled = Value(values.text.category == .large ? length : grid.length(pixels: length * grid.scale))
  }
}
extension ScaledMetric: Sendable where Value: Sendable {}
