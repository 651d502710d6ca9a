import Foundation

/// Properties by name, as key-value coding sets them: those of the app's classes, and of UIKit's what nibs set.
@MainActor enum NibKeys {
  /// Sets a property.
  ///
  /// - Returns: whether the object has it.
  static func set(_ value: Any?, _ key: String, of object: AnyObject) -> Bool {
    var type: AnyClass? = Swift.type(of: object)
    while let current = type {
      for outlets in LoadedClasses.outlets(of: current) where outlets.set(key, of: object, to: value) { return true }
      type = _getSuperclass(current)
    }
    return StoredProperties.set(key, of: object, to: value) || setOfUIKit(value, key, of: object)
  }

  /// Sets a property of an object that others lie between: `layer.cornerRadius`.
  static func set(_ value: Any?, path: String, of object: AnyObject) -> Bool {
    var object = object
    let keys = path.split(separator: ".").map(String.init)
    for key in keys.dropLast() {
      guard let next = self.object(key, of: object) else { return false }
      object = next
    }
    return keys.last.map { set(value, $0, of: object) } ?? false
  }

  private static func object(_ key: String, of object: AnyObject) -> AnyObject? {
    switch (key, object) {
    case ("layer", let view as UIView): return view.layer
    case ("contentView", let cell as UICollectionViewCell): return cell.contentView
    case ("contentView", let cell as UITableViewCell): return cell.contentView
    case ("titleLabel", let button as UIButton): return button.titleLabel
    case ("imageView", let button as UIButton): return button.imageView
    case ("textLabel", let cell as UITableViewCell): return cell.textLabel
    case ("detailTextLabel", let cell as UITableViewCell): return cell.detailTextLabel
    case ("imageView", let cell as UITableViewCell): return cell.imageView
    case ("textContainer", let view as UITextView): return view.textContainer
    case ("view", let controller as UIViewController): return controller.view
    default: break
    }
    return StoredProperties.value(key, of: object).flatMap(asObject)
  }

