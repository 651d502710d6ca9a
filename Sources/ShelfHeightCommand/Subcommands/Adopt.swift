import Catalog
import CellShowing
import Platform
import ShelfBatch
import ShelfSizing
import SourceRewriting
import SourceSlicing

/// `adopt`: a package round a cell of an app, with only what the cell needs.
enum Adopt {
  static func run(_ arguments: ParsedArguments, _ messages: Messages) throws {
    let folders = try arguments.allValues(of: Options.from)
    guard !folders.isEmpty else {
      throw CommandError.usage(
        "Missing expected option '\(Options.from.name) <folder>': the folder of the app's sources")
    }
    let format = try arguments.format()
    if arguments.isOn(Options.build), arguments.isOn(Options.noBuild) {
      throw CommandError.usage("The options '\(Options.build.name)' and '\(Options.noBuild.name)' exclude each other")
    }
    let roots = try roots(arguments)
    let into = arguments[Options.into].flatMap { FolderListing.absolutePath($0) }
    var app = try AppFiles(folders, besides: into)
    guard !app.sources.isEmpty else {
      throw CommandError(.missingInput, "there is no Swift file in '\(folders.joined(separator: "', '"))'")
    }
    let projects = XcodeProjects(app.projects, read: read)
    for warning in projects.warnings { messages.say(warning) }
    var settings = SwiftSettings()
    let homes = roots.compactMap { SourceIndex.file(ofRoot: $0, among: app.sources, read: read) }
    if let home = homes.first {
      let others = projects.others(than: home, among: app.sources).subtracting(homes)
      app.drop(others)
      settings = projects.settings(of: home)
      if !others.isEmpty { messages.note("\(counted(others.count, "file")) of other targets are left out") }
    }
    var index = SourceIndex(paths: app.sources, read: read)
    let known = app.sources.count
    let imported = homes.reduce(into: index.layoutModules) {
      $0.formUnion(SourceIndex(paths: [$1], read: read).imports)
    }
    try app.add(app.packages(of: imported))
    index.add(Array(app.sources[known...]))
    for diagnostic in index.unreadable { messages.warn(diagnostic.file, diagnostic.message) }
    guard !roots.isEmpty else { return try list(app, index, format, arguments) }
    let output = try Output(arguments)
    let adoption = try adopt(roots, app, index, settings, arguments, messages)
    try output.append { if format == "json" { adoption.writeJSON(to: &$0) } else { adoption.writeTable(to: &$0) } }
    try output.finish()
    let missing = adoption.allMissing.count
    if missing > 0 {
      throw CommandError(.malformedData, "\(counted(missing, "thing")) that the cell needs are missing")
    }
    for entry in adoption.standIns where entry.decidesSize {
      messages.warn(entry.usedAt.first ?? "-", "'\(entry.name)' is not there; \(entry.takenAs) stands in for it")
    }
  }

  /// The classes that are adopted; none where all are listed.
  private static func roots(_ arguments: ParsedArguments) throws -> [String] {
    let names = arguments.positional.withoutRepeats(\.self)
    let lists = arguments.isOn(Options.list)
    if lists, !names.isEmpty {
      throw CommandError.usage("'\(Options.list.name)' lists all cells, and takes no class")
    }
    guard lists || !names.isEmpty else {
      throw CommandError.usage(
        "Missing expected argument '<roots>': the class of a cell, or '\(Options.list.name)' to see those there are")
    }
    return names
  }

  private static func read(_ path: String) throws -> [UInt8] { try FileReader.readAll(path: path, limit: 1 << 26) }

  private static func adopt(
    _ names: [String], _ app: AppFiles, _ index: SourceIndex, _ settings: SwiftSettings, _ arguments: ParsedArguments,
    _ messages: Messages
  ) throws -> Adoption {
    do {
      // A nib's cell without a class needs no code.
      let nibs = app.nibs
      let plain = names.filter { index.count(ofRoot: $0) == 0 }.compactMap { name in
        nibs.cell(called: name).map { (name, $0) }
      }
      var adoption = Adoption(cells: [])
      for (name, cell) in plain { adoption.cells.append(try NibAnswer(cell, name).cell()) }
      let roots = names.filter { name in !plain.contains { $0.0 == name } }
      return roots.isEmpty ? adoption : try adopt(roots, app, index, settings, into: adoption, arguments, messages)
    } catch let failure as RootFailure {
      throw CommandError(.malformedData, failure.description)
    }
  }

  private static func adopt(
    _ roots: [String], _ app: AppFiles, _ index: SourceIndex, _ settings: SwiftSettings, into known: Adoption,
    _ arguments: ParsedArguments, _ messages: Messages
  ) throws -> Adoption {
    // Nothing is written for a class that is not there.
    for root in roots { try index.check(root: root) }
    let dependency = try dependency(arguments)
    try FolderListing.make(arguments[Options.into] ?? "")
    guard let folder = FolderListing.absolutePath(arguments[Options.into] ?? "") else {
      throw CommandError(.writeFailed, "the folder '\(arguments[Options.into] ?? "")' can't be made")
    }
    var index = index
    let entities = try entities(app, &index, folder, messages)
    let cells = try roots.map { root in
      let showing = try Showing(of: root, in: index)
      return AdoptionPlan.Cell(root: root, showing: showing, nib: app.nibs.cell(ofClass: showing.path))
    }
    var settings = settings
    for cell in cells { settings.add(cell.showing.flags) }
    let plan = AdoptionPlan(
      cells, app, settings, entities, dependency: dependency, folder: folder, in: index)
    var rounds = AdoptionRounds(plan, index, after: known, arguments, messages)
    return try rounds.run()
  }

  /// Adds the classes that Xcode makes of data models to the app's sources; they are written with the package.
  private static func entities(
    _ app: AppFiles, _ index: inout SourceIndex, _ folder: String, _ messages: Messages
  ) throws -> AdoptedPackage.File? {
    let entities = CoreDataEntities(app.models, besides: index.declares, read: read)
    for warning in entities.warnings { messages.say(warning) }
    guard let source = entities.source else { return nil }
    let file = AdoptedPackage.File(path: CoreDataEntities.fileName, bytes: Array(source.utf8))
    index.add("\(folder)/\(file.path)", file.bytes)
    return file
  }

  /// The package that an adopted one depends on.
  private static func dependency(_ arguments: ParsedArguments) throws -> String {
    if let stated = arguments[Options.package] {
      return stated.contains("://") || stated.hasPrefix("git@") ? stated : FolderListing.absolutePath(stated) ?? stated
    }
    var folder = HostProcess.executablePath?.folder ?? "/"
    while folder != "/" {
      if let manifest = try? FileReader.readAll(path: "\(folder)/Package.swift"),
        ByteSearch.contains(manifest, "name: \"ShelfHeight\",")
      {
        return folder
      }
      folder = folder.folder
    }
    throw CommandError.usage(
      "Missing expected option '\(Options.package.name) <path|url>': this program lies in no package to depend on")
  }

  // MARK: Lists

  private static func list(
    _ app: AppFiles, _ index: SourceIndex, _ format: String, _ arguments: ParsedArguments
  ) throws {
    let output = try Output(arguments)
    let cells = AdoptableCells(index, app)
    try output.append { if format == "json" { cells.writeJSON(to: &$0) } else { cells.writeTable(to: &$0) } }
    try output.finish()
  }
}
