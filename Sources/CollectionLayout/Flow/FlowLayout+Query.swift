extension FlowLayout {
  /// How many sections there are.
  public var sectionCount: Int { sections.count }

  /// How many items a section has.
  ///
  /// - Parameter section: from 0.
  /// - Returns: 0 for a section that there is not.
  public func itemCount(inSection section: Int) -> Int {
    sections.indices.contains(section) ? sections[section].items.count : 0
  }

  /// Where an item stands.
  ///
  /// - Parameter item: its section and its place there.
  /// - Returns: `nil` for an item that there is not.
  public func frame(of item: ItemPath) -> Rect? {
    guard item.item >= 0, item.item < itemCount(inSection: item.section) else { return nil }
    return frames[sections[item.section].items.lowerBound + item.item]
  }

  /// Where a section's header stands.
  ///
  /// - Parameter section: from 0.
  /// - Returns: `nil` for a section without one, and for one that there is not.
  public func headerFrame(inSection section: Int) -> Rect? {
    sections.indices.contains(section) ? sections[section].header : nil
  }

  /// Where a section's footer stands.
  ///
  /// - Parameter section: from 0.
  /// - Returns: `nil` for a section without one, and for one that there is not.
  public func footerFrame(inSection section: Int) -> Rect? {
    sections.indices.contains(section) ? sections[section].footer : nil
  }

  /// All elements whose frames overlap a rectangle (``Rect/overlaps(_:)``).
  ///
  /// Sections are searched by halving, and so are their rows; the items of a row are looked at one by one.
  ///
  /// - Parameter rect: in the coordinates of the content.
  /// - Returns: by section; in each the header, the items from first to last, the footer.
  public func elements(in rect: Rect) -> [LayoutElement] {
    let (start, end) = direction == .vertical ? (rect.y, rect.maxY) : (rect.x, rect.maxX)
    var found: [LayoutElement] = []
    for index in sectionStretches.reaching(from: start, to: end, in: 0..<sections.count) {
      let section = sections[index]
      found.appendBand(section.header, .header, section: index, in: rect)
      let rows = rowStretches.reaching(from: start, to: end, in: section.rows)
      if !rows.isEmpty {
        let first = rowItems[rows.lowerBound]
        let last = rows.upperBound < section.rows.upperBound ? rowItems[rows.upperBound] : section.items.upperBound
        for item in first..<last where frames[item].overlaps(rect) {
          let path = ItemPath(section: index, item: item - section.items.lowerBound)
          found.append(LayoutElement(kind: .item, path: path, frame: frames[item]))
        }
      }
      found.appendBand(section.footer, .footer, section: index, in: rect)
    }
    return found
  }
}
