import CellLayout
import RecordCells
import ShelfReports
import ShelfSizing

extension PreviewAnswer {
  /// Points that a target is to be wide and high: "provide a hit region of at least 44x44 pt" (Human Interface
  /// Guidelines, "Buttons", "Best practices").
  private static let leastTarget = 44.0
  /// Texts are on one another where both share more than this, in points: lines that touch share a part of a pixel.
  private static let leastOverlap = 1.0
  private static let longestQuote = 60

  /// The faults of the preview.
  ///
  /// - Parameter maximumHeight: points; `nil` for none.
  func findings(maximumHeight: Double?) -> [PreviewReport.Finding] {
    var findings: [PreviewReport.Finding] = []
    for text in texts {
      let quote = "'\(PreviewAnswer.shortened(text.text))'"
      if text.isCut { findings.append(.init(.cut, text.name, "shows \(quote) cut")) }
      if text.isShrunk { findings.append(.init(.shrunk, text.name, "shows \(quote) smaller than its font says")) }
    }
    for (index, text) in texts.enumerated() {
      for other in texts[(index + 1)...] where PreviewAnswer.overlap(text.frame, other.frame) {
        findings.append(.init(.overlap, "\(text.name) and \(other.name)", "lie on one another"))
      }
    }
    let least = PreviewAnswer.leastTarget
    for (name, frame) in targets where min(frame.size.width, frame.size.height) < least {
      let measures = "\(rounded(frame.size.width)) x \(rounded(frame.size.height)) points"
      findings.append(
        .init(
          .smallTarget, name.map { "'\(PreviewAnswer.shortened($0))'" } ?? "a target",
          "is \(measures), less than \(rounded(least)) x \(rounded(least))"))
    }
    if let maximumHeight, size.height > maximumHeight {
      let excess = "\(rounded(size.height)) points high, \(rounded(size.height - maximumHeight)) above the maximum"
      findings.append(.init(.tall, "the preview", "is \(excess)"))
    }
    return findings
  }

  private static func overlap(_ one: DesignFrame, _ other: DesignFrame) -> Bool {
    let width = min(one.x + one.size.width, other.x + other.size.width) - max(one.x, other.x)
    let height = min(one.y + one.size.height, other.y + other.size.height) - max(one.y, other.y)
    return width > leastOverlap && height > leastOverlap
  }

  private static func shortened(_ text: String) -> String {
    text.count > longestQuote ? text.prefix(longestQuote - 1) + "\u{2026}" : text
  }
}
