import Foundation

/// A view that draws what is no view of UIKit's: others stand in for it in a picture.
@preconcurrency @MainActor package protocol PicturedView: UIView {
  /// Views that show what this one draws, in its coordinates.
  func viewsOfPicture() -> [UIView]
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

  private let lines: [Line]

  /// Lines in a frame.
  package init(_ lines: [Line], font: UIFont?, frame: CGRect) {
    self.lines = lines
    super.init(frame: frame)
    self.font = font
    numberOfLines = lines.count
    text = lines.map(\.text).joined(separator: "\n")
  }
  package required init?(coder: NSCoder) { nil }

  /// The lines in the coordinates of the drawing.
  func lines(in frame: CGRect) -> [PictureText.Line] {
    lines.map {
      PictureText.Line(
        parts: [PictureText.Part(text: $0.text, font: font, color: .label)], x: frame.minX,
        baseline: frame.minY + $0.baseline, width: $0.width, isRightToLeft: false)
    }
  }
}
