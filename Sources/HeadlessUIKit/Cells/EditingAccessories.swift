import Foundation

/// Accessories that stand beside a list's cell while it is edited, which it is not here, and labels.
extension UICellAccessory {
  /// Does what a tap on an accessory asks for.
  public typealias ActionHandler = () -> Void

  /// How a control for deleting is shown.
  public struct DeleteOptions {
    /// Whether it is hidden.
    public var isHidden: Bool?
    /// The width that it is given.
    public var reservedLayoutWidth: LayoutDimension?
    /// The colour.
    public var tintColor: UIColor?
    /// The colour behind it.
    public var backgroundColor: UIColor?
    /// Takes a look and a width.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      (self.isHidden, self.reservedLayoutWidth) = (isHidden, reservedLayoutWidth)
      (self.tintColor, self.backgroundColor) = (tintColor, backgroundColor)
    }
  }
  /// How a control for adding is shown.
  public typealias InsertOptions = DeleteOptions
  /// How a control for choosing is shown.
  public typealias MultiselectOptions = DeleteOptions
  /// How a control for moving is shown.
  public struct ReorderOptions {
    /// Whether it is hidden.
    public var isHidden: Bool?
    /// The width that it is given.
    public var reservedLayoutWidth: LayoutDimension?
    /// The colour.
    public var tintColor: UIColor?
    /// Whether a line stands before it.
    public var showsVerticalSeparator: Bool?
    /// Takes a look and a width.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      showsVerticalSeparator: Bool? = nil
    ) {
      (self.isHidden, self.reservedLayoutWidth) = (isHidden, reservedLayoutWidth)
      (self.tintColor, self.showsVerticalSeparator) = (tintColor, showsVerticalSeparator)
    }
  }
  /// How a label is shown.
  public struct LabelOptions {
    /// Whether it is hidden.
    public var isHidden: Bool?
    /// The width that it is given.
    public var reservedLayoutWidth: LayoutDimension?
    /// The colour.
    public var tintColor: UIColor?
    /// The font.
    public var font: UIFont?
    /// Whether the font follows the text size.
    public var adjustsFontForContentSizeCategory: Bool?
    /// Takes a look and a width.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      font: UIFont? = nil, adjustsFontForContentSizeCategory: Bool? = nil
    ) {
      (self.isHidden, self.reservedLayoutWidth, self.tintColor) = (isHidden, reservedLayoutWidth, tintColor)
      (self.font, self.adjustsFontForContentSizeCategory) = (font, adjustsFontForContentSizeCategory)
    }
  }

  /// `delete`, as in UIKit.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    editing(displayed, isHidden: options.isHidden, isLeading: true, options.reservedLayoutWidth)
  }
  /// `insert`, as in UIKit.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    editing(displayed, isHidden: options.isHidden, isLeading: true, options.reservedLayoutWidth)
  }
  /// `multiselect`, as in UIKit.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
  ) -> UICellAccessory {
    editing(displayed, isHidden: options.isHidden, isLeading: true, options.reservedLayoutWidth)
  }
  /// `reorder`, as in UIKit.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
  ) -> UICellAccessory {
    editing(displayed, isHidden: options.isHidden, isLeading: false, options.reservedLayoutWidth)
  }
  /// A short text, as wide as that in the body's font where no other is said.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
  ) -> UICellAccessory {
    let label = UILabel()
    label.font = options.font ?? .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = options.adjustsFontForContentSizeCategory ?? true
    label.text = text
    return UICellAccessory(
      displayed, isHidden: options.isHidden, width: 0, reserved: options.reservedLayoutWidth, view: label)
  }

  private static func editing(
    _ displayed: DisplayedState, isHidden: Bool?, isLeading: Bool, _ reserved: LayoutDimension?
  ) -> UICellAccessory {
    if displayed != .whenEditing {
      Messages.sayOnce("note: the width of a list's controls for editing is not known, and counts as a checkmark's")
    }
    return UICellAccessory(isLeading: isLeading, displayed, isHidden: isHidden, width: 24, reserved: reserved)
  }
}
