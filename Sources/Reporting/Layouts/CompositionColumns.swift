import Catalog
import CollectionLayout
import ShelfReports
import ShelfSizing

extension RowWriter {
  /// A view of a compositional layout that is no item.
  mutating func supplementary(_ view: CompositionalLayout.Supplementary?, of section: PlacedSection? = nil) {
    text("kind", view?.kind)
    text("alignment", view?.alignment?.rawValue)
    count("item", view?.item.flatMap { section?.index(ofItem: $0.item) })
    frame(view?.frame)
    count("zIndex", view?.zIndex)
  }

  /// A boundary item of a layout itself.
  mutating func boundaryItem(_ view: CompositionalLayout.Supplementary?) {
    text(title: "Kind", view?.kind)
    text(title: "Alignment", view?.alignment?.rawValue)
    frame(view?.frame)
  }

  /// The parts of a section of a compositional layout besides its items: members of JSON.
  ///
  /// - Parameter rect: where views have to overlap; `nil` for all.
  mutating func composition(of section: PlacedSection?, in rect: Rect?) {
    let index = section?.sectionIndex ?? 0
    let sectionFrame = section?.compositional?.sectionFrame(index)
    object("frame", if: sectionFrame != nil) { $0.frame(sectionFrame) }
    for (name, views) in [("supplementary", section?.supplementaries), ("decorations", section?.decorations)] {
      list(.field(name), views?.filter { rect?.overlaps($0.frame) ?? true }) { $0.supplementary($1, of: section) }
    }
    let row = section?.compositional?.orthogonalRow(inSection: index)
    object("orthogonalScrolling", if: row != nil) { columns in
      columns.text("behavior", section?.orthogonalScrollingBehavior.rawValue)
      columns.number("contentLength", row?.contentLength)
      columns.number("visibleLength", row?.visibleLength)
      columns.number("greatestOffset", row?.greatestOffset)
      columns.json("restingOffsets", .list(.number(nil)).orNull) { output in
        guard let offsets = row?.restingOffsets else { return output.write(word: "null") }
        output.write(list: offsets) { $0.write(json: $1) }
      }
    }
  }

  /// The scrolling through a layout.
  mutating func scrolling(_ scrolling: ScrollSimulation?) {
    number("contentLength", scrolling?.contentLength)
    number("estimatedLength", scrolling?.estimatedLength)
    count("jumps", scrolling?.jumpCount)
    number("farthestJump", scrolling?.farthestJump)
    number("jumpedDistance", scrolling?.jumpedDistance)
    flag("isComplete", scrolling?.isComplete)
    list("screens", scrolling?.screens) { $0.screen($1) }
  }

  /// A moment of the scrolling.
  mutating func screen(_ screen: ScrollSimulation.Screen?) {
    text("section", screen?.section)
    text(title: "Scrolled", screen.map { $0.section ?? "the content" })
    number("offset", title: "Offset", screen?.offset)
    number("contentLength", title: "Content length", screen?.contentLength)
    number("change", title: "Jump", screen?.change)
  }
}

extension ScrollSimulation {
  /// The scrolling in a sentence or two.
  var summary: String {
    let more = isComplete ? "" : ", with more to come"
    let start =
      "Scrolled through by \(counted(screens.count, "screen"))\(more), the content is \(rounded(estimatedLength)) points long "
      + "by its estimates and \(rounded(contentLength)) in the end"
    return jumpCount == 0
      ? start + "; it never jumps"
      : start + ": \(counted(jumpCount, "jump")), \(rounded(farthestJump)) points the farthest, "
        + "\(rounded(jumpedDistance)) together"
  }
}
