import Catalog
import CellLayout
import ShelfSizing

/// A line of a text as it is drawn: its glyphs as wide as the viewer's font has them, from the edge at which it begins.
struct LineDrawing {
  /// The text that is drawn.
  let text: String
  /// Points; `nil` where the letters stay as far apart as the viewer's font has them.
  let width: Double?

  /// The most characters of a line; further ones are left out.
  private static let mostCharacters = 400
  /// The character with which UIKit ends a text that it cuts.
  private static let ellipsis = "…"
  /// The width of ``ellipsis``, in em.
  private static let ellipsisWidth = 0.9

  /// - Parameters:
  ///   - isCut: whether more of the text follows that is not shown.
  ///   - room: how wide the line may be, in points.
  ///   - fontSize: points.
  init(_ line: PlacedView.TextLine, isCut: Bool, room: Double, fontSize: Double) {
    var shown = line.text.prefix(LineDrawing.mostCharacters)
    if isCut {
      // As many characters give way as are as wide on average.
      let excess = line.width + LineDrawing.ellipsisWidth * fontSize - room
      let mean = line.width / Double(max(1, line.text.count))
      if excess > 0, mean > 0 { shown = shown.dropLast(Int(clamping: (excess / mean).rounded(.up))) }
      while shown.last?.isWhitespace == true { shown.removeLast() }
    }
    // Marks as wide as a character, because the line is fitted to its width.
    let parts = shown.split(separator: "\t", omittingEmptySubsequences: false)
    text =
      parts.map { String($0).shownInTerminal }.joined(separator: " ") + (isCut ? LineDrawing.ellipsis : "")
    width = line.width > 0 && !isCut && shown.unicodeScalars.allSatisfy(LineDrawing.standsAlone) ? line.width : nil
  }

  /// Whether the first strong character of a text runs from right to left (UAX #9, P2), in the blocks that Unicode keeps
  /// for scripts of that direction.
  static func runsFromRightToLeft(_ lines: some Sequence<PlacedView.TextLine>) -> Bool {
    for line in lines {
      for scalar in line.text.unicodeScalars where scalar.properties.isAlphabetic {
        switch scalar.value {
        case 0x590..<0x900, 0xFB1D..<0xFE00, 0xFE70..<0xFF00, 0x10800..<0x11000, 0x1E800..<0x1F000: return true
        default: return false
        }
      }
    }
    return false
  }

  /// Whether letters may be set apart without changing their forms: not where they join, as in Arabic, hang from one
  /// line, as in Devanagari, or make one picture of several, as emoji do.
  private static func standsAlone(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case ..<0x600, 0x10A0..<0x1100, 0x1E00..<0x200B, 0x2010..<0x2028, 0x2030..<0x2060, 0x20A0..<0x20D0, 0x2100..<0x2190,
      0x3000..<0x3130, 0x3400..<0xA000, 0xAC00..<0xD7A4, 0xF900..<0xFB00, 0xFB1D..<0xFB50, 0xFF00..<0xFFF0:
      true
    default: false
    }
  }
}
