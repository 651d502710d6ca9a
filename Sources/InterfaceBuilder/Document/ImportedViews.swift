import Catalog
import CellLayout
import TextMeasurement

/// A tree of views with the elements that declare them, for those who make objects of them.
package struct ImportedViews {
  /// The views as the engine lays them out.
  package let cell: ImportedCell
  /// The elements of the views, at the traits that were asked for.
  package let elements: [Element]
  /// For each view, the views that lie in it, from back to front.
  package let subviews: [[Int]]
  /// The views and guides by their ids.
  package let items: [String: ConstraintTemplate.Item]
  /// The guides of the contents of scroll views, by the scroll view's index.
  package let contentGuides: [Int: Int]
  /// The constraints of the file.
  package let constraints: [DeclaredConstraint]
  private let importer: CellImporter

  /// A constraint as the file has it.
  package struct DeclaredConstraint {
    /// The constraint as the engine knows it.
    package let template: ConstraintTemplate
    /// Its element.
    package let element: Element
    /// The index of the view that holds it.
    package let holder: Int
  }

  fileprivate init(_ cell: ImportedCell, _ importer: CellImporter) {
    self.cell = cell
    self.importer = importer
    (elements, items, contentGuides) = (importer.elements, importer.items, importer.contentGuides)
    var subviews = elements.map { _ in [Int]() }
    for (index, view) in cell.template.views.enumerated().dropFirst() {
      if let superview = view.superview { subviews[superview].append(index) }
    }
    self.subviews = subviews
    constraints = cell.template.constraints.enumerated().compactMap { index, constraint in
      importer.declaredConstraints[index].map {
        DeclaredConstraint(template: constraint, element: $0.element, holder: $0.holder)
      }
    }
  }

  /// The font of an element; UIKit's default where the file has none.
  package func font(_ element: Element, key: String = "fontDescription", default size: Double) -> FontDescriptor {
    var importer = self.importer
    return importer.font(element, key: key, default: size)
  }

  /// The font of a part of an attributed text.
  package func attributedFont(_ element: Element) -> FontDescriptor? {
    var importer = self.importer
    return importer.attributedFont(element)
  }

  /// A text that is an attribute of an element, or an element in it; `nil` for none.
  package func text(_ element: Element, _ key: String) -> String? { importer.text(element, key) }

  /// The image that an attribute of an element names, or a reference in it; and whether it is one of SF Symbols.
  package func imageName(_ element: Element, _ attribute: String = "image") -> (name: String, isSymbol: Bool)? {
    importer.imageName(element, attribute)
  }
}

extension InterfaceBuilderDocument {
  /// The elements at the top of a `.xib`.
  package var objects: [Element] { root.list("objects") }
  /// The scenes of a storyboard.
  package var scenes: [Element] { root.list("scenes") }
  /// The id of the storyboard's first controller.
  package var initialController: String? { root["initialViewController"] }

  /// Whether an element is a view.
  package static func isView(_ element: Element) -> Bool { ViewKind(element.name) != nil }

  /// Reads a view and all that lies in it.
  ///
  /// - Parameters:
  ///   - traits: the size classes that choose among variations.
  ///   - guides: the elements of the layout guides of a controller whose view it is.
  /// - Throws: all that is wrong in it, in the order of the file.
  package func views(
    of element: Element, for traits: Traits = .phonePortrait, controllersGuides guides: [Element] = []
  ) throws(MalformedInput) -> ImportedViews {
    var importer = CellImporter(document: self, traits: traits, environment: .app, CellRoot(element: element))
    importer.controllersGuides = guides
    let cell = try importer.read()
    return ImportedViews(cell, importer)
  }
}
