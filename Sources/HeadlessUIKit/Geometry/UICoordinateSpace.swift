import Foundation

/// Something with coordinates of its own.
@preconcurrency @MainActor public protocol UICoordinateSpace: NSObjectProtocol {
  /// Its rectangle in its own coordinates.
  var bounds: CGRect { get }
  /// A point of this space in the coordinates of another.
  func convert(_ point: CGPoint, to coordinateSpace: UICoordinateSpace) -> CGPoint
  /// A point of another space in the coordinates of this one.
  func convert(_ point: CGPoint, from coordinateSpace: UICoordinateSpace) -> CGPoint
  /// A rectangle of this space in the coordinates of another.
  func convert(_ rect: CGRect, to coordinateSpace: UICoordinateSpace) -> CGRect
  /// A rectangle of another space in the coordinates of this one.
  func convert(_ rect: CGRect, from coordinateSpace: UICoordinateSpace) -> CGRect
}

/// The coordinates of the screen.
final class ScreenSpace: NSObject, UICoordinateSpace {
  var bounds: CGRect { CGRect(origin: .zero, size: StatedDevice.current.size) }
}

extension UIView: UICoordinateSpace {}

extension UICoordinateSpace {
  /// A point of this space in the coordinates of another.
  public func convert(_ point: CGPoint, to coordinateSpace: UICoordinateSpace) -> CGPoint {
    convert(CGRect(origin: point, size: .zero), to: coordinateSpace).origin
  }
  /// A point of another space in the coordinates of this one.
  public func convert(_ point: CGPoint, from coordinateSpace: UICoordinateSpace) -> CGPoint {
    coordinateSpace.convert(point, to: self)
  }
  /// A rectangle of this space in the coordinates of another.
  public func convert(_ rect: CGRect, to coordinateSpace: UICoordinateSpace) -> CGRect {
    let (own, other) = (self as? UIView, coordinateSpace as? UIView)
    if let own, let other { return own.convert(rect, to: Optional(other)) }
    var rect = rect
    if let own {
      let root = own.outermost
      rect = own.convert(rect, to: Optional(root)).offsetBy(
        dx: root.frame.minX - root.bounds.minX, dy: root.frame.minY - root.bounds.minY)
    }
    guard let other else { return rect }
    let root = other.outermost
    return other.convert(
      rect.offsetBy(dx: root.bounds.minX - root.frame.minX, dy: root.bounds.minY - root.frame.minY),
      from: Optional(root))
  }
  /// A rectangle of another space in the coordinates of this one.
  public func convert(_ rect: CGRect, from coordinateSpace: UICoordinateSpace) -> CGRect {
    coordinateSpace.convert(rect, to: self)
  }
}
