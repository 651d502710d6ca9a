import Catalog
import ShelfReports

/// The names of the formats of `fit`.
package enum FitFormatName: String, Sendable, CaseIterable {
  /// In the order of the help.
  case table, json, csv, markdown, sarif, github

  /// A writer of this format.
  ///
  /// - Parameter version: of the program, for formats that name it.
  package func makeFormat(version: String) -> any ReportFormat<FittedText> {
    switch self {
    case .table: FitTableFormat(isMarkdown: false)
    case .json: rows(.json(list: "texts"))
    case .csv: rows(.csv)
    case .markdown: FitTableFormat(isMarkdown: true)
    case .sarif: SARIFFormat(version: version)
    case .github: GitHubFormat()
    }
  }

  private func rows(_ notation: RowNotation) -> RowFormat<FittedText> {
    RowFormat(notation) { (columns, row: FitRow?) in
      if case .json = notation { columns.fittedMembers(row) } else { columns.fitted(row) }
    } forEachRow: { text, write in
      for room in text.rooms { write((text, room)) }
    }
  }
}

extension FittedText {
  /// The variants in which it does not fit.
  fileprivate var misfits: [FitRow] { rooms.filter { !$0.fits }.map { (self, $0) } }
}

/// For people, the texts that do not fit: in a terminal, or in the text of a pull request.
private struct FitTableFormat: ReportFormat {
  let isMarkdown: Bool
  var rows: [FitRow] = []
  var counts = FitCounts()

  mutating func write(_ text: FittedText, to output: inout TextBuffer) {
    counts.add(text)
    rows += text.misfits
  }

  func end(_ output: inout TextBuffer) {
    if isMarkdown {
      output.write("**Texts and their room:** \(counts.summary)\n")
      guard !rows.isEmpty else { return }
      output.write("\n")
      return output.writeMarkdown(rows) { $0.fitted($1) }
    }
    if counts.misfits + counts.doubts > 0 {
      let table = TextTable(rows) { $0.fitted($1) }
      table.write(hiding: table.hasTexts(titled: "Locale") ? [] : ["Locale"], to: &output)
    }
    output.write("\(counts.summary)\n")
  }
}

/// Annotations of GitHub Actions: a workflow command a text that does not fit
/// (GitHub's "Workflow commands", "Setting an error message").
private struct GitHubFormat: ReportFormat {
  func write(_ text: FittedText, to output: inout TextBuffer) {
    guard let message = text.misfit else { return }
    output.write("::\(text.isDoubtful ? "warning" : "error") file=\(GitHubFormat.escaped(text.file, isProperty: true))")
    if let position = text.position {
      output.write(",line=\(position.line),col=\(text.utf16Column ?? position.column)")
    }
    output.write(",title=\(text.isDoubtful ? "Text may be cut" : "Text is cut")::\(GitHubFormat.escaped(message))\n")
  }

  /// A text in which nothing ends a command or a property of one.
  private static func escaped(_ text: String, isProperty: Bool = false) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      case ":" where isProperty: result += "%3A"
      case "," where isProperty: result += "%2C"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
