import CellLayout
import Foundation
import InterfaceBuilder

/// The classes of the objects of a nib.
@MainActor enum NibClasses {
  /// The class that an element names, or UIKit's where it names none; with a message where nobody has it.
  static func type<Base>(of element: Element, in document: NibDocument, standard: Base.Type) -> Base.Type {
    guard let name = element["customClass"] else { return standard }
    let found: AnyClass? = LoadedClasses.named(name, module: element["customModule"]) { $0 is Base.Type }
    if let type = found as? Base.Type { return type }
    Messages.sayOnce(
      """
      Unknown class \(name) in Interface Builder file: \(document.content.file):\(element.position) has \(standard) \
      instead of it
      """)
    return standard
  }

  /// Whether the class that an element names is there.
  static func isKnown(_ element: Element) -> Bool {
    element["customClass"].map { LoadedClasses.named($0, module: element["customModule"]) { $0 is UIView.Type } != nil }
      ?? true
  }

  /// UIKit's class of a view; `nil` for one that this room has none of.
  static func view(_ name: String) -> UIView.Type? { views[name] }

  private static let views: [String: UIView.Type] = [
    "view": UIView.self, "containerView": UIView.self, "control": UIControl.self, "label": UILabel.self,
    "imageView": UIImageView.self, "stackView": UIStackView.self, "button": UIButton.self,
    "textField": UITextField.self, "textView": UITextView.self, "switch": UISwitch.self, "slider": UISlider.self,
    "stepper": UIStepper.self, "pageControl": UIPageControl.self, "segmentedControl": UISegmentedControl.self,
    "progressView": UIProgressView.self, "activityIndicatorView": UIActivityIndicatorView.self,
    "pickerView": UIPickerView.self, "datePicker": UIDatePicker.self, "searchBar": UISearchBar.self,
    "colorWell": UIColorWell.self, "scrollView": UIScrollView.self, "tableView": UITableView.self,
    "collectionView": UICollectionView.self, "visualEffectView": UIVisualEffectView.self,
    "collectionViewCell": UICollectionViewCell.self, "tableViewCell": UITableViewCell.self,
    "collectionReusableView": UICollectionReusableView.self, "toolbar": UIToolbar.self, "window": UIWindow.self,
  ]

  static let controllers: [String: UIViewController.Type] = [
    "viewController": UIViewController.self, "tableViewController": UITableViewController.self,
    "collectionViewController": UICollectionViewController.self,
    "navigationController": UINavigationController.self, "tabBarController": UITabBarController.self,
    "pageViewController": UIPageViewController.self,
  ]

  /// A gesture recognizer of an element; `nil` for other elements.
  static func gestureRecognizer(_ element: Element, in document: NibDocument) -> UIGestureRecognizer? {
    guard let standard = recognizers[element.name] else { return nil }
    return type(of: element, in: document, standard: standard).makeOfNib(NibCoder())
  }

  private static let recognizers: [String: UIGestureRecognizer.Type] = [
    "tapGestureRecognizer": UITapGestureRecognizer.self, "panGestureRecognizer": UIPanGestureRecognizer.self,
    "pinchGestureRecognizer": UIPinchGestureRecognizer.self, "swipeGestureRecognizer": UISwipeGestureRecognizer.self,
    "rotationGestureRecognizer": UIRotationGestureRecognizer.self,
    "pongPressGestureRecognizer": UILongPressGestureRecognizer.self,
    "screenEdgePanGestureRecognizer": UIScreenEdgePanGestureRecognizer.self,
    "gestureRecognizer": UIGestureRecognizer.self,
  ]

  /// An object of the app's own class, by its `init()`.
  static func customObject(_ element: Element, in document: NibDocument) -> NSObject? {
    type(of: element, in: document, standard: NSObject.self).makeOfNibClass()
  }

  /// Keeps the target of an action, which off the device nothing calls.
  static func keepAction(_ element: Element, of object: AnyObject?, target: AnyObject?) {
    guard let name = element["selector"] else { return }
    let action = Selector(name)
    switch object {
    case let control as UIControl:
      control.addTarget(target, action: action, for: events[element["eventType"] ?? ""] ?? [])
    case let recognizer as UIGestureRecognizer: if let target { recognizer.addTarget(target, action: action) }
    default: break
    }
  }

  private static let events: [String: UIControl.Event] = [
    "touchDown": .touchDown, "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside,
    "valueChanged": .valueChanged, "primaryActionTriggered": .primaryActionTriggered,
    "editingDidBegin": .editingDidBegin, "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd,
    "editingDidEndOnExit": .editingDidEndOnExit,
  ]
}

extension NSObject {
  // As views are made of their class (`MadeByClass`).
  @_silgen_name("headless_uikit_make_nib_object")
  convenience init(ofNibClass: Void) { self.init() }

  @_silgen_name("headless_uikit_make_nib_object")
  private static func makeOfNibClass(_ ofNibClass: Void) -> NSObject

  static func makeOfNibClass() -> NSObject { makeOfNibClass(()) }
}

extension UIGestureRecognizer {
  // As views are made of their class (`MadeByClass`); one whose class refuses stops the process there.
  // swift-format-ignore: NeverForceUnwrap
  @_silgen_name("headless_uikit_make_nib_recognizer")
  convenience init(ofNib coder: NSCoder) { self.init(coder: coder)! }

  @_silgen_name("headless_uikit_make_nib_recognizer")
  fileprivate static func makeOfNib(_ coder: consuming NSCoder) -> UIGestureRecognizer
}
