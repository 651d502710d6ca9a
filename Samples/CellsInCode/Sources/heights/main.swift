import Cards
import UIKit

// Prints what the five views of the app come out as: usage: heights stories.json

guard CommandLine.arguments.count == 2 else { fatalError("usage: heights stories.json") }
let stories = try JSONDecoder().decode(
  [Story].self, from: Data(contentsOf: URL(fileURLWithPath: CommandLine.arguments[1])))
let screen = CGRect(x: 0, y: 0, width: 375, height: 667)

let shelf = ShelfView(cardWidth: 176, insets: UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16))
shelf.show(stories)
shelf.frame.size = shelf.systemLayoutSizeFitting(
  CGSize(width: screen.width, height: 0), withHorizontalFittingPriority: .required,
  verticalFittingPriority: .fittingSizeLevel)
print("shelf", shelf.itemSize.width, shelf.itemSize.height, shelf.frame.height)

/// Prints where the items of a collection view stand.
@MainActor func printFrames(_ name: String, _ view: UICollectionView) {
  view.layoutIfNeeded()
  for (index, story) in stories.enumerated() {
    guard let frame = view.layoutAttributesForItem(at: IndexPath(item: index, section: 0))?.frame else { continue }
    print(name, story.id, frame.minX, frame.minY, frame.width, frame.height)
  }
}

let waterfall = Waterfall(stories)
waterfall.view.frame = screen
printFrames("waterfall", waterfall.collectionView)
let notes = NoteGrid(stories, frame: screen)
printFrames("notes", notes.collectionView)
let quotes = Quotes(stories, frame: screen)
printFrames("quotes", quotes.collectionView)
UITraitCollection(preferredContentSizeCategory: .extraExtraLarge).performAsCurrent {
  let tags = Tags(stories)
  tags.view.frame = screen
  printFrames("tags", tags.collectionView)
}
