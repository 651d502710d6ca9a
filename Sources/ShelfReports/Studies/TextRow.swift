/// The lines and the height of a record's texts.
package struct TextRow: Sendable {
  /// 0-based index among all records.
  package let index: Int
  /// For each field, the number of lines that its text takes.
  package let lines: [Int]
  /// The height of all texts together, in points.
  package let height: Double
  /// The `id` of the record.
  package let id: RecordID?

  package init(index: Int, lines: [Int], height: Double, id: RecordID? = nil) {
    self.index = index
    self.lines = lines
    self.height = height
    self.id = id
  }
}
