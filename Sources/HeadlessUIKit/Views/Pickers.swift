import CellLayout
import Foundation

/// Wheels that people choose from.
@preconcurrency @MainActor open class UIPickerView: UIView {
  /// Gives the wheels their rows.
  open weak var dataSource: UIPickerViewDataSource?
  /// Tells how rows look.
  open weak var delegate: UIPickerViewDelegate?
  private var selected: [Int: Int] = [:]

  /// How many wheels there are.
  open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }
  /// How many rows a wheel has.
  open func numberOfRows(inComponent component: Int) -> Int {
    dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }
  /// The view of a row, of which off the device none is made.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? { nil }
  /// Does nothing: rows are asked for when they are needed.
  open func reloadAllComponents() {}
  /// Does nothing: rows are asked for when they are needed.
  open func reloadComponent(_ component: Int) {}
  /// Turns a wheel.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) { selected[component] = row }
  /// The row of a wheel that is in front; -1 where there is none.
  open func selectedRow(inComponent component: Int) -> Int {
    selected[component] ?? (numberOfRows(inComponent: component) > 0 ? 0 : -1)
  }

  override var content: ViewTemplate.Content { .control(.pickerView()) }
  /// The size of wheels.
  open override var intrinsicContentSize: CGSize { contentSize() }
  /// The size of wheels.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { contentSize() }
}

/// Gives wheels their rows.
@preconcurrency @MainActor public protocol UIPickerViewDataSource: NSObjectProtocol {
  /// How many wheels there are.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// How many rows a wheel has.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Tells how rows of wheels look, and is told what people choose.
@preconcurrency @MainActor public protocol UIPickerViewDelegate: NSObjectProtocol {
  /// How wide a wheel is.
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  /// How high a row is.
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
  /// The words of a row.
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
  /// The words of a row, with attributes.
  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString?
  /// The view of a row.
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView
  /// Is called by nothing off the device.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  /// Is asked by nothing: the wheels have their size whatever rows they have.
  public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { 0 }
  /// Is asked by nothing: the wheels have their size whatever rows they have.
  public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 0 }
  /// None.
  public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    nil
  }
  /// None.
  public func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? { nil }
  /// An empty one.
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView { UIView() }
  /// Does nothing.
  public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}

/// How a date picker looks.
public enum UIDatePickerStyle: Int, Sendable { case automatic, wheels, compact, inline }

/// A control for a day, a time or a length of time.
@preconcurrency @MainActor open class UIDatePicker: UIControl {
  /// The kinds of values that are picked.
  public enum Mode: Int, Sendable { case time, date, dateAndTime, countDownTimer, yearAndMonth }
  /// The kind of value that is picked.
  open var datePickerMode = Mode.dateAndTime { didSet { structureChanged() } }
  /// The look that the app would like.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic { didSet { structureChanged() } }
  /// The look: a line of buttons, unless the app would like another or a length of time is picked.
  open var datePickerStyle: UIDatePickerStyle {
    guard preferredDatePickerStyle == .automatic else { return preferredDatePickerStyle }
    return datePickerMode == .countDownTimer ? .wheels : .compact
  }
  /// The value.
  open var date = Date()
  /// The earliest value.
  open var minimumDate: Date?
  /// The latest value.
  open var maximumDate: Date?
  /// The length of time that is picked, in seconds.
  open var countDownDuration: TimeInterval = 0
  /// The minutes from one choice to the next.
  open var minuteInterval = 1
  /// Whether the value is rounded to a choice.
  open var roundsToMinuteInterval = true
  /// The language of the words.
  open var locale: Locale?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The calendar that days are counted in.
  open var calendar: Calendar! = .current
  /// The zone that times are told in.
  open var timeZone: TimeZone?
  /// Sets the value.
  open func setDate(_ date: Date, animated: Bool) { self.date = date }

  override var control: ControlTemplate? {
    switch datePickerStyle {
    case .inline: Messages.sayOnce("A date picker in the style 'inline' has the size of wheels")
    case .compact: Messages.sayOnce("A date picker in the style 'compact' has no width of its own")
    default: break
    }
    return .datePicker(isLine: datePickerStyle == .compact)
  }
}

/// A control that opens a panel of colours.
@preconcurrency @MainActor open class UIColorWell: UIControl {
  /// The panel's title.
  open var title: String?
  /// The colour.
  open var selectedColor: UIColor?
  /// Whether a colour may let through what is behind.
  open var supportsAlpha = true
  override var control: ControlTemplate? { .colorWell }
}
