import CellLayout
import RecordCells
import Reporting
import ShelfBatch
import ShelfSizing
import TextMeasurement

/// `previews`: the size of each preview in an app's sources, drawn, and what is wrong with it.
enum ShowPreviews {
  static func run(_ arguments: ParsedArguments, _ messages: Messages) throws {
    let format = try arguments.format()
    let failing = try (arguments.value(of: Options.failOn) ?? []).map { text in
      try FlagValue.choice(
        text, of: Options.failOn.name, among: PreviewReport.Code.allCases.map { ($0.rawValue, $0) })
    }
    let request = try Request(arguments)
    guard let previews = arguments.app.previews else {
      throw CommandError.usage(
        "This program has no previews: they are measured by a package of yours, a ShelfHeightTool with the product "
          + "SwiftUICards; see the article InSwiftUI")
    }
    guard !previews.places.isEmpty else {
      throw CommandError.usage(
        "The program's sources have no previews; a target that does not depend on SwiftUICards keeps them where its "
          + "'headless.json' says \"previews\": true")
    }
    let width = try arguments.points(of: Options.previewWidth)
    let maximum = request.configuration.maximumCardHeight?.value
    var draw: (([PlacedView], Size) -> [UInt8])?
    if format == "html" { draw = { PreviewTable.drawing($0, $1) } }
    let study = PreviewStudy(
      previews, in: try variants(request.configuration), width: width, maximumHeight: maximum, draw: draw)
    let output = try Output(arguments)
    var reports = try study.run { messages.note($0) }
    let wanted = [arguments[Options.filter]].compactMap { $0 } + request.inputs
    if !wanted.isEmpty {
      reports.removeAll { report in !wanted.contains { report.isMeant(by: $0.lowercased()) } }
      if reports.isEmpty {
        let words = wanted.map { "'\($0)'" }.joined(separator: " or ")
        throw CommandError.usage("No preview's name, type or file has \(words) in it")
      }
    }
    let table = PreviewTable(reports)
    try output.append { buffer in
      switch format {
      case "json": table.writeJSON(to: &buffer)
      case "csv": table.writeCSV(to: &buffer)
      case "html": table.page(PageHead("Previews", request, arguments)).write(to: &buffer)
      default: table.writeTable(to: &buffer)
      }
    }
    try output.finish()
    let codes = table.codes
    let found = failing.filter { codes.contains($0) }.map { $0.rawValue }
    if !found.isEmpty { messages.deny("there are previews with \(found.joined(separator: ", "))") }
  }

  /// By language, then by scale, then by text size.
  private static func variants(_ configuration: ShelfConfiguration) throws -> [CellSurroundings] {
    let categories = try VariantPlan.categories(configuration)
    let scales = configuration.scales.isEmpty ? [ShelfConfiguration.Standard.scale] : configuration.scales.map(\.value)
    let locales: [String?] = configuration.locales.isEmpty ? [nil] : configuration.locales.map(\.value)
    return try locales.flatMap { locale in
      try scales.flatMap { scale in
        guard let grid = PixelGrid(scale: scale) else {
          throw CommandError.usage("The value of '\(Settings.scale.name)' is invalid: it takes 2 or 3")
        }
        return categories.map { CellSurroundings(category: $0, grid: grid, locale: locale) }
      }
    }
  }
}

extension PreviewReport {
  /// Whether its name, its type or its file has a text in small letters in it.
  fileprivate func isMeant(by text: String) -> Bool {
    [name ?? "", type ?? "", file].contains { $0.lowercased().contains(text) }
  }
}
