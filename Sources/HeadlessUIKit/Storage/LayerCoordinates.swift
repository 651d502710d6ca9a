import Foundation

extension CALayer {
  /// A point of the layer in another layer's coordinates; of the outermost layer's where none is given.
  public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    let (own, other) = (originInTree, l?.originInTree ?? .zero)
    return CGPoint(x: p.x + own.x - other.x, y: p.y + own.y - other.y)
  }
  /// A point of another layer in the layer's coordinates.
  public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    let (own, other) = (originInTree, l?.originInTree ?? .zero)
    return CGPoint(x: p.x + other.x - own.x, y: p.y + other.y - own.y)
  }
  /// A rectangle of the layer in another layer's coordinates.
  public func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    CGRect(origin: convert(r.origin, to: l), size: r.size)
  }
  /// A rectangle of another layer in the layer's coordinates.
  public func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    CGRect(origin: convert(r.origin, from: l), size: r.size)
  }

  /// Where its own coordinates begin in those of the outermost layer; a turned layer counts as its frame.
  private var originInTree: CGPoint {
    var origin = CGPoint(x: frame.minX - bounds.minX, y: frame.minY - bounds.minY)
    if let outer = superlayer?.originInTree { origin = CGPoint(x: origin.x + outer.x, y: origin.y + outer.y) }
    return origin
  }
}
