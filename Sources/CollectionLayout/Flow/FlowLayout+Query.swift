extension FlowLayout {
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
  /// Sections are searched by halving, and so are their rows; the items of a row are looked at one by one.
  ///
  /// - Parameter rect: in the coordinates of the content.
  /// - Returns: by section; in each the header, the items from first to last, the footer.
  public func elements(in rect: Rect) -> [LayoutElement] {
    let (start, end) = direction == .vertical ? (rect.y, rect.maxY) : (rect.x, rect.maxX)
    var found: [LayoutElement] = []
    for index in sectionIntervals.reaching(from: start, to: end, in: 0..<sections.count) {
      let section = sections[index]
      found.appendSupplementary(section.header, .header, section: index, in: rect)
      let rows = rowIntervals.reaching(from: start, to: end, in: sectionRows[index])
      if !rows.isEmpty {
        let first = rowItems[rows.lowerBound]
        let last =
          rows.upperBound < sectionRows[index].upperBound ? rowItems[rows.upperBound] : section.items.upperBound
        for item in first..<last where sections.frames[item].overlaps(rect) {
          let path = ItemPath(section: index, item: item - section.items.lowerBound)
          found.append(LayoutElement(kind: .item, path: path, frame: sections.frames[item]))
        }
      }
      found.appendSupplementary(section.footer, .footer, section: index, in: rect)
    }
    return found
  }
}
