import Catalog
import CellLayout
import InterfaceBuilder

/// The cells of a `.xib` or `.storyboard`.
struct NibFile {
  let path: String
  /// At least one, in the order of the file.
  let cells: [ImportedCell]

  /// Whether a path is one of Interface Builder's.
  static func isNib(_ path: String) -> Bool { path.hasSuffix(".xib") || path.hasSuffix(".storyboard") }

  /// - Parameter strings: texts that replace those of the file.
  init(_ path: String, strings: StringsTable?) throws {
    self.path = path
    let document = try InterfaceBuilderDocument(FileBytes.read(path), file: path)
    let cells = try document.cells()
    self.cells = strings.map { strings in cells.map { $0.applying(strings) } } ?? cells
  }
}
