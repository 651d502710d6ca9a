import Foundation
import ShelfSizing

/// How a text is laid out where it is drawn without a view.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  /// UIKit's bits.
  public let rawValue: Int
  /// UIKit's bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The last line ends in an ellipsis where there is no room; changes no size here.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
  /// Lines are broken at the width; else there is one.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  /// The font's leading stands between lines.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// The bounds are those of the glyphs; here they are those of the lines all the same.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
}

/// The wishes for drawing a text, and the answers.
open class NSStringDrawingContext: NSObject {
  /// How far a text may shrink, which none does here.
  open var minimumScaleFactor: CGFloat = 0
  /// How far it has shrunk.
  open internal(set) var actualScaleFactor: CGFloat = 1
  /// The bounds of the last text.
  open internal(set) var totalBounds = CGRect.zero
}

extension NSAttributedString {
  /// The bounds of the text, which are not rounded; an empty one is a line high.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let wraps =
      options.contains(.usesLineFragmentOrigin) && size.width > 0 && size.width < CGFloat(NumberLimits.longest)
    let drawn = DrawnText(
      self, width: wraps ? size.width : nil, usesLeading: options.contains(.usesFontLeading),
      cutsLastLine: options.contains(.truncatesLastVisibleLine))
    let bounds = CGRect(origin: .zero, size: drawn.size)
    context?.totalBounds = bounds
    return bounds
  }

  /// The size of the text in the lines that hard breaks make.
  public func size() -> CGSize { DrawnText(self, width: nil, usesLeading: false).size }

  /// Draws nothing off the device.
  public func draw(at point: CGPoint) {}
  /// Draws nothing off the device.
  public func draw(in rect: CGRect) {}
  /// Draws nothing off the device.
  public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {}
}

extension String {
  /// The bounds of the text with attributes, which are not rounded; an empty one is a line high.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    // An attributed string without characters has no font either.
    guard !isEmpty else { return CGRect(origin: .zero, size: self.size(withAttributes: attributes)) }
    return NSAttributedString(string: self, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }

  /// The size of the text with attributes, in the lines that hard breaks make; an empty one is a line high.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    guard !isEmpty else {
      return CGSize(width: 0, height: (attributes?[.font] as? UIFont ?? .ofDrawing).lineHeight)
    }
    return NSAttributedString(string: self, attributes: attributes).size()
  }
}

extension NSString {
  /// The bounds of the text with attributes, which are not rounded; an empty one is a line high.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    String(describing: self).boundingRect(with: size, options: options, attributes: attributes, context: context)
  }

  /// The size of the text with attributes, in the lines that hard breaks make; an empty one is a line high.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    String(describing: self).size(withAttributes: attributes)
  }
}

extension NSString {
  /// Draws nothing off the device.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}
  /// Draws nothing off the device.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}
  /// Draws nothing off the device.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) {}
}

extension String {
  /// Draws nothing off the device.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}
  /// Draws nothing off the device.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}
  /// Draws nothing off the device.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) {}
}
