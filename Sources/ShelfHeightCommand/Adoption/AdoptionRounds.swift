import Catalog
import CellShowing
import Platform
import ShelfBatch
import ShelfSizing
import SourceRewriting
import SourceSlicing

/// Builds an adopted package and asks it about its cells, until each has a height or nothing is left to try.
///
/// Problem: names tell what a cell may need. Only a compiler tells what it lacks, and only a run whether a way to show a
/// record shows one.
///
/// Idea: a compiler's words widen the slice, or let code give way. Where these are at an end, code far from the cell is left
/// to runs that ask for it, as in large slices from the beginning; and a cell without a height is shown its record in the
/// next way.
///
/// Invariant: the ways come in their order, and a height says by which its record was shown, and why not by the first. Where
/// none helps, the first stands in the package, with what it lacks.
struct AdoptionRounds {
  private var plan: AdoptionPlan
  private let index: SourceIndex
  /// The answers about cells that need no build.
  private let known: Adoption
  private let arguments: ParsedArguments
  private let messages: Messages

  private var words = CompilerWords()
  /// With these each way begins.
  private var beginning = CompilerWords()
  private var builds = 0
  /// How many of the builds failed.
  private var failedBuilds = 0
  /// The result of the first way of each cell, and what was known then.
  private var first: Adoption?
  private var firstWords = CompilerWords()
  /// The cells for which no way is left.
  private var ended: Set<Int> = []
  /// By cell, why its ways show no record, in their order.
  private var failures: [Int: [String]] = [:]

  /// How often cells are built for one way: each time the compiler tells names that are looked for, or code that gives way.
  private static let mostBuilds = 20
  /// How many ways are tried.
  private static let mostWays = 4
  /// The number of declarations from which on a slice is large.
  private static let large = 400

  init(
    _ plan: AdoptionPlan, _ index: SourceIndex, after known: Adoption, _ arguments: ParsedArguments,
    _ messages: Messages
  ) {
    (self.plan, self.index, self.known) = (plan, index, known)
    (self.arguments, self.messages) = (arguments, messages)
  }

  mutating func run() throws -> Adoption {
    while true {
      var slice = try write()
      if slice.declarations > Self.large, beginning.isEmpty {
        narrow()
        slice = try write()
      }
      var adoption = known
      adoption.take(slice)
      adoption.missing = plan.app.missingModules(slice)
      adoption.cells += plan.cells.map { $0.result() }
      guard adoption.missing.isEmpty, !arguments.isOn(Options.noBuild) else { return adoption }
      let errors = try build(&adoption)
      builds += 1
      if !adoption.isBuilt { failedBuilds += 1 }
      if plan.settings.isOfMainActor, errors.contains(where: \.isOfIsolation) {
        plan.settings.dropIsolation()
        messages.note("the app's modules differ in what the main actor has: built again without a default")
        continue
      }
      let isOver = errors.isEmpty || builds >= Self.mostBuilds
      let new = isOver ? CompilerWords() : slice.words(errors, after: words, drops: failedBuilds > 2)
      if !new.isEmpty {
        words = words.adding(new)
        messages.note(
          "the compiler misses or refuses \(counted(new.count, "thing")): built again with what these may mean")
        continue
      }
      if !errors.isEmpty, beginning.isEmpty {
        narrow()
        messages.note("a cell can't be shown a record: built again without the code that is far from it")
        continue
      }
      if first == nil { (first, firstWords) = (adoption, words) }
      if takeNextWays(adoption) {
        messages.note("a cell shows no record yet: built again with the next way to show it one")
        continue
      }
      adoption = try end(adoption)
      adoption.note(absentModules: slice.absentModules(besides: plan.app.sources))
      return adoption
    }
  }

  /// Begins anew with a slice that leaves code to runs that ask for it.
  private mutating func narrow() {
    beginning = CompilerWords([CompilerWords.large])
    (words, builds, failedBuilds) = (beginning, 0, 0)
  }

  // MARK: Ways

  /// The number of a planned cell in a result, where those that need no build come first.
  private func number(_ cell: Int) -> Int { known.cells.count + cell }

