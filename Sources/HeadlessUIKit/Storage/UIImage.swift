import Foundation

/// A picture, of which the size decides sizes.
open class UIImage: NSObject, @unchecked Sendable {
  /// How the colours of a picture are used.
  public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }
  /// Which way up a picture is.
  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }
  /// How a picture fills a larger rectangle.
  public enum ResizingMode: Int, Sendable { case tile, stretch }

  /// Where a picture comes from.
  enum Source {
    case size
    case asset(String, Bundle?)
    case symbol(String)
    case data(Data)
    case file(String)
  }

  public let size: CGSize
  public let scale: CGFloat
  /// Where the picture comes from, which tells its size to whom reads it.
  private(set) var source = Source.size
  open private(set) var renderingMode = RenderingMode.automatic
  open private(set) var imageOrientation = Orientation.up
  open private(set) var configuration: Configuration?
  open var symbolConfiguration: SymbolConfiguration? { configuration as? SymbolConfiguration }
  open private(set) var capInsets = UIEdgeInsets.zero
  open private(set) var alignmentRectInsets = UIEdgeInsets.zero
  open private(set) var resizingMode = ResizingMode.tile
  open private(set) var flipsForRightToLeftLayoutDirection = false
  /// The pictures of an animation; `nil` for a single one.
  open private(set) var images: [UIImage]?
  open private(set) var duration: TimeInterval = 0
  private var tint: UIColor?
  open var accessibilityIdentifier: String?
  open var accessibilityLabel: String?
  open var isAccessibilityElement = false

  /// A picture of a size in points, of which nothing else is known.
  public init(size: CGSize, scale: CGFloat = 1) {
    self.size = size
    self.scale = scale
    super.init()
  }

  public override convenience init() { self.init(size: .zero) }

  private convenience init(
    _ source: Source, scale: CGFloat = 1, _ configuration: Configuration? = nil, _ traits: UITraitCollection? = nil
  ) {
    let known = UIImage.known(of: source, scale: scale, configuration as? SymbolConfiguration, traits)
    self.init(size: known.size, scale: known.scale)
    alignmentRectInsets = known.insets
    self.source = source
    self.configuration = configuration
  }

  /// A picture of a nib that states how large it is.
  convenience init(_ source: Source, size: CGSize) {
    self.init(size: size)
    self.source = source
  }

  private convenience init(_ other: UIImage, size: CGSize? = nil) {
    self.init(size: size ?? other.size, scale: other.scale)
    (source, renderingMode, imageOrientation) = (other.source, other.renderingMode, other.imageOrientation)
    (configuration, capInsets, resizingMode) = (other.configuration, other.capInsets, other.resizingMode)
    alignmentRectInsets = other.alignmentRectInsets
    (flipsForRightToLeftLayoutDirection, images) = (other.flipsForRightToLeftLayoutDirection, other.images)
    (duration, tint) = (other.duration, other.tint)
  }

  private func copy(_ change: (UIImage) -> Void) -> UIImage {
    let image = UIImage(self)
    change(image)
    return image
  }

  public convenience init?(named name: String) { self.init(named: name, in: nil, with: nil) }
  /// Names a picture of an asset catalogue; `nil` where the app's catalogues are known and lack it.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
    self.init(.asset(name, bundle), nil, traits)
    if size == .zero, AssetCatalogs.lack(name, in: bundle) { return nil }
  }
  /// Names a picture of an asset catalogue; `nil` where the app's catalogues are known and lack it.
  public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
    self.init(.asset(name, bundle), configuration)
    if size == .zero, AssetCatalogs.lack(name, in: bundle) { return nil }
  }
  public convenience init(resource: ImageResource) { self.init(.asset(resource.name, resource.bundle)) }
  public required convenience init(imageLiteralResourceName name: String) { self.init(.asset(name, nil)) }
  convenience init(symbol name: String) { self.init(.symbol(name)) }
  public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }
  /// Names one of the system's symbols; `nil` where there is none of the name.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
    // A slice may have made the name up.
    if !LoadedClasses.isOfSlice, SymbolNames.lack(name) { return nil }
    self.init(.symbol(name), configuration)
  }
  /// Names one of the system's symbols; `nil` where there is none of the name.
  public convenience init?(systemName name: String, compatibleWith traits: UITraitCollection?) {
    self.init(systemName: name, withConfiguration: nil)
  }
  /// Names one of the system's symbols; `nil` where there is none of the name.
  public convenience init?(systemName name: String, variableValue: Double, configuration: Configuration? = nil) {
    self.init(systemName: name, withConfiguration: configuration)
  }
  public convenience init?(contentsOfFile path: String) { self.init(.file(path)) }
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }
  /// Takes a file's content.
  public convenience init?(data: Data, scale: CGFloat) {
    guard !data.isEmpty else { return nil }
    self.init(.data(data), scale: scale)
  }
  public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }
  /// Takes pixels.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    let isTurned = [.left, .right, .leftMirrored, .rightMirrored].contains(orientation)
    let (width, height) = (CGFloat(cgImage.width) / scale, CGFloat(cgImage.height) / scale)
    self.init(
      size: isTurned ? CGSize(width: height, height: width) : CGSize(width: width, height: height), scale: scale)
    imageOrientation = orientation
  }
  /// Is an animation of pictures.
  open class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    images.first?.copy {
      $0.images = images
      $0.duration = duration
    }
  }

  /// The pixels; `nil` where the size is not known.
  open var cgImage: CGImage? {
    guard size.width > 0, size.height > 0 else { return nil }
    return CGImage(width: Int((size.width * scale).rounded()), height: Int((size.height * scale).rounded()))
  }
  open var isSymbolImage: Bool { if case .symbol = source { true } else { false } }

  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { copy { $0.renderingMode = renderingMode } }
  open func withTintColor(_ color: UIColor) -> UIImage { copy { $0.tint = color } }
  /// The same picture in a colour.
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    withTintColor(color).withRenderingMode(renderingMode)
  }
  /// The same picture, stretched beyond insets.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }
  /// The same picture, stretched beyond insets.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
    copy {
      $0.capInsets = capInsets
      $0.resizingMode = resizingMode
    }
  }
  /// The same picture with other points between its edges and the rectangle that constraints speak of.
  open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    copy { $0.alignmentRectInsets = alignmentInsets }
  }
  /// The same picture, mirrored where text runs from right to left.
  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    copy { $0.flipsForRightToLeftLayoutDirection = true }
  }
  /// The same picture, shown in another way.
  open func withConfiguration(_ configuration: Configuration) -> UIImage {
    let all = self.configuration?.applying(configuration) ?? configuration
    // It decides how large a symbol is.
    let size = isSymbolImage ? UIImage.known(of: source, scale: scale, all as? SymbolConfiguration, nil).size : size
    let image = UIImage(self, size: size)
    image.configuration = all
    return image
  }
  /// The same symbol, drawn in another way.
  open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    isSymbolImage ? withConfiguration(configuration) : nil
  }
  open func draw(in rect: CGRect) {}
  open func draw(at point: CGPoint) {}
  open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {}

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    if self === other { return true }
    guard renderingMode == other.renderingMode, tint == other.tint, configuration == other.configuration,
      capInsets == other.capInsets
    else { return false }
    switch (source, other.source) {
    case (.asset(let first, let bundle), .asset(let second, let otherBundle)):
      return first == second && bundle == otherBundle
    case (.symbol(let first), .symbol(let second)), (.file(let first), .file(let second)): return first == second
    case (.data(let first), .data(let second)): return first == second
    default: return false
    }
  }
  open override var hash: Int { size.width.hashValue }
}

extension UIImage: _ExpressibleByImageLiteral {}
/// The type of image literals.
public typealias _ImageLiteralType = UIImage
