import Catalog
import CellLayout
import InterfaceBuilder

/// Reads the cells that a configuration names.
struct CellFiles {
  private let strings: StringsTable?
  private let traits: Traits
  private let place: LayoutPlace
  private let declaredFonts: Set<String>
  /// Warnings about the strings file.
  var stringsWarnings: [Diagnostic] { strings?.warnings ?? [] }

  init(_ configuration: ShelfConfiguration) throws {
    traits = try NibFile.traits(configuration.sizeClasses)
    place = try NibFile.place(configuration.sdk)
    declaredFonts = Set(configuration.fonts.map(\.name.value))
    strings = try configuration.strings.map { try StringsTable(FileBytes.read($0.path), file: $0.path) }
  }

  /// The cells, in the order they are named; the article's where none is.
  func cells(_ configuration: ShelfConfiguration) throws -> [DeclaredCell] {
    guard !configuration.cells.isEmpty else {
      return [DeclaredCell(template: .standard, reuseIdentifier: "", origin: .builtIn, file: "", isNib: false)]
    }
    return try configuration.cells.flatMap { source in
      switch source.value {
      case .inline(let value): [try inline(value, configuration.file, source.origin)]
      case .file(let path): try cells(Setting(path, source.origin))
      }
    }
  }

  private func cells(_ written: Setting<String>) throws -> [DeclaredCell] {
    let path = written.path
    guard NibFile.isNib(path) else {
      guard path.hasSuffix(".json") else {
        throw written.failure("the cell '\(path)' is none of .xib, .storyboard and .json, which can be read")
      }
      return [try inline(JSONValue.parse(FileBytes.read(path), file: path), path, written.origin)]
    }
    let all = try NibFile(path, strings: strings, traits: traits, in: place).cells
    // Views beside a cell are what its app shows with it; where there is no cell they are what is meant.
    let cells = all.filter { $0.kind != "view" }
    return (cells.isEmpty ? all : cells).map { cell in
      DeclaredCell(
        template: cell.template, reuseIdentifier: cell.reuseIdentifier ?? CellFiles.name(of: path),
        origin: written.origin, file: path, isNib: true, warnings: cell.warnings, unknownImages: cell.unknownImages)
    }
  }

  private func inline(_ value: JSONValue, _ file: String, _ origin: SettingOrigin) throws -> DeclaredCell {
    let template = try CellTemplate(inline: value, file: file, fonts: declaredFonts)
    return DeclaredCell(
      template: template, reuseIdentifier: template.reuseIdentifier ?? CellFiles.name(of: file), origin: origin,
      file: file, isNib: false)
  }

  /// `ExampleCell` for `Cells/ExampleCell.xib`.
  private static func name(of path: String) -> String {
    String(path.fileName.prefix { $0 != UInt8(ascii: ".") }) ?? path
  }
}
