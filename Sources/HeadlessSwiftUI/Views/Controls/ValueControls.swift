// Controls of a number, a date or a colour.

/// A control for a number in a range.
public nonisolated struct Slider<Label: View, ValueLabel: View>: View {
  let minimum: ValueLabel
  let maximum: ValueLabel
  init(_ minimum: ValueLabel, _ maximum: ValueLabel) { (self.minimum, self.maximum) = (minimum, maximum) }

  /// The slider between what is said of its ends; its label is for those who do not see it.
  @MainActor public var body: some View {
    HStack {
      minimum
      ControlOfUIKit("Slider") { UISlider() }
      maximum
    }
  }
}
/// Two buttons, for more and for less.
public nonisolated struct Stepper<Label: View>: View {
  let label: Label
  init(label: Label) { self.label = label }
  /// The buttons behind the label.
  @MainActor public var body: some View { LabeledRow(label) { ControlOfUIKit("Stepper") { UIStepper() } } }
}
/// The parts of a date that are picked.
public struct DatePickerComponents: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Parts of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Hour and minute.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  /// Day, month and year.
  public static let date = DatePickerComponents(rawValue: 2)
}

/// A control for a date.
public nonisolated struct DatePicker<Label: View>: View {
  /// The parts of a date that are picked.
  public typealias Components = DatePickerComponents
  let label: Label
  let components: Components
  @Environment(\.datePickerStyleLook) private var look
  init(_ label: Label, _ components: Components) { (self.label, self.components) = (label, components) }

  /// The control behind the label; wheels and a month stand alone.
  @ViewBuilder @MainActor public var body: some View {
    let (look, components) = (look, components)
    let control = ControlOfUIKit("DatePicker") {
      let picker = UIDatePicker()
      picker.datePickerMode = components == .date ? .date : components == .hourAndMinute ? .time : .dateAndTime
      picker.preferredDatePickerStyle = look == "wheel" ? .wheels : look == "graphical" ? .inline : .compact
      return picker
    }
    if look == "wheel" || look == "graphical" { control } else { LabeledRow(label) { control } }
  }
}
/// A control for a colour.
public nonisolated struct ColorPicker<Label: View>: View {
  let label: Label
  /// A control for a colour.
  public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
    self.label = label()
  }
  /// The control behind the label.
  @MainActor public var body: some View { LabeledRow(label) { ControlOfUIKit("ColorPicker") { UIColorWell() } } }
}
