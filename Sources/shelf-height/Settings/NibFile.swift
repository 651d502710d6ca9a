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

  /// - Parameter strings: the path of a `.strings` file whose texts replace the file's own.
  init(_ path: String, strings: String?) throws {
    self.path = path
    let document = try InterfaceBuilderDocument(FileBytes.read(path), file: path)
    cells = try document.cells()
  }

  /// Says what was not understood.
  func report(_ messages: Messages) {
    for cell in cells {
      for warning in cell.warnings { messages.say(warning) }
    }
  }
}
