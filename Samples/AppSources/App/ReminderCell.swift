import UIKit.UICollectionViewCell

@objc protocol ReminderCellDelegate: NSObjectProtocol {
  func reminderCellDidFinish(_ cell: ReminderCell)
  @objc optional func reminderCell(_ cell: ReminderCell, linesFor note: String) -> Int
}

/// A reminder as the app has it: a note beside a round button.
@objc(ReminderCell) @objcMembers final class ReminderCell: UICollectionViewCell {
  weak var delegate: ReminderCellDelegate?
  @objc dynamic private(set) var isFinished = false
  private let noteLabel = UILabel()
  private let button = UIButton(type: .custom)

  #if os(iOS) && !targetEnvironment(macCatalyst)
    private let margin: CGFloat = 12
  #else
    private let margin: CGFloat = 20
  #endif

  override init(frame: CGRect) {
    super.init(frame: frame)
    button.addTarget(self, action: #selector(finish(_:)), for: .touchUpInside)
    button.setImage(.checkCircle, for: .normal)
    noteLabel.font = .systemFont(ofSize: 15)
    noteLabel.textColor = .ink
    for view in [noteLabel, button] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    NSLayoutConstraint.activate([
      button.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: margin),
      button.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      button.widthAnchor.constraint(equalToConstant: 24),
      button.heightAnchor.constraint(equalToConstant: 24),
      noteLabel.leadingAnchor.constraint(equalTo: button.trailingAnchor, constant: margin),
      noteLabel.topAnchor.constraint(equalTo: contentView.topAnchor, constant: margin),
      contentView.trailingAnchor.constraint(equalTo: noteLabel.trailingAnchor, constant: margin),
      contentView.bottomAnchor.constraint(equalTo: noteLabel.bottomAnchor, constant: margin),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  /// The note takes as many lines as the delegate says, else as many as it needs.
  func show(_ note: String) {
    noteLabel.text = note
    noteLabel.numberOfLines = delegate?.reminderCell?(self, linesFor: note) ?? 0
    noteLabel.accessibilityIdentifier = #keyPath(ReminderCell.isFinished)
  }

  @objc private func finish(_ sender: UIButton) {
    isFinished = true
    delegate?.reminderCellDidFinish(self)
  }
}
