/// Units between ’ “ ” and the characters beside them, of which printable ASCII and these marks are kerned.
///
/// It is a table, since asking a typeface for each pair made a text with many of them a quarter slower (callgrind).
struct QuoteKerning: Sendable {
  private static let printable = ASCIIAdvances.printable.count
  private static let marks = SystemFontData.kernedQuotes.count
  private static let count = printable + marks

  /// First all pairs with a mark on the left, then those with one on the right alone.
  private let units: [Int32]

  /// Fails if the typeface kerns none of them.
  init?(_ typeface: any Typeface) {
    let (marks, count, printable) = (QuoteKerning.marks, QuoteKerning.count, QuoteKerning.printable)
    var table: [Int32] = []
    typeface.forEachQuoteKerning { left, right, units in
      guard let index = QuoteKerning.index(left, right) else { return }
      if table.isEmpty { table = Array(repeating: 0, count: marks * (count + printable)) }
      table[index] = Int32(clamping: units)
    }
    guard !table.isEmpty else { return nil }
    units = table
  }

  /// Units to add to the advance of `left` when `right` follows; `nil` if neither is such a mark.
  subscript(left: UInt32, right: UInt32) -> Int32? { QuoteKerning.index(left, right).map { units[$0] } }

  private static func index(_ left: UInt32, _ right: UInt32) -> Int? {
    guard let left = number(left), let right = number(right) else { return nil }
    if left >= printable { return (left - printable) * count + right }
    return right >= printable ? marks * count + (right - printable) * printable + left : nil
  }

  /// Characters that are kerned are numbered: printable ASCII, then the marks.
  @inline(__always)
  private static func number(_ codePoint: UInt32) -> Int? {
    switch codePoint {
    case 0x20...0x7E: Int(codePoint) - 0x20
    case 0x2019: printable
    case 0x201C: printable + 1
    case 0x201D: printable + 2
    default: nil
    }
  }
}
