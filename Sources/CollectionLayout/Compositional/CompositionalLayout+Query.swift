import ShelfSizing

extension CompositionalLayout {
  /// How many sections there are.
  public var sectionCount: Int { sections.count }

  /// How many items a section has; 0 for a section that there is not.
  public func itemCount(inSection section: Int) -> Int {
    sections.indices.contains(section) ? sections[section].run.itemCount : 0
  }

  private func contains(_ item: ItemPath) -> Bool {
    item.item >= 0 && item.item < itemCount(inSection: item.section)
  }

  /// Where an item stands; in a section that scrolls across, before it is scrolled. `nil` for an item that there is not.
  public func frame(of item: ItemPath) -> Rect? {
    guard contains(item) else { return nil }
    // Each part is read where it is: a copy of a section would count references.
    let frame = sections[item.section].run.frame(of: item.item)
    return placed(frame.moved(by: sections[item.section].origin))
  }

  /// The order in depth of an item: rules 35 and 37. It is 0 for an item that there is not.
  public func zIndex(of item: ItemPath) -> Int {
    guard contains(item) else { return 0 }
    return sections[item.section].run.zIndex(of: item.item) + (sections[item.section].decorationItems.isEmpty ? 0 : 1)
  }

  /// The section's first boundary item of kind `header` or `UICollectionElementKindSectionHeader`; `nil` without one.
  public func headerFrame(inSection section: Int) -> Rect? { boundaryFrame(section, Kinds.header) }

  /// The section's first boundary item of kind `footer` or `UICollectionElementKindSectionFooter`; `nil` without one.
  public func footerFrame(inSection section: Int) -> Rect? { boundaryFrame(section, Kinds.footer) }

  private enum Kinds {
    static let header = ["header", "UICollectionElementKindSectionHeader"]
    static let footer = ["footer", "UICollectionElementKindSectionFooter"]
  }

  private func boundaryFrame(_ section: Int, _ kinds: [String]) -> Rect? {
    guard sections.indices.contains(section),
      let index = sections[section].boundaryItems.firstIndex(where: { kinds.contains($0.kind) })
    else { return nil }
    return placed(sections[section].boundaryFrames[index])
  }

  /// Rounds and mirrors a frame.
  func placed(_ frame: Rect) -> Rect {
    let grid = surroundings.grid
    let x = mirrorWidth.map { $0 - frame.maxX } ?? frame.x
    return Rect(x: grid.rounded(x), y: grid.rounded(frame.y), width: frame.width, height: frame.height)
  }

  /// Rule 40: the width in which frames are mirrored; `nil` from left to right.
  private var mirrorWidth: Double? {
    surroundings.environment.isRightToLeft ? max(contentSize.width, surroundings.container.width) : nil
  }

  /// All elements whose frames overlap a rectangle (``Rect/overlaps(_:)``).
  ///
  /// Sections are searched by halving, and so are their groups; stamped ones are found by division.
  ///
  /// - Parameter rect: in the coordinates of the content.
  /// - Returns: by section; in each the header, the items from first to last, the footer.
  public func elements(in rect: Rect) -> [LayoutElement] {
    let axis = surroundings.axis
    // A frame's origin may have been rounded.
    let pixel = 1 / surroundings.grid.scale
    var wide = Rect(
      x: rect.x - pixel, y: rect.y - pixel, width: rect.width + 2 * pixel, height: rect.height + 2 * pixel)
    if let mirrorWidth { wide.x = mirrorWidth - wide.maxX }
    var found: [LayoutElement] = []
    for number in sectionIndex.reaching(from: wide.start(axis), to: wide.end(axis)) {
      found.appendSupplementary(headerFrame(inSection: number), .header, section: number, in: rect)
      let (run, origin) = (sections[number].run, sections[number].origin)
      run.forEachItem(from: wide.start(run.axis) - origin[run.axis], to: wide.end(run.axis) - origin[run.axis]) {
        let frame = placed($1.moved(by: origin))
        guard frame.overlaps(rect) else { return }
        found.append(LayoutElement(kind: .item, path: ItemPath(section: number, item: $0), frame: frame))
      }
      found.appendSupplementary(footerFrame(inSection: number), .footer, section: number, in: rect)
    }
    return found
  }
}
