/// The rule that assigns records to shelves.
enum ShelfKey: Sendable {
  case constant(String)
  case field(String)
  /// Shelves of `size` records, numbered.
  case run(prefix: String, size: Int)

  /// The name of the shelf of a record in a file that is cut into shelves: `cards-0001`.
  static func runName(_ prefix: String, size: Int, ordinal: Int) -> String {
    let digits = String(ordinal / size + 1)
    return "\(prefix)-\(String(repeating: "0", count: max(0, 4 - digits.count)))\(digits)"
  }
}
