import Catalog
import ShelfBatch

/// A file that an app compiles or loads: all results are kept to its end.
package struct GeneratedFormat: ReportFormat {
  /// What the file is written in.
  package enum Notation: String, Sendable { case swift, json }

  private let file: GeneratedFile
  private let notation: Notation
  private var table: ShelfTable

  /// A writer.
  package init(_ file: GeneratedFile, in notation: Notation = .swift) {
    self.file = file
    self.notation = notation
    table = ShelfTable(widthRange: file.widthRange)
  }

  package mutating func begin(_ output: inout TextBuffer) {}

  package mutating func write(_ report: ShelfReport, to output: inout TextBuffer) { table.add(report) }

  package mutating func end(_ output: inout TextBuffer) {
    switch notation {
    case .swift: GeneratedSwift(file: file, table: table).write(to: &output)
    case .json: GeneratedJSON(file: file, table: table).write(to: &output)
    }
  }
}
