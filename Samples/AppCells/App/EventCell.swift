import UIKit

/// An event, as the app's server sends it.
package struct Event: Decodable, Sendable {
  let title: String
  let place: String?
  let date: String
}

/// A date beside a title of three lines and a place: made in Interface Builder, as the app has it.
package final class EventCell: UICollectionViewCell {
  @IBOutlet private weak var dateLabel: UILabel!
  @IBOutlet private weak var titleLabel: UILabel!
  @IBOutlet private weak var placeLabel: UILabel! {
    didSet { placeLabel.font = .preferredFont(forTextStyle: .footnote) }
  }

  /// The cell of the nib.
  package static func make() -> EventCell {
    let objects = UINib(nibName: "EventCell", bundle: nil).instantiate(withOwner: nil)
    guard let cell = objects.first as? EventCell else { fatalError("EventCell.xib has no EventCell") }
    return cell
  }

  /// Shows an event.
  package func show(_ event: Event) {
    dateLabel.text = event.date
    titleLabel.text = event.title
    placeLabel.text = event.place
  }
}
