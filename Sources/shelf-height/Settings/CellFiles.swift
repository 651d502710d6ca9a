import Catalog
import CellLayout
import InterfaceBuilder

/// A cell as flags or configuration declare it, with what is to be said about its file.
struct DeclaredCell {
  let template: CellTemplate
  /// The reuse identifier, or the file's name without its extension.
  let reuseIdentifier: String
  /// Where the cell is named, so that faults in it are reported there.
  let origin: SettingOrigin
  /// Of the cell's own file.
  let file: String
  /// Whether it is Interface Builder's: it names fonts of Apple's devices, and has views that its app sizes later.
  let isNib: Bool
  var warnings: [Diagnostic] = []
  /// Those of the warnings that are about the size of an image view's image, by the view's place.
  var unknownImages: [Int: Diagnostic] = [:]

  /// Drops the warnings about images whose size bindings give.
  func sizingImages(by bindings: [CellBinding]) -> DeclaredCell {
    var cell = self
    for (place, warning) in unknownImages {
      let names = template.views[place].names
      let own = bindings.filter { names.contains($0.view) }
      let sides = own.reduce(into: Set<CellBinding.Role>()) { $0.formUnion($1.imageSides) }
      // Two of width, height and shape give the third.
      if sides.count > 1 { cell.warnings.removeAll { $0 == warning } }
    }
    return cell
  }
}

extension CellBinding {
  /// What it says of an image.
  fileprivate var imageSides: Set<Role> {
    Set(fields.keys).union(lengths.keys).intersection([.pixelWidth, .pixelHeight, .aspectRatio])
  }
}

/// Reads the cells that flags and configuration name.
struct CellFiles {
  private let reader: SettingsReader
  private let strings: StringsTable?
  private let traits: Traits

  init(_ reader: SettingsReader) throws {
    self.reader = reader
    traits = try NibFile.traits(reader.text("--size-classes", reader.configuration?.sizeClasses))
    let path = reader.arguments["--strings"] ?? reader.configuration?.strings.map { reader.path($0.value) }
    strings = try path.map { try StringsTable(FileBytes.read($0), file: $0) }
  }

  /// The cells, in the order they are named; the article's where none is.
  func cells() throws -> [DeclaredCell] {
    if let path = reader.arguments["--cell"] { return try cells(path, .flag("--cell")) }
    guard let configuration = reader.configuration, !configuration.cells.isEmpty else {
      return [DeclaredCell(template: .standard, reuseIdentifier: "", origin: .builtIn, file: "", isNib: false)]
    }
    return try configuration.cells.flatMap { source in
      let origin = SettingOrigin.file(configuration.file, source.position)
      switch source.value {
      case .inline(let value): return [try inline(value, configuration.file, origin)]
      case .file(let path): return try cells(reader.path(path), origin)
      }
    }
  }

  private func cells(_ path: String, _ origin: SettingOrigin) throws -> [DeclaredCell] {
    guard NibFile.isNib(path) else {
      guard path.hasSuffix(".json") else {
        throw Setting(value: path, origin: origin).failure(
          "the cell '\(path)' is none of .xib, .storyboard and .json, which can be read")
      }
      return [try inline(JSONValue.parse(FileBytes.read(path), file: path), path, origin)]
    }
    let all = try NibFile(path, strings: strings, traits: traits).cells
    // Views beside a cell are what its app shows with it; where there is no cell they are what is meant.
    let cells = all.filter { $0.kind != "view" }
    return (cells.isEmpty ? all : cells).map { cell in
      DeclaredCell(
        template: cell.template, reuseIdentifier: cell.reuseIdentifier ?? CellFiles.name(of: path), origin: origin,
        file: path, isNib: true, warnings: cell.warnings,
        unknownImages: cell.unknownImages)
    }
  }

  private func inline(_ value: JSONValue, _ file: String, _ origin: SettingOrigin) throws -> DeclaredCell {
    let template = try CellTemplate(inline: value, file: file)
    return DeclaredCell(
      template: template, reuseIdentifier: template.reuseIdentifier ?? CellFiles.name(of: file), origin: origin,
      file: file, isNib: false)
  }

  /// `ExampleCell` for `Cells/ExampleCell.xib`.
  private static func name(of path: String) -> String {
    String(path.fileName.prefix { $0 != UInt8(ascii: ".") }) ?? path
  }
}
