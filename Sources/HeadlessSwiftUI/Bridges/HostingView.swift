/// The view of a hosting controller, or one that a view is put into a tree of UIKit's with.
final class HostingView<Content: View>: UIView, WidthFollowingView, PicturedView {
  let hosted: HostedView<Content>

  init(_ hosted: HostedView<Content>) {
    self.hosted = hosted
    super.init(frame: UIScreen.main.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    WidthFollowingViews.areThere = true
  }
  required init?(coder: NSCoder) { nil }

  /// The width that constraints hold the view at: its height is then that of this width, as macros of reference images
  /// show (adammcarter/swift-snapshot-testing-macros, a width and a height by intrinsic size).
  var widthOfContent: CGFloat? {
    didSet { if widthOfContent != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// The ideal size.
  override var intrinsicContentSize: CGSize {
    guard let widthOfContent else { return hosted.size(for: .ideal, traitCollection) }
    let size = hosted.size(for: Proposal(width: Double(widthOfContent), height: .nan), traitCollection)
    return CGSize(width: widthOfContent, height: size.height)
  }
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    hosted.size(for: Proposal(width: Double(size.width), height: Double(size.height)), traitCollection)
  }
  override func layoutSubviews() {
    super.layoutSubviews()
    hosted.settle(Proposal(width: Double(bounds.width), height: Double(bounds.height)), traitCollection)
  }

  func picture() -> Picture { hosted.picture(in: bounds, traitCollection) }
}
