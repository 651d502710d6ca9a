/// How `UICollectionViewFlowLayout` fills rows and spaces them, across the scroll direction.
///
/// The rules are read off frames that Interface Builder stored (``FlowLayout`` lists them). `extent` is what a row has:
/// the collection view's extent across the scroll direction, less content insets and section insets.
struct FlowRows {
  /// Binary fractions of thirds add up to a little more than they are; exact fits count as fitting (rule 1).
  private static let tolerance = 1e-6

  let extent: Double
  let spacing: Double

  /// Where a row's first item begins, and what is between its items.
  struct Justification {
    let first: Double
    let gap: Double
  }

  /// The items of each row of a section of items that are `width` wide; at least one.
  func rowsOfEqual(width: Double, count: Int) -> [Range<Int>] {
    let columns = Int(clamping: min(columnCount(width: width, count: count), Double(count)))
    return stride(from: 0, to: count, by: max(columns, 1)).map { $0..<min($0 + columns, count) }
  }

  /// Rule 3: as many columns as fit, whatever the number of items. Items of no width without spacing fit all.
  private func columnCount(width: Double, count: Int) -> Double {
    let columns = ((extent + spacing + FlowRows.tolerance) / (width + spacing)).rounded(.down)
    return columns <= 1e9 ? max(columns, 1) : Double(count)
  }

  /// Rule 3: a row is justified as if items filled it up, and a single column is centred, wider ones than the row too.
  func justificationOfEqual(width: Double, count: Int) -> Justification {
    let columns = columnCount(width: width, count: count)
    guard columns > 1 else { return Justification(first: (extent - width) / 2, gap: 0) }
    return Justification(first: 0, gap: (extent - columns * width) / (columns - 1))
  }

  /// Rule 1: an item joins the row if there is room for it and the spacing; the first always does.
  func rows(count: Int, width: (Int) -> Double) -> [Range<Int>] {
    var rows: [Range<Int>] = []
    var first = 0
    var left = extent
    for item in 0..<count {
      let needed = item == first ? width(item) : width(item) + spacing
      if item > first, left < needed - FlowRows.tolerance {
        rows.append(first..<item)
        first = item
        left = extent - width(item)
      } else {
        left -= needed
      }
    }
    if first < count { rows.append(first..<count) }
    return rows
  }

  /// Rules 4, 5 and 6: rows before the last are justified by their own items, or centre their only one; the last is
  /// packed, unless each row of the section has one item.
  ///
  /// - Parameters:
  ///   - total: the widths of the row's items.
  ///   - count: how many there are.
  ///   - isLast: whether it is the section's last row.
  ///   - isSingles: whether each row of the section has one item.
  func justification(total: Double, count: Int, isLast: Bool, isSingles: Bool) -> Justification {
    if count == 1, !isLast || isSingles { return Justification(first: max(0, (extent - total) / 2), gap: 0) }
    if isLast { return Justification(first: 0, gap: spacing) }
    return Justification(first: 0, gap: (extent - total) / Double(count - 1))
  }
}
