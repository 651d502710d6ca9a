// swift-format-ignore-file: NeverUseForceTry
// Declarations that the code of documents takes for granted. A part is for the documents that its mark names (scripts/docs).

// MARK: README.md AtBuildTime.md ShelfOptimizer.md SizingAUICollectionViewCell.md
import UIKit
@MainActor let layout = UICollectionViewFlowLayout()
@MainActor let traitCollection = UITraitCollection()

// MARK: HeadlessUIKit.md
import HeadlessUIKit

// MARK: ShelfOptimizer.md
import ShelfOptimizer
import ShelfSizing
struct Cell { func height(of body: String, width: Double) -> Double { 0 } }
let (cell, bodies) = (Cell(), [""])
let shelf = try! Shelf(cardWidth: 176)

// MARK: SizingAUICollectionViewCell.md LayingOutACollectionView.md EstimatorComparison.md Estimators.md HeightsInAnAnswer.md
struct Card: Hashable, Identifiable { var id = 0, title = "", body = "", imageURL = "" }

// MARK: SizingAUICollectionViewCell.md LayingOutACollectionView.md
import ShelfSizing
import UIKit
@MainActor final class CardCell: UICollectionViewCell {
  let titleLabel = UILabel(frame: .zero), bodyLabel = UILabel(frame: .zero), imageView = RemoteImageView(frame: .zero)
}
@MainActor final class RemoteImageView: UIImageView { func load(_ address: String) {} }

// MARK: SizingAUICollectionViewCell.md
@MainActor let cards = [Card()]
@MainActor let heightConstraint = NSLayoutConstraint()

// MARK: LayingOutACollectionView.md
import CollectionLayout
extension CardCell: @MainActor SizingCell {
  func configure(with viewModel: Card, isSizing: Bool) {}
  func systemLayoutSizeFitting(requiredWidth: Double) -> Size { .zero }
}
@MainActor final class ChipCell: UICollectionViewCell { func configure(with viewModel: Card, isSizing: Bool) {} }
@MainActor let (cards, chips) = ([Card()], [Card()])
@MainActor let view = UICollectionView(frame: .zero)
@MainActor let layout = PlacedCollectionViewLayout()

// MARK: EstimatorComparison.md Estimators.md
import EstimatorComparison
import ShelfSizing
import Testing
extension Card: DynamicHeightCalculable { func height(forWidth width: Double) -> Double { 0 } }
final class CardCell: SizingCell {
  func prepareForReuse() {}
  func configure(with viewModel: Card, isSizing: Bool) {}
  func systemLayoutSizeFitting(requiredWidth: Double) -> Size { .zero }
}
let cards = [Card()]
let shelf = try! Shelf(cardWidth: 176)

// MARK: TextMeasurement.md
import TextMeasurement

// MARK: ShelfBatch.md HeightsInAnAnswer.md HeightsInATest.md
import ShelfBatch
import ShelfSizing

// MARK: ShelfBatch.md
let records = [["title": "Sourdough"]]

// MARK: HeightsInAnAnswer.md
struct Answer { var height = 0.0 }
nonisolated(unsafe) var answer = Answer()
let body: [UInt8] = []
let plan = try! BatchPlan(configuration: "Featured.shelf.json")

// MARK: CompositionalShelf.md
import UIKit

// MARK: InSwiftUI.md
import SwiftUI
struct Card: Hashable, Identifiable { var id = 0, title = "", body = "", imageURL = "" }
struct CardView: View {
  let card: Card
  var body: some View { Text(card.title) }
}
