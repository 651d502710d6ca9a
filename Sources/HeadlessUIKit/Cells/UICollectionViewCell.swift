import Foundation
import ShelfSizing

/// A view that a collection view uses again and again.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
  /// The name that it is dequeued by.
  open internal(set) var reuseIdentifier: String?
  /// Is called before it shows other content.
  open func prepareForReuse() {}
  /// The attributes that the view asks for: those of the layout, unless a class says others.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { layoutAttributes }
  /// Is called by nothing off the device.
  open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
  /// Is called by nothing off the device.
  open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
  /// Takes over attributes of the layout.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
}

/// A cell of a collection view.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
  /// How far a drag of the cell is.
  public enum DragState: Int, Sendable { case none, lifting, dragging }
  /// Is called by nothing off the device.
  open func dragStateDidChange(_ dragState: DragState) {}
  /// The view that has the cell's content in it.
  open var contentView: UIView { ownContentView }
  private let ownContentView: UIView
  /// How the ground looks; decides no size.
  open var backgroundConfiguration: UIBackgroundConfiguration?
  /// Whether the cell is selected.
  open var isSelected = false
  /// Whether the cell is highlighted.
  open var isHighlighted = false
  /// The view behind the content.
  open var backgroundView: UIView?
  /// The view behind the content of a selected cell.
  open var selectedBackgroundView: UIView?

  /// A cell with a frame in points.
  public override init(frame: CGRect) {
    ownContentView = UIView(frame: CGRect(origin: .zero, size: frame.size))
    super.init(frame: frame)
    addContentView()
  }

  /// Loading from a nib calls this.
  public required init?(coder: NSCoder) {
    ownContentView = UIView(frame: .zero)
    super.init(coder: coder)
    addContentView()
  }

  /// The attributes with the size that constraints ask for, as small as they allow and rounded up to pixels. A side that
  /// no constraint has a say in stays; a cell without constraints is asked by ``UIView/sizeThatFits(_:)``.
  ///
  /// Mac Catalyst's collection views ask so (kern0x1b/charon, "UICollectionViewSelfSizing").
  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let fitted = layoutAttributes.copied()
    guard !constraints.isEmpty || !contentView.constraints.isEmpty else {
      fitted.size = sizeThatFits(layoutAttributes.size)
      return fitted
    }
    let size = systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    let grid = UITraitCollection.current.grid
    if size.width > 0 { fitted.size.width = grid.points(pixels: grid.pixels(roundingUp: size.width)) }
    if size.height > 0 { fitted.size.height = grid.points(pixels: grid.pixels(roundingUp: size.height)) }
    return fitted
  }

  private func addContentView() {
    ownContentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(ownContentView)
  }
}
