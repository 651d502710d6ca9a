import Catalog
import Platform

/// The settings of a `headless.json`.
struct Configuration {
  private(set) var addedImports: [String] = []
  private(set) var droppedImports: [String] = []

  static let keys = ["sources", "exclude", "addImports", "dropImports"]

  /// No file says anything.
  init() {}

  /// Reads the configuration of a target, and holds against it the files that its entries were found to lead to.
  ///
  /// - Throws: `FileError`; `MalformedInput` with all that is wrong.
  init(path: String, _ arguments: Arguments) throws {
    let bytes = try FileReader.readAll(path: path, limit: 1 << 24)
    let document = try JSONValue.parse(bytes, file: path)
    var reader = ConfigurationReader(file: path)
    var sources: [Setting<String>]?
    for member in reader.members(document, of: "the configuration", allowing: Self.keys) {
      let list = reader.list(member) { reader, value in reader.string(value, member.key) }
      switch member.key {
      case "sources": sources = list
      case "addImports": addedImports = list.map(\.value)
      case "dropImports": droppedImports = list.map(\.value)
      default: break
      }
    }
    if sources?.isEmpty ?? true {
      reader.report(document.position, "'sources' must name the app's files, such as [\"../../App/Cells/*.swift\"]")
    }
    for (entry, source) in (sources ?? []).enumerated() {
      for loop in arguments.loops where loop.entry == entry {
        reader.report(
          source.position,
          "the folder '\(loop.folder)' leads back to one round it: take the link away, or name other folders")
      }
      if !arguments.found.contains(entry) { reader.report(source.position, Self.message(ofNothing: source)) }
    }
    try reader.finish()
  }

  /// Why an entry leads to no file.
  private static func message(ofNothing source: Setting<String>) -> String {
    let name = source.value
    if name.contains(where: "*?[{".contains) { return "'\(name)' matches no Swift file" }
    do {
      _ = try FileReader(path: source.path)
      return "'\(name)' is no Swift file, or 'exclude' names it as well"
    } catch {
      return error.kind == .directory
        ? "the folder '\(name)' has no Swift file that 'exclude' leaves" : error.description
    }
  }
}
