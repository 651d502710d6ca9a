import HeadlessSwiftUI
import Testing

/// Keeps the frames that views got in a layout.
@MainActor final class FrameRecorder {
  private(set) var frames: [String: CGRect] = [:]

  func note(_ name: String, _ frame: CGRect) -> Color {
    frames[name] = frame
    return Color.clear
  }

  /// The frames inside a view that is laid out in a host of a size.
  static func frames<Content: View>(
    width: Double, height: Double, scale: Double = 2, of content: (FrameRecorder) -> Content
  ) -> [String: CGRect] {
    let recorder = FrameRecorder()
    UITraitCollection(displayScale: scale).performAsCurrent {
      layOut(UIHostingController(rootView: content(recorder)), width, height)
    }
    return recorder.frames
  }
}

/// Lays the view of a host out in a size.
@MainActor func layOut(_ host: UIHostingController<some View>, _ width: Double, _ height: Double) {
  host.view.frame.size = CGSize(width: width, height: height)
  host.view.setNeedsLayout()
  host.view.layoutIfNeeded()
}

extension View {
  /// Notes the view's frame in the host.
  @MainActor func noted(_ name: String, _ recorder: FrameRecorder) -> some View {
    background { GeometryReader { recorder.note(name, $0.frame(in: .global)) } }
  }
}

/// A box, without a text's numbers.
@MainActor func box(_ width: Double, _ height: Double) -> some View {
  Color.red.frame(width: CGFloat(width), height: CGFloat(height))
}

/// The size of a view to which nothing is proposed.
@MainActor func ideal(_ view: some View) -> CGSize { UIHostingController(rootView: view).view.intrinsicContentSize }
