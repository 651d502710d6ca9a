import Catalog
import CellLayout
import ShelfSizing

/// A line of a text as it is drawn, from the edge at which it begins.
///
/// The viewer's font need not be the measured one, so that a line may come out longer than its room. Making it as long as
/// it was measured narrows or widens its glyphs, which no eye sees up to a tenth. Beyond that the letters would look wrong,
/// and the line stays as the viewer's font has it. How much it takes is known from Helvetica's widths, whose neighbours
/// nearly every viewer has; of letters that Helvetica lacks nothing is known, and they keep their forms.
struct LineDrawing {
  /// The text that is drawn.
  let text: String
  /// Points that the line is drawn as long as; `nil` where it is as long as the viewer's font makes it.
  let width: Double?

  /// The part of its length by which a line is stretched at most.
  private static let mostStretch = 0.1
  /// The most characters of a line; further ones are left out.
  private static let mostCharacters = 400

  /// - Parameters:
  ///   - face: its font; `nil` where that is not known.
  ///   - fontSize: points.
  init(_ line: PlacedView.TextLine, _ face: FontFace?, fontSize: Double) {
    let shown = line.text.prefix(LineDrawing.mostCharacters)
    // Marks as wide as a character, because the line is fitted to its width.
    let parts = shown.split(separator: "\t", omittingEmptySubsequences: false)
    text = parts.map { String($0).shownInTerminal }.joined(separator: " ")
    width = shown.count == line.text.count && LineDrawing.mayStretch(line, face, fontSize) ? line.width : nil
  }

  private static func mayStretch(_ line: PlacedView.TextLine, _ face: FontFace?, _ fontSize: Double) -> Bool {
    guard let plain = PlainFonts.width(of: line.text, face, pointSize: fontSize), plain > 0 else { return false }
    return abs(line.width / plain - 1) <= mostStretch
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
}
