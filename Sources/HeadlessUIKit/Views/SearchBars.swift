import CellLayout
import Foundation

/// A bar that people write into what they look for.
@preconcurrency @MainActor open class UISearchBar: UIView {
  /// How the bar looks.
  public enum Style: UInt, Sendable { case `default`, prominent, minimal }
  /// The pictures of the bar.
  public enum Icon: Int, Sendable { case search, clear, bookmark, resultsList }

  /// The field that people write into.
  open private(set) lazy var searchTextField = UISearchTextField()
  /// The text.
  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }
  /// The text that it shows while it has none of its own.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }
  /// Is told of the text.
  open weak var delegate: UISearchBarDelegate?
  /// How the bar looks.
  open var searchBarStyle = Style.default
  /// Light or dark.
  open var barStyle = UIBarStyle.default
  /// The colour of the bar.
  open var barTintColor: UIColor?
  /// Whether what is behind shines through.
  open var isTranslucent = true
  /// The picture behind the bar.
  open var backgroundImage: UIImage?
  /// Whether a button ends the search.
  open var showsCancelButton = false
  /// Whether a button opens bookmarks.
  open var showsBookmarkButton = false
  /// Whether a button opens the last results.
  open var showsSearchResultsButton = false
  /// Whether the button of results is chosen.
  open var isSearchResultsButtonSelected = false
  /// How far the text is moved in its field.
  open var searchTextPositionAdjustment = UIOffset.zero
  /// How far the field's ground is moved.
  open var searchFieldBackgroundPositionAdjustment = UIOffset.zero
  /// The view above the keyboard, which off the device does not come.
  private var accessory: UIView?
  /// The view above the keyboard, which off the device does not come.
  open override var inputAccessoryView: UIView? {
    get { accessory }
    set { accessory = newValue }
  }
  private var icons: [String: UIImage] = [:]
  private var fieldImages: [UInt: UIImage] = [:]

  /// Shows or hides the button that ends the search.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }
  /// Sets a picture of the bar.
  open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    icons["\(icon.rawValue) \(state.rawValue)"] = iconImage
  }
  /// A picture of the bar.
  open func image(for icon: Icon, state: UIControl.State) -> UIImage? { icons["\(icon.rawValue) \(state.rawValue)"] }
  /// Sets the picture behind the field.
  open func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
    fieldImages[state.rawValue] = backgroundImage
  }
  /// The picture behind the field.
  open func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? { fieldImages[state.rawValue] }
  /// Keeps the picture behind the bar.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) { self.backgroundImage = backgroundImage }

  override var content: ViewTemplate.Content { .control(.searchBar()) }
  /// Its height.
  open override var intrinsicContentSize: CGSize { contentSize() }
  /// Its height at a width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: contentSize().height)
  }
}

/// Is told what people look for; off the device nobody does.
@preconcurrency @MainActor public protocol UISearchBarDelegate: NSObjectProtocol {
  /// Whether writing may begin.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Is called by nothing off the device.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Whether writing may end.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  /// Is called by nothing off the device.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// Is called by nothing off the device.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Whether a text may change.
  func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  /// Is called by nothing off the device.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// Is called by nothing off the device.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// Is called by nothing off the device.
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
  /// Is called by nothing off the device.
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
  /// Yes.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Does nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  /// Yes.
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Does nothing.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// Yes.
  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// Does nothing.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {}
}

/// The field of a search bar.
@preconcurrency @MainActor open class UISearchTextField: UITextField {
  /// The colour of parts that stand for a choice.
  open var tokenBackgroundColor: UIColor?
  /// Whether parts that stand for a choice can be copied.
  open var allowsCopyingTokens = true
  /// Whether parts that stand for a choice can be removed.
  open var allowsDeletingTokens = true
}

/// Light or dark.
public enum UIBarStyle: Int, Sendable { case `default`, black }

/// A bar of buttons, such as one above the keyboard.
@preconcurrency @MainActor open class UIToolbar: UIView {
  /// The buttons.
  open var items: [UIBarButtonItem]?
  /// Light or dark.
  open var barStyle = UIBarStyle.default
  /// The colour of the bar.
  open var barTintColor: UIColor?
  /// Whether what is behind shines through.
  open var isTranslucent = true
  /// How the bar looks.
  open var standardAppearance = UIToolbarAppearance()
  /// How the bar looks at the end of what scrolls.
  open var scrollEdgeAppearance: UIToolbarAppearance?
  /// How the bar looks where it is low.
  open var compactAppearance: UIToolbarAppearance?
  private var backgrounds: [String: UIImage] = [:]
  private var shadows: [Int: UIImage] = [:]

  /// Sets the buttons.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
  /// Sets the picture behind the bar.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) { backgrounds["\(topOrBottom.rawValue) \(barMetrics.rawValue)"] = backgroundImage }
  /// The picture behind the bar.
  open func backgroundImage(
    forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? { backgrounds["\(topOrBottom.rawValue) \(barMetrics.rawValue)"] }
  /// Sets the picture of the shadow.
  open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
    shadows[topOrBottom.rawValue] = shadowImage
  }
  /// The picture of the shadow.
  open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? { shadows[topOrBottom.rawValue] }

  override var content: ViewTemplate.Content {
    .control(.toolbar(hasHomeIndicator: StatedDevice.current.safeAreaInsets.bottom > 0))
  }
  /// Its height.
  open override var intrinsicContentSize: CGSize { contentSize() }
  /// Its height at a width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: contentSize().height)
  }
}
