import Foundation

/// Properties of a row that decide no size: they read back what was written.
@MainActor struct TableCellLooks {
  var selectionStyle = UITableViewCell.SelectionStyle.default
  var backgroundView: UIView?
  var selectedBackgroundView: UIView?
  var multipleSelectionBackgroundView: UIView?
  var focusStyle = UITableViewCell.FocusStyle.default
  var showsReorderControl = false
  var shouldIndentWhileEditing = true
  var userInteractionEnabledWhileDragging = true
  var backgroundFollowsState = true
}

extension UITableViewCell {
  /// The controls that a row shows while it is edited.
  public struct StateMask: OptionSet, Sendable, Hashable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let showingEditControl = StateMask(rawValue: 1)
    public static let showingDeleteConfirmation = StateMask(rawValue: 2)
  }
  /// The ways in which editing changes a table.
  public enum EditingStyle: Int, Sendable { case none, delete, insert }
  /// The line between rows.
  public enum SeparatorStyle: Int, Sendable { case none, singleLine, singleLineEtched }
  /// How a focused row looks.
  public enum FocusStyle: Int, Sendable { case `default`, custom }
  /// How a row takes part in a drag.
  public enum DragState: Int, Sendable { case none, lifting, dragging }

  /// How a selected row looks.
  public var selectionStyle: SelectionStyle {
    get { looks.selectionStyle }
    set { looks.selectionStyle = newValue }
  }
  /// The view behind the content.
  public var backgroundView: UIView? {
    get { looks.backgroundView }
    set { looks.backgroundView = newValue }
  }
  /// The view behind the content of a selected row.
  public var selectedBackgroundView: UIView? {
    get { looks.selectedBackgroundView }
    set { looks.selectedBackgroundView = newValue }
  }
  /// The view behind the content of one of several selected rows.
  public var multipleSelectionBackgroundView: UIView? {
    get { looks.multipleSelectionBackgroundView }
    set { looks.multipleSelectionBackgroundView = newValue }
  }
  /// How a focused row looks.
  public var focusStyle: FocusStyle {
    get { looks.focusStyle }
    set { looks.focusStyle = newValue }
  }
  /// Whether a row that is edited shows a control to move it.
  public var showsReorderControl: Bool {
    get { looks.showsReorderControl }
    set { looks.showsReorderControl = newValue }
  }
  /// Whether the ground moves in while the row is edited.
  public var shouldIndentWhileEditing: Bool {
    get { looks.shouldIndentWhileEditing }
    set { looks.shouldIndentWhileEditing = newValue }
  }
  /// Whether it can be touched while it is dragged.
  public var userInteractionEnabledWhileDragging: Bool {
    get { looks.userInteractionEnabledWhileDragging }
    set { looks.userInteractionEnabledWhileDragging = newValue }
  }
  /// Whether the ground follows the state by itself.
  public var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { looks.backgroundFollowsState }
    set { looks.backgroundFollowsState = newValue }
  }
  public var editingStyle: EditingStyle { .none }
  public var showingDeleteConfirmation: Bool { false }
}
