import Catalog
import CellLayout
import ShelfSizing

/// A cell, or another view that a file has outside of any cell.
package struct ImportedCell: Sendable {
  /// Its views, guides and constraints.
  package var template: CellTemplate
  /// The object's id.
  package let id: String?
  /// The element's name: `collectionViewCell`.
  package let kind: String
  /// The size of its stored frame; `nil` where the file has none.
  package let designSize: Size?
  /// Whether required constraints win over the stored height on the canvas (UIKitNumbers.md, "Interface Builder").
  package let designHeightYields: Bool
  /// Pixels a point of the file's device; `nil` where it names none.
  package let scale: Double?
  /// The tools version of the file: which Xcode stored its frames; 0 where it does not say.
  package let toolsVersion: Int
  /// Warnings about all that was not understood and could change the cell's size, in the order of the file.
  package let warnings: [Diagnostic]
  /// The warnings that the size of an image view's image is not known, by the view's index.
  package let unknownImages: [Int: Diagnostic]
  /// The line of the file that declares it.
  package let line: Int

  /// `UICollectionReusableView.reuseIdentifier`.
  package var reuseIdentifier: String? { template.reuseIdentifier }
}

extension InterfaceBuilderDocument {
  /// Elements that are cells wherever they stand.
  private static let cellNames: Set = ["collectionViewCell", "tableViewCell", "collectionReusableView"]

  /// Reads the cells of the file, in its order.
  ///
  /// In a `.xib` these are the top-level cells and views, and prototypes in its table and collection views; in a
  /// storyboard prototypes and static cells alone, since controllers' views are no cells.
  ///
  /// - Parameters:
  ///   - traits: the size classes that choose among variations.
  ///   - environment: where the cells are laid out.
  /// - Throws: all that is wrong in the cells, in the order of the file.
  package func cells(
    for traits: Traits = .phonePortrait, in environment: LayoutEnvironment = .app
  ) throws(MalformedInput) -> [ImportedCell] {
    var cells: [ImportedCell] = []
    var errors: [Diagnostic] = []
    var views = 0
    for root in cellElements {
      guard views <= XMLLimits.views else {
        let message = "the cells of the file have more than \(XMLLimits.views) views"
        throw MalformedInput(Diagnostic(.error, file: file, position: root.element.position, message: message))
      }
      do throws(MalformedInput) {
        var importer = CellImporter(document: self, traits: traits, environment: environment, root)
        cells.append(try importer.read())
        views += cells[cells.count - 1].template.views.count
      } catch {
        errors += error.diagnostics
      }
    }
    if let first = errors.first { throw MalformedInput(first, Array(errors.dropFirst())) }
    if cells.isEmpty {
      let message = "the file has no cell: no top-level view and no prototype"
      throw MalformedInput(Diagnostic(.error, file: file, position: root.position, message: message))
    }
    return cells
  }

  private var cellElements: [CellRoot] {
    var found: [CellRoot] = []
    for objects in [root.child("objects"), root.child("scenes")].compactMap({ $0 }) {
      let topLevel = objects.name == "objects" ? objects.children : []
      // Other views at the top are accessories of the cell; where there is nothing else they are what is meant.
      let hasRoots = topLevel.contains { $0.name == "view" || InterfaceBuilderDocument.cellNames.contains($0.name) }
      for element in topLevel + objects.children.filter({ _ in objects.name == "scenes" }) {
        let isRoot = element.name == "view" || (!hasRoots && ViewKind(element.name) != nil)
        if isRoot, objects.name == "objects" { found.append(CellRoot(element: element)) }
        found += CellRoot.all(in: element) { InterfaceBuilderDocument.cellNames.contains($0.name) }
      }
    }
    return found
  }

  /// The connections of File's Owner, which loads the nib, to some objects, in the order of the file.
  func ownerConnections(to ids: some Sequence<String>) -> [Element] {
    guard !ownerConnections.isEmpty else { return [] }
    return ids.flatMap { ownerConnections[$0] ?? [] }.sorted { $0.position < $1.position }
  }

  /// The connections of File's Owner, by the object that they lead to.
  static func ownerConnections(of root: Element) -> [String: [Element]] {
    let owners = root.list("objects").filter {
      $0.name == "placeholder" && $0["placeholderIdentifier"] == "IBFilesOwner"
    }
    return Dictionary(grouping: owners.flatMap { $0.list("connections") }) { $0["destination"] ?? "" }
  }
}
