import Foundation

extension UIView {
  /// Whether a collection or table view places it, so that it is the root of a tree by itself; elsewhere it is not.
  var isTreeOfItsOwn: Bool { isPlacedByLayout && superview?.placesSubviews == true }
  /// The view that it is laid out with.
  var outer: UIView? { isTreeOfItsOwn ? nil : superview }
  /// The root of the tree that it is laid out with.
  var layoutRoot: UIView { outer?.layoutRoot ?? self }
  /// Whether it, or a view in it, draws what is no view.
  package var drawsWhatIsNoView: Bool { self is any PicturedView || subviews.contains(where: \.drawsWhatIsNoView) }
  /// The views that are laid out with it.
  var inner: [UIView] { placesSubviews ? subviews.filter { !$0.isTreeOfItsOwn } : subviews }

  /// Has a view fill this one behind all others.
  func fill(with view: UIView?, insteadOf old: UIView?) {
    old?.removeFromSuperview()
    guard let view else { return }
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.frame = bounds
    insertSubview(view, at: 0)
  }

  /// Moves a subview in front of all others.
  public func bringSubviewToFront(_ view: UIView) {
    guard let index = subviews.firstIndex(of: view) else { return }
    subviews.append(subviews.remove(at: index))
  }

  /// Moves a subview behind all others.
  public func sendSubviewToBack(_ view: UIView) {
    guard let index = subviews.firstIndex(of: view) else { return }
    subviews.insert(subviews.remove(at: index), at: 0)
  }

  /// Whether it is a view or lies in it.
  public func isDescendant(of view: UIView) -> Bool {
    var current: UIView? = self
    while let ancestor = current {
      if ancestor === view { return true }
      current = ancestor.superview
    }
    return false
  }

  func nearestCommonSuperview(with other: UIView) -> UIView? {
    var current: UIView? = self
    while let ancestor = current {
      if other.isDescendant(of: ancestor) { return ancestor }
      current = ancestor.superview
    }
    return nil
  }

  /// The first view of the tree with a tag.
  public func viewWithTag(_ tag: Int) -> UIView? {
    self.tag == tag ? self : subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }

  /// Adds a guide.
  public func addLayoutGuide(_ guide: UILayoutGuide) {
    guide.owningView?.removeLayoutGuide(guide)
    guide.owningView = self
    layoutGuides.append(guide)
    structureChanged()
  }

  /// Adds the guide of a scroll view's content, which is laid out like one of the app's.
  func addContentGuide(_ guide: UILayoutGuide) {
    layoutGuides.append(guide)
    structureChanged()
  }

  /// Removes a guide, with the constraints that speak of it.
  public func removeLayoutGuide(_ guide: UILayoutGuide) {
    cutConstraints { $0 === guide }
    layoutGuides.removeAll { $0 === guide }
    guide.owningView = nil
    structureChanged()
  }

  /// Exchanges two subviews.
  public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    subviews.swapAt(index1, index2)
    structureChanged()
  }

  /// The view that all others of its tree lie in.
  var outermost: UIView {
    var root = self
    while let outer = root.superview { root = outer }
    return root
  }

  /// Calls a function for the view and all that lie in it.
  func forEachInside(_ call: (UIView) -> Void) {
    call(self)
    for view in subviews { view.forEachInside(call) }
  }

  /// Calls a function for the layouts that the view is part of.
  func forEachLayout(_ call: (LiveLayout) -> Void) {
    var view: UIView? = self
    while let current = view {
      if let layout = current.liveLayout { call(layout) }
      view = current.outer
    }
  }

  /// Has the next layout of all that the view lies in update properties and constraints.
  func noteOpenUpdate() {
    var view: UIView? = self
    while let current = view {
      current.liveLayout?.hasOpenUpdates = true
      view = current.superview
    }
  }

  /// Lets the constraints go that tie what lies in the view to views outside.
  func cutConstraintsToOutside() {
    superview?.cutConstraints { NSLayoutConstraint.owner(of: $0)?.isDescendant(of: self) ?? false }
  }

  /// Lets the constraints of the view and of those that it lies in go that speak of some items.
  private func cutConstraints(of isCut: (AnyObject) -> Bool) {
    var outer: UIView? = self
    while let view = outer {
      let cut = view.constraints.filter { [$0.firstItem, $0.secondItem].contains { $0.map(isCut) ?? false } }
      for constraint in cut { view.removeConstraint(constraint) }
      outer = view.superview
    }
  }
}
