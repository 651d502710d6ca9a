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
    try app.add(app.packages(of: index.layoutModules))
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

  /// How often cells are built: each time the compiler tells names that are looked for, or code that gives way.
  private static let mostBuilds = 16

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
    var known = known
    known.missing = cells.compactMap { cell in
      cell.showing.viewOfSwiftUI.map { file, line in
        Adoption.Missing(
          name: cell.showing.path, place: "\(file):\(line)",
          hint: "this is a view of SwiftUI, and only cells of UIKit are measured")
      }
    }
    guard known.missing.isEmpty else {
      known.cells += cells.map(result)
      return known
    }
    let plan = AdoptionPlan(
      cells, app, settings, entities, dependency: dependency, folder: folder, in: index)
    let users = [SourceRewriter.Source(path: "Heights.swift", bytes: Array(plan.program.utf8))]
    var words = CompilerWords()
    var builds = 0
    while true {
      let whole = try SourceSlice(of: plan.roots, in: index, usedBy: users, words: words)
      // A build sees these files alone, and may know less of a name.
      let slice = try SourceSlice(of: plan.roots, in: index.restricted(to: whole), usedBy: users, words: words)
      let home = "\(plan.folder)/\(AdoptedPackage.target)"
      let lock = SliceLock(
        roots: plan.roots, files: whole.files.map { $0.path.path(from: home) }, of: slice,
        otherTypes: whole.otherTypes, words: words)
      try write(plan, slice, lock)
      var adoption = known
      adoption.files = slice.files.count
      adoption.declarations = slice.declarations
      adoption.standIns = slice.standIns.entries
      adoption.missing = app.missingModules(slice)
      adoption.cells += plan.cells.map(result)
      guard adoption.missing.isEmpty, !arguments.isOn(Options.noBuild) else { return adoption }
      let errors = try build(plan, &adoption, arguments, messages)
      builds += 1
      let isOver = errors.isEmpty || builds == Adopt.mostBuilds
      let new = isOver ? CompilerWords() : slice.words(errors, after: words, drops: builds > 2)
      guard !new.isEmpty else {
        adoption.note(absentModules: slice.absentModules(besides: app.sources))
        return adoption
      }
      words = words.adding(new)
      messages.note(
        "the compiler misses or refuses \(counted(new.count, "thing")): built again with what these may mean")
    }
  }

  /// A cell before it is built.
  private static func result(_ cell: AdoptionPlan.Cell) -> Adoption.Cell {
    Adoption.Cell(
      root: cell.showing.path, shownBy: cell.way?.name,
      others: cell.showing.ways.dropFirst().prefix(4).map(\.name), sizedBy: cell.showing.sizedBy,
      width: width(ofRow: cell.showing.isRow))
  }

  /// The width at which a cell is measured: a row is as wide as its table.
  static func width(ofRow isRow: Bool) -> Double { isRow ? phoneWidth : ShelfConfiguration.Standard.cardWidth }

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

  private static func write(_ plan: AdoptionPlan, _ slice: SourceSlice, _ lock: SliceLock) throws {
    var files = plan.files(
      AdoptedPackage.File(path: "\(AdoptedPackage.target)/\(SliceLock.fileName)", bytes: Array(lock.json.text.utf8)))
    var report = TextBuffer()
    report.write("{\n  \"schemaVersion\": 1,\n  \(AdoptedPackage.noHash),\n  \"roots\": ")
    report.write(json: plan.roots)
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
    let first = adoption.cells.count - plan.cells.count
    return try plan.cells.enumerated().compactMap { number, cell in
      try measure(cell, isOne: plan.cells.count == 1, build, &adoption.cells[first + number])
    }
  }

  static let noHeight = "the cell has no height of its own: its frames follow the size that the app gives it"

  /// - Returns: what the program said, where it stopped.
  private static func measure(
    _ cell: AdoptionPlan.Cell, isOne: Bool, _ build: CellBuild, _ result: inout Adoption.Cell
  ) throws -> CompilerError? {
    let words = (cell.way?.fields.filter(\.isFound) ?? []).compactMap(\.text).map { text in
      String(text.prefix(text.hasPrefix(SampleText.word) ? SampleText.word.count : 10))
    }
    let question = CellBuild.Question(record: cell.recordPath, cell: isOne ? nil : cell.showing.path, words: words)
    var answer = try build.measure(question, width: result.width)
    // A cell as wide as its list may have no room for its texts in a card's width.
    if case .success(let first) = answer, !first.showsText, first.height > 0, result.width < phoneWidth {
      let wide = try build.measure(question, width: phoneWidth)
      if case .success(let second) = wide, second.showsText { (answer, result.width) = (wide, phoneWidth) }
    }
    switch answer {
    case .failure(let error):
      result.missing = [Adoption.Missing(name: result.root, place: cell.recordPath, hint: error.message)]
      return CompilerError(file: cell.recordPath, line: 0, message: error.message)
    case .success(let answer):
      result.notes = answer.notes
      guard !answer.showsText || answer.height == 0 else {
        result.height = answer.height
        return nil
      }
      if answer.height == 0, answer.showsText, let stated = cell.showing.statedHeight {
        result.height = stated.points
        result.notes.append("the cell has no height of its own: the app states it at \(stated.place)")
        return nil
      }
      let hint =
        words.isEmpty
        ? "nothing of the cell takes a text: show a record in Heights.swift, and add its fields"
          + (answer.height > 0 ? "; without one it is \(rounded(answer.height)) points high" : "")
        : answer.height == 0
          ? noHeight
          : "no text of the record stands in a label: show the record in Heights.swift another way"
      result.missing = [
        Adoption.Missing(
          name: result.shownBy ?? result.root, place: "\(AdoptedPackage.target)/Heights.swift", hint: hint)
      ]
      return nil
    }
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
