import Catalog
import InterfaceBuilder
import ShelfSizing
import Testing
import TextMeasurement

@testable import CellLayout

/// A cell in the notation of configurations, which says in a line what templates say in ten.
func template(_ json: String) throws -> CellTemplate {
  try InlineCell(JSONValue.parse(Array(json.utf8), file: "A.shelf.json"), file: "A.shelf.json").template
}

/// A cell of which some texts may be replaced.
///
/// - Parameter names: of those texts, by a name of their view; `nil` for `title` of each label called `titleLabel`.
func cell(
  _ template: CellTemplate, names: [String: String]? = nil, category: ContentSizeCategory = .large, scale: Double = 2
) throws -> TemplateCell {
  let texts = template.views.enumerated().compactMap { index, view -> (view: Int, name: String)? in
    if let names { return view.names.lazy.compactMap { names[$0] }.first.map { (index, $0) } }
    guard case .label(let label) = view.content,
      let name = view.names.first(where: { $0.hasSuffix("Label") && $0 != "Label" }),
      label.text == nil || name != view.id
    else { return nil }
    return (index, String(name.dropLast("Label".count)))
  }
  let blueprint = try CellBlueprint(
    template: template, replacedTexts: Set(texts.map(\.view)), library: FontLibrary(), category: category,
    grid: try #require(PixelGrid(scale: scale)))
  return TemplateCell(blueprint, changing: ChangingContents(texts: texts))
}

func cell(
  _ json: String, names: [String: String]? = nil, category: ContentSizeCategory = .large, scale: Double = 2
) throws -> TemplateCell {
  try cell(template(json), names: names, category: category, scale: scale)
}

extension TemplateCell {
  /// The height in points with a text for each name.
  func height(_ texts: [String], width: Double) -> Double {
    show(texts)
    return systemLayoutSizeFitting(requiredWidth: width).height
  }
}
