import UIKit

/// A shelf of cells, which its subclasses make and size.
class Shelf: UIViewController, UICollectionViewDelegateFlowLayout {
  let layout = UICollectionViewFlowLayout()
  lazy var collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)

  override func viewDidLoad() {
    super.viewDidLoad()
    layout.scrollDirection = .horizontal
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.delegate = self
    view.addSubview(collectionView)
  }
}

/// A shelf of reminders: UIKit asks it for their sizes, since its superclass is a delegate.
final class ReminderShelf: Shelf, UICollectionViewDataSource {
  var notes: [String] = []
  private let sizingCell = ReminderCell(frame: .zero)

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(ReminderCell.self, forCellWithReuseIdentifier: "reminder")
    collectionView.dataSource = self
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { notes.count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "reminder", for: indexPath)
    (cell as? ReminderCell)?.show(notes[indexPath.item])
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    sizingCell.show(notes[indexPath.item])
    return sizingCell.contentView.systemLayoutSizeFitting(
      CGSize(width: 176, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
  }
}
