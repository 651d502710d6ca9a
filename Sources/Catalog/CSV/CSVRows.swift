/// The treatment of a row of CSV with fewer cells than the header row; RFC 4180 asks for as many. A row with more is
/// rejected in any case.
package enum CSVRows: String, Sendable, CaseIterable {
  /// The record is left out.
  case reject
  /// The missing cells are absent.
  case pad
}
