import Catalog
import InterfaceBuilder
import ShelfSizing
import Testing
import TextMeasurement

@testable import CellLayout

/// A cell in the notation of configurations, which says in a line what templates say in ten.
func template(_ json: String) throws -> CellTemplate {
  try CellTemplate(inline: JSONValue.parse(Array(json.utf8), file: "A.shelf.json"), file: "A.shelf.json")
}

func cell(
  _ template: CellTemplate, bindings: [String: String]? = nil, category: ContentSizeCategory = .large,
  scale: Double = 2
) throws -> TemplateCell {
  TemplateCell(
    try CellBlueprint(
      template: template, bindings: bindings?.map { CellBinding(view: $0, fields: [.text: $1]) },
      library: FontLibrary(), category: category,
      grid: try #require(PixelGrid(scale: scale))))
}

func cell(
  _ json: String, bindings: [String: String]? = nil, category: ContentSizeCategory = .large, scale: Double = 2
) throws -> TemplateCell {
  try cell(template(json), bindings: bindings, category: category, scale: scale)
}

extension TemplateCell {
  /// The fields whose texts it is shown.
  var fields: [String] { blueprint.fields }

  /// Shows a text for each field.
  func show(_ texts: [String]) {
    configure(with: OwnedTexts(texts.map { Array($0.utf8) }), isSizing: true)
  }

  /// The height in points with a text for each field.
  func height(_ texts: [String], width: Double) -> Double {
    prepareForReuse()
    show(texts)
    return systemLayoutSizeFitting(requiredWidth: width).height
  }
}
