/// How much of a file of records may be other than it should be.
package struct RecordRules: Sendable {
  /// The treatment of rows of CSV that are too short.
  package var csvRows: CSVRows
  /// The character between cells; `nil` for a tab in TSV and a comma in CSV, where another one seems to be wrong.
  package var csvSeparator: CSVSeparator?
  /// How messages name the setting of that.
  package var separatorSetting = CSVSeparator.key
  /// Whether the first row of CSV names the columns; else they are called `1`, `2`, ….
  package var hasHeader: Bool
  /// Whether a line of NDJSON that is no JSON is left out, and does not end the reading.
  package var skipsMalformedLines: Bool

  /// - Parameters:
  ///   - csvRows: what becomes of rows of CSV that are too short.
  ///   - csvSeparator: the character between cells; `nil` to go by the format.
  ///   - hasHeader: whether the first row of CSV names the columns.
  ///   - skipsMalformedLines: whether a line of NDJSON that is no JSON is left out.
  package init(
    csvRows: CSVRows = .reject, csvSeparator: CSVSeparator? = nil, hasHeader: Bool = true,
    skipsMalformedLines: Bool = false
  ) {
    self.csvRows = csvRows
    self.csvSeparator = csvSeparator
    self.hasHeader = hasHeader
    self.skipsMalformedLines = skipsMalformedLines
  }

  /// The character between the cells of a format.
  func separator(_ format: RecordFormat) -> CSVSeparator { csvSeparator ?? (format == .tsv ? .tab : .comma) }

  /// Why files of a format can't be read by these rules; `nil` where they can.
  ///
  /// - Parameter file: its name.
  package func refusal(of format: RecordFormat, file: String) -> String? {
    if skipsMalformedLines {
      switch format {
      case .ndjson: break
      case .csv, .tsv:
        return "malformed records of '\(file)' can't be skipped: CSV does not tell where a row ends once a quote is "
          + "wrong; only each line of NDJSON stands for itself"
      case .json:
        return "malformed records of '\(file)' can't be skipped: in a JSON array nothing tells where the next record "
          + "starts; only each line of NDJSON stands for itself"
      }
    }
    if !hasHeader, !format.isTable { return "'\(file)' has no header row to be missing: only CSV has one" }
    return nil
  }
}
