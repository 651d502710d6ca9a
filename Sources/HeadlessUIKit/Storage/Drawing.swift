// swift-format-ignore-file: AlwaysUseLowerCamelCase
import Foundation

/// The images that are being drawn; off the device they stay empty.
@MainActor private var openImages: [(size: CGSize, scale: CGFloat, context: CGContext)] = []

/// The context of the image that is being drawn.
@preconcurrency @MainActor public func UIGraphicsGetCurrentContext() -> CGContext? { openImages.last?.context }
/// Begins an image.
@preconcurrency @MainActor public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}
/// Begins an image.
@preconcurrency @MainActor public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  openImages.append((size, scale > 0 ? scale : UITraitCollection.current.displayScale, CGContext()))
}
/// The image that is being drawn: as large as it was begun, and empty.
@preconcurrency @MainActor public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  openImages.last.map { UIImage(size: $0.size, scale: $0.scale) }
}
/// Draws in a context from now on.
@preconcurrency @MainActor public func UIGraphicsPushContext(_ context: CGContext) {
  openImages.append((CGSize(width: context.width, height: context.height), 1, context))
}
/// Draws in the context before.
@preconcurrency @MainActor public func UIGraphicsPopContext() { _ = openImages.popLast() }
/// Ends an image.
@preconcurrency @MainActor public func UIGraphicsEndImageContext() { _ = openImages.popLast() }
/// Draws nothing off the device.
@preconcurrency @MainActor public func UIRectFill(_ rect: CGRect) {}
/// Draws nothing off the device.
@preconcurrency @MainActor public func UIRectFrame(_ rect: CGRect) {}

/// How an image is drawn.
open class UIGraphicsRendererFormat: NSObject {
  open class func `default`() -> Self { unsafeDowncast(make(), to: self) }
  open class func preferred() -> Self { unsafeDowncast(make(), to: self) }
  class func make() -> UIGraphicsRendererFormat { UIGraphicsRendererFormat() }
  public override init() { super.init() }
  open internal(set) var bounds = CGRect.zero
}

/// How an image is drawn.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  open var scale: CGFloat = UITraitCollection.current.displayScale
  open var opaque = false
  open var prefersExtendedRange = false
  override class func make() -> UIGraphicsRendererFormat { UIGraphicsImageRendererFormat() }
  /// Takes the usual way under traits.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }
}

/// Where an image is drawn.
open class UIGraphicsRendererContext: NSObject {
  public let cgContext = CGContext()
  public let format: UIGraphicsRendererFormat
  init(format: UIGraphicsRendererFormat) { self.format = format }
  open func fill(_ rect: CGRect) {}
  open func stroke(_ rect: CGRect) {}
  open func clip(to rect: CGRect) {}
}

/// Where an image is drawn.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  private let size: CGSize
  private let scale: CGFloat
  init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.size = size
    self.scale = format.scale
    format.bounds = CGRect(origin: .zero, size: size)
    super.init(format: format)
  }
  open var currentImage: UIImage { UIImage(size: size, scale: scale) }
}

/// Makes images of a size; they are empty.
open class UIGraphicsImageRenderer: NSObject {
  public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void
  private let size: CGSize
  public let format: UIGraphicsImageRendererFormat

  public convenience init(size: CGSize) { self.init(size: size, format: UIGraphicsImageRendererFormat()) }
  /// Makes images of a size in points.
  public init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.size = size
    self.format = format
    super.init()
  }
  public convenience init(bounds: CGRect) { self.init(size: bounds.size) }
  /// Makes images as large as a rectangle.
  public convenience init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.init(size: bounds.size, format: format)
  }

  /// An image of the size, for which the actions run once.
  open func image(actions: DrawingActions) -> UIImage {
    let context = UIGraphicsImageRendererContext(size: size, format: format)
    actions(context)
    return context.currentImage
  }
}
