import Catalog
import GeneratedCode
import ShelfReports

/// The results of the command in JSON, each with its shape: the columns that write a result describe it as well.
package enum ResultSchema: String, Sendable, CaseIterable {
  case measure, compare, text, fit, cell, explain, optimize, diff, history, generate, previews
  /// `layout` is the schema of a `<Name>.layout.json`.
  case layoutResult = "layout-result"
  /// The rows of NDJSON.
  case measureRow = "measure-row"
  case measureEach = "measure-each"
  case measureEachRow = "measure-each-row"
  case layoutRow = "layout-row"
  case textRow = "text-row"
  case explainColumns = "explain-columns"

  /// The shape of a document, or of a row of NDJSON.
  package var shape: ValueShape {
    switch self {
    case .measure: .document(list: "shelves", of: ResultSchema.measureRow.shape)
    case .compare: ComparisonReport.shape
    case .text: .document(list: "texts", of: ResultSchema.textRow.shape)
    case .fit: .document(list: "texts", of: .row("text") { $0.fittedMembers(nil) })
    case .cell: CellFormats.shape
    case .explain:
      .document(
        list: "shelves",
        of: .row("shelf") {
          $0.explained(nil)
          $0.advice(nil, on: nil)
          $0.explainedVariant(nil)
        })
    case .optimize: [OptimizationReport].shape
    case .diff: ShelfDifference.shape
    case .history: ShelfHistory.shape
    case .previews: PreviewTable.shape
    case .generate: GeneratedFormat.shape
    case .layoutResult: .document(list: "layouts", of: .row("layout") { $0.layout(nil, nil, nil) })
    case .measureRow:
      .row("shelf") {
        $0.measured(nil)
        $0.advice(nil, on: nil)
      }
    case .measureEach: .document(list: "cards", of: ResultSchema.measureEachRow.shape)
    case .measureEachRow: .row("card") { $0.heightOfCard(nil) }
    case .layoutRow: .row("element") { $0.placed(nil) }
    case .textRow:
      // The names of the fields are the user's.
      .described(
        ObjectDescription(
          name: "record",
          keys: [
            KeyDescription(name: "index", shape: .count(), isRequired: true),
            KeyDescription(name: "height", shape: .number(nil), isRequired: true),
          ]))
    case .explainColumns: .document(list: "sections", of: .row("section") { $0.explainedColumns(nil) })
    }
  }
}

extension ValueShape {
  /// The object that columns are in JSON.
  ///
  /// - Parameter name: the object's in the schema.
  static func row(_ name: String, _ columns: (inout RowWriter) -> Void) -> ValueShape {
    .described(RowWriter.shapes(name, columns))
  }

  /// A document of results, as ``JSONDocument`` writes them.
  ///
  /// - Parameters:
  ///   - name: of the document in the schema.
  ///   - list: the name of the member that holds the results.
  ///   - members: the further members of the document.
  static func document(
    _ name: String = "result", list: String, of result: ValueShape, members: (inout RowWriter) -> Void = { _ in }
  ) -> ValueShape {
    guard case .object(let describe) = row(name, members) else { return .anything }
    var document = describe()
    document.keys.insert(KeyDescription(name: "schemaVersion", shape: .whole(1...1), isRequired: true), at: 0)
    document.keys.append(KeyDescription(name: list, shape: .list(result), isRequired: true))
    return .described(document)
  }
}
