/// Units between ’ “ ” and the characters beside them, of which printable ASCII and these marks are kerned.
///
/// It is a table, since asking a typeface for each pair made a text with many of them a quarter slower (callgrind).
struct QuoteKerning: Sendable {
  private static let printable = ASCIIAdvances.printable.count
  private static let marks = SystemFontData.kernedQuotes.count
  private static let count = printable + marks

  /// First all pairs with a mark on the left, then those with one on the right alone.
  private var units = [Int32](repeating: 0, count: marks * (count + printable))

  /// Fails if the typeface kerns none of them.
  init?(_ typeface: any Typeface) {
    guard typeface.kernsQuotes else { return nil }
    typeface.forEachQuoteKerning { left, right, units in
      if let index = QuoteKerning.index(left, right) { self.units[index] = Int32(clamping: units) }
    }
  }

  /// Units to add to the advance of `left` when `right` follows.
  subscript(left: UInt32, right: UInt32) -> Int32 { QuoteKerning.index(left, right).map { units[$0] } ?? 0 }

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
