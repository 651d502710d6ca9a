import Foundation

/// A colour as layers and contexts take it; decides no size.
public final class CGColor: NSObject, Sendable {
  /// The numbers as they were given: grey and alpha, or red, green, blue and alpha.
  let values: [CGFloat]

  init(values: [CGFloat]) {
    self.values = values
    super.init()
  }

  /// Takes red, green, blue and alpha, 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(values: [red, green, blue, alpha])
  }
  /// Takes red, green, blue and alpha, 0 to 1.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(values: [red, green, blue, alpha])
  }
  /// Takes grey and alpha, 0 to 1.
  public convenience init(gray: CGFloat, alpha: CGFloat) { self.init(values: [gray, alpha]) }
  /// Takes grey and alpha, 0 to 1.
  public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) { self.init(values: [gray, alpha]) }

  public var components: [CGFloat]? { values }
  public var numberOfComponents: Int { values.count }
  public var alpha: CGFloat { values[values.count - 1] }
  public func copy(alpha: CGFloat) -> CGColor? { CGColor(values: values.dropLast() + [alpha]) }

  var red: CGFloat { values[0] }
  var green: CGFloat { values[values.count == 4 ? 1 : 0] }
  var blue: CGFloat { values[values.count == 4 ? 2 : 0] }

  public override func isEqual(_ object: Any?) -> Bool { (object as? CGColor)?.values == values }
  public override var hash: Int { values.hashValue }

  public static let black = CGColor(gray: 0, alpha: 1)
  public static let white = CGColor(gray: 1, alpha: 1)
  public static let clear = CGColor(gray: 0, alpha: 0)
}
