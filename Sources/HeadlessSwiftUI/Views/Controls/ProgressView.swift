/// How far something is, or that it goes on.
public nonisolated struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  let fraction: Double?
  let label: Label
  let current: CurrentValueLabel
  @Environment(\.makerOfProgressViewStyle) private var style

  init(_ fraction: Double?, _ label: Label, _ current: CurrentValueLabel) {
    (self.fraction, self.label, self.current) = (fraction, label, current)
  }

  /// The view that the style makes of it.
  @MainActor public var body: some View {
    let configuration = ProgressViewStyleConfiguration(
      fractionCompleted: fraction, label: Label.self == EmptyView.self ? nil : .init(AnyView(label)),
      currentValueLabel: CurrentValueLabel.self == EmptyView.self ? nil : .init(AnyView(current)))
    if let style {
      style.make(configuration)
    } else {
      ProgressParts(configuration: configuration, isBar: fraction != nil)
    }
  }
}

extension ProgressView where Label == ProgressViewStyleConfiguration.Label?, CurrentValueLabel == Label {
  /// The progress of a style's configuration.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(configuration.fractionCompleted, configuration.label, configuration.currentValueLabel)
  }
}

/// The parts that a style makes a view of.
public struct ProgressViewStyleConfiguration {
  /// A part of the view that the app made.
  public typealias Label = _StyledPart<ProgressViewStyleConfiguration>
  /// How far it is: 0 to 1; `nil` where nobody knows.
  public let fractionCompleted: Double?
  /// The name of what goes on.
  public let label: Label?
  /// How far it is, in words.
  public let currentValueLabel: Label?
}

/// A wheel or a bar with what is said of it. Nobody publishes their sizes: they are those of UIKit's.
nonisolated struct ProgressParts: View {
  let configuration: ProgressViewStyleConfiguration
  let isBar: Bool

  @MainActor var body: some View {
    Messages.sayOnce("note: the size of a ProgressView is not published; it has that of UIKit's")
    return VStack(alignment: isBar ? .leading : .center) {
      if !isBar { Color.clear.frame(width: 20, height: 20) }
      configuration.label
      if isBar { Color.clear.frame(height: 4) }
      configuration.currentValueLabel
    }
  }
}
