import Catalog
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
    let root = try root(arguments)
    let into = arguments[Options.into].flatMap { FolderListing.absolutePath($0) }
    var app = try AppFiles(folders, besides: into)
    guard !app.sources.isEmpty else {
      throw CommandError(.missingInput, "there is no Swift file in '\(folders.joined(separator: "', '"))'")
    }
    let projects = XcodeProjects(app.projects, read: read)
    for warning in projects.warnings { messages.say(warning) }
    var settings = SwiftSettings()
    if let root, let home = SourceIndex.file(ofRoot: root, among: app.sources, read: read) {
      let others = projects.others(than: home, among: app.sources)
      app.drop(others)
      settings = projects.settings(of: home)
      if !others.isEmpty { messages.note("\(counted(others.count, "file")) of other targets are left out") }
    }
    var index = SourceIndex(paths: app.sources, read: read)
    let known = app.sources.count
    try app.add(app.packages(of: index.layoutModules))
    index.add(Array(app.sources[known...]))
    for diagnostic in index.unreadable { messages.warn(diagnostic.file, diagnostic.message) }
    guard let root else { return try list(app, index, format, arguments) }
    let output = try Output(arguments)
    let adoption = try adopt(root, app, index, settings, arguments, messages)
    try output.append { if format == "json" { adoption.writeJSON(to: &$0) } else { adoption.writeTable(to: &$0) } }
    try output.finish()
    if !adoption.missing.isEmpty {
      throw CommandError(.malformedData, "\(counted(adoption.missing.count, "thing")) that the cell needs are missing")
    }
    for entry in adoption.standIns where entry.decidesSize {
      messages.warn(entry.usedAt.first ?? "-", "'\(entry.name)' is not there; \(entry.takenAs) stands in for it")
    }
  }

  /// The class that is adopted; `nil` where all are listed.
  private static func root(_ arguments: ParsedArguments) throws -> String? {
    let names = arguments.positional
    if arguments.isOn(Options.list) {
      guard names.isEmpty else {
        throw CommandError.usage("'\(Options.list.name)' lists all cells, and takes no class")
      }
      return nil
    }
    guard names.count == 1 else {
      throw CommandError.usage(
        names.isEmpty
          ? "Missing expected argument '<roots>': the class of a cell, or '\(Options.list.name)' to see those there are"
          : "The class '\(names[1])' is one too many: adopt one after the other")
    }
    return names[0]
  }

  private static func read(_ path: String) throws -> [UInt8] { try FileReader.readAll(path: path, limit: 1 << 26) }

  /// How often a cell is built: each time the compiler tells names that are looked for, or code that gives way.
  private static let mostBuilds = 16

  private static func adopt(
    _ root: String, _ app: AppFiles, _ index: SourceIndex, _ settings: SwiftSettings, _ arguments: ParsedArguments,
    _ messages: Messages
  ) throws -> Adoption {
    do {
      // Nothing is written for a class that is not there.
      try index.check(root: root)
      let dependency = try dependency(arguments)
      try FolderListing.make(arguments[Options.into] ?? "")
      guard let folder = FolderListing.absolutePath(arguments[Options.into] ?? "") else {
        throw CommandError(.writeFailed, "the folder '\(arguments[Options.into] ?? "")' can't be made")
      }
      var index = index
      let entities = try entities(app, &index, folder, messages)
      let showing = try Showing(of: root, in: index)
      var settings = settings
      settings.add(showing.flags)
      let plan = AdoptionPlan(
        root: root, showing: showing, app: app, settings: settings, entities: entities,
        dependency: dependency, folder: folder)
      let users = [SourceRewriter.Source(path: "Heights.swift", bytes: Array(plan.program.utf8))]
      var words = CompilerWords()
      var builds = 0
      while true {
        let whole = try SourceSlice(of: [root], in: index, usedBy: users, words: words)
        // A build sees these files alone, and may know less of a name.
        let slice = try SourceSlice(of: [root], in: index.restricted(to: whole), usedBy: users, words: words)
        let home = "\(plan.folder)/\(AdoptedPackage.target)"
        let lock = SliceLock(
          roots: [plan.root], files: whole.files.map { $0.path.path(from: home) }, of: slice,
          otherTypes: whole.otherTypes, words: words)
        try write(plan, slice, lock)
        var adoption = Adoption(
          root: showing.path, files: slice.files.count, declarations: slice.declarations,
          standIns: slice.standIns.entries, shownBy: plan.way?.name,
          others: showing.ways.dropFirst().prefix(4).map(\.name),
          sizedBy: showing.sizedBy, isRow: showing.isRow,
          width: showing.isRow ? phoneWidth : ShelfConfiguration.Standard.cardWidth)
        adoption.missing = app.missingModules(slice)
        guard adoption.missing.isEmpty, !arguments.isOn(Options.noBuild) else { return adoption }
        let errors = try build(plan, &adoption, arguments, messages)
        builds += 1
        guard !errors.isEmpty, builds < Adopt.mostBuilds else { return adoption }
        let new = slice.words(errors, after: words, drops: builds > 2)
        guard !new.isEmpty else { return adoption }
        words = words.adding(new)
        messages.note(
          "the compiler misses or refuses \(counted(new.count, "thing")): built again with what these may mean")
      }
    } catch let failure as RootFailure {
      throw CommandError(.malformedData, failure.description)
    }
  }

  /// Writes what Xcode makes of data models, and adds it to the app's sources.
  private static func entities(
    _ app: AppFiles, _ index: inout SourceIndex, _ folder: String, _ messages: Messages
  ) throws -> AdoptedPackage.File? {
    let entities = CoreDataEntities(app.models, besides: index.declares, read: read)
    for warning in entities.warnings { messages.say(warning) }
    guard let source = entities.source else { return nil }
    let file = AdoptedPackage.File(path: CoreDataEntities.fileName, bytes: Array(source.utf8))
    try AdoptedPackage(path: folder, files: [file]).write()
    index.add(["\(folder)/\(file.path)"])
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

  private static func write(_ plan: AdoptionPlan, _ slice: SourceSlice, _ lock: SliceLock) throws {
    var files = plan.files(
      AdoptedPackage.File(path: "\(AdoptedPackage.target)/\(SliceLock.fileName)", bytes: Array(lock.json.text.utf8)))
    var report = TextBuffer()
    report.write("{\n  \"schemaVersion\": 1,\n  \(AdoptedPackage.noHash),\n  \"roots\": ")
    report.write(json: [plan.root])
    report.write(",\n  \"standIns\": ")
    report.write(list: slice.standIns.entries) { $1.writeJSON(to: &$0) }
    report.write(",\n  \"leftOut\": ")
    report.write(json: slice.leftOut)
    report.write(",\n  \"choices\": ")
    report.write(json: slice.choices.map { "\($0.name), not \($0.others.joined(separator: ", "))" })
    report.write(",\n  \"files\": ")
    report.write(list: files) { output, file in
      output.writeObject {
        $0.write(member: "path", file.path)
        $0.write(member: "hash", file.hash)
      }
    }
    report.write("\n}\n")
    let text = report.text
    let stated = text.replacing(
      AdoptedPackage.noHash, with: "\"hash\": \"\(AdoptedPackage.hash(ofReport: text))\"", maxReplacements: 1)
    files.append(AdoptedPackage.File(path: AdoptedPackage.report, bytes: Array(stated.utf8)))
    try AdoptedPackage(path: plan.folder, files: files).write()
  }

  /// The width of a phone's screen, in points.
  private static let phoneWidth = 375.0

  /// The height of a row whose constraints ask for none, as UIKit says in its log: "We're considering the collapse
  /// unintentional and using standard height instead" (`rowHeight`'s default in Apple's documentation).
  private static let standardRowHeight = 44.0

  /// - Returns: what the compiler or the program said, where there is no height yet.
  private static func build(
    _ plan: AdoptionPlan, _ adoption: inout Adoption, _ arguments: ParsedArguments, _ messages: Messages
  ) throws -> [CompilerError] {
    let build = CellBuild(package: plan.folder, scratchPath: arguments[Options.scratchPath])
    messages.note("'\(plan.folder)' is built, and the app's code in it runs; '\(Options.noBuild.name)' leaves that out")
    let errors = try build.build { messages.progress("building …") }
    messages.endProgress()
    adoption.missing = errors.map { Adoption.Missing(name: $0.name, place: $0.place, hint: $0.message) }
    adoption.isBuilt = errors.isEmpty
    guard errors.isEmpty else { return errors }
    let words = (plan.way?.fields.filter(\.isFound) ?? []).compactMap(\.text).map { String($0.prefix(4)) }
    var answer = try build.measure(plan.recordPath, width: adoption.width, words: words)
    // A cell as wide as its list may have no room for its texts in a card's width.
    if case .success(let first) = answer, !first.showsText, first.height > 0, adoption.width < phoneWidth {
      let wide = try build.measure(plan.recordPath, width: phoneWidth, words: words)
      if case .success(let second) = wide, second.showsText { (answer, adoption.width) = (wide, phoneWidth) }
    }
    switch answer {
    case .failure(let error):
      adoption.missing = [Adoption.Missing(name: adoption.root, place: plan.recordPath, hint: error.message)]
      return [CompilerError(file: plan.recordPath, line: 0, message: error.message)]
    case .success(let answer):
      adoption.notes = answer.notes
      if answer.showsText, answer.height > 0 {
        adoption.height = answer.height
      } else if answer.showsText, adoption.isRow {
        adoption.height = standardRowHeight
        adoption.notes.append("its constraints ask for no height: a table view gives such a row the standard one")
      } else {
        let hint =
          words.isEmpty
          ? "nothing of the cell takes a text: show a record in Heights.swift, and add its fields"
          : answer.height == 0
            ? "the cell has no height of its own: its frames follow the size that the app gives it"
            : "no text of the record stands in a label: show the record in Heights.swift another way"
        adoption.missing = [
          Adoption.Missing(
            name: adoption.shownBy ?? adoption.root, place: "\(AdoptedPackage.target)/Heights.swift", hint: hint)
        ]
      }
    }
    return []
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
