import Foundation

/// A delegate of everything that has none of the methods which UIKit calls optional: each answers by its default.
///
/// In an app's sources that the build tool plugin `HeadlessSources` rewrites, a method that a subclass adds to a class which
/// conforms to a delegate is called, as Objective-C does. For that the class gets it too, and answers by this one.
@preconcurrency @MainActor public final class DelegateDefaults: NSObject {
  /// A delegate without optional methods.
  public override nonisolated init() {}
}

extension DelegateDefaults: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  /// No items.
  public func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
  /// An empty cell.
  public func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell() }
}

extension DelegateDefaults: UITableViewDataSource, UITableViewDelegate {
  /// No rows.
  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  /// An empty cell.
  public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }
}

extension DelegateDefaults: UICollectionViewDataSourcePrefetching {
  /// Does nothing.
  public func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {}
}

extension DelegateDefaults: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  /// No page.
  public func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { nil }
  /// No page.
  public func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { nil }
}

extension DelegateDefaults: UIContextMenuInteractionDelegate {
  /// No menu.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
}

extension DelegateDefaults: UIActivityItemSource {
  /// No text.
  public func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any { "" }
  /// Nothing.
  public func activityViewController(
    _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any? { nil }
}

extension DelegateDefaults: UIViewControllerAnimatedTransitioning {
  /// None.
  public func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    0
  }
  /// Does nothing.
  public func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {}
}

extension DelegateDefaults: UITextFieldDelegate, UITextViewDelegate, UISearchBarDelegate, UIPickerViewDelegate {}
extension DelegateDefaults: UISearchControllerDelegate, UINavigationBarDelegate, UITabBarDelegate {}
extension DelegateDefaults: UINavigationControllerDelegate, UITabBarControllerDelegate {}
extension DelegateDefaults: UIPopoverPresentationControllerDelegate, UISheetPresentationControllerDelegate {}
extension DelegateDefaults: UIViewControllerTransitioningDelegate, UIImagePickerControllerDelegate {}
extension DelegateDefaults: UIGestureRecognizerDelegate, UIPointerInteractionDelegate, UIEditMenuInteractionDelegate {}
extension DelegateDefaults: CALayerDelegate, CAAnimationDelegate {}
