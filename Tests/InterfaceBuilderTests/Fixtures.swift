import Catalog
import CellLayout
import Fixtures
import RecordCells
import ShelfSizing
import Testing
import TextMeasurement

@testable import InterfaceBuilder

/// Cells of documents and of configurations, read.
enum Fixture {
  /// A document of a collection cell of 200 × 100 points whose content view has these subviews; they begin in line 5.
  static func cell(_ subviews: String, constraints: String = "", rest: String = "") -> String {
    Nib.document(Nib.cell(subviews, constraints: constraints, rest: rest))
  }

  /// An inline cell of a configuration.
  static func inline(_ json: String) throws -> CellTemplate {
    try InlineCell(JSONValue.parse(Array(json.utf8), file: "A.shelf.json"), file: "A.shelf.json").template
  }

  static func cells(
    _ text: String, traits: Traits = .phonePortrait, in environment: LayoutEnvironment = .interfaceBuilder
  ) throws -> [ImportedCell] {
    try InterfaceBuilderDocument(Array(text.utf8), file: "Card.xib").cells(for: traits, in: environment)
  }

  /// The only cell of a document.
  static func only(
    _ text: String, traits: Traits = .phonePortrait, in environment: LayoutEnvironment = .interfaceBuilder
  ) throws -> ImportedCell {
    let cells = try cells(text, traits: traits, in: environment)
    return try #require(cells.count == 1 ? cells.first : nil)
  }

  /// The errors of a document, a line each; empty if it can be read.
  static func errors(_ text: String) -> [String] { errors(Array(text.utf8)) }

  static func errors(_ bytes: [UInt8]) -> [String] {
    do throws(MalformedInput) {
      _ = try InterfaceBuilderDocument(bytes, file: "Card.xib").cells()
      return []
    } catch {
      return error.diagnostics.map(\.description)
    }
  }
}

extension ImportedCell {
  /// The view with an id.
  func view(_ id: String) throws -> ViewTemplate { try #require(template.views.first { $0.id == id }) }

  func label(_ id: String) throws -> LabelTemplate {
    guard case .label(let label) = try view(id).content else { throw Missing(id: id) }
    return label
  }

  func control(_ id: String) throws -> ControlTemplate {
    guard case .control(let control) = try view(id).content else { throw Missing(id: id) }
    return control
  }

  func stack(_ id: String) throws -> StackTemplate {
    guard case .stack(let stack) = try view(id).content else { throw Missing(id: id) }
    return stack
  }

  struct Missing: Error { let id: String }

  /// The cell ready to be laid out.
  ///
  /// - Parameter bindings: `nil` binds each label named `<field>Label` to that field; none shows what the file stores.
  func laidOut(
    bindings: [CellBinding]? = [], category: ContentSizeCategory = .large, scale: Double = 2
  ) throws -> TemplateCell {
    RecordCell(
      try BoundCell(
        template: template, bindings: bindings, library: FontLibrary(), category: category, standsIn: true,
        grid: try #require(PixelGrid(scale: scale)))
    ).cell
  }

  var warningLines: [String] { warnings.map(\.description) }
}
