/// A control whose size nobody publishes for SwiftUI: it has that of UIKit's, as wide as is proposed where that one has no
/// width of its own. That is said once for each kind.
nonisolated struct ControlOfUIKit: UIViewRepresentable {
  let kind: String
  let make: @MainActor () -> UIView

  init(_ kind: String, _ make: @escaping @MainActor () -> UIView) { (self.kind, self.make) = (kind, make) }

  @MainActor func makeUIView(context: Context) -> UIView {
    Messages.sayOnce("note: the size of a \(kind) is not published; it has that of UIKit's")
    return make()
  }
  @MainActor func updateUIView(_ uiView: UIView, context: Context) {}
  @MainActor func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIView, context: Context) -> CGSize? {
    let (own, proposed) = (uiView.intrinsicContentSize, proposal.replacingUnspecifiedDimensions())
    return CGSize(
      width: own.width == UIView.noIntrinsicMetric ? proposed.width : own.width,
      height: own.height == UIView.noIntrinsicMetric ? proposed.height : own.height)
  }
}

/// A label before a control at the far end; without labels, the control alone.
nonisolated struct LabeledRow<Label: View, Control: View>: View {
  let label: Label
  let control: Control
  @Environment(\.hidesLabels) private var hidesLabels

  init(_ label: Label, @ViewBuilder control: () -> Control) { (self.label, self.control) = (label, control()) }

  @MainActor var body: some View {
    if hidesLabels {
      control
    } else {
      HStack {
        label
        Spacer()
        control
      }
    }
  }
}
