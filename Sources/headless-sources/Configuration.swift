import Catalog
import Platform

/// The settings of a `headless.json`.
struct Configuration {
  private(set) var addedImports: [String] = []
  private(set) var droppedImports: [String] = []
  /// The types that copies are made for; all of the sources where there are none.
  private(set) var roots: [Setting<String>] = []
  /// The paths of the entries of `sources`.
  private(set) var sources: [String] = []
  /// Paths of folders.
  private(set) var nibFolders: [String] = []
  /// Whether previews are kept; `nil` where it does not say.
  private(set) var keepsPreviews: Bool?

  private static let keys = ["sources", "exclude", "roots", "nibs", "addImports", "dropImports", "previews"]

  /// SwiftPM plans a build again when a file of a target comes or goes, and for no other file.
  private static let planAgain = "build once with --disable-build-manifest-caching, or touch Package.swift"

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
    var excluded: [String] = []
    for member in reader.members(document, of: "the configuration", allowing: Self.keys) {
      if member.key == "previews" {
        keepsPreviews = reader.bool(member)?.value
        continue
      }
      let list = reader.list(member) { reader, value in reader.string(value, member.key) }
      switch member.key {
      case "sources": sources = list
      case "exclude": excluded = list.map(\.value)
      case "nibs":
        for folder in list where !Self.isFolder(folder.path) {
          reader.report(folder.position, "'\(folder.value)' is no folder: name those of the app's nibs and storyboards")
        }
        nibFolders = list.map(\.path)
      case "roots": roots = list
      case "addImports": addedImports = list.map(\.value)
      case "dropImports": droppedImports = list.map(\.value)
      default: break
      }
    }
    if sources?.isEmpty ?? true {
      reader.report(document.position, "'sources' must name the app's files, such as [\"../../App/Cells/*.swift\"]")
    }
    self.sources = sources?.map(\.path) ?? []
    check((sources ?? [], excluded), document.position, arguments, &reader)
    try reader.finish()
  }

  /// Holds the entries against the files that were found when the build was planned.
  private func check(
    _ entries: (sources: [Setting<String>], excluded: [String]), _ start: SourcePosition, _ arguments: Arguments,
    _ reader: inout ConfigurationReader
  ) {
    guard arguments.planned == (entries.sources.map(\.value), entries.excluded) else {
      return reader.report(start, "the entries are others than when the build was planned: \(Self.planAgain)")
    }
    // Those of a lock are looked for when a name is new.
    if arguments.lock != nil { return }
    for folder in arguments.folders {
      let count = try? FolderListing.names(in: folder.path).count { Self.counts($0) }
      if count == folder.count { continue }
      reader.report(start, "'\(folder.path)' has other files than when the build was planned: \(Self.planAgain)")
    }
    for (entry, source) in entries.sources.enumerated() {
      for loop in arguments.loops where loop.entry == entry {
        reader.report(
          source.position,
          "the folder '\(loop.folder)' leads back to one round it: take the link away, or name other folders")
      }
      if !arguments.found.contains(entry) { reader.report(source.position, Self.message(ofNothing: source)) }
    }
  }

  /// Whether a name is one of a source, or may be a folder's.
  private static func counts(_ name: String) -> Bool { name.hasSuffix(".swift") || !name.contains(".") }

  private static func isFolder(_ path: String) -> Bool {
    do {
      _ = try FileReader(path: path)
      return false
    } catch { return error.kind == .directory }
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
