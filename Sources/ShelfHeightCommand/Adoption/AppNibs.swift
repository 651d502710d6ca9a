import Platform
import SourceSlicing

/// The cells in an app's nibs and storyboards.
struct AppNibs {
  /// A cell that a file has.
  struct Cell {
    let path: String
    let element: NibElement

    /// A nib is made as a whole, a prototype from its element.
    var isPrototype: Bool { path.hasSuffix(".storyboard") }
  }

  /// The files.
  let paths: [String]

  /// The cell of a class: in the nib that is called as the class, else in another nib, else in a storyboard.
  func cell(ofClass path: String) -> Cell? {
    let name = path.lastName
    for path in paths where path.hasSuffix("/\(name).xib") {
      if let element = element("customClass", name, of: path) { return Cell(path: path, element: element) }
    }
    for path in paths.filter({ $0.hasSuffix(".xib") }) + paths.filter({ $0.hasSuffix(".storyboard") }) {
      guard let bytes = try? FileReader.readAll(path: path), ByteSearch.contains(bytes, "\"\(name)\""),
        let element = NibElement.cells(in: bytes).first(where: { $0.ownClass == name })
      else { continue }
      return Cell(path: path, element: element)
    }
    return nil
  }

  /// A cell without a class of its own, by its identifier or by the name of its nib.
  func cell(called name: String) -> Cell? {
    for path in paths {
      if let element = element("reuseIdentifier", name, of: path), element.ownClass == nil {
        return Cell(path: path, element: element)
      }
      guard path.hasSuffix("/\(name).xib"), let bytes = try? FileReader.readAll(path: path),
        let element = NibElement.cells(in: bytes).first, element.ownClass == nil
      else { continue }
      return Cell(path: path, element: element)
    }
    return nil
  }

  /// All cells.
  var cells: [Cell] {
    paths.flatMap { path in
      NibElement.cells(in: (try? FileReader.readAll(path: path)) ?? []).map { Cell(path: path, element: $0) }
    }
  }

  private func element(_ attribute: String, _ value: String, of path: String) -> NibElement? {
    (try? FileReader.readAll(path: path)).flatMap { NibElement(attribute, value, in: $0) }
  }
}
