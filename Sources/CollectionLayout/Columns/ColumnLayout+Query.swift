extension ColumnLayout {
  /// How many sections there are.
  public var sectionCount: Int { sections.count }

  /// How many items a section has; 0 for a section that there is not.
  public func itemCount(inSection section: Int) -> Int { sections.itemCount(section) }

  /// Where an item stands; `nil` for an item that there is not.
  public func frame(of item: ItemPath) -> Rect? { sections.frame(of: item) }

  /// Where a section's header stands; `nil` without one, and for a section that there is not.
  public func headerFrame(inSection section: Int) -> Rect? { sections.header(section) }

  /// Where a section's footer stands; `nil` without one, and for a section that there is not.
  public func footerFrame(inSection section: Int) -> Rect? { sections.footer(section) }

  /// All elements whose frames overlap a rectangle (``Rect/overlaps(_:)``).
  ///
  /// Sections are searched by halving, and so is each of their columns.
  ///
  /// - Parameter rect: in the coordinates of the content.
  /// - Returns: by section; in each the header, the items from first to last, the footer.
  public func elements(in rect: Rect) -> [LayoutElement] {
    var found: [LayoutElement] = []
    for index in sectionIntervals.reaching(from: rect.y, to: rect.maxY, in: 0..<sections.count) {
      let section = sections[index]
      found.appendSupplementary(section.header, .header, section: index, in: rect)
      if takesTurns {
        appendTurns(ofSection: index, in: rect, to: &found)
      } else {
        appendItems(ofSection: index, in: rect, to: &found)
      }
      found.appendSupplementary(section.footer, .footer, section: index, in: rect)
    }
    return found
  }

  /// Appends those items of a section that overlap the rectangle, where items take turns.
  private func appendTurns(ofSection index: Int, in rect: Rect, to found: inout [LayoutElement]) {
    let first = found.count
    let items = sections[index].items
    for column in 0..<columns.count {
      // Within a column no item begins or ends above the one before it, as heights are not negative.
      var item = columnIndex.start(above: rect.y, inColumn: index * columns.count + column)
      while item < items.upperBound, sections.frames[item].y < rect.maxY {
        append(item, ofSection: index, in: rect, to: &found)
        item += columns.count
      }
    }
    if columns.count > 1 { found[first...].sort { $0.path.item < $1.path.item } }
  }

  /// Appends the items of a section that meet a rectangle, where each item went to the shortest column.
  private func appendItems(ofSection index: Int, in rect: Rect, to found: inout [LayoutElement]) {
    let items = sections[index].items
    var item = shortestIndex.start(below: rect.y, section: index, items: items) { item in
      append(item, ofSection: index, in: rect, to: &found)
    }
    while item < items.upperBound, sections.frames[item].y < rect.maxY {
      append(item, ofSection: index, in: rect, to: &found)
      item += 1
    }
  }

  /// Appends an item if it overlaps the rectangle.
  @inline(__always)
  private func append(_ item: Int, ofSection index: Int, in rect: Rect, to found: inout [LayoutElement]) {
    let frame = sections.frames[item]
    guard frame.overlaps(rect) else { return }
    let path = ItemPath(section: index, item: item - sections[index].items.lowerBound)
    found.append(LayoutElement(kind: .item, path: path, frame: frame))
  }
}

extension [LayoutElement] {
  /// Appends a header or a footer that there is and that overlaps the rectangle.
  mutating func appendSupplementary(_ frame: Rect?, _ kind: LayoutElement.Kind, section: Int, in rect: Rect) {
    guard let frame, frame.overlaps(rect) else { return }
    append(LayoutElement(kind: kind, path: ItemPath(section: section, item: 0), frame: frame))
  }
}
