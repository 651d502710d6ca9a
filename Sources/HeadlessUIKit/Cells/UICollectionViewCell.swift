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
  /// The view that has the cell's content in it.
  public let contentView: UIView
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
    contentView = UIView(frame: CGRect(origin: .zero, size: frame.size))
    super.init(frame: frame)
    addContentView()
  }

  /// Loading from a nib calls this.
  public required init?(coder: NSCoder) {
    contentView = UIView(frame: .zero)
    super.init(coder: coder)
    addContentView()
  }

  private func addContentView() {
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }
}
