import UIKit

// Prints how tall the app's cells get for each story of a file: usage: reminders stories.json

struct Story: Decodable {
  let id: String
  let body: String?
}

guard CommandLine.arguments.count == 2 else { fatalError("usage: reminders stories.json") }
let stories = try JSONDecoder().decode(
  [Story].self, from: Data(contentsOf: URL(fileURLWithPath: CommandLine.arguments[1])))
let reminder = ReminderCell(frame: .zero)
guard let quote = UINib(nibName: "QuoteCell", bundle: nil).instantiate(withOwner: nil).first as? QuoteCell else {
  fatalError("QuoteCell.xib has no QuoteCell")
}
let shortNotes = ShortNotes()

func height(of cell: UICollectionViewCell) -> CGFloat {
  cell.contentView.systemLayoutSizeFitting(
    CGSize(width: 176, height: 0), withHorizontalFittingPriority: .required,
    verticalFittingPriority: .fittingSizeLevel
  ).height
}

for story in stories {
  let heights = [nil, shortNotes].map { delegate in
    reminder.prepareForReuse()
    reminder.delegate = delegate
    reminder.show(story.body ?? "")
    return height(of: reminder)
  }
  quote.show(story.body ?? "")
  print(story.id, heights[0], heights[1], height(of: quote))
}

let shelf = ReminderShelf()
shelf.notes = stories.map { $0.body ?? "" }
shelf.view.frame = CGRect(x: 0, y: 0, width: 393, height: 160)
shelf.view.layoutIfNeeded()
print("shelf", shelf.collectionView.collectionViewLayout.collectionViewContentSize.width)
