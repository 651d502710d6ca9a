import Foundation

/// A view that a collection view uses again and again.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
  /// The name that it is dequeued by.
  open internal(set) var reuseIdentifier: String?
  /// Is called before it shows other content.
  open func prepareForReuse() {}
}

/// A cell of a collection view.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
  /// What has the cell's content in it.
  public let contentView: UIView
  /// Whether the cell is selected.
  open var isSelected = false
  /// Whether the cell is highlighted.
  open var isHighlighted = false
  /// What stands behind the content.
  open var backgroundView: UIView?
  /// What stands behind the content of a selected cell.
  open var selectedBackgroundView: UIView?

  /// A cell with a frame in points.
  public override init(frame: CGRect) {
    contentView = UIView(frame: CGRect(origin: .zero, size: frame.size))
    super.init(frame: frame)
    addContentView()
  }

  /// What loading from a nib calls.
  public required init?(coder: NSCoder) {
    contentView = UIView(frame: .zero)
    super.init(coder: coder)
    addContentView()
  }

  private func addContentView() {
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  open override var frame: CGRect {
    didSet { if frame.size != oldValue.size { contentView.frame = CGRect(origin: .zero, size: frame.size) } }
  }
}
