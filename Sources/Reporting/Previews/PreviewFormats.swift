import Catalog
import ShelfReports
import ShelfSizing

/// All previews of an app in all variants.
package struct PreviewTable {
  /// By preview: it and its reports, one a variant, in the order of the sources.
  let previews: [Row]
  private let reports: [PreviewReport]

  /// A preview in its variants.
  struct Row {
    var reports: [PreviewReport]
    var first: PreviewReport { reports[0] }
    var error: String? { reports.lazy.compactMap(\.error).first }
    var hasFindings: Bool { reports.contains { !$0.findings.isEmpty } }

    /// Smaller for what is to be looked at first: previews that are cut, shrunk or overlap, targets, heights, errors.
    var rank: Int {
      let codes = reports.flatMap { $0.findings.map(\.code) }
      let order = PreviewReport.Code.allCases
      return codes.compactMap(order.firstIndex).min() ?? (error == nil ? order.count + 1 : order.count)
    }
  }

  /// A table of reports in the order of the sources.
  package init(_ reports: [PreviewReport]) {
    self.reports = reports
    var rows: [Row] = []
    var indices: [Key: Int] = [:]
    for report in reports {
      let key = Key(file: report.file, line: report.line, number: report.number)
      if let index = indices[key] {
        rows[index].reports.append(report)
      } else {
        indices[key] = rows.count
        rows.append(Row(reports: [report]))
      }
    }
    previews = rows
  }

  private struct Key: Hashable {
    let file: String
    let line: Int
    let number: Int
  }

  /// The previews by what is to be looked at first; those alike in the order of the sources.
  var ranked: [Row] {
    previews.enumerated().sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }.map(\.element)
  }

  /// The codes of all findings.
  package var codes: Set<PreviewReport.Code> { Set(reports.flatMap { $0.findings.map(\.code) }) }

  /// How many previews have no size in some variant.
  package var errorCount: Int { previews.count { $0.error != nil } }

  /// `12 previews in 3 variants: 2 have findings, 1 has no size`.
  package var summary: String {
    let variants = previews.map(\.reports.count).max() ?? 0
    let faulty = previews.count(where: \.hasFindings)
    var parts = [faulty == 0 ? "none has findings" : faulty == 1 ? "1 has findings" : "\(faulty) have findings"]
    if errorCount > 0 { parts.append(errorCount == 1 ? "1 has no size" : "\(errorCount) have no size") }
    return "\(counted(previews.count, "preview")) in \(counted(variants, "variant")): \(parts.joined(separator: ", "))"
  }

  // MARK: Formats

  /// Writes a row a preview and variant, those with findings first, and the summary.
  package func writeTable(to output: inout TextBuffer) {
    if !reports.isEmpty {
      let table = TextTable(ranked.flatMap(\.reports)) { $0.preview($1) }
      table.write(hiding: table.hasTexts(titled: "Locale") ? [] : ["Locale"], to: &output)
    }
    output.write("\(summary)\n")
  }

  /// Writes a row a preview and variant.
  package func writeCSV(to output: inout TextBuffer) { output.writeCSV(reports) { $0.preview($1) } }

  /// The document that JSON is.
  static var shape: ValueShape { .document(list: "previews", of: .row("preview") { $0.preview(nil) }) }

  /// Writes one document.
  package func writeJSON(to output: inout TextBuffer) {
    output.writeDocument("previews", of: reports, { $0.preview($1) }) { _ in }
  }
}

extension PreviewReport {
  /// How people know it: its name, else its type and number.
  var title: String {
    if let name, !name.isEmpty { return name }
    return (type ?? "Preview") + (number > 0 ? " \(number + 1)" : "")
  }

  /// `Cards/BookCard.swift:12`, without the folders of this machine.
  var place: String { "\(file.split(separator: "/").suffix(2).joined(separator: "/")):\(line)" }

  /// The findings or the error in words.
  fileprivate var remarks: String? {
    let remarks = findings.map(\.text) + [error].compactMap { $0 }
    return remarks.isEmpty ? nil : remarks.joined(separator: "; ")
  }
}

extension RowWriter {
  /// A preview in a variant.
  mutating func preview(_ report: PreviewReport?) {
    text("name", report?.name)
    text(title: "Preview", report?.title)
    text("type", title: "Type", report?.type)
    text("file", report?.file)
    count("line", report?.line)
    text(title: "Place", report?.place)
    object("variant", prefix: "") {
      $0.text("contentSizeCategory", title: "Text size", report?.contentSizeCategory)
      $0.number("scale", report?.scale)
      $0.text("locale", title: "Locale", report?.locale)
    }
    object("size", prefix: "", if: report?.size != nil) {
      $0.number("width", title: "Width", missing: "–", report?.size?.width)
      $0.number("height", title: "Height", missing: "–", report?.size?.height)
    }
    list("findings", report?.findings) {
      $0.text("code", $1?.code.rawValue)
      $0.text("text", $1?.text)
    }
    if isCSV { text("findings", report?.findings.map(\.code.rawValue).joined(separator: " ")) }
    text("error", report?.error)
    text(title: "Remarks", report?.remarks)
  }
}
