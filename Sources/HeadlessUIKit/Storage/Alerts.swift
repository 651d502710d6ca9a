import Foundation

/// A choice of an alert.
@preconcurrency @MainActor open class UIAlertAction: NSObject {
  /// The kinds of choices.
  public enum Style: Int, Sendable { case `default`, cancel, destructive }
  open private(set) var title: String?
  open private(set) var style: Style
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
  open var message: String?
  open private(set) var preferredStyle = Style.alert
  open private(set) var actions: [UIAlertAction] = []
  open var preferredAction: UIAlertAction?
  open private(set) var textFields: [UITextField]?

  /// A question.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init()
    (self.title, self.message, self.preferredStyle) = (title, message, preferredStyle)
  }
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
  public let activityItems: [Any]
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, Error?) -> Void
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
