import Foundation

/// A view that draws what is no view of UIKit's: others stand in for it in a picture.
@preconcurrency @MainActor package protocol PicturedView: UIView {
  /// Shows what this one draws, in its coordinates.
  func picture() -> Picture
}

/// Views that show what another view draws.
@MainActor package struct Picture {
  /// Back to front.
  package var views: [UIView] = []
  /// The parts that people tap, with the words on them.
  package var targets: [(name: String?, frame: CGRect)] = []

  /// Nothing.
  package init() {}
}

/// Lines of a text that somebody else has broken.
package final class LinesOfPicture: UILabel {
  /// A line: its text, the points that it is wide, and where its baseline is from the top.
  package struct Line {
    let text: String
    let width: CGFloat
    let baseline: CGFloat

    package init(text: String, width: CGFloat, baseline: CGFloat) {
      (self.text, self.width, self.baseline) = (text, width, baseline)
    }
  }

  /// How people know its kind.
  static let className = "Text"
  /// By text, how people know it: the field of a record that it comes from.
  package static var names: [String: String] = [:]

  private let lines: [Line]
  /// Whether the text goes on behind the lines.
  package let isCut: Bool
  /// Whether its font is smaller than its own so that more fits.
  package let isShrunk: Bool

  /// Lines in a frame.
  ///
  /// - Parameter whole: the text, of which the lines may show a part.
  package init(
    _ lines: [Line], of whole: String, font: UIFont?, frame: CGRect, isCut: Bool = false, isShrunk: Bool = false
  ) {
    (self.lines, self.isCut, self.isShrunk) = (lines, isCut, isShrunk)
    super.init(frame: frame)
    self.font = font
    outletName = LinesOfPicture.names[whole]
    numberOfLines = lines.count
    text = lines.map(\.text).joined(separator: "\n")
  }
  package required init?(coder: NSCoder) { nil }

  /// The lines on one.
  package var wholeText: String { lines.map(\.text).joined(separator: " ") }

  /// The lines in the coordinates of the drawing.
  func lines(in frame: CGRect) -> [PictureText.Line] {
    lines.map {
      PictureText.Line(
        parts: [PictureText.Part(text: $0.text, font: font, color: .label)], x: frame.minX,
        baseline: frame.minY + $0.baseline, width: $0.width, isRightToLeft: false)
    }
  }
}
