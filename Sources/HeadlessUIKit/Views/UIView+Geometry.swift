import Foundation

extension CGRect {
  /// A rectangle of another size, of which a point stays where it is; it is given as parts of the size.
  func sized(_ size: CGSize, about anchor: CGPoint) -> CGRect {
    CGRect(
      x: minX - (size.width - width) * anchor.x, y: minY - (size.height - height) * anchor.y, width: size.width,
      height: size.height)
  }
  /// The point that is given as parts of the size.
  func point(_ part: CGPoint) -> CGPoint { CGPoint(x: minX + part.x * width, y: minY + part.y * height) }
}

extension UIView {
  /// The point that stays where it is as the view is turned and resized, as parts of its size: the middle at first.
  public var anchorPoint: CGPoint {
    get { (storage.rare ?? .none).anchorPoint }
    set {
      let position = center
      storage.rareToWrite().anchorPoint = newValue
      center = position
    }
  }

  /// The rectangle round the view as it is turned and stretched about its anchor point.
  var transformedFrame: CGRect {
    let position = center
    return CGRect.zero.sized(ownFrame.size, about: anchorPoint).applying(transform).offsetBy(
      dx: position.x, dy: position.y)
  }

  /// The rectangle that becomes another one as the view is turned and stretched.
  func untransformed(_ frame: CGRect) -> CGRect {
    let size = CGRect(origin: .zero, size: frame.size).applying(transform.inverted()).size
    return CGRect(origin: frame.point(anchorPoint), size: .zero).sized(size, about: anchorPoint)
  }

  /// A point of the superview, in the view's own coordinates.
  private func inner(_ point: CGPoint) -> CGPoint {
    let (position, anchor) = (center, bounds.point(anchorPoint))
    let turned = CGPoint(x: point.x - position.x, y: point.y - position.y).applying(transform.inverted())
    return mirrored(CGPoint(x: turned.x + anchor.x, y: turned.y + anchor.y))
  }

  /// A point of the view, in the superview's coordinates.
  private func outer(_ point: CGPoint) -> CGPoint {
    let (position, anchor, point) = (center, bounds.point(anchorPoint), mirrored(point))
    let turned = CGPoint(x: point.x - anchor.x, y: point.y - anchor.y).applying(transform)
    return CGPoint(x: turned.x + position.x, y: turned.y + position.y)
  }

  /// A point as it counts from the left, where the view's own coordinates count from the right; and back.
  private func mirrored(_ point: CGPoint) -> CGPoint {
    countsFromRight ? CGPoint(x: bounds.minX + bounds.maxX - point.x, y: point.y) : point
  }

  /// The frame as it counts from the left of the superview.
  var shownFrame: CGRect {
    guard let superview, superview.countsFromRight else { return ownFrame }
    let box = superview.bounds
    return CGRect(
      x: box.minX + box.maxX - ownFrame.maxX, y: ownFrame.minY, width: ownFrame.width, height: ownFrame.height)
  }

  private static func convert(_ point: CGPoint, from first: UIView, to second: UIView) -> CGPoint {
    let common = first.nearestCommonSuperview(with: second)
    var point = point
    var view: UIView? = first
    while let current = view, current !== common {
      point = current.outer(point)
      view = current.superview
    }
    var way: [UIView] = []
    view = second
    while let current = view, current !== common {
      way.append(current)
      view = current.superview
    }
    return way.reversed().reduce(point) { $1.inner($0) }
  }

  private static func convert(_ rect: CGRect, _ convert: (CGPoint) -> CGPoint) -> CGRect {
    let corners = [(rect.minX, rect.minY), (rect.maxX, rect.minY), (rect.minX, rect.maxY), (rect.maxX, rect.maxY)]
      .map { convert(CGPoint(x: $0.0, y: $0.1)) }
    let (xs, ys) = (corners.map(\.x).sorted(), corners.map(\.y).sorted())
    return CGRect(x: xs[0], y: ys[0], width: xs[3] - xs[0], height: ys[3] - ys[0])
  }

  /// A point of this view in the coordinates of another one; of the outermost one where none is given.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    UIView.convert(point, from: self, to: view ?? outermost)
  }
  /// A point of another view, or of the outermost one, in the coordinates of this one.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    UIView.convert(point, from: view ?? outermost, to: self)
  }
  /// A rectangle of this view in the coordinates of another one; of the outermost one where none is given.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    UIView.convert(rect) { convert($0, to: view) }
  }
  /// A rectangle of another view, or of the outermost one, in the coordinates of this one.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    UIView.convert(rect) { convert($0, from: view) }
  }

  // MARK: Margins

  /// A rectangle in the bounds that counts from the leading edge, as it counts from the left.
  func fromLeading(_ rect: CGRect) -> CGRect {
    guard runsRightToLeft else { return rect }
    // Before the view has a size, the width may be negative, and `maxX` another end.
    let end = rect.origin.x + rect.size.width
    return CGRect(origin: CGPoint(x: bounds.width - end, y: rect.origin.y), size: rect.size)
  }

  /// Whether the content of the view runs from right to left.
  var runsRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// The margins that were written, and the safe area; and where margins of the superview are preserved, at each edge at
  /// least the part of them that reaches into the view. A view that was never placed counts as filling its superview.
  var effectiveMargins: UIEdgeInsets {
    var margins = UIEdgeInsets(ownMargins, isRightToLeft: runsRightToLeft)
    if let controller, controller.viewRespectsSystemMinimumLayoutMargins {
      let least = controller.systemMinimumLayoutMargins.leading
      (margins.left, margins.right) = (max(margins.left, least), max(margins.right, least))
    }
    if insetsLayoutMarginsFromSafeArea {
      let safe = safeAreaInsets
      margins.top += safe.top
      margins.left += safe.left
      margins.bottom += safe.bottom
      margins.right += safe.right
    }
    guard preservesSuperviewLayoutMargins, let superview else { return margins }
    let (given, outer) = (superview.layoutMargins, superview.bounds.size)
    let frame = outer == .zero || ownFrame.size == .zero ? CGRect(origin: .zero, size: outer) : ownFrame
    margins.top = max(margins.top, given.top - frame.minY)
    margins.left = max(margins.left, given.left - frame.minX)
    margins.bottom = max(margins.bottom, given.bottom - (outer.height - frame.maxY))
    margins.right = max(margins.right, given.right - (outer.width - frame.maxX))
    return margins
  }

  // MARK: Ambiguity

  /// Whether constraints leave the view's frame open.
  public var hasAmbiguousLayout: Bool { layoutRoot.layout.isAmbiguous(self) }
}

extension UIEdgeInsets {
  init(_ insets: NSDirectionalEdgeInsets, isRightToLeft: Bool) {
    self.init(
      top: insets.top, left: isRightToLeft ? insets.trailing : insets.leading, bottom: insets.bottom,
      right: isRightToLeft ? insets.leading : insets.trailing)
  }
}

extension NSDirectionalEdgeInsets {
  init(_ insets: UIEdgeInsets, isRightToLeft: Bool) {
    self.init(
      top: insets.top, leading: isRightToLeft ? insets.right : insets.left, bottom: insets.bottom,
      trailing: isRightToLeft ? insets.left : insets.right)
  }
}
