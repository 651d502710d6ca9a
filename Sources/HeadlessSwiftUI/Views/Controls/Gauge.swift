/// A value in a range.
public nonisolated struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels>: View {
  let configuration: GaugeStyleConfiguration
  @Environment(\.makerOfGaugeStyle) private var style

  /// The label above a line, between what is said of its ends.
  @ViewBuilder @MainActor public var body: some View {
    if let style { style.make(configuration) } else { GaugeParts(configuration: configuration) }
  }
}
/// A gauge in each of the system's styles.
private nonisolated struct GaugeParts: View {
  let configuration: GaugeStyleConfiguration
  @MainActor var body: some View {
    Messages.sayOnce(
      "note: the size of a Gauge is not published; in each style it is a line of 4 points with its labels")
    return VStack {
      configuration.label
      HStack {
        configuration.minimumValueLabel
        Color.clear.frame(height: 4)
        configuration.maximumValueLabel
      }
      configuration.currentValueLabel
    }
  }
}
extension Gauge where MarkedValueLabels == EmptyView {
  init(
    _ fraction: Double, _ label: Label, _ current: CurrentValueLabel, _ least: BoundsLabel?, _ most: BoundsLabel?
  ) {
    configuration = GaugeStyleConfiguration(
      value: fraction, label: .init(AnyView(label)), currentValueLabel: .init(AnyView(current)),
      minimumValueLabel: least.map { .init(AnyView($0)) }, maximumValueLabel: most.map { .init(AnyView($0)) })
  }
}
extension ClosedRange where Bound: BinaryFloatingPoint {
  func part(_ value: Bound) -> Double {
    upperBound > lowerBound ? Double((value - lowerBound) / (upperBound - lowerBound)) : 0
  }
}
/// The parts that a style makes a gauge of.
public nonisolated struct GaugeStyleConfiguration {
  /// The label.
  public typealias Label = _StyledPart<GaugeStyleConfiguration>
  /// The value's label, and those of the ends.
  public typealias CurrentValueLabel = Label
  /// From 0 to 1.
  public let value: Double
  /// The label.
  public let label: Label
  /// The label of the value.
  public let currentValueLabel: Label?
  /// The label of the least value.
  public let minimumValueLabel: Label?
  /// The label of the greatest value.
  public let maximumValueLabel: Label?
}

extension Gauge
where
  Label == GaugeStyleConfiguration.Label, CurrentValueLabel == EmptyView, BoundsLabel == EmptyView,
  MarkedValueLabels == EmptyView
{
  init(_ configuration: GaugeStyleConfiguration) { self.configuration = configuration }
}
