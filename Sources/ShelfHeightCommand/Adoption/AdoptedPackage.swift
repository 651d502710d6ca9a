import Catalog
import CellShowing
import Platform
import SourceRewriting
import SourceSlicing

/// The files of a package round a cell, and where they are written.
struct AdoptedPackage {
  /// A file, by its path in the package.
  struct File {
    let path: String
    let bytes: [UInt8]

    var hash: String {
      var hash = InputHash()
      hash.add(bytes)
      return hash.digits
    }
  }

  static let target = "Sources/heights"
  static let report = "\(target)/headless-report.json"

  /// The folder.
  let path: String
  let files: [File]

  /// Writes the files, where nobody has edited those that an earlier adoption wrote.
  ///
  /// - Throws: `CommandError` before anything is written.
  func write() throws {
    let known = try writtenBefore()
    for file in files {
      let full = "\(path)/\(file.path)"
      try checkFolders(of: file.path)
      switch try FolderListing.entry(full) {
      case .nothing: continue
      case .folder, .other: throw Self.refusal(full, "is no file")
      case .file: break
      }
      let found = File(path: file.path, bytes: try FileReader.readAll(path: full))
      if found.bytes == file.bytes || known[file.path] == found.hash { continue }
      throw Self.refusal(full, "was edited or is not of 'adopt'")
    }
    for file in files {
      let full = "\(path)/\(file.path)"
      try FolderListing.make(full.folder)
      let output = try OutputFile(path: full, mayReplaceInput: true)
      try file.bytes.withUnsafeBytes { try output.write($0) }
      try output.finish()
    }
  }

  /// A link may lead out of the package.
  private func checkFolders(of file: String) throws {
    var folder = file.folder
    while folder != "." {
      let entry = try FolderListing.entry("\(path)/\(folder)")
      guard entry == .nothing || entry == .folder else { throw Self.refusal("\(path)/\(folder)", "is no folder") }
      folder = folder.folder
    }
  }

  private static func refusal(_ path: String, _ reason: String) -> CommandError {
    CommandError(
      .writeFailed, "'\(path)' \(reason): move it away, or name another folder with '\(Options.into.name)'")
  }

  /// The hashes of the files that an earlier adoption wrote.
  private func writtenBefore() throws -> [String: String] {
    let path = "\(path)/\(Self.report)"
    guard try FolderListing.entry(path) == .file else { return [:] }
    let bytes = try FileReader.readAll(path: path)
    guard let report = try? JSONValue.parse(bytes, file: path).object, let hash = report["hash"]?.string else {
      return [:]
    }
    // The report holds a hash of itself as it is without that.
    let text = String(decoding: bytes, as: UTF8.self)
    guard Self.hash(ofReport: text.replacing("\"hash\": \"\(hash)\"", with: Self.noHash)) == hash else { return [:] }
    var hashes: [String: String] = [Self.report: File(path: "", bytes: bytes).hash]
    for file in report["files"]?.array ?? [] {
      if let path = file.object?["path"]?.string, let hash = file.object?["hash"]?.string { hashes[path] = hash }
    }
    return hashes
  }

  /// The place of a report's hash before it is known.
  static let noHash = "\"hash\": \"\""

  static func hash(ofReport text: String) -> String { File(path: "", bytes: Array(text.utf8)).hash }
}

/// All that decides the files of a package round adopted cells.
struct AdoptionPlan {
  /// A class, and how it is shown a record.
  struct Cell {
    /// The class, as it was asked for.
    let root: String
    let showing: Showing
    /// Where a nib or a storyboard has it.
    let nib: AppNibs.Cell?

    /// Which of the ways is taken.
    var wayNumber = 0

    var way: Showing.Way? { showing.ways.indices.contains(wayNumber) ? showing.ways[wayNumber] : nil }

    /// A name in backticks may hold anything.
    var recordPath: String {
      "Records/\(showing.path.filter { $0.isLetter || $0.isNumber || $0 == "_" }).json"
    }

    /// The expression that makes the cell; `nil` for `init(frame:)` and the nib that is called as the class.
    fileprivate var maker: String? {
      guard let nib else { return showing.maker }
      let file = nib.path.split(separator: "/").last.map(String.init) ?? nib.path
      let type = "\(showing.path).self"
      return file == "\(showing.path.lastName).xib"
        ? nil : "SizedCell.makeCell(\(type), from: \(SourceRewriter.literal(file)))"
    }
  }

  var cells: [Cell]
  /// Whether a root is a view of SwiftUI, or shows one.
  private let hasViews: Bool
  /// Whether one is such a view.
  private var hasCards: Bool { cells.contains(where: \.showing.isView) }
  let app: AppFiles
  var settings: SwiftSettings
  /// The classes that Xcode makes, as a source of the app.
  let entities: AdoptedPackage.File?
  /// The package that the written one depends on: a path or a URL.
  let dependency: String
  let folder: String

  /// The types that the slice is cut for: the cells, and the classes that their nibs name.
  let roots: [String]

  init(
    _ cells: [Cell], _ app: AppFiles, _ settings: SwiftSettings, _ entities: AdoptedPackage.File?, dependency: String,
    folder: String, in index: SourceIndex
  ) {
    (self.cells, self.app, self.settings, self.entities) = (cells, app, settings, entities)
    (self.dependency, self.folder) = (dependency, folder)
    let named = cells.reduce(into: Set<String>()) { $0.formUnion($1.nib?.element.classes ?? []) }
    roots =
      cells.map(\.root)
      + named.subtracting(cells.map(\.showing.path.lastName)).sorted().filter { index.count(ofRoot: $0) == 1 }
    // As the slice tells it.
    hasViews = roots.contains { (try? Root($0, in: index))?.isOfSwiftUI(in: index) == true }
  }

