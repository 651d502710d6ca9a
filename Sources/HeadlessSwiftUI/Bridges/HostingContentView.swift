/// The content view of a cell whose configuration hosts a view.
final class HostingContentView<Content: View, Background: View>: UIView, UIContentView, FittingContentView,
  PicturedView
{
  private var own: UIHostingConfiguration<Content, Background>
  private let hosted: HostedView<Content>

  init(_ configuration: UIHostingConfiguration<Content, Background>) {
    own = configuration
    hosted = HostedView(configuration.content)
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { nil }

  /// The content; one of another type needs another view.
  var configuration: UIContentConfiguration {
    get { own }
    set {
      guard let new = newValue as? UIHostingConfiguration<Content, Background> else { return }
      own = new
      if new.isAnotherCard { hosted.begin(new.content) } else { hosted.view = new.content }
      invalidateIntrinsicContentSize()
    }
  }

  /// The content in its margins, which are the cell's layout margins where the configuration says no others
  /// (documentation of `margins(_:_:)`), and at least as large as the configuration says.
  func fittingSize(width: CGFloat?, height: CGFloat?) -> CGSize {
    let margins = directionalLayoutMargins
    let across = (own.insets.leading ?? margins.leading) + (own.insets.trailing ?? margins.trailing)
    let upright = (own.insets.top ?? margins.top) + (own.insets.bottom ?? margins.bottom)
    func inner(_ length: CGFloat?, _ insets: CGFloat) -> Double { length.map { max(0, Double($0 - insets)) } ?? .nan }
    let size = hosted.size(
      for: Proposal(width: inner(width, across), height: inner(height, upright)), traitCollection)
    let least = own.minimum.height ?? HostedMinimum.standardHeight
    if own.minimum.height == nil, size.height + upright < least { HostedMinimum.sayStandardHeight() }
    return CGSize(
      width: max(size.width + across, own.minimum.width ?? 0), height: max(size.height + upright, least))
  }

  /// The rectangle inside the margins.
  private var room: CGRect {
    let (margins, isMirrored) = (directionalLayoutMargins, traitCollection.layoutDirection == .rightToLeft)
    let leading = own.insets.leading ?? margins.leading
    let trailing = own.insets.trailing ?? margins.trailing
    return bounds.inset(
      by: UIEdgeInsets(
        top: own.insets.top ?? margins.top, left: isMirrored ? trailing : leading,
        bottom: own.insets.bottom ?? margins.bottom, right: isMirrored ? leading : trailing))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    hosted.settle(Proposal(width: Double(room.width), height: Double(room.height)), traitCollection)
  }

  func picture() -> Picture { hosted.picture(in: room, traitCollection) }

  override var intrinsicContentSize: CGSize { fittingSize(width: nil, height: nil) }
  override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(width: size.width, height: nil) }

  /// A width that is required is proposed; the height follows it.
  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    fittingSize(
      width: horizontal == .required ? targetSize.width : nil, height: vertical == .required ? targetSize.height : nil)
  }
}
