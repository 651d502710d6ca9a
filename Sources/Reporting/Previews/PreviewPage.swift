import Catalog
import CellLayout
import ShelfReports
import ShelfSizing

extension PreviewTable {
  /// The drawing of a preview's views, without what is round it.
  package static func drawing(_ views: [PlacedView], _ size: Size) -> [UInt8] {
    TextBuffer.bytes { CardDrawing(views: views, shown: 0...max(0, size.height)).write(to: &$0) }
  }

  /// A page: a verdict, a row a preview with a column a variant, and drawings, those with findings first.
  package func page(_ head: PageHead) -> Page {
    let ranked = ranked
    let faulty = ranked.filter { $0.hasFindings || $0.error != nil }
    let others = ranked.filter { !$0.hasFindings && $0.error == nil }
    let variants = previews.max { $0.reports.count < $1.reports.count }?.reports ?? []
    let table = PagePart.table(ranked, caption: "Heights of previews, in points") { writer, row in
      writer.text(title: "Preview", row?.first.title)
      writer.text(title: "Type", row?.first.type)
      writer.text(title: "Place", row?.first.place)
      for (index, variant) in variants.enumerated() {
        let report = row.flatMap { $0.reports.indices.contains(index) ? $0.reports[index] : nil }
        writer.number(title: variant.shownVariant, missing: "–", report?.size?.height)
      }
    }
    return Page(
      head,
      [.verdict(summary + "."), ranked.isEmpty ? nil : table]
        + faulty.enumerated().flatMap { [.heading($1.first.title, level: 3)] + $1.parts(id: "f\($0)") }
        + [
          others.isEmpty
            ? nil
            : .folded(
              "Without findings: \(counted(others.count, "preview"))", isOpen: faulty.isEmpty,
              others.enumerated().flatMap { $1.parts(id: "o\($0)") })
        ])
  }
}

extension PreviewReport {
  fileprivate var shownVariant: String {
    contentSizeCategory + (locale.map { ", \($0)" } ?? "") + (scale == 2 ? "" : ", @\(rounded(scale))x")
  }
}

extension PreviewTable.Row {
  /// The findings, each once: in the first variant that has it, and in how many more.
  private var remarks: [String] {
    var remarks: [(key: String, sentence: String, others: Int)] = []
    func add(_ key: String, _ sentence: String) {
      if let index = remarks.firstIndex(where: { $0.key == key }) {
        remarks[index].others += 1
      } else {
        remarks.append((key, sentence, 0))
      }
    }
    for report in reports {
      for finding in report.findings {
        add("\(finding.code) \(finding.subject)", "\(report.shownVariant): \(finding.text)")
      }
      if let error = report.error { add(error, "\(report.shownVariant): \(error)") }
    }
    return remarks.map { $1 + ($2 == 0 ? "." : "; so in \(counted($2, "more variant")).") }
  }

  /// The drawings of a preview, and what is wrong with it.
  fileprivate func parts(id: String) -> [PagePart] {
    let figures = reports.enumerated().compactMap { index, report in
      report.figure(id: "\(id)-\(index)").map { PagePart.figure($0) }
    }
    let list = PagePart.list(remarks, as: "ul")
    return [.sides(figures + [remarks.isEmpty ? nil : list])]
  }
}

extension PreviewReport {
  /// Its drawing; `nil` where none was made.
  fileprivate func figure(id: String) -> Figure? {
    guard let size, !drawing.isEmpty else { return nil }
    let measures = "\(rounded(size.width)) x \(rounded(size.height)) points"
    return Figure(
      label: "\(title), \(shownVariant)", least: min(size.width, 240),
      caption: "\(title) at \(shownVariant): \(measures), \(place)",
      drawing: TextBuffer.bytes { output in
        output.beginDrawing(
          id: id, title: title, description: measures, width: size.width + 2, height: size.height + 2)
        output.beginPart(x: 1, y: 1, width: size.width, height: size.height)
        output.write(rectangle: "card", x: 0, y: 0, width: size.width, height: size.height)
        output.write(drawing)
        output.write("</svg>\n</svg>")
      })
  }
}
