import Foundation

/// A view that shows the content of a row, a header or a footer.
@preconcurrency @MainActor open class UIListContentView: UIView, UIContentView {
  private var shown: UIListContentConfiguration
  /// The content; another one but a list's is left out.
  open var configuration: UIContentConfiguration {
    get { shown }
    set {
      guard let new = newValue as? UIListContentConfiguration, new != shown else { return }
      shown = new
      arrange()
    }
  }
  /// The area of the text.
  open private(set) var textLayoutGuide: UILayoutGuide?
  /// The area of the second text.
  open private(set) var secondaryTextLayoutGuide: UILayoutGuide?
  /// The area of the image.
  open private(set) var imageLayoutGuide: UILayoutGuide?
  /// Points at the end of the content beside an accessory; `nil` for those of the configuration.
  var trailingMargin: CGFloat? { didSet { if trailingMargin != oldValue { arrange() } } }

  private let label = UILabel()
  private let secondLabel = UILabel()
  private let imageView = UIImageView()
  private var own: [NSLayoutConstraint] = []

  /// A view that shows a content.
  public init(configuration: UIListContentConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    arrange()
  }

  /// No nib names this class.
  public required init?(coder: NSCoder) { nil }

  private func arrange() {
    var margins = shown.directionalLayoutMargins
    if let trailingMargin { margins.trailing = trailingMargin }
    directionalLayoutMargins = margins
    NSLayoutConstraint.deactivate(own)
    own = []
    for guide in layoutGuides { removeLayoutGuide(guide) }
    let texts = [
      show(shown.text, shown.attributedText, shown.textProperties, in: label),
      show(shown.secondaryText, shown.secondaryAttributedText, shown.secondaryTextProperties, in: secondLabel),
    ].compactMap { $0 }
    let start = showImage()
    place(texts, after: start)
    textLayoutGuide = guide(of: label)
    secondaryTextLayoutGuide = guide(of: secondLabel)
    imageLayoutGuide = guide(of: imageView)
    for constraint in own { constraint.isActive = true }
  }

  private func show(
    _ text: String?, _ attributed: NSAttributedString?, _ properties: UIListContentConfiguration.TextProperties,
    in label: UILabel
  ) -> UILabel? {
    guard attributed != nil || !(text ?? "").isEmpty else {
      label.removeFromSuperview()
      return nil
    }
    label.font = properties.font
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
    label.textColor = properties.resolvedColor()
    if let attributed { label.attributedText = attributed } else { label.text = text.map(properties.transformed) }
    return added(label)
  }

  private func added<View: UIView>(_ view: View) -> View {
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    return view
  }

  /// - Returns: where the texts begin, and how far from there.
  private func showImage() -> (anchor: NSLayoutXAxisAnchor, points: CGFloat) {
    guard let image = shown.image else {
      imageView.removeFromSuperview()
      return (layoutMarginsGuide.leadingAnchor, 0)
    }
    Messages.sayOnce("note: the points between image and text of a list's content are not known, and count as 16")
    let properties = shown.imageProperties
    let drawn = properties.preferredSymbolConfiguration.flatMap(image.applyingSymbolConfiguration) ?? image
    let size = properties.size(of: drawn)
    imageView.image = drawn
    let view = added(imageView)
    let reserved = max(size.width, properties.reservedLayoutSize.width)
    let margins = layoutMarginsGuide
    own += [
      view.widthAnchor.constraint(equalToConstant: size.width),
      view.heightAnchor.constraint(equalToConstant: size.height),
      view.leadingAnchor.constraint(equalTo: margins.leadingAnchor, constant: (reserved - size.width) / 2),
      view.centerYAnchor.constraint(equalTo: centerYAnchor),
      view.topAnchor.constraint(greaterThanOrEqualTo: margins.topAnchor),
      margins.bottomAnchor.constraint(greaterThanOrEqualTo: view.bottomAnchor),
    ]
    return (margins.leadingAnchor, reserved + shown.imageToTextPadding)
  }

  private func place(_ texts: [UILabel], after start: (anchor: NSLayoutXAxisAnchor, points: CGFloat)) {
    guard let first = texts.first, let last = texts.last else { return }
    let (margins, block) = (layoutMarginsGuide, UILayoutGuide())
    addLayoutGuide(block)
    own += [
      block.topAnchor.constraint(greaterThanOrEqualTo: margins.topAnchor),
      margins.bottomAnchor.constraint(greaterThanOrEqualTo: block.bottomAnchor),
      block.centerYAnchor.constraint(equalTo: margins.centerYAnchor),
      first.leadingAnchor.constraint(equalTo: start.anchor, constant: start.points),
      margins.trailingAnchor.constraint(greaterThanOrEqualTo: last.trailingAnchor),
      first.topAnchor.constraint(greaterThanOrEqualTo: block.topAnchor),
      block.bottomAnchor.constraint(greaterThanOrEqualTo: last.bottomAnchor),
    ]
    let tight = first.topAnchor.constraint(equalTo: block.topAnchor)
    tight.priority = .defaultHigh
    own.append(tight)
    guard first !== last else {
      own.append(first.bottomAnchor.constraint(equalTo: block.bottomAnchor))
      return
    }
    if shown.prefersSideBySideTextAndSecondaryText {
      first.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
      first.setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal)
      own += [
        last.firstBaselineAnchor.constraint(equalTo: first.firstBaselineAnchor),
        last.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        last.leadingAnchor.constraint(
          greaterThanOrEqualTo: first.trailingAnchor, constant: shown.textToSecondaryTextHorizontalPadding),
        block.bottomAnchor.constraint(greaterThanOrEqualTo: first.bottomAnchor),
      ]
    } else {
      own += [
        last.topAnchor.constraint(
          equalTo: first.bottomAnchor, constant: shown.textToSecondaryTextVerticalPadding),
        last.leadingAnchor.constraint(equalTo: first.leadingAnchor),
        margins.trailingAnchor.constraint(greaterThanOrEqualTo: first.trailingAnchor),
        last.bottomAnchor.constraint(equalTo: block.bottomAnchor),
      ]
    }
  }

  private func guide(of view: UIView) -> UILayoutGuide? {
    guard view.superview === self else { return nil }
    let guide = UILayoutGuide()
    addLayoutGuide(guide)
    own += [
      guide.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      guide.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      guide.topAnchor.constraint(equalTo: view.topAnchor), guide.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ]
    return guide
  }
}
