import Catalog
import CellLayout
import InterfaceBuilder
import RecordCells
import ShelfSizing

/// Reads the cells that a configuration names.
struct CellFiles {
  private let strings: StringsTable?
  private let traits: Traits
  private let environment: LayoutEnvironment
  private let declaredFonts: Set<String>
  /// Warnings about the strings file.
  var stringsWarnings: [Diagnostic] { strings?.warnings ?? [] }

  init(_ configuration: ShelfConfiguration) throws {
    traits = try NibFile.traits(configuration.sizeClasses)
    environment = try NibFile.environment(configuration.sdk)
    declaredFonts = Set(configuration.fonts.map(\.name.value))
    strings = try configuration.strings.map { try StringsTable($0.contents(), file: $0.path) }
  }

  /// The cells, in the order they are named; the article's where none is.
  func cells(_ configuration: ShelfConfiguration) throws -> [DeclaredCell] {
    if !configuration.appCells.isEmpty {
      let paths = Dictionary(configuration.fonts.map { ($0.name.value, $0.path.path) }) { $1 }
      let nearby = try TextPlan.fontFiles(configuration)
      for cell in configuration.appCells { cell.addFonts(paths: paths, nearby: nearby) }
    }
    guard !configuration.cells.isEmpty else {
      if !configuration.appCells.isEmpty { return try appCells(configuration) }
      return [DeclaredCell(template: .standard, reuseIdentifier: "", origin: .builtIn, file: "", isNib: false)]
    }
    return try configuration.cells.flatMap { source in
      switch source.value {
      case .inline(let value): [try inline(value, configuration.file, source.origin)]
      case .file(let name):
        if let cell = configuration.appCells.first(where: { $0.name.utf8.elementsEqual(name.utf8) }) {
          [declared(cell, source.origin)]
        } else {
          try cells(Setting(name, source.origin), among: configuration.appCells)
        }
      }
    }
  }

  /// The app's own cells: the only one, or all among which records choose.
  private func appCells(_ configuration: ShelfConfiguration) throws(BatchError) -> [DeclaredCell] {
    let cells = configuration.appCells
    guard cells.count == 1 || configuration.reuseIdentifierField != nil || configuration.reuseIdentifier != nil else {
      let (names, setting) = (cells.map(\.name).joined(separator: ", "), configuration.names("cell"))
      throw BatchError(
        .setting,
        "there are \(cells.count) cells: choose one by \(setting), or let records choose by 'reuseIdentifierField'; "
          + "the cells are \(names)")
    }
    return cells.map { declared($0, .builtIn) }
  }

  private func declared(_ cell: any AppCell, _ origin: SettingOrigin) -> DeclaredCell {
    let standard = ShelfConfiguration.Standard.cardWidth
    let template = cell.makeCell(in: CellSurroundings(grid: .twoPixelsAPoint)).templateCell(requiredWidth: standard)
    return DeclaredCell(
      template: template.blueprint.template, reuseIdentifier: cell.name, origin: origin, file: cell.name, isNib: true,
      appCell: cell)
  }

  private func cells(_ written: Setting<String>, among appCells: [any AppCell]) throws -> [DeclaredCell] {
    let path = written.path
    guard NibFile.isNib(path) else {
      guard path.hasSuffix(".json") else {
        if !appCells.isEmpty {
          throw written.failure(
            "'\(written.value)' is no file, and none of the cells \(appCells.map(\.name).joined(separator: ", "))"
              + suggestion(for: written.value, among: appCells.map(\.name)))
        }
        throw written.failure("the cell '\(path)' is none of .xib, .storyboard and .json, which can be read")
      }
      return [try inline(JSONValue.parse(written.contents(), file: path), path, written.origin)]
    }
    let all = try written.origin.reading {
      try NibFile(path, strings: strings, traits: traits, in: environment).cells
    }
    // Views beside a cell are what its app shows with it; where there is no cell they are what is meant.
    let cells = all.filter { $0.kind != "view" }
    return (cells.isEmpty ? all : cells).map { cell in
      DeclaredCell(
        template: cell.template, reuseIdentifier: cell.reuseIdentifier ?? CellFiles.name(of: path),
        origin: written.origin, file: path, isNib: true, warnings: cell.warnings, unknownImages: cell.unknownImages)
    }
  }

  private func inline(_ value: JSONValue, _ file: String, _ origin: SettingOrigin) throws -> DeclaredCell {
    let cell = try InlineCell(value, file: file, fonts: declaredFonts, in: environment)
    return DeclaredCell(
      template: cell.template, reuseIdentifier: cell.template.reuseIdentifier ?? CellFiles.name(of: file),
      origin: origin, file: file, isNib: false, warnings: cell.warnings)
  }

  /// `ExampleCell` for `Cells/ExampleCell.xib`.
  private static func name(of path: String) -> String {
    String(path.fileName.prefix { $0 != UInt8(ascii: ".") }) ?? path
  }
}
