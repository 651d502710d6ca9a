extension UIView {
  /// `leading`.
  public var leadingAnchor: NSLayoutXAxisAnchor { x(.leading) }
  /// `trailing`.
  public var trailingAnchor: NSLayoutXAxisAnchor { x(.trailing) }
  /// `left`.
  public var leftAnchor: NSLayoutXAxisAnchor { x(.left) }
  /// `right`.
  public var rightAnchor: NSLayoutXAxisAnchor { x(.right) }
  /// `centerX`.
  public var centerXAnchor: NSLayoutXAxisAnchor { x(.centerX) }
  /// `top`.
  public var topAnchor: NSLayoutYAxisAnchor { y(.top) }
  /// `bottom`.
  public var bottomAnchor: NSLayoutYAxisAnchor { y(.bottom) }
  /// `centerY`.
  public var centerYAnchor: NSLayoutYAxisAnchor { y(.centerY) }
  /// The baseline of the first line.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { y(.firstBaseline) }
  /// The baseline of the last line.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { y(.lastBaseline) }
  /// `width`.
  public var widthAnchor: NSLayoutDimension { length(.width) }
  /// `height`.
  public var heightAnchor: NSLayoutDimension { length(.height) }
}
