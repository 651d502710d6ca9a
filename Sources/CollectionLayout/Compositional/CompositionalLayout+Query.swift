import ShelfSizing

extension CompositionalLayout {
  /// How many sections there are.
  public var sectionCount: Int { sections.count }

  /// How many items a section has; 0 for a section that there is not.
  public func itemCount(inSection section: Int) -> Int {
    sections.indices.contains(section) ? sections[section].itemCount : 0
  }

  /// Where an item stands; in a section that scrolls across, before it is scrolled. `nil` for an item that there is not.
  public func frame(of item: ItemPath) -> Rect? {
    guard let (section, run) = run(of: item) else { return nil }
    let frame = run.frame(of: item.item)
    return placed(
      Rect(x: frame.x + section.origin.x, y: frame.y + section.origin.y, width: frame.width, height: frame.height))
  }

  /// The order in depth of an item: rules 35 and 37. It is 0 for an item that there is not.
  public func zIndex(of item: ItemPath) -> Int {
    guard let (section, run) = run(of: item) else { return 0 }
    return run.slot(of: item.item).zIndex + (section.decorationItems.isEmpty ? 0 : 1)
  }

  private func run(of item: ItemPath) -> (PlacedSection, GroupRun)? {
    guard item.item >= 0, item.item < itemCount(inSection: item.section), let run = sections[item.section].run else {
      return nil
    }
    return (sections[item.section], run)
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
    surroundings.placed(frame, in: max(contentSize.width, surroundings.container.width))
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
    if surroundings.environment.isRightToLeft {
      wide.x = max(contentSize.width, surroundings.container.width) - wide.maxX
    }
    var found: [LayoutElement] = []
    for number in sectionIndex.reaching(from: wide.start(axis), to: wide.end(axis)) {
      found.appendSupplementary(headerFrame(inSection: number), .header, section: number, in: rect)
      if let run = sections[number].run {
        let origin = sections[number].origin
        run.forEachItem(from: wide.start(run.axis) - origin[run.axis], to: wide.end(run.axis) - origin[run.axis]) {
          let frame = placed(Rect(x: $1.x + origin.x, y: $1.y + origin.y, width: $1.width, height: $1.height))
          guard frame.overlaps(rect) else { return }
          found.append(LayoutElement(kind: .item, path: ItemPath(section: number, item: $0), frame: frame))
        }
      }
      found.appendSupplementary(footerFrame(inSection: number), .footer, section: number, in: rect)
    }
    return found
  }
}