  private static func asObject(_ value: Any) -> AnyObject? {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return mirror.displayStyle == .class ? value as AnyObject : nil }
    return mirror.children.first.flatMap { asObject($0.value) }
  }

  // MARK: UIKit's

  private typealias Setter = @MainActor (_ object: AnyObject, _ value: Any?) -> Bool

  private static func setOfUIKit(_ value: Any?, _ key: String, of object: AnyObject) -> Bool {
    (setters[key] ?? []).contains { $0(object, value) }
  }

  /// A setter of a property of a class; a value of another type changes nothing, as far as it is no object of UIKit's.
  private static func of<Object: AnyObject, Value>(
    _ type: Object.Type, _ property: ReferenceWritableKeyPath<Object, Value>
  ) -> Setter {
    { object, value in
      guard let object = object as? Object else { return false }
      if let value = NibValue.convert(value, to: Value.self) { object[keyPath: property] = value }
      return true
    }
  }

  /// A setter of a controller's view, which is not read before: that would make it.
  private static func ofController<Controller: UIViewController, View>(
    _ set: @escaping @MainActor (Controller, View?) -> Void
  ) -> Setter {
    { object, value in
      guard let controller = object as? Controller else { return false }
      set(controller, value as? View)
      return true
    }
  }

  private static let setters: [String: [Setter]] = [
    // Connections.
    "delegate": [
      of(UICollectionView.self, \.delegate), of(UITableView.self, \.delegate), of(UITextView.self, \.delegate),
      of(UIScrollView.self, \.delegate), of(UITextField.self, \.delegate), of(UISearchBar.self, \.delegate),
      of(UIPickerView.self, \.delegate), of(UIGestureRecognizer.self, \.delegate),
    ],
    "dataSource": [
      of(UICollectionView.self, \.dataSource), of(UITableView.self, \.dataSource), of(UIPickerView.self, \.dataSource),
    ],
    "prefetchDataSource": [of(UICollectionView.self, \.prefetchDataSource)],
    "view": [ofController { (controller: UIViewController, view: UIView?) in controller.view = view }],
    "collectionView": [
      ofController { (controller: UICollectionViewController, view: UICollectionView?) in
        controller.collectionView = view
      }
    ],
    "tableView": [
      ofController { (controller: UITableViewController, view: UITableView?) in controller.tableView = view }
    ],
    "backgroundView": [
      of(UICollectionViewCell.self, \.backgroundView), of(UITableViewCell.self, \.backgroundView),
      of(UICollectionView.self, \.backgroundView), of(UITableView.self, \.backgroundView),
    ],
    "selectedBackgroundView": [
      of(UICollectionViewCell.self, \.selectedBackgroundView), of(UITableViewCell.self, \.selectedBackgroundView),
    ],
    "accessoryView": [of(UITableViewCell.self, \.accessoryView)],
    "editingAccessoryView": [of(UITableViewCell.self, \.editingAccessoryView)],
    "tableHeaderView": [of(UITableView.self, \.tableHeaderView)],
    "tableFooterView": [of(UITableView.self, \.tableFooterView)],
    "gestureRecognizers": [of(UIView.self, \.gestureRecognizers)],
    "inputView": [of(UITextField.self, \.inputView), of(UITextView.self, \.inputView)],
    "inputAccessoryView": [of(UITextField.self, \.inputAccessoryView), of(UITextView.self, \.inputAccessoryView)],
    // Attributes.
    "hidden": [of(UIView.self, \.isHidden)], "isHidden": [of(UIView.self, \.isHidden)],
    "alpha": [of(UIView.self, \.alpha)], "tag": [of(UIView.self, \.tag)],
    "clipsToBounds": [of(UIView.self, \.clipsToBounds)], "opaque": [of(UIView.self, \.isOpaque)],
    "backgroundColor": [of(UIView.self, \.backgroundColor)], "tintColor": [of(UIView.self, \.tintColor)],
    "userInteractionEnabled": [of(UIView.self, \.isUserInteractionEnabled)],
    "accessibilityIdentifier": [of(UIView.self, \.accessibilityIdentifier)],
    "accessibilityLabel": [of(UIView.self, \.accessibilityLabel)],
    "translatesAutoresizingMaskIntoConstraints": [of(UIView.self, \.translatesAutoresizingMaskIntoConstraints)],
    "preservesSuperviewLayoutMargins": [of(UIView.self, \.preservesSuperviewLayoutMargins)],
    "frame": [of(UIView.self, \.frame)], "bounds": [of(UIView.self, \.bounds)], "center": [of(UIView.self, \.center)],
    "text": [of(UILabel.self, \.text), of(UITextField.self, \.text), of(UITextView.self, \.text)],
    "attributedText": [of(UILabel.self, \.attributedText)],
    "font": [of(UILabel.self, \.font), of(UITextField.self, \.font), of(UITextView.self, \.font)],
    "textColor": [of(UILabel.self, \.textColor), of(UITextField.self, \.textColor), of(UITextView.self, \.textColor)],
    "numberOfLines": [of(UILabel.self, \.numberOfLines)],
    "adjustsFontSizeToFitWidth": [of(UILabel.self, \.adjustsFontSizeToFitWidth)],
    "adjustsFontForContentSizeCategory": [of(UILabel.self, \.adjustsFontForContentSizeCategory)],
    "minimumScaleFactor": [of(UILabel.self, \.minimumScaleFactor)],
    "preferredMaxLayoutWidth": [of(UILabel.self, \.preferredMaxLayoutWidth)],
    "highlightedTextColor": [of(UILabel.self, \.highlightedTextColor)],
    "placeholder": [of(UITextField.self, \.placeholder), of(UISearchBar.self, \.placeholder)],
    "image": [of(UIImageView.self, \.image)],
    "spacing": [of(UIStackView.self, \.spacing)],
    "layoutMarginsRelativeArrangement": [of(UIStackView.self, \.isLayoutMarginsRelativeArrangement)],
    "isLayoutMarginsRelativeArrangement": [of(UIStackView.self, \.isLayoutMarginsRelativeArrangement)],
    "enabled": [of(UIControl.self, \.isEnabled), of(UILabel.self, \.isEnabled)],
    "selected": [of(UIControl.self, \.isSelected)],
    "scrollEnabled": [of(UIScrollView.self, \.isScrollEnabled)],
    "lineFragmentPadding": [of(NSTextContainer.self, \.lineFragmentPadding)],
    "constant": [of(NSLayoutConstraint.self, \.constant)],
    "cornerRadius": [of(CALayer.self, \.cornerRadius)], "borderWidth": [of(CALayer.self, \.borderWidth)],
    "masksToBounds": [of(CALayer.self, \.masksToBounds)], "shadowRadius": [of(CALayer.self, \.shadowRadius)],
    "shadowOpacity": [of(CALayer.self, \.shadowOpacity)], "shadowOffset": [of(CALayer.self, \.shadowOffset)],
    "shadowColor": [of(CALayer.self, \.shadowColor)], "borderColor": [of(CALayer.self, \.borderColor)],
    "zPosition": [of(CALayer.self, \.zPosition)],
    "title": [of(UIViewController.self, \.title)],
  ]
}
