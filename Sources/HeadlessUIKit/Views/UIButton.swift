import CellLayout
import Foundation
import ShelfSizing
import TextMeasurement

/// A button, of the kind before configurations or with one.
@preconcurrency @MainActor open class UIButton: UIControl {
  /// The kinds of buttons.
  public enum ButtonType: Int, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, plain, close
  }

  /// The kind of this one.
  public internal(set) var buttonType = ButtonType.custom
  /// The label of the title; the button decides its text and its frame.
  open var titleLabel: UILabel? {
    if let madeTitleLabel { return madeTitleLabel }
    let label = UIButtonLabel()
    label.font = ownTitleFont
    label.lineBreakMode = .byTruncatingMiddle
    madeTitleLabel = label
    addSubview(label)
    return label
  }
  /// The view of the image; the button decides its image and its frame.
  open var imageView: UIImageView? {
    if let madeImageView { return madeImageView }
    let view = UIImageView()
    madeImageView = view
    addSubview(view)
    return view
  }
  /// The label of a configuration's subtitle.
  open var subtitleLabel: UILabel? {
    if let madeSubtitleLabel { return madeSubtitleLabel }
    let label = UIButtonLabel()
    madeSubtitleLabel = label
    addSubview(label)
    return label
  }
  /// The views that the button places itself, once something asked for them.
  private(set) var madeTitleLabel: UILabel?
  private(set) var madeImageView: UIImageView?
  private(set) var madeSubtitleLabel: UILabel?

  /// The font of a title without a configuration.
  var ownTitleFont: UIFont { madeTitleLabel?.font ?? .systemFont(ofSize: buttonType == .system ? 15 : 18) }

  /// Points round title and image; a button with a configuration has those of that.
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { if contentEdgeInsets != oldValue { structureChanged() } } }
  /// Points round the title, which change no size.
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { if titleEdgeInsets != oldValue { structureChanged() } } }
  /// Points round the image, which change no size.
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { if imageEdgeInsets != oldValue { structureChanged() } } }

  private var titles: [State: String] = [:]
  private var attributedTitles: [State: NSAttributedString] = [:]
  private var images: [State: UIImage] = [:]
  private var backgroundImages: [State: UIImage] = [:]
  private var titleColors: [State: UIColor] = [:]
  private var symbolConfigurations: [State: UIImage.SymbolConfiguration] = [:]

  /// A button of a kind.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
  }

  override func take(_ primaryAction: UIAction?) {
    super.take(primaryAction)
    guard let primaryAction else { return }
    if !primaryAction.title.isEmpty { setTitle(primaryAction.title, for: .normal) }
    if let image = primaryAction.image { setImage(image, for: .normal) }
  }

  // MARK: Configuration

  /// How the button is made up; `nil` for a button of the kind before configurations.
  open var configuration: Configuration? {
    didSet {
      guard configuration != oldValue else { return }
      needsUpdateOfConfiguration = true
      contentsChanged()
    }
  }
  /// Changes the configuration to suit the state: is called before the next answer when either has changed.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
  /// Whether the configuration follows the state by itself, which changes no size.
  open var automaticallyUpdatesConfiguration = true
  private var needsUpdateOfConfiguration = false
  private var isUpdatingConfiguration = false

  /// Has the configuration suit the state before the next answer.
  open func setNeedsUpdateConfiguration() {
    needsUpdateOfConfiguration = true
    structureChanged()
  }

  /// "UIKit calls this method when the button's state or traits change" (`UIButton.updateConfiguration()`).
  override func noteTraits() { setNeedsUpdateConfiguration() }

  /// Changes the configuration to suit the state; a class of the app says how.
  open func updateConfiguration() {}

  func updateConfigurationIfNeeded() {
    guard needsUpdateOfConfiguration, !isUpdatingConfiguration else { return }
    isUpdatingConfiguration = true
    updateConfiguration()
    configurationUpdateHandler?(self)
    // A handler that sets another configuration is not asked again about that.
    (needsUpdateOfConfiguration, isUpdatingConfiguration) = (false, false)
    showContents()
  }

  /// Makes the configuration suit the state, then calls `updateConstraints()` where it is needed.
  open override func updateConstraintsIfNeeded() {
    updateConfigurationIfNeeded()
    yieldMasks()
    super.updateConstraintsIfNeeded()
  }

  /// Whether it can be used.
  open override var isEnabled: Bool { didSet { if isEnabled != oldValue { setNeedsUpdateConfiguration() } } }
  /// Whether it is selected.
  open override var isSelected: Bool { didSet { if isSelected != oldValue { setNeedsUpdateConfiguration() } } }
  /// Whether a finger is on it.
  open override var isHighlighted: Bool { didSet { if isHighlighted != oldValue { setNeedsUpdateConfiguration() } } }

  // MARK: Contents by state

  /// Sets the title in a state.
  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    if state == .normal { configuration?.title = title }
    contentsChanged()
  }
  /// The title in a state.
  open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }
  /// The title at the moment.
  open var currentTitle: String? { configuration?.title ?? title(for: state) }
  /// Sets the title in a state, with attributes of its parts.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    attributedTitles[state] = title
    if state == .normal { configuration?.attributedTitle = title.map { AttributedString($0) } }
    contentsChanged()
  }
  /// The title in a state, with attributes of its parts.
  open func attributedTitle(for state: State) -> NSAttributedString? {
    attributedTitles[state] ?? attributedTitles[.normal]
  }
  /// Sets the image in a state.
  open func setImage(_ image: UIImage?, for state: State) {
    images[state] = image
    if state == .normal { configuration?.image = image }
    contentsChanged()
  }
  /// The image in a state.
  open func image(for state: State) -> UIImage? { images[state] ?? images[.normal] }
  /// The image at the moment.
  open var currentImage: UIImage? { configuration?.image ?? image(for: state) }
  /// Sets the image behind title and image in a state.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    backgroundImages[state] = image
    structureChanged()
  }
  /// The image behind title and image in a state.
  open func backgroundImage(for state: State) -> UIImage? { backgroundImages[state] ?? backgroundImages[.normal] }
  /// Sets how symbols are drawn in a state.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {
    symbolConfigurations[state] = configuration
    contentsChanged()
  }
  /// How symbols are drawn in a state.
  open func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
    symbolConfigurations[state] ?? symbolConfigurations[.normal]
  }
  /// Sets the title's colour in a state.
  open func setTitleColor(_ color: UIColor?, for state: State) { titleColors[state] = color }
  /// The title's colour in a state.
  open func titleColor(for state: State) -> UIColor? { titleColors[state] ?? titleColors[.normal] }

  private func contentsChanged() {
    showContents()
    structureChanged()
  }

  /// Gives label and image view what they show at the moment.
  private func showContents() {
    if let configuration { return resolvedTraits.asCurrent { configuration.show(in: self) } }
    if let attributed = attributedTitle(for: state) {
      showTitle(attributed)
    } else if let title = title(for: state) {
      titleLabel?.text = title
    } else {
      madeTitleLabel?.text = nil
    }
    showImage(shownImage)
  }

  /// - Parameter lines: the most lines; `nil` for as many as the app says.
  func showTitle(_ title: NSAttributedString?, lines: Int? = nil) {
    guard let title else {
      madeTitleLabel?.text = nil
      return
    }
    if let lines { titleLabel?.numberOfLines = lines }
    titleLabel?.attributedText = title
  }

  func showSubtitle(_ subtitle: NSAttributedString?) {
    guard let subtitle else {
      madeSubtitleLabel?.text = nil
      return
    }
    subtitleLabel?.attributedText = subtitle
  }

  func showImage(_ image: UIImage?) {
    guard let image else {
      madeImageView?.image = nil
      return
    }
    imageView?.image = image
  }

  // MARK: Layout

  override var control: ControlTemplate? { makeTemplate() }

  override var fonts: [UIFont] {
    guard let configuration else { return [ownTitleFont] + (attributedTitle(for: state)?.fonts ?? []) }
    return resolvedTraits.asCurrent { configuration.shownTitle?.fonts ?? [] }
  }

  /// The size of title and image, and of what is round them.
  open override var intrinsicContentSize: CGSize {
    updateConfigurationIfNeeded()
    return contentSize()
  }

  /// The size of title and image; the width counts for a configuration's title alone.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let own = intrinsicContentSize
    guard let configuration, configuration.wrapsTitle, size.width > 0, size.width < own.width else { return own }
    let insets = configuration.contentInsets
    var beside = insets.leading + insets.trailing
    if let image = shownImage, !configuration.stacksImage { beside += image.size.width + configuration.imagePadding }
    return contentSize(linesAt: max(0, size.width - beside))
  }

  /// The area inside the insets.
  open func contentRect(forBounds bounds: CGRect) -> CGRect {
    guard let insets = configuration?.contentInsets else { return bounds.inset(by: contentEdgeInsets) }
    return bounds.inset(by: UIEdgeInsets(insets, isRightToLeft: runsRightToLeft))
  }
  /// The area of the background: all of the button.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// The frame of the title in an area.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect { arrangement(in: contentRect).title }
  /// The frame of the image in an area.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect { arrangement(in: contentRect).image }

  /// Places title and image.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let content = contentRect(forBounds: bounds)
    place(madeTitleLabel, titleRect(forContentRect: content))
    place(madeImageView, imageRect(forContentRect: content))
    place(madeSubtitleLabel, arrangement(in: content).subtitle)
  }

  override var laidOutSubviews: [UIView] {
    let own = ownViews
    return inner.filter { view in !own.contains { $0 === view } || view.isNamedByConstraint }
  }
}

/// The label of a button's title: a change of it changes the button.
private final class UIButtonLabel: UILabel {
  override func structureChanged() {
    super.structureChanged()
    superview?.structureChanged()
  }
}
