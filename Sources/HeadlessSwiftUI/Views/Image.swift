import TextMeasurement

/// A picture: as large as it is, or with ``resizable(capInsets:resizingMode:)`` as it is proposed.
public nonisolated struct Image: View, Equatable, Sendable {
  enum Source: Equatable, Sendable {
    case picture(UIImage)
    case named(String, Bundle?)
    case symbol(String)
  }
  /// How a picture fills its room.
  public enum ResizingMode: Hashable, Sendable {
    /// Again and again, or larger.
    case tile, stretch
  }
  /// How its colours count.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// As a stencil, or as they are.
    case template, original
  }
  /// How pixels are made larger.
  public enum Interpolation: Hashable, Sendable {
    /// From none to the best.
    case none, low, medium, high
  }
  /// How large symbols are beside texts.
  public enum Scale: Hashable, Sendable {
    /// From the smallest to the largest.
    case small, medium, large
  }
  /// Which way up it is.
  public enum Orientation: UInt8, CaseIterable, Sendable {
    /// From upright to turned to the right, each as it is and mirrored.
    case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored
    /// UIKit's, which has another order.
    fileprivate var own: UIImage.Orientation {
      [.up, .upMirrored, .down, .downMirrored, .left, .leftMirrored, .right, .rightMirrored][Int(rawValue)]
    }
  }

  let source: Source
  var isResizable = false
  private init(_ source: Source) { self.source = source }

  /// A picture of an app's catalogue.
  public init(_ name: String, bundle: Bundle? = nil) { self.init(.named(name, bundle)) }
  /// A picture of an app's catalogue.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) { self.init(.named(name, bundle)) }
  /// A picture of an app's catalogue with what it says.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) { self.init(.named(name, bundle)) }
  /// A picture of an app's catalogue that says nothing.
  public init(decorative name: String, bundle: Bundle? = nil) { self.init(.named(name, bundle)) }
  /// A picture of an app's catalogue.
  public init(_ resource: ImageResource) { self.init(.picture(UIImage(resource: resource))) }
  /// A symbol of the system.
  public init(systemName: String) { self.init(.symbol(systemName)) }
  /// A symbol of the system.
  public init(systemName: String, variableValue: Double?) { self.init(.symbol(systemName)) }
  /// A picture of UIKit's.
  public init(uiImage: UIImage) { self.init(.picture(uiImage)) }
  /// A picture of Core Graphics' with what it says.
  public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
    self.init(decorative: cgImage, scale: scale, orientation: orientation)
  }
  /// A picture of Core Graphics' that says nothing.
  public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
    self.init(.picture(UIImage(cgImage: cgImage, scale: scale, orientation: orientation.own)))
  }

  /// Whether both are the same picture.
  public static func == (one: Image, other: Image) -> Bool {
    one.source == other.source && one.isResizable == other.isResizable
  }

  /// As large as it is proposed.
  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
    var image = self
    image.isResizable = true
    return image
  }
  /// How its colours count; decides no size.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { self }
  /// How pixels are made larger; decides no size.
  public func interpolation(_ interpolation: Interpolation) -> Image { self }
  /// Whether edges are smooth; decides no size.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }
  /// How a symbol is coloured; decides no size.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }

  /// The place of a leaf.
  @MainActor public static func _makePlace(_ evaluation: _Evaluation) -> _Place {
    let node = ImageNode(evaluation)
    return LeafPlace<Image>(node, evaluation) { node.show($0) }
  }
}

/// A picture: its points, whatever is proposed; a resizable one takes the proposal (documentation of `resizable`).
final class ImageNode: LayoutNode {
  private(set) var image: UIImage?
  private var shown: Image?
  private var font: Font?
  private var category: DynamicTypeSize?
  private var variants = SymbolVariants.none
  private var points = LayoutSize.zero

  func show(_ image: Image) {
    let values = evaluation.environment
    let variants = values.symbolVariants
    if shown == image, font == values.font, category == values.dynamicTypeSize, variants == self.variants { return }
    (shown, font, category, self.variants) = (image, values.font, values.dynamicTypeSize, variants)
    let found = found(image.source, values)
    self.image = found
    let size = found?.knownSize ?? .zero
    points = LayoutSize(width: Double(size.width), height: Double(size.height))
  }

  private func found(_ source: Image.Source, _ values: EnvironmentValues) -> UIImage? {
    switch source {
    case .picture(let picture): return picture
    case .named(let name, let bundle): return UIImage(named: name, in: bundle, with: nil)
    case .symbol(let name):
      let name = values.symbolVariants.name(of: name)
      let font = (values.font ?? .body).resolved(values.dynamicTypeSize.category)
      return ImageNode.symbol(name, font.font.pointSize)
    }
  }

  /// A symbol beside text of a size in points: as high as UIKit's, as nobody publishes SwiftUI's own.
  static func symbol(_ name: String, _ pointSize: Double) -> UIImage? {
    Messages.sayOnce(
      "note: the size of a symbol is not published for SwiftUI; it has that of UIKit's in the same font, in any weight")
    let wanted = UIImage.SymbolConfiguration(pointSize: CGFloat(pointSize))
    return UIImage(systemName: name, withConfiguration: wanted)
  }

  override func measure(_ proposal: Proposal) -> LayoutSize {
    guard shown?.isResizable == true else { return points }
    return LayoutSize(width: proposal.width.or(points.width), height: proposal.height.or(points.height))
  }
}

extension EnvironmentValues {
  /// How large symbols are beside texts.
  public var imageScale: Image.Scale {
    get { self[ScaleOfImages.self] }
    set { self[ScaleOfImages.self] = newValue }
  }
  private enum ScaleOfImages: EnvironmentKey { static var defaultValue: Image.Scale { .medium } }
}

extension View {
  /// How large symbols are beside texts. Nobody publishes by how much: all have the size of `medium`, as is said once.
  public nonisolated func imageScale(_ scale: Image.Scale) -> some View {
    if scale != .medium { Messages.sayOnce("note: the size of symbols of another imageScale is not published") }
    return environment(\.imageScale, scale)
  }
}
