import Foundation
import Testing

@testable import HeadlessUIKit

/// Cells without content, of the sizes that they are given, with a header above.
private final class Boxes: UICollectionView, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  var sizes: [CGSize] = []
  private let box = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 500))

  convenience init(_ sizes: [CGSize], _ layout: UICollectionViewLayout, width: CGFloat = 375) {
    self.init(frame: CGRect(x: 0, y: 0, width: width, height: 400), collectionViewLayout: layout)
    self.sizes = sizes
    register(UICollectionViewCell.self, forCellWithReuseIdentifier: "box")
    register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    (dataSource, delegate) = (self, self)
    box.addSubview(self)
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { sizes.count }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { dequeueReusableCell(withReuseIdentifier: "box", for: indexPath) }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
  ) -> CGSize { sizes[indexPath.item] }

  /// The frames of all cells.
  var frames: [CGRect] {
    layoutIfNeeded()
    return sizes.indices.compactMap { cellForItem(at: IndexPath(item: $0, section: 0))?.frame }
  }
  /// Where all cells lie in the superview.
  var shown: [CGRect] {
    layoutIfNeeded()
    return sizes.indices.compactMap { item in
      cellForItem(at: IndexPath(item: item, section: 0)).map { convert($0.frame, to: nil) }
    }
  }
}

private final class FlippedFlow: UICollectionViewFlowLayout {
  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}

/// Written for a language that runs from right to left.
private final class ArabicFlow: UICollectionViewFlowLayout {
  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
  override var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .rightToLeft }
}

/// A staircase, as an app writes it.
private class Stairs: UICollectionViewLayout {
  override var collectionViewContentSize: CGSize { CGSize(width: 300, height: 90) }
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    (0..<3).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }.filter {
      $0.frame.intersects(rect)
    }
  }
  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let place = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    place.frame = CGRect(x: 20 * indexPath.item, y: 30 * indexPath.item, width: 50, height: 30)
    return place
  }
}

private final class FlippedStairs: Stairs {
  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}

/// Collection views that run from right to left. A flow layout mirrors places and leaves the coordinates as they are (WWDC
/// 2015, session 222; Radar 25698641); a layout that flips has its coordinates mirrored and its numbers left as they are
/// (Apple's documentation of `flipsHorizontallyInOppositeLayoutDirection`).
@MainActor struct CollectionDirectionTests {
  /// Widths and heights, and frames from left to right, of Mac Catalyst 26.1 (Vercantez/openuikit, "delegate sizes").
  private let sizes = [(120, 40), (100, 55), (90, 40), (200, 30), (60, 40), (150, 40)].map(CGSize.init)
  private let places: [CGRect] = [
    CGRect(x: 10, y: 12.5, width: 120, height: 40), CGRect(x: 152.5, y: 5, width: 100, height: 55),
    CGRect(x: 275, y: 12.5, width: 90, height: 40), CGRect(x: 10, y: 75, width: 200, height: 30),
    CGRect(x: 305, y: 70, width: 60, height: 40), CGRect(x: 10, y: 120, width: 150, height: 40),
  ]

  private func mirrored(_ frames: [CGRect], in width: CGFloat) -> [CGRect] {
    frames.map { CGRect(x: width - $0.maxX, y: $0.minY, width: $0.width, height: $0.height) }
  }

