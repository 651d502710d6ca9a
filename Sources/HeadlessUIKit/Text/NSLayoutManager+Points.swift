import Foundation

// Glyphs stand one beside the other from the start of their line, each as wide as the line gets longer by it.

extension NSLayoutManager {
  /// The glyph of a character.
  public func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }
  /// The character of a glyph.
  public func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }

  /// The glyph nearest to a point of an area.
  public func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: nil)
  }
  /// The glyph nearest to a point of an area, and how far through it the point is, 0 to 1.
  public func glyphIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    partialFraction?.pointee = 0
    let lines = lines(in: container)
    guard let line = lines.first(where: { point.y < $0.rect.maxY }) ?? lines.last else { return 0 }
    let x = point.x - container.lineFragmentPadding
    var (index, start) = (line.range.location, CGFloat(0))
    while index < NSMaxRange(line.range) - 1 {
      let end = width(from: line.range.location, to: index + 1)
      if x < end { break }
      (index, start) = (index + 1, end)
    }
    let own = width(from: line.range.location, to: index + 1) - start
    if own > 0 { partialFraction?.pointee = min(max(0, (x - start) / own), 1) }
    return index
  }
  /// The character nearest to a point of an area, and how far through it the point is, 0 to 1.
  public func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: partialFraction)
  }

  /// The rectangle round glyphs.
  public func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
    var union = CGRect.null
    for line in lines(in: container) {
      let part = NSIntersectionRange(line.range, glyphRange)
      guard part.length > 0 else { continue }
      let start = width(from: line.range.location, to: part.location)
      let end = width(from: line.range.location, to: NSMaxRange(part))
      union = union.union(
        CGRect(
          x: container.lineFragmentPadding + start, y: line.rect.minY, width: end - start, height: line.rect.height))
    }
    return union.isNull ? .zero : union
  }
  /// The room of a glyph's line.
  public func lineFragmentRect(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> CGRect {
    guard let container = textContainers.first else { return .zero }
    var rect = lineFragmentUsedRect(forGlyphAt: glyphIndex, effectiveRange: effectiveRange)
    if container.size.width > 0 { rect.size.width = container.size.width }
    return rect
  }
  /// The part of its room that a glyph's line takes.
  public func lineFragmentUsedRect(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> CGRect {
    guard let container = textContainers.first,
      let line = lines(in: container).first(where: { NSLocationInRange(glyphIndex, $0.range) })
    else { return .zero }
    effectiveRange?.pointee = line.range
    var rect = line.rect
    rect.size.width += 2 * container.lineFragmentPadding
    return rect
  }
  /// Where a glyph begins in the room of its line.
  public func location(forGlyphAt glyphIndex: Int) -> CGPoint {
    guard let container = textContainers.first,
      let line = lines(in: container).first(where: { NSLocationInRange(glyphIndex, $0.range) })
    else { return .zero }
    let font = textStorage?.attribute(.font, at: glyphIndex, effectiveRange: nil) as? UIFont ?? .ofDrawing
    return CGPoint(
      x: container.lineFragmentPadding + width(from: line.range.location, to: glyphIndex), y: font.ascender)
  }
  /// The size of a picture in the text.
  public func attachmentSize(forGlyphAt glyphIndex: Int) -> CGSize {
    guard let textStorage, glyphIndex < textStorage.length else { return .zero }
    let picture = textStorage.attribute(.attachment, at: glyphIndex, effectiveRange: nil) as? NSTextAttachment
    guard let picture else { return CGSize(width: -1, height: -1) }
    return picture.bounds.isEmpty ? picture.image?.size ?? .zero : picture.bounds.size
  }

  /// The width of characters on one line.
  private func width(from start: Int, to end: Int) -> CGFloat {
    guard let textStorage, end > start else { return 0 }
    let part = textStorage.attributedSubstring(from: NSRange(location: start, length: end - start))
    return DrawnText(part, width: nil, usesLeading: usesFontLeading).size.width
  }
}

/// Is asked about lines by a layout manager; off the device nobody asks.
public protocol NSLayoutManagerDelegate: NSObjectProtocol {}
