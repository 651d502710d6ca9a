import CollectionLayout
import ShelfReports
import ShelfSizing

/// The layouts of a sheet, kept to the end because the size of each is known only then.
struct KeptLayouts<Content> {
  /// A layout of a variant.
  struct Layout {
    /// The name of the section that is a layout by itself; empty for a layout of all sections.
    let name: String
    var contentSize: Size
    /// The boundary items of a compositional layout itself.
    var supplementaries: [CompositionalLayout.Supplementary] = []
    /// The assumptions of a compositional layout, a sentence each.
    var assumptions: [String] = []
    /// The scrolling through a compositional layout, if that is asked for.
    var scrolling: ScrollSimulation?
    /// For a shelf, how many items are seen before anything is scrolled.
    var visibleItems: Double?
    /// The elements, as a format has them.
    var content: Content
  }

  let sheet: LayoutSheet
  private let empty: Content
  /// For each variant, its layouts: one, or one for each shelf.
  private(set) var byVariant: [[Layout]]

  /// - Parameter empty: the content of a layout without sections.
  init(_ sheet: LayoutSheet, empty: Content) {
    (self.sheet, self.empty) = (sheet, empty)
    byVariant = sheet.variants.map { variant in
      let size = Size(width: variant.container.width, height: 0)
      return sheet.sectionsStandAlone ? [] : [Layout(name: "", contentSize: size, content: empty)]
    }
  }

  /// Adds a section to its layout.
  mutating func add(_ section: PlacedSection, _ write: (inout Content) -> Void) {
    let (variant, size) = (section.variantIndex, section.layout.contentSize)
    if sheet.sectionsStandAlone {
      let visible = (section.layout as? ShelfLayout)?.visibleItemCount
      byVariant[variant].append(
        Layout(name: section.name, contentSize: size, visibleItems: visible, content: empty))
    }
    let last = byVariant[variant].count - 1
    byVariant[variant][last].contentSize = size
    if let layout = section.compositional {
      byVariant[variant][last].scrolling = section.scrolling
      byVariant[variant][last].supplementaries = section.layoutSupplementaries
      for assumption in layout.assumptions.map(\.description)
      where !byVariant[variant][last].assumptions.contains(assumption) {
        byVariant[variant][last].assumptions.append(assumption)
      }
    }
    write(&byVariant[variant][last].content)
  }
}
