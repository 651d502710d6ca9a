import Foundation

/// A row of a table view, as far as its content view goes.
@preconcurrency @MainActor open class UITableViewCell: UIView {
  /// The layouts that UIKit gives a row.
  public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
  /// The line between rows.
  public enum SeparatorStyle: Int, Sendable { case none, singleLine, singleLineEtched }
  /// How a selected row looks.
  public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
  /// The name that it is dequeued by.
  open var reuseIdentifier: String? { ownIdentifier }
  private let ownIdentifier: String?
  /// How the ground looks; decides no size.
  open var backgroundConfiguration: UIBackgroundConfiguration?
  /// The view that has the row's content in it.
  open var contentView: UIView { ownContentView }
  private let ownContentView = UIView(frame: .zero)
  /// How a selected row looks.
  open var selectionStyle = SelectionStyle.default
  /// Whether the row is selected.
  open var isSelected = false
  /// Whether the row is highlighted.
  open var isHighlighted = false
  /// The view behind the content.
  open var backgroundView: UIView?
  /// The view behind the content of a selected row.
  open var selectedBackgroundView: UIView?
  /// Points beside the line between rows.
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)

  /// A row of a style, whose labels are absent: its content is what the app adds.
  public init(style: CellStyle, reuseIdentifier: String?) {
    ownIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    addContentView()
  }

  /// A row of the style `default`.
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// Loading from a nib calls this.
  public required init?(coder: NSCoder) {
    ownIdentifier = nil
    super.init(coder: coder)
    addContentView()
  }

  private func addContentView() {
    ownContentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    ownContentView.frame = bounds
    // Rows of iOS 26 on phones of up to 402 points (UIKitNumbers.md, "Interface Builder").
    ownContentView.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 15, leading: 16, bottom: 15, trailing: 16)
    addSubview(ownContentView)
  }

  /// Is called before it shows other content.
  open func prepareForReuse() {}
  /// Selects the row.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  /// Highlights the row.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
}
