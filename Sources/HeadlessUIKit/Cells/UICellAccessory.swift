import Foundation

/// A control or a view of the app's beside the content of a list's cell.
@preconcurrency @MainActor public struct UICellAccessory {
  /// When an accessory is shown.
  public enum DisplayedState: Int, Sendable { case always, whenEditing, whenNotEditing }
  /// The width that an accessory is given.
  public enum LayoutDimension: Equatable, Sendable {
    /// The accessory's own width.
    case actual
    /// The width of the system's symbols.
    case standard
    /// Points.
    case custom(CGFloat)
  }
  /// The side of the content that an accessory stands on.
  public enum Placement {
    /// Before the content.
    case leading(displayed: DisplayedState = .always, at: Position = { _ in 0 })
    /// Behind the content.
    case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })
    /// Chooses a position among the accessories of a side; here they stand in the order in which they were given.
    public typealias Position = ([UICellAccessory]) -> Int
  }
  /// How an indicator is shown.
  public struct DisclosureIndicatorOptions {
    /// Whether it is hidden.
    public var isHidden: Bool?
    /// The width that it is given.
    public var reservedLayoutWidth: LayoutDimension?
    /// The colour.
    public var tintColor: UIColor?
    /// Takes a look and a width.
    public init(isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil) {
      (self.isHidden, self.reservedLayoutWidth, self.tintColor) = (isHidden, reservedLayoutWidth, tintColor)
    }
  }
  /// How a checkmark is shown.
  public typealias CheckmarkOptions = DisclosureIndicatorOptions
  /// How a button for details is shown.
  public typealias DetailOptions = DisclosureIndicatorOptions
  /// How an indicator of an outline is shown.
  public struct OutlineDisclosureOptions {
    /// The part of the cell whose taps open and close the outline.
    public enum Style: Int, Sendable { case automatic, header, cell }
    /// The part of the cell whose taps open and close the outline.
    public var style: Style
    /// Whether it is hidden.
    public var isHidden: Bool?
    /// The width that it is given.
    public var reservedLayoutWidth: LayoutDimension?
    /// The colour.
    public var tintColor: UIColor?
    /// Takes a look and a width.
    public init(
      style: Style = .automatic, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      (self.style, self.isHidden) = (style, isHidden)
      (self.reservedLayoutWidth, self.tintColor) = (reservedLayoutWidth, tintColor)
    }
  }
  /// A view of the app's, and where it stands.
  public struct CustomViewConfiguration {
    /// The view.
    public let customView: UIView
    /// Where it stands.
    public let placement: Placement
    /// Whether it is hidden.
    public var isHidden: Bool?
    /// The width that it is given.
    public var reservedLayoutWidth: LayoutDimension?
    /// The colour.
    public var tintColor: UIColor?
    /// Whether it stays as large at other text sizes.
    public var maintainsFixedSize: Bool?
    /// Takes a view and where it stands.
    public init(
      customView: UIView, placement: Placement, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, maintainsFixedSize: Bool? = nil
    ) {
      (self.customView, self.placement, self.isHidden) = (customView, placement, isHidden)
      (self.reservedLayoutWidth, self.tintColor) = (reservedLayoutWidth, tintColor)
      self.maintainsFixedSize = maintainsFixedSize
    }
  }

  let isLeading: Bool
  let displayed: DisplayedState
  let isHidden: Bool
  let view: UIView?
  private let ownWidth: CGFloat
  private let reserved: LayoutDimension

  init(
    isLeading: Bool = false, _ displayed: DisplayedState, isHidden: Bool?, width: CGFloat, reserved: LayoutDimension?,
    view: UIView? = nil
  ) {
    (self.isLeading, self.displayed, self.isHidden) = (isLeading, displayed, isHidden ?? false)
    (ownWidth, self.reserved, self.view) = (width, reserved ?? .actual, view)
  }

  /// Points across.
  var width: CGFloat {
    if case .custom(let points) = reserved { return points }
    guard let view else { return ownWidth }
    let size = view.bounds.size == .zero ? view.systemLayoutSizeFitting(.zero) : view.bounds.size
    return size.width
  }

  /// `disclosureIndicator`, as in UIKit.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
  ) -> UICellAccessory {
    UICellAccessory(displayed, isHidden: options.isHidden, width: 10.5, reserved: options.reservedLayoutWidth)
  }
  /// `checkmark`, as in UIKit.
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
  ) -> UICellAccessory {
    UICellAccessory(displayed, isHidden: options.isHidden, width: 24, reserved: options.reservedLayoutWidth)
  }
  /// `detail`, as in UIKit.
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(), actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(displayed, isHidden: options.isHidden, width: 24, reserved: options.reservedLayoutWidth)
  }
  /// `outlineDisclosure`, as in UIKit.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(displayed, isHidden: options.isHidden, width: 10.5, reserved: options.reservedLayoutWidth)
  }
  /// `customView`, as in UIKit.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    let (isLeading, displayed) =
      switch configuration.placement {
      case .leading(let displayed, _): (true, displayed)
      case .trailing(let displayed, _): (false, displayed)
      }
    return UICellAccessory(
      isLeading: isLeading, displayed, isHidden: configuration.isHidden, width: 0,
      reserved: configuration.reservedLayoutWidth, view: configuration.customView)
  }
}