  private func rows(_ layout: UICollectionViewFlowLayout) -> Boxes {
    layout.minimumInteritemSpacing = 11
    layout.sectionInset = UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 10)
    return Boxes(sizes, layout)
  }

  private func row(_ layout: UICollectionViewFlowLayout, count: Int, width: CGFloat = 200) -> Boxes {
    layout.scrollDirection = .horizontal
    layout.headerReferenceSize = CGSize(width: 30, height: 0)
    return Boxes(Array(repeating: CGSize(width: 90, height: 400), count: count), layout, width: width)
  }

  @Test func rowsBeginAtTheRight() throws {
    let view = rows(UICollectionViewFlowLayout())
    #expect(view.frames == places)
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.frames == mirrored(places, in: 375))
    #expect(view.contentSize == CGSize(width: 375, height: 165))
    // Elements are found where they are shown.
    let corner = CGRect(x: 365 - 120, y: 0, width: 120, height: 60)
    let found = try #require(view.collectionViewLayout.layoutAttributesForElements(in: corner))
    #expect(found.map(\.indexPath.item) == [0] && found.map(\.frame) == [mirrored(places, in: 375)[0]])
    view.semanticContentAttribute = .forceLeftToRight
    #expect(view.frames == places)
  }

  @Test func theLanguageTurnsRows() {
    let view = rows(UICollectionViewFlowLayout())
    UITraitCollection(layoutDirection: .rightToLeft).performAsCurrent {
      #expect(view.frames == mirrored(places, in: 375))
    }
  }

  /// The header is at the right end, and an offset of zero shows the last columns.
  @Test func columnsBeginAtTheEndOfTheContent() {
    let view = row(UICollectionViewFlowLayout(), count: 4, width: 195)
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.frames.map(\.minX) == [300, 200, 100, 0])
    #expect(view.contentSize == CGSize(width: 420, height: 400) && view.contentOffset == .zero)
    #expect(view.indexPathsForVisibleItems.map(\.item) == [2, 3])
    let header = view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
    #expect(header?.frame == CGRect(x: 390, y: 0, width: 30, height: 400))
  }

  @Test func aFewColumnsBeginAtTheRightEdge() {
    let view = row(UICollectionViewFlowLayout(), count: 1, width: 300)
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.frames.map(\.minX) == [180] && view.contentSize.width == 120)
  }

  @Test func aFlippedFlowLayoutKeepsItsNumbers() {
    let view = rows(FlippedFlow())
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.frames == places && view.shown == mirrored(places, in: 375))
  }

  @Test func anOffsetOfZeroShowsTheFirstFlippedColumn() {
    let view = row(FlippedFlow(), count: 4)
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.frames.map(\.minX) == [30, 130, 230, 330])
    #expect(view.indexPathsForVisibleItems.map(\.item) == [0, 1])
    #expect(view.convert(view.frames[0], to: nil) == CGRect(x: 80, y: 0, width: 90, height: 400))
    view.contentOffset.x = 100
    #expect(view.convert(view.frames[1], to: nil) == CGRect(x: 80, y: 0, width: 90, height: 400))
  }

  /// A layout that was written for Arabic is flipped where the interface runs from left to right.
  @Test func theDirectionOfTheLayoutCounts() {
    #expect(UICollectionViewFlowLayout().developmentLayoutDirection == .leftToRight)
    let view = rows(ArabicFlow())
    #expect(view.frames == places && view.shown == mirrored(places, in: 375))
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.frames == mirrored(places, in: 375) && view.shown == view.frames)
  }

  @Test func layoutsOfTheAppsOwn() {
    let steps = (0..<3).map { CGRect(x: 20 * $0, y: 30 * $0, width: 50, height: 30) }
    let layouts: [(Stairs, [CGRect])] = [(Stairs(), steps), (FlippedStairs(), mirrored(steps, in: 300))]
    for (layout, places) in layouts {
      let view = Boxes(Array(repeating: .zero, count: 3), layout, width: 300)
      view.semanticContentAttribute = .forceRightToLeft
      #expect(view.frames == steps && view.shown == places)
      #expect(view.contentSize == CGSize(width: 300, height: 90))
    }
  }

  /// Cells lie mirrored; their own content does not.
  @Test func contentOfCellsIsNotFlipped() throws {
    let view = Boxes([.zero, .zero, .zero], FlippedStairs(), width: 300)
    view.semanticContentAttribute = .forceRightToLeft
    view.layoutIfNeeded()
    let cell = try #require(view.cellForItem(at: IndexPath(item: 1, section: 0)))
    let dot = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
    dot.backgroundColor = .red
    cell.contentView.addSubview(dot)
    #expect(dot.convert(dot.bounds, to: nil) == CGRect(x: 235, y: 35, width: 10, height: 10))
    #expect(view.convert(CGPoint(x: 235, y: 35), from: nil) == CGPoint(x: 65, y: 35))
    #expect(cell.convert(CGPoint(x: 235, y: 35), from: nil) == CGPoint(x: 5, y: 5))
    #expect(view.svg().contains("<rect x=\"235\" y=\"35\" width=\"10\" height=\"10\""))
  }

  @Test func compositionalSectionsBeginAtTheRight() {
    final class Flipped: UICollectionViewCompositionalLayout {
      override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
    }
    let third = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1 / 3), heightDimension: .absolute(40))
    let row = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: third)]))
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 30, bottom: 0, trailing: 0)
    let layouts: [(UICollectionViewCompositionalLayout, [CGFloat])] = [
      (UICollectionViewCompositionalLayout(section: section), [180, 90, 0, 180]),
      (Flipped(section: section), [30, 120, 210, 30]),
    ]
    for (layout, xs) in layouts {
      let view = Boxes(Array(repeating: .zero, count: 4), layout, width: 300)
      view.semanticContentAttribute = .forceRightToLeft
      #expect(view.frames.map(\.minX) == xs && view.shown.map(\.minX) == [180, 90, 0, 180])
      #expect(view.contentSize == CGSize(width: 300, height: 80))
    }
  }
}
