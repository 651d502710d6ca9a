import Catalog
import CollectionLayout
import ShelfBatch
import ShelfSizing

/// A description of a compositional layout, and what it makes of a hundred items a section on a phone.
func readLayout(_ bytes: [UInt8]) {
  let description: LayoutDescription
  do throws(MalformedInput) {
    description = try LayoutDescription.parse(bytes, file: "A.layout.json")
  } catch {
    return requirePlaces(error)
  }
  let sections = description.sections.prefix(8).map { described in
    var section = described.section
    section.itemCount = 100
    return section
  }
  let environment = CompositionalLayout.Environment(container: Size(width: 393, height: 852), scale: 3)
  guard let layout = try? place(sections, description.configuration, environment) else { return }
  require(layout.contentSize.width.isFinite && layout.contentSize.height.isFinite, "content is \(layout.contentSize)")
  let everything = Rect(x: -1e9, y: -1e9, width: 2e9, height: 2e9)
  for element in layout.elements(in: everything) {
    let frame = element.frame
    require(frame.width >= 0 && frame.height >= 0, "\(element.path) is \(frame)")
    require(frame.x.isFinite && frame.y.isFinite, "\(element.path) stands at \(frame)")
  }
  let again = try? place(sections, description.configuration, environment)
  require(again?.contentSize == layout.contentSize, "the same sections are placed twice, differently")
}

/// Every other item is as large as is proposed, and those between them half as large.
private func place(
  _ sections: [CompositionalLayout.Section], _ configuration: CompositionalLayout.Configuration,
  _ environment: CompositionalLayout.Environment
) throws(LayoutError) -> CompositionalLayout {
  try CompositionalLayout(environment, configuration: configuration, sections: sections) { element, proposal in
    guard case .item(let path) = element else { return nil }
    let part = path.item.isMultiple(of: 2) ? 1 : 0.5
    return Size(width: proposal.size.width * part, height: proposal.size.height * part)
  }
}
