import Catalog
import CellLayout
import InterfaceBuilder
import RecordCells
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
      requireLayout(try InlineCell(value, file: "A.shelf.json").template)
    } catch {
      requirePlaces(error)
    }
  }
  // No file is opened.
  (configuration.cells, configuration.fonts, configuration.fallbackFonts) = ([], [], [])
  (configuration.records, configuration.strings, configuration.localizations) = (nil, nil, nil)
  guard configuration.isSmall, let plan = try? BatchPlan(configuration, inputs: []) else { return }
  require(plan.passes.allSatisfy { !$0.variants.isEmpty }, "a plan without variants")
  let records = Array(#"[{"title": "Field Notes", "body": "Three pocket notebooks."}]"#.utf8)
  _ = try? plan.run([BatchInput(records, format: .json, name: "f")], jobs: 1) { report in
    require(report.metrics.containerHeight.isFinite, "a shelf is \(report.metrics.containerHeight) high")
  }
}

extension ShelfConfiguration {
  /// Whether it has few variants, each of which takes fonts of its own.
  fileprivate var isSmall: Bool {
    let categories = contentSizeCategories.map(\.value)
    guard !categories.contains("all"), max(1, scales.count) * max(1, categories.count) * max(1, locales.count) <= 4
    else { return false }
    switch cardWidths {
    case .list(let widths): return widths.count <= 3
    case .range(let range): return range.value.to - range.value.from <= 3 * (range.value.step ?? 10)
    case .devices(let rule): return rule.value.devices.count <= 2 && rule.value.devices.allSatisfy { $0.count > 8 }
    }
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
  guard let bound = try? BoundCell(template: template, library: FontLibrary(), standsIn: true, grid: grid)
  else { return }
  let texts = OwnedFieldTexts(bound.fields.map { _ in Array("Two days on foot".utf8) })
  let heights = (0..<2).map { _ in
    let cell = RecordCell(bound)
    cell.configure(with: texts, isSizing: true)
    return cell.systemLayoutSizeFitting(requiredWidth: 176).height
  }
  require(heights[0].isFinite, "a cell is \(heights[0]) high")
  require(heights[0] == heights[1], "a cell is \(heights[0]), then \(heights[1]) high")
}
