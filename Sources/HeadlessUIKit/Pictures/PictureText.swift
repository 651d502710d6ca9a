import CellLayout
import Foundation

/// A text of a view, with the lines that it is broken into.
@MainActor struct PictureText {
  /// A part of a line of one font and colour.
  struct Part {
    let text: String
    let font: UIFont
    let color: UIColor
  }
  /// A line, in the coordinates of the drawing.
  struct Line {
    let parts: [Part]
    let x: CGFloat
    let baseline: CGFloat
    let width: CGFloat
    let isRightToLeft: Bool
  }

  private let text: NSAttributedString
  private let font: UIFont
  private let color: UIColor
  private let alignment: NSTextAlignment
  private let mostLines: Int
  private let insets: UIEdgeInsets
  private let isCentredVertically: Bool
  private let runsRightToLeft: Bool

  private init?(
    _ text: NSAttributedString?, of view: UIView, _ font: UIFont, _ color: UIColor,
    _ alignment: NSTextAlignment,
    mostLines: Int = 1, insets: UIEdgeInsets = .zero, isCentredVertically: Bool = true
  ) {
    guard let text, text.length > 0 else { return nil }
    (self.text, self.font, self.color, self.alignment) = (text, font, color, alignment)
    (self.mostLines, self.insets, self.isCentredVertically) = (
      mostLines, insets, isCentredVertically
    )
    runsRightToLeft = view.runsRightToLeft
  }

  init?(_ label: UILabel) {
    self.init(
      label.attributedText, of: label, label.font, label.textColor ?? .label, label.textAlignment,
      mostLines: label.numberOfLines)
  }

  init?(_ field: UITextField) {
    let isEmpty = (field.text ?? "").isEmpty
    let font = field.font ?? .systemFont(ofSize: 17)
    let text = NSAttributedString(
      string: (isEmpty ? field.placeholder : field.text) ?? "", attributes: [.font: font as Any])
    self.init(
      text, of: field, font, isEmpty ? .placeholderText : field.textColor ?? .label,
      field.textAlignment,
      insets: field.borderStyle == .none
        ? .zero : UIEdgeInsets(top: 0, left: 7, bottom: 0, right: 7))
  }

  init?(_ view: UITextView) {
    let padding = view.textContainer.lineFragmentPadding
    var insets = view.textContainerInset
    insets.left += padding
    insets.right += padding
    self.init(
      view.attributedText, of: view, view.font ?? .systemFont(ofSize: 12), view.textColor ?? .label,
      view.textAlignment,
      mostLines: 0, insets: insets, isCentredVertically: false)
  }

  init?(_ button: UIButton) {
    guard let title = button.currentTitle else { return nil }
    let font = button.titleLabel?.font ?? .systemFont(ofSize: 15)
    self.init(
      NSAttributedString(string: title, attributes: [.font: font as Any]), of: button, font,
      button.tintColor, .center)
  }

  /// The lines in a frame, the last one cut where there are more.
  func lines(in frame: CGRect) -> [Line] {
    let room = frame.inset(by: insets)
    guard room.width > 0 else { return [] }
    let all = DrawnText(text, width: room.width, usesLeading: true, cutsLastLine: true).lines
    var shown = all[...]
    if mostLines > 0 { shown = shown.prefix(mostLines) }
    if isCentredVertically {
      // A view shows a line even where it is lower than one.
      let whole = shown.prefix { $0.rect.maxY <= room.height + 0.5 }
      shown = whole.isEmpty ? shown.prefix(1) : whole
    }
    let height = shown.last?.rect.maxY ?? 0
    let top = room.minY + (isCentredVertically ? (room.height - height) / 2 : 0)
    return shown.enumerated().map { index, line in
      let isCut = index == shown.count - 1 && shown.count < all.count
      return self.line(line, top: top, in: room, isCut: isCut)
    }
  }

  private func line(_ line: DrawnText.Line, top: CGFloat, in room: CGRect, isCut: Bool) -> Line {
    var parts: [Part] = []
    text.enumerateAttributes(in: line.range, options: []) { attributes, range, _ in
      let string = (text.string as NSString).substring(with: range)
      parts.append(
        Part(
          text: string, font: attributes[.font] as? UIFont ?? font,
          color: attributes[.foregroundColor] as? UIColor ?? color))
    }
    if let last = parts.popLast() {
      let trimmed = last.text.trimmedAtEnd
      parts.append(Part(text: isCut ? trimmed + "…" : trimmed, font: last.font, color: last.color))
    }
    let width = min(line.rect.width, room.width)
    let isRightToLeft = parts.map(\.text).joined().runsRightToLeft
    let x: CGFloat =
      switch alignment {
      case .center: room.midX - width / 2
      case .right: room.maxX - width
      case .left: room.minX
      default: runsRightToLeft ? room.maxX - width : room.minX
      }
    let ascender = parts.map(\.font.ascender).max() ?? font.ascender
    // A cut line is as wide as its room allows, which the ellipsis has not been measured for.
    return Line(
      parts: parts, x: x, baseline: top + line.rect.minY + ascender, width: isCut ? 0 : width,
      isRightToLeft: isRightToLeft)
  }
}

extension String {
  fileprivate var trimmedAtEnd: String {
    var text = self[...]
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return String(text)
  }

  /// Whether the first letter is one of Hebrew, Arabic or their neighbours.
  fileprivate var runsRightToLeft: Bool {
    let first = unicodeScalars.first { $0.properties.isAlphabetic }
    return first.map { (0x590...0x8FF).contains($0.value) || (0xFB1D...0xFEFC).contains($0.value) }
      ?? false
  }
}

extension UIFont {
  /// The face as attributes of SVG.
  @MainActor var attributesOfPicture: String {
    let face = FontFace(descriptor)
    return " font-weight=\"\(face.weight)\"\(face.isItalic ? " font-style=\"italic\"" : "")"
      + (face.isSystem ? "" : " font-family=\"\(face.familyList)\"")
  }
}