  /// - Parameter lock: the list of the slice's files.
  func files(_ lock: AdoptedPackage.File) -> [AdoptedPackage.File] {
    [
      file("Package.swift", manifest(lock)), lock, file(".gitignore", ".build/\n"),
      file("\(AdoptedPackage.target)/Heights.swift", program),
      file("\(AdoptedPackage.target)/headless.json", configuration),
    ] + cells.map { file($0.recordPath, record($0)) } + (entities.map { [$0] } ?? [])
  }

  private func file(_ path: String, _ text: String) -> AdoptedPackage.File {
    AdoptedPackage.File(path: path, bytes: Array(text.utf8))
  }

  private func manifest(_ lock: AdoptedPackage.File) -> String {
    let stated = settings.inManifest.map { "        \($0),\n" }.joined()
    let swiftSettings = stated.isEmpty ? "" : "\n      swiftSettings: [\n\(stated)      ],"
    let isURL = dependency.contains("://") || dependency.hasPrefix("git@")
    let source =
      isURL
      ? "url: \(SourceRewriter.literal(dependency)), branch: \"main\""
      : "name: \"ShelfHeight\", path: \(SourceRewriter.literal(dependency))"
    return """
      // swift-tools-version: \(settings.toolsVersion)

      import PackageDescription

      // Slice \(lock.hash): a build is planned anew where this file changes, and for no other.

      /// Measures a cell: `\(example)`.
      let package = Package(
        name: "Heights",
        platforms: [.macOS(.v15), .iOS(.v16)],
        dependencies: [.package(\(source))],
        targets: [
          .executableTarget(
            name: "heights",
            dependencies: [
              .product(name: "ShelfHeightTool", package: "ShelfHeight"),
              .product(name: "UIKit", package: "ShelfHeight", condition: .when(platforms: [.linux, .macOS])),
      \(hasViews ? "        .product(name: \"SwiftUI\", package: \"ShelfHeight\"),\n" : "")\
      \(hasCards ? "        .product(name: \"SwiftUICards\", package: \"ShelfHeight\"),\n" : "")\
            ],
            exclude: ["headless-lock.json", "headless-report.json"],\(swiftSettings)
            plugins: [.plugin(name: "HeadlessSources", package: "ShelfHeight")])
        ],
        swiftLanguageModes: [.v\(settings.languageMode)]
      )

      """
  }

  /// The program: the command over the cells.
  var program: String {
    var seen: Set<String> = []
    // By what they declare: `final class SampleTitled`.
    let conformers = cells.flatMap { $0.way?.conformers ?? [] }.filter { conformer in
      seen.insert(String(conformer.prefix { $0 != ":" })).inserted
    }
    let module = hasCards ? "import SwiftUICards" : "import ShelfHeightTool"
    return """
      \(module)
      import UIKit

      /// The command over a cell: `\(example)`.
      @main struct HeadlessHeights: ShelfHeightTool {
        static let cells = [
      \(cells.map(entry).joined(separator: ",\n"))
        ]
      }
      \(conformers.map { "\n\($0)\n" }.joined())
      """
  }

  /// A cell in the program's list.
  private func entry(_ cell: Cell) -> String {
    // Two classes may end alike: the path tells them apart.
    let name = cells.count == 1 ? "" : ", name: \(SourceRewriter.literal(cell.showing.path))"
    if cell.showing.isView {
      let path = cell.showing.path
      let type = cell.showing.isGeneric ? "name: \(SourceRewriter.literal(path))" : "\(path).self\(name)"
      return """
            SizedCell(\(type)) { \(cell.way?.makes ?? "_ in EmptyView()")
            }
        """
    }
    if let way = cell.way, way.isMaker {
      return """
            SizedCell(\(cell.showing.path).self\(name)) { \(way.makes)
            } make: { \(way.shows.dropFirst("cell, ".count))
            }
        """
    }
    let maker = cell.maker.map { ", makeCell: { \($0) }" } ?? ""
    return """
          SizedCell(\(cell.showing.path).self\(name)\(maker)) { \(cell.way?.makes ?? "_ in ()")
          } configure: { \(cell.way?.shows ?? "_, _ in")
          }
      """
  }

  private var example: String {
    let cell = cells.count == 1 ? "" : " --cell \(cells[0].showing.path)"
    return "swift run heights measure\(cell) \(cells[0].recordPath)"
  }

  private var configuration: String {
    let home = "\(folder)/\(AdoptedPackage.target)"
    var buffer = TextBuffer()
    buffer.write("{\n  \"sources\": ")
    let sources = app.folders + (entities.map { ["\(folder)/\($0.path)"] } ?? [])
    buffer.write(json: sources.map { $0.path(from: home) })
    buffer.write(",\n  \"roots\": ")
    buffer.write(json: roots)
    // Folders of nibs, asset catalogues and fonts; of two nibs of one name the one that a cell is in comes first.
    let nibFolders = (cells.compactMap { $0.nib?.path.folder } + app.resourceFolders.sorted()).withoutRepeats(\.self)
    if !nibFolders.isEmpty {
      buffer.write(",\n  \"nibs\": ")
      buffer.write(json: nibFolders.map { $0.path(from: home) })
    }
    buffer.write("\n}\n")
    return buffer.text
  }

  private func record(_ cell: Cell) -> String {
    var buffer = TextBuffer()
    buffer.write("[\n  {")
    for (index, field) in (cell.way?.fields ?? []).enumerated() {
      buffer.write(index == 0 ? "" : ", ")
      buffer.write(json: field.name)
      buffer.write(": ")
      if let text = field.text { buffer.write(json: text) } else { buffer.write(field.literal ?? "null") }
    }
    buffer.write("}\n]\n")
    return buffer.text
  }
}
