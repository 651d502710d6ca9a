import Foundation

extension UICollectionView {
  func adoptLayout() {
    collectionViewLayout.collectionView = self
    collectionViewLayout.isInvalid = true
    forgetAnswers()
    setNeedsLayout()
  }

  /// Is told that the layout is to be prepared anew.
  func layoutIsInvalid(_ context: UICollectionViewLayoutInvalidationContext) {
    allPlaces = nil
    if !context.keepsSizes { forgetAnswers() }
    setNeedsLayout()
  }

  private func forgetAnswers() {
    answers = ItemTable()
    answersOfOthers = [:]
    allPlaces = nil
  }

  /// Whether the attributes of elements are those of the last layout.
  var isLaidOut: Bool { laidOut != nil && !collectionViewLayout.isInvalid && !isLayingOut }

  /// A count that a data source may have; another one stops the program.
  static func checked(_ count: Int, _ name: String, of dataSource: AnyObject?) -> Int {
    guard (0...mostItems).contains(count) else {
      Messages.raise(
        "the data source \(dataSource.map { "\(type(of: $0))" } ?? "") says that there are \(count) \(name)")
    }
    return count
  }

  /// More items are a mistake.
  private static let mostItems = 10_000_000

  /// A layout that asks for other attributes each time would go on for ever; UIKit stops it after a hundred passes.
  static let mostPasses = 8

  func sayStuck() {
    Messages.sayOnce(
      """
      UICollectionView (\(type(of: self)), layout \(type(of: collectionViewLayout))) is stuck in its update/layout loop. \
      This can happen for many reasons, including self-sizing views whose preferred attributes are not returning a \
      consistent size. It has the places of the last of \(UICollectionView.mostPasses) passes.
      """)
  }

  func prepareLayout() {
    let now = (bounds: bounds, traits: traitCollection, isRightToLeft: runsRightToLeft)
    if let laidOut, laidOut != now {
      let layout = collectionViewLayout
      if laidOut.traits != now.traits || laidOut.isRightToLeft != now.isRightToLeft {
        layout.invalidateLayout()
      } else if layout.shouldInvalidateLayout(forBoundsChange: now.bounds) {
        let context = layout.invalidationContext(forBoundsChange: now.bounds)
        context.keepsSizes = laidOut.bounds.size == now.bounds.size
        layout.invalidateLayout(with: context)
      }
    }
    laidOut = now
    guard collectionViewLayout.isInvalid else { return }
    collectionViewLayout.isInvalid = false
    collectionViewLayout.prepare()
    if !updatesToTell.isEmpty { collectionViewLayout.prepare(forCollectionViewUpdates: updatesToTell) }
    contentSize = collectionViewLayout.contentSize
  }

  /// Has the layout say where elements stand, before the first layout too.
  func prepareIfNeeded() {
    guard collectionViewLayout.isInvalid, !isLayingOut else { return }
    isLayingOut = true
    prepareLayout()
    isLayingOut = false
  }

  /// Gives the elements in the window their views where it has moved since the last layout.
  func followWindow() {
    guard isLaidOut, let laidOut, laidOut.bounds.origin != bounds.origin else { return }
    layoutSubviews()
  }

  /// Whether layouts that know the direction by themselves place their elements from the right.
  var mirrorsPlaces: Bool { runsRightToLeft && !countsFromRight }
}

extension UICollectionViewLayout {
  /// The extent of the content, as far as it is one.
  var contentSize: CGSize {
    let size = collectionViewContentSize
    guard size.width.isFinite, size.height.isFinite else {
      Messages.sayOnce(
        "The layout \(type(of: self)) has a content of \(size.width) x \(size.height): it counts as none")
      return .zero
    }
    return size
  }
}
