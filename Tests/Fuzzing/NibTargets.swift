import Catalog
import CellLayout
import InterfaceBuilder

/// A `.xib`, its cells laid out.
func readNib(_ bytes: [UInt8]) { readDocument(bytes, file: "Card.xib") }

/// A `.storyboard`, its cells laid out.
func readStoryboard(_ bytes: [UInt8]) { readDocument(bytes, file: "Main.storyboard") }

private func readDocument(_ bytes: [UInt8], file: String) {
  do throws(MalformedInput) {
    let document = try InterfaceBuilderDocument(bytes, file: file)
    for cell in try document.cells() {
      requireLayout(cell.template)
      require(cell.line > 0, "a cell without a line")
    }
    for cell in try document.cells(for: Traits(horizontal: .regular, vertical: .regular), in: .interfaceBuilder) {
      require(cell.warnings.allSatisfy { !$0.message.isEmpty }, "a warning without words")
    }
  } catch {
    requirePlaces(error)
  }
}