  /// Whether a cell without a height has another way.
  private mutating func takeNextWays(_ adoption: Adoption) -> Bool {
    var isNew = false
    for cell in plan.cells.indices where !ended.contains(cell) {
      let result = adoption.cells[number(cell)]
      guard !adoption.isBuilt || result.mayShowOtherwise else { continue }
      let why = (result.missing + adoption.missing).first.map { ": \($0.hint)" } ?? ""
      failures[cell, default: []].append("\(result.shownBy ?? "the cell") shows no record here\(why)")
      let mayGoOn = failures[cell, default: []].count < Self.mostWays
      if mayGoOn, plan.cells[cell].takeNextWay() { isNew = true } else { ended.insert(cell) }
    }
    guard isNew else { return false }
    // The code of earlier ways is not needed any more, and what it names may be all that does not compile.
    words = beginning.refusing(plan.cells.flatMap { $0.showing.ways[..<$0.wayNumber].compactMap(\.code) })
    (builds, failedBuilds) = (0, 0)
    return true
  }

  /// A result in which each cell has a height, or what its first way lacks; with what other ways lack.
  private mutating func end(_ last: Adoption) throws -> Adoption {
    guard let first else { return last }
    var result = last
    let changed = plan.cells.indices.filter { plan.cells[$0].wayNumber > 0 }
    for cell in changed {
      guard !last.isBuilt || last.cells[number(cell)].height == nil else { continue }
      result.cells[number(cell)] = first.cells[number(cell)]
      result.cells[number(cell)].missing += first.missing
      failures[cell]?.removeFirst()
      plan.cells[cell].wayNumber = 0
    }
    for cell in changed { result.cells[number(cell)].notes += failures[cell] ?? [] }
    guard changed.contains(where: { plan.cells[$0].wayNumber == 0 }) else { return result }
    // The package is again as it was: what the last build lacks, it has not.
    result.missing = []
    if plan.cells.allSatisfy({ $0.wayNumber == 0 }) { (words, result.isBuilt) = (firstWords, first.isBuilt) }
    result.take(try write())
    return result
  }

  // MARK: Files

  /// Cuts the slice and writes the package.
  private func write() throws -> SourceSlice {
    let users = [SourceRewriter.Source(path: "Heights.swift", bytes: Array(plan.program.utf8))]
    let whole = try SourceSlice(of: plan.roots, in: index, usedBy: users, words: words)
    let slice = try whole.asBuilt(of: plan.roots, in: index, usedBy: users, words: words)
    let home = "\(plan.folder)/\(AdoptedPackage.target)"
    let lock = SliceLock(
      roots: plan.roots, files: whole.files.map { $0.path.path(from: home) }, of: slice,
      otherTypes: whole.otherTypes, words: words)
    var files = plan.files(
      AdoptedPackage.File(path: "\(AdoptedPackage.target)/\(SliceLock.fileName)", bytes: Array(lock.json.text.utf8)))
    files.append(AdoptedPackage.File(path: AdoptedPackage.report, bytes: Array(report(slice, files).utf8)))
    try AdoptedPackage(path: plan.folder, files: files).write()
    return slice
  }

  private func report(_ slice: SourceSlice, _ files: [AdoptedPackage.File]) -> String {
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
    return text.replacing(
      AdoptedPackage.noHash, with: "\"hash\": \"\(AdoptedPackage.hash(ofReport: text))\"", maxReplacements: 1)
  }

  // MARK: Builds

  /// - Returns: what the compiler or the program said, where there is no height yet.
  private func build(_ adoption: inout Adoption) throws -> [CompilerError] {
    let build = CellBuild(package: plan.folder, scratchPath: arguments[Options.scratchPath])
    messages.note("'\(plan.folder)' is built, and the app's code in it runs; '\(Options.noBuild.name)' leaves that out")
    let errors = try build.build { messages.progress("building …") }
    messages.endProgress()
    adoption.missing = errors.map { Adoption.Missing(name: $0.name, place: $0.place, hint: $0.message) }
    adoption.isBuilt = errors.isEmpty
    guard errors.isEmpty else { return errors }
    let program = try build.program()
    return try plan.cells.enumerated().compactMap { number, cell in
      try measure(cell, build, program, &adoption.cells[self.number(number)])
    }
  }

