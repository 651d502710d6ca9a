import Catalog
import CellLayout
import InterfaceBuilder
import ShelfBatch
import ShelfSizing
import TextMeasurement

/// A configuration, its inline cells laid out, and the plan that the rest of it makes.
func readConfiguration(_ bytes: [UInt8]) {
  var configuration: ShelfConfiguration
  do throws(MalformedInput) {
    configuration = try ShelfConfiguration.parse(bytes, file: "A.shelf.json")
  } catch {
    return requirePlaces(error)
  }
  for cell in configuration.cells {
    guard case .inline(let value) = cell.value else { continue }
    do throws(MalformedInput) {
      requireLayout(try CellTemplate(inline: value, file: "A.shelf.json"))
    } catch {
      requirePlaces(error)
    }
  }
  // No file is opened.
  (configuration.cells, configuration.fonts, configuration.fallbackFonts) = ([], [], [])
  (configuration.records, configuration.strings, configuration.localizations) = (nil, nil, nil)
  guard let plan = try? BatchPlan(configuration, inputs: []) else { return }
  require(plan.passes.allSatisfy { !$0.variants.isEmpty }, "a plan without variants")
  let records = Array(#"[{"title": "Field Notes", "body": "Three pocket notebooks."}]"#.utf8)
  var reports = 0
  let few = plan.passes.count == 1 && plan.passes[0].variants.count < 20 && plan.passes[0].widthRange == nil
  guard few else { return }
  _ = try? plan.run([BatchInput(records, format: .json, name: "f")], jobs: 1) { report in
    require(report.metrics.containerHeight.isFinite, "a shelf is \(report.metrics.containerHeight) high")
    reports += 1
  }
}

/// Each message says what is wrong where.
func requirePlaces(_ error: MalformedInput) {
  for diagnostic in error.diagnostics {
    require(!diagnostic.message.isEmpty, "an error without words")
    require((diagnostic.position?.line ?? 0) > 0, "an error without a place: \(diagnostic)")
  }
}

/// A cell has a height, and the same one each time.
func requireLayout(_ template: CellTemplate) {
  guard let grid = PixelGrid(scale: 2) else { return }
  guard let blueprint = try? CellBlueprint(template: template, library: FontLibrary(), standsIn: true, grid: grid)
  else { return }
  let texts = OwnedTexts(blueprint.fields.map { _ in Array("Two days on foot".utf8) })
  let heights = (0..<2).map { _ in
    let cell = TemplateCell(blueprint)
    cell.configure(with: texts, isSizing: true)
    return cell.systemLayoutSizeFitting(requiredWidth: 176).height
  }
  require(heights[0].isFinite, "a cell is \(heights[0]) high")
  require(heights[0] == heights[1], "a cell is \(heights[0]), then \(heights[1]) high")
}
