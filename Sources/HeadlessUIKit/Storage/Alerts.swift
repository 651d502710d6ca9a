import Foundation

/// A choice of an alert.
@preconcurrency @MainActor open class UIAlertAction: NSObject {
  /// The kinds of choices.
  public enum Style: Int, Sendable { case `default`, cancel, destructive }
  /// The words.
  open private(set) var title: String?
  /// The kind of choice.
  open private(set) var style: Style
  /// Whether it can be chosen.
  open var isEnabled = true
  /// The app's code, which off the device nobody runs.
  let handler: ((UIAlertAction) -> Void)?
  /// A choice and the app's code for it.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    (self.title, self.style, self.handler) = (title, style, handler)
    super.init()
  }
}

/// A question that the app asks; off the device nobody sees it.
@preconcurrency @MainActor open class UIAlertController: UIViewController {
  /// Where it stands.
  public enum Style: Int, Sendable { case actionSheet, alert }
  /// The words below the title.
  open var message: String?
  /// Where it stands.
  open private(set) var preferredStyle = Style.alert
  /// The choices.
  open private(set) var actions: [UIAlertAction] = []
  /// The choice of the return key.
  open var preferredAction: UIAlertAction?
  /// The fields that people write into.
  open private(set) var textFields: [UITextField]?

  /// A question.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init()
    (self.title, self.message, self.preferredStyle) = (title, message, preferredStyle)
  }
  /// Adds a choice.
  open func addAction(_ action: UIAlertAction) { actions.append(action) }
  /// Adds a field.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
  }
}

/// The sheet with what an app can do with some values; off the device nobody sees it.
@preconcurrency @MainActor open class UIActivityViewController: UIViewController {
  /// The values.
  public let activityItems: [Any]
  /// Is called by nothing off the device.
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  /// Is called after people have chosen an activity.
  public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, Error?) -> Void
  /// `excludedActivityTypes`, as in UIKit.
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  /// A sheet for values.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.activityItems = activityItems
    super.init(nibName: nil, bundle: nil)
  }
  /// Loading from a nib calls this.
  public required init?(coder: NSCoder) {
    activityItems = []
    super.init(coder: coder)
  }
}
