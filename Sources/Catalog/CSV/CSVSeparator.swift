/// The character between the cells of a row.
package enum CSVSeparator: String, Sendable, CaseIterable {
  case comma, semicolon, tab

  /// The key of a configuration that names one.
  static let key = "csvSeparator"

  var byte: UInt8 {
    switch self {
    case .comma: UInt8(ascii: ",")
    case .semicolon: UInt8(ascii: ";")
    case .tab: UInt8(ascii: "\t")
    }
  }

  /// The words for one of them, and for several.
  private var nouns: (one: String, several: String) {
    self == .tab ? ("tab", "tabs") : (rawValue, rawValue + "s")
  }

  /// The separator that the first row of a file seems to have instead of this one: one that it has more of. A first row
  /// of data has to have none of this one at all, and no space after the other, as in a sentence.
  ///
  /// - Parameters:
  ///   - start: where the row begins.
  ///   - end: where the text ends.
  ///   - isHeader: whether the row names the columns.
  ///   - setting: how the message names the setting of the separator.
  /// - Returns: where that separator stands first, and the error.
  func fault(
    inRow start: BytePointer, _ end: BytePointer, isHeader: Bool, setting: String
  ) -> (pointer: BytePointer, message: String)? {
    var counts = CSVSeparator.allCases.map { (separator: $0, count: 0, first: start) }
    var (pointer, isInsideQuotes) = (start, false)
    while pointer < end, isInsideQuotes || pointer.pointee != 0x0A {
      let byte = pointer.pointee
      if byte == UInt8(ascii: "\"") { isInsideQuotes.toggle() }
      let isSentence = !isHeader && byte != self.byte && pointer + 1 < end && pointer[1] == UInt8(ascii: " ")
      if !isInsideQuotes, !isSentence, let index = counts.firstIndex(where: { $0.separator.byte == byte }) {
        if counts[index].count == 0 { counts[index].first = pointer }
        counts[index].count += 1
      }
      pointer += 1
    }
    let own = counts.first { $0.separator == self }?.count ?? 0
    guard let other = counts.filter({ $0.separator != self }).max(by: { $0.count < $1.count }), other.count > own,
      isHeader || own == 0
    else { return nil }
    let (found, name) = (other.separator.nouns, other.separator.rawValue)
    let expected = own == 0 ? "no \(nouns.one)" : "\(own) \(own == 1 ? nouns.one : nouns.several)"
    // The reader of a key knows it already.
    let key = setting == CSVSeparator.key ? "" : " (key \(CSVSeparator.key))"
    return (
      other.first,
      "the first row has \(other.count) \(other.count == 1 ? found.one : found.several) and \(expected): if cells are "
        + "separated by a \(found.one), give '\(setting) \(name)'\(key), else '\(setting) \(rawValue)'"
    )
  }
}
