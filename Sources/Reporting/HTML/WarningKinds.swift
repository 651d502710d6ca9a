import Catalog
import ShelfReports

/// The warnings of a page by kind: what each means in a sentence, how many shelves have it, and one of them to look at.
///
/// Memory grows with the kinds, not with the shelves.
struct WarningKinds {
  /// Shelves with a warning of a kind.
  private struct Kind {
    let code: String
    /// The first shelf's text.
    let example: String
    /// The first shelf's index among all.
    let index: Int
    var shelfCount = 0
  }

  private var kinds: [Kind] = []

  /// Kinds that are not folded away.
  private static let mostOpen = 5

  /// The indices of shelves that the table names, by kind, in the order in which kinds were met.
  var exampleIndices: [Int] { kinds.map(\.index) }

  /// Counts the warnings of the shelf at an index of the page.
  mutating func add(_ report: ShelfReport, index: Int) {
    for warning in WarningKinds.firstOfEach(report) {
      if let kind = kinds.firstIndex(where: { $0.code == warning.code }) {
        kinds[kind].shelfCount += 1
      } else {
        kinds.append(Kind(code: warning.code, example: warning.text.withoutRoots, index: index, shelfCount: 1))
      }
    }
  }

  /// A shelf's first warning of each kind, but for those on which pages have advice.
  static func firstOfEach(_ report: ShelfReport) -> [CodedWarning] {
    report.allWarnings.filter { $0.code != "outlier" }.reduce(into: []) { first, warning in
      if !first.contains(where: { $0.code == warning.code }) { first.append(warning) }
    }
  }

  /// A table with a row for each kind, or nothing without warnings.
  ///
  /// - Parameters:
  ///   - drawn: what the page draws, the shelves to look at first before others.
  ///   - name: of the shelf at an index.
  ///   - link: the part of the page about the shelf at an index.
  func parts(
    drawn: [(index: Int, report: ShelfReport)], name: @escaping (Int) -> String, link: @escaping (Int) -> String?
  ) -> [PagePart] {
    if kinds.isEmpty { return [] }
    let ofDrawn = drawn.map { ($0.index, WarningKinds.firstOfEach($0.report)) }
    let rows = kinds.map { kind in
      for (index, warnings) in ofDrawn {
        if let warning = warnings.first(where: { $0.code == kind.code }) {
          return (kind: kind, index: index, text: warning.text.withoutRoots)
        }
      }
      return (kind: kind, index: kind.index, text: kind.example)
    }
    let table = PagePart.table(rows, caption: "Warnings by kind, each with an example") { columns, row in
      columns.text(title: "Warning", row.map { WarningKinds.sentence($0.kind.code) ?? $0.kind.example })
      columns.count(title: "Shelves", row?.kind.shelfCount)
      columns.text(title: "For example", link: row.flatMap { link($0.index) }, row.map { name($0.index) })
      columns.text(title: "Its words there", row?.text)
    }
    return [.heading("Warnings"), .folded("Warnings by kind", isOpen: kinds.count <= WarningKinds.mostOpen, [table])]
  }
}

extension WarningKinds {
  /// A sentence on the meaning of a kind of warnings, for readers who do not know the shelves; `nil` for an unknown
  /// code.
  private static func sentence(_ code: String) -> String? {
    switch code {
    case "no-items": "The shelf has no cards."
    case "estimates-zero": "Every estimate was 0, so the first card decided."
    case "height-zero": "The height is 0, so the cells are never shown."
    case "height-not-a-number": "The sizing cell gave a height that is no number."
    case "container-height": "The app’s own container height does not keep one row."
    case "emoji-advance": "The width of emoji was assumed."
    case "approximate-advances": "The font lacks characters: heights are approximate."
    case "unshaped-glyphs": "Letters that change by their neighbours were measured one by one."
    case "no-dictionary": "Lines were broken at spaces, for want of a dictionary."
    case "font": "Another font stands in for one that is not at hand."
    case "cell": "A part of the cell is not understood, and could change the height."
    case "broken-constraint": "Constraints of the cell contradict each other."
    case "not-a-number": "A field that brings the estimates has something else than a number."
    case "missing-text": "A text has no translation."
    case "squeezed-text": "A short text lacks width, and is cut."
    case "wrong-pick": "The estimator chose a card that is not the tallest."
    default: nil
    }
  }
}
