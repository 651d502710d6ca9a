import Foundation

/// A cell of a list in a collection view.
///
/// Accessories take their widths from the content, and the margin of 16 points beside them, as those of a row do.
@preconcurrency @MainActor open class UICollectionViewListCell: UICollectionViewCell {
  /// The controls and views beside the content.
  open var accessories: [UICellAccessory] = [] {
    didSet {
      for old in oldValue { old.view?.removeFromSuperview() }
      for view in accessories.compactMap(\.view) { addSubview(view) }
      if accessories.count > 1 {
        Messages.sayOnce("note: the points between accessories are not known, and count as none")
      }
      placeContent()
    }
  }
  /// Which way the cell runs, whatever the language does.
  open override var semanticContentAttribute: UISemanticContentAttribute { didSet { placeContent() } }
  /// How far the content is moved in.
  open var indentationLevel = 0 { didSet { placeContent() } }
  /// Points of a level.
  open var indentationWidth: CGFloat = 10 { didSet { placeContent() } }
  /// Whether accessories before the content are moved in with it.
  open var indentsAccessories = true
  /// The area of the line below the cell: that of the content from its margin on.
  open private(set) lazy var separatorLayoutGuide: UILayoutGuide = {
    let guide = UILayoutGuide()
    addLayoutGuide(guide)
    let leading = guide.leadingAnchor.constraint(equalTo: leadingAnchor, constant: TableCellLayout.side)
    leading.priority = .defaultHigh
    NSLayoutConstraint.activate([
      leading, guide.trailingAnchor.constraint(equalTo: trailingAnchor),
      guide.bottomAnchor.constraint(equalTo: bottomAnchor), guide.heightAnchor.constraint(equalToConstant: 0.5),
    ])
    return guide
  }()

  /// A cell's content, without texts.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

  /// The attributes with the height that the content asks for; a list gives the width.
  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let fitted = layoutAttributes.copied()
    let size = CGSize(width: layoutAttributes.size.width, height: 0)
    fitted.size = systemLayoutSizeFitting(
      size, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    return fitted
  }

  /// The least size, or the nearest to a size.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    // The content's width is that of the cell less its accessories, and a cell without a size has none.
    if bounds.width == 0, horizontal == .required {
      bounds.size.width = targetSize.width
      placeContent()
    }
    return super.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
  }

  private func shown(leading: Bool) -> [UICellAccessory] {
    accessories.filter { $0.isLeading == leading && !$0.isHidden && $0.displayed != .whenEditing }
  }

  private func width(leading: Bool) -> CGFloat {
    let shown = shown(leading: leading)
    return shown.isEmpty ? 0 : shown.reduce(TableCellLayout.side) { $0 + $1.width }
  }

  private func placeContent() {
    let start = width(leading: true) + CGFloat(indentationLevel) * indentationWidth
    let end = width(leading: false)
    contentView.frame = fromLeading(
      CGRect(x: start, y: 0, width: bounds.width - start - end, height: bounds.height))
    (contentView as? UIListContentView)?.trailingMargin = end > 0 ? 8 : nil
  }

  override func replaceContentView(_ view: UIView) {
    super.replaceContentView(view)
    placeContent()
  }

  override var laidOutSubviews: [UIView] {
    let views = accessories.compactMap(\.view)
    return inner.filter { view in !views.contains { $0 === view } || view.isNamedByConstraint }
  }

  /// Places accessories.
  open override func layoutSubviews() {
    super.layoutSubviews()
    var start = TableCellLayout.side
    for accessory in shown(leading: true) {
      place(accessory, at: start)
      start += accessory.width
    }
    var end = bounds.width - TableCellLayout.side
    for accessory in shown(leading: false).reversed() {
      end -= accessory.width
      place(accessory, at: end)
    }
  }

  private func place(_ accessory: UICellAccessory, at x: CGFloat) {
    guard let view = accessory.view else { return }
    let size = view.bounds.size == .zero ? view.systemLayoutSizeFitting(.zero) : view.bounds.size
    view.place(
      fromLeading(
        CGRect(
          x: x + (accessory.width - size.width) / 2, y: (bounds.height - size.height) / 2, width: size.width,
          height: size.height)))
  }
}