  /// - Returns: what the program said, where it stopped.
  private func measure(
    _ cell: AdoptionPlan.Cell, _ build: CellBuild, _ program: String, _ result: inout Adoption.Cell
  ) throws -> CompilerError? {
    let words = (cell.way?.fields.filter(\.isFound) ?? []).compactMap(\.text).map { text in
      text.lowercased().contains(SampleText.word.lowercased()) ? SampleText.word : String(text.prefix(10))
    }
    let question = CellBuild.Question(
      record: cell.recordPath, cell: plan.cells.count == 1 ? nil : cell.showing.path, words: words)
    var answer = try build.measure(question, width: result.width, by: program)
    // A cell as wide as its list may have no room for its texts in a card's width.
    let phone = AdoptionPlan.Cell.phoneWidth
    if case .success(let first) = answer, !first.showsRecord, first.height > 0, result.width < phone {
      let wide = try build.measure(question, width: phone, by: program)
      if case .success(let second) = wide, second.showsRecord { (answer, result.width) = (wide, phone) }
    }
    switch answer {
    case .failure(let error):
      let reason = self.words.reason(ofStop: error.message).map { ": \($0.place): \($0.message)" } ?? ""
      result.missing = [
        Adoption.Missing(name: result.root, place: cell.recordPath, hint: error.message + reason)
      ]
      return CompilerError(file: cell.recordPath, line: 0, message: error.message)
    case .success(let answer):
      result.notes = answer.notes
      take(answer, words.isEmpty, cell, &result)
      return nil
    }
  }

  /// Takes a height that counts, or says why it does not.
  private func take(
    _ answer: CellBuild.Answer, _ takesNoText: Bool, _ cell: AdoptionPlan.Cell, _ result: inout Adoption.Cell
  ) {
    // A view's body has run in any case, also that of one without texts.
    let isOwn = cell.showing.takesNothing && (answer.showsText || cell.showing.isView)
    // The height that a table gives such a row may be one that the app states.
    let asksForNone = answer.height == 0 || answer.notes.contains { $0.contains(CellSentences.standardRow) }
    if answer.showsRecord || isOwn, let height = asksForNone ? cell.showing.statedHeight : nil {
      result.height = height.points
      result.notes.append("the cell has no height of its own: the app states it at \(height.place)")
      return
    }
    if answer.height > 0, answer.showsRecord || isOwn {
      result.height = answer.height
      if isOwn { result.notes.append("nothing of the cell takes a text: those that it shows are its own") }
      return
    }
    let shown = answer.height > 0 ? "; as it is shown here it is \(rounded(answer.height)) points high" : ""
    let hint =
      answer.height == 0 && (answer.showsRecord || isOwn || !takesNoText)
      ? Adoption.noHeight
      : takesNoText
        ? "nothing of the cell takes a text: show a record in Heights.swift, and add its fields\(shown)"
        : "no text of the record stands in a label: show the record in Heights.swift another way\(shown)"
    result.missing = [
      Adoption.Missing(name: result.shownBy ?? result.root, place: "\(AdoptedPackage.target)/Heights.swift", hint: hint)
    ]
  }
}

extension AdoptionPlan.Cell {
  /// The width of a phone's screen, in points.
  static let phoneWidth = 375.0

  /// The width at which a cell is measured: a row is as wide as its table.
  static func width(ofRow isRow: Bool) -> Double { isRow ? phoneWidth : ShelfConfiguration.Standard.cardWidth }

  /// The cell before it is built.
  func result() -> Adoption.Cell {
    Adoption.Cell(
      root: showing.path, shownBy: way?.name,
      others: showing.ways.enumerated().filter { $0.offset != wayNumber }.prefix(4).map(\.element.name),
      sizedBy: showing.sizedBy, width: Self.width(ofRow: showing.isRow))
  }

  /// Shows the record in the next way that may show a text of it.
  ///
  /// - Returns: `false` where there is none.
  fileprivate mutating func takeNextWay() -> Bool {
    let next = showing.ways.indices.first { $0 > wayNumber && showing.ways[$0].mayFollow }
    guard let next else { return false }
    wayNumber = next
    return true
  }
}

extension Adoption {
  /// Notes what a slice holds.
  fileprivate mutating func take(_ slice: SourceSlice) {
    (files, declarations, standIns) = (slice.files.count, slice.declarations, slice.standIns.entries)
  }
}

extension Adoption.Cell {
  /// Whether the record may be shown in another way: a text that is there needs none.
  fileprivate var mayShowOtherwise: Bool { missing.contains { $0.hint != Adoption.noHeight } }
}
