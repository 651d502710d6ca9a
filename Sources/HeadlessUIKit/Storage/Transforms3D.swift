// swift-format-ignore-file: AlwaysUseLowerCamelCase
import Foundation

/// A map of points in space; decides no size.
public struct CATransform3D: Sendable, Hashable {
  /// Its number in row 1, column 1.
  public var m11: CGFloat = 0
  /// Its number in row 1, column 2.
  public var m12: CGFloat = 0
  /// Its number in row 1, column 3.
  public var m13: CGFloat = 0
  /// Its number in row 1, column 4.
  public var m14: CGFloat = 0
  /// Its number in row 2, column 1.
  public var m21: CGFloat = 0
  /// Its number in row 2, column 2.
  public var m22: CGFloat = 0
  /// Its number in row 2, column 3.
  public var m23: CGFloat = 0
  /// Its number in row 2, column 4.
  public var m24: CGFloat = 0
  /// Its number in row 3, column 1.
  public var m31: CGFloat = 0
  /// Its number in row 3, column 2.
  public var m32: CGFloat = 0
  /// Its number in row 3, column 3.
  public var m33: CGFloat = 0
  /// Its number in row 3, column 4.
  public var m34: CGFloat = 0
  /// Its number in row 4, column 1.
  public var m41: CGFloat = 0
  /// Its number in row 4, column 2.
  public var m42: CGFloat = 0
  /// Its number in row 4, column 3.
  public var m43: CGFloat = 0
  /// Its number in row 4, column 4.
  public var m44: CGFloat = 0
  public init() {}

  init(diagonal x: CGFloat, _ y: CGFloat, _ z: CGFloat) { (m11, m22, m33, m44) = (x, y, z, 1) }

  var rows: [[CGFloat]] {
    get { [[m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44]] }
    set {
      (m11, m12, m13, m14) = (newValue[0][0], newValue[0][1], newValue[0][2], newValue[0][3])
      (m21, m22, m23, m24) = (newValue[1][0], newValue[1][1], newValue[1][2], newValue[1][3])
      (m31, m32, m33, m34) = (newValue[2][0], newValue[2][1], newValue[2][2], newValue[2][3])
      (m41, m42, m43, m44) = (newValue[3][0], newValue[3][1], newValue[3][2], newValue[3][3])
    }
  }
}

/// The map that leaves points where they are.
public let CATransform3DIdentity = CATransform3D(diagonal: 1, 1, 1)
/// A stretch.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  CATransform3D(diagonal: sx, sy, sz)
}
/// A move.
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
  var made = CATransform3DIdentity
  (made.m41, made.m42, made.m43) = (tx, ty, tz)
  return made
}
/// A turn by an angle in radians about an axis.
public func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0 else { return CATransform3DIdentity }
  let (x, y, z) = (x / length, y / length, z / length)
  let (sine, cosine) = (sin(angle), cos(angle))
  let rest = 1 - cosine
  var made = CATransform3DIdentity
  (made.m11, made.m12, made.m13) = (cosine + rest * x * x, rest * x * y + sine * z, rest * x * z - sine * y)
  (made.m21, made.m22, made.m23) = (rest * x * y - sine * z, cosine + rest * y * y, rest * y * z + sine * x)
  (made.m31, made.m32, made.m33) = (rest * x * z + sine * y, rest * y * z - sine * x, cosine + rest * z * z)
  return made
}
/// A map and then another one.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  var made = CATransform3D()
  let second = b.rows
  made.rows = a.rows.map { row in (0..<4).map { column in (0..<4).reduce(0) { $0 + row[$1] * second[$1][column] } } }
  return made
}
/// A stretch and then a map.
public func CATransform3DScale(_ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
}
/// A move and then a map.
public func CATransform3DTranslate(_ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
}
/// A turn and then a map.
public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t) }
/// A map of the plane as one of space.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  var made = CATransform3DIdentity
  (made.m11, made.m12, made.m21, made.m22, made.m41, made.m42) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
  return made
}
/// A map of space as far as the plane goes.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
  CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}
/// Whether a map leaves points in their plane.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
  t == CATransform3DMakeAffineTransform(CATransform3DGetAffineTransform(t))
}
/// Whether a map leaves points where they are.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }
