import Foundation

/// The key of something that an app adds to a state.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  /// The key's name.
  public let rawValue: String
  /// Takes a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Takes a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The state of a view at the moment.
public protocol UIConfigurationState {
  /// The traits.
  var traitCollection: UITraitCollection { get set }
  /// Takes traits.
  init(traitCollection: UITraitCollection)
  /// Something that an app adds.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The state of a view at the moment.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
  /// The traits.
  public var traitCollection: UITraitCollection
  /// Whether it cannot be used.
  public var isDisabled = false
  /// Whether a finger is on it.
  public var isHighlighted = false
  /// Whether it is selected.
  public var isSelected = false
  /// Whether it has the focus.
  public var isFocused = false
  /// Whether it is pinned.
  public var isPinned = false
  private var added: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Takes traits.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
  /// Something that an app adds.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { added[key] }
    set { added[key] = newValue }
  }
}

/// The state of a cell at the moment.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  /// How a cell takes part in a drag.
  public enum DragState: Int, Sendable { case none, lifting, dragging }
  /// How a cell takes part in a drop.
  public enum DropState: Int, Sendable { case none, notTargeted, targeted }

  /// The traits.
  public var traitCollection: UITraitCollection
  /// Whether it cannot be used.
  public var isDisabled = false
  /// Whether a finger is on it.
  public var isHighlighted = false
  /// Whether it is selected.
  public var isSelected = false
  /// Whether it has the focus.
  public var isFocused = false
  /// Whether it is pinned.
  public var isPinned = false
  private var added: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Takes traits.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
  /// Something that an app adds.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { added[key] }
    set { added[key] = newValue }
  }
  /// Whether it is edited.
  public var isEditing = false
  /// Whether what is under it is shown.
  public var isExpanded = false
  /// Whether it is swiped aside.
  public var isSwiped = false
  /// Whether it is moved.
  public var isReordering = false
  /// How it takes part in a drag.
  public var cellDragState = DragState.none
  /// How it takes part in a drop.
  public var cellDropState = DropState.none
}
