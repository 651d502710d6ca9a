import Catalog
import CellShowing
import Platform
import ShelfBatch
import ShelfSizing
import SourceSlicing

/// Builds an adopted package and asks its program about the sample record.
struct CellBuild {
  let package: String
  let scratchPath: String?

  /// The longest that a build may take, in seconds.
  private static let timeout = 3600.0

  /// - Returns: the errors, each once; none where the program is built.
  func build(_ onWait: () -> Void) throws -> [CompilerError] {
    // A folder of builds that packages share may have the plan of another one, which Swift's package manager would take.
    let planning = scratchPath == nil ? "" : " --disable-build-manifest-caching"
    let (ending, text) = try run("swift build --product heights \(options)\(planning) 2>&1", onWait)
    if ending == .exited(0) { return [] }
    var errors: [CompilerError] = []
    for line in text.split(whereSeparator: \.isNewline) {
      guard let error = CompilerError(line), !errors.contains(error) else { continue }
      errors.append(error)
    }
    guard errors.isEmpty else { return errors }
    let end = text.split(whereSeparator: \.isNewline).suffix(5).joined(separator: "; ")
    return [CompilerError(file: package, line: 0, message: end.isEmpty ? "the build ended with \(ending)" : end)]
  }

  /// The sample of a cell.
  struct Question {
    /// The file of its record.
    let record: String
    /// Its name, where the program has several.
    let cell: String?
    /// By which texts of the record are told.
    let words: [String]
  }

  /// The program's answer about the sample.
  struct Answer {
    let height: Double
    /// Whether a text of the record stands in a label.
    let showsRecord: Bool
    /// Whether any text stands there.
    let showsText: Bool
    /// Messages beside it.
    let notes: [String]
  }

  /// The path of the program that was built.
  func program() throws -> String {
    let folder = try run("swift build --show-bin-path \(options) 2>/dev/null") {}.text
    return folder.split(whereSeparator: \.isNewline).last.map { "\($0)/heights" } ?? ""
  }

  /// - Returns: an answer, or the words in which the program stopped.
  func measure(_ question: Question, width: Double, by program: String) throws -> Result<Answer, CommandError> {
    let cell = question.cell.map { "\(Settings.cell.name) \($0.quotedForShell) " } ?? ""
    let arguments = "--card-width \(rounded(width)) \(cell)\("\(package)/\(question.record)".quotedForShell)"
    let (ending, text) = try run("\(program.quotedForShell) measure --each --format ndjson \(arguments) 2>&1") {}
    let lines = text.split(whereSeparator: \.isNewline).map(String.init)
    let answers = lines.compactMap { line in try? JSONValue.parse(Array(line.utf8), file: "").object }
    guard let height = answers.compactMap({ $0["contentHeight"]?.number?.value }).first else {
      // A trap says first what it is, and then where in the machine's code.
      let said = lines.filter { $0.contains("Fatal error") || $0.contains("error: ") }
      let words = (said.isEmpty ? Array(lines.suffix(4)) : Array(said.prefix(2))).joined(separator: "; ")
      return .failure(CommandError(.malformedData, words.isEmpty ? "the program ended with \(ending)" : words))
    }
    let shown = try shownTexts("", arguments, program)
    var showsRecord = question.words.contains { word in shown.contains { $0.lowercased().contains(word.lowercased()) } }
    if !showsRecord, !shown.isEmpty, question.words.contains(SampleText.word) {
      // Initials and the like: of other texts they are others, and of the same the same.
      let other = "sed s/\(SampleText.word)/Wording/g \("\(package)/\(question.record)".quotedForShell) | "
      showsRecord =
        try shownTexts(other, "--card-width \(rounded(width)) \(cell)-", program) != shown
        && shownTexts("", arguments, program) == shown
    }
    return .success(
      Answer(
        height: height, showsRecord: showsRecord, showsText: !shown.isEmpty, notes: lines.filter { !$0.hasPrefix("{") })
    )
  }

  /// The texts that stand in the drawing of a cell, the lines of each together: a narrow label ends them within a word.
  ///
  /// - Parameter input: the command whose output the program reads.
  private func shownTexts(_ input: String, _ arguments: String, _ program: String) throws -> [String] {
    let drawing = try run("\(input)\(program.quotedForShell) explain --format svg \(arguments) 2>/dev/null") {}.text
    // The texts of a view are in a group, and the drawing's own words are in none.
    return drawing.split(separator: "<g class=\"text").dropFirst().map { group in
      group[..<(group.firstRange(of: "</g>")?.lowerBound ?? group.endIndex)].split(separator: "<text").dropFirst()
        .map { String($0.drop { $0 != ">" }.dropFirst().prefix { $0 != "<" }) }.joined()
    }
  }

  private var options: String {
    "--package-path \(package.quotedForShell)"
      + (scratchPath.map { " --scratch-path \($0.quotedForShell)" } ?? "")
  }

  private func run(_ command: String, _ onWait: () -> Void) throws -> (ending: ChildProcess.Ending, text: String) {
    let answer = try ChildProcess.shellOutput(command, timeout: CellBuild.timeout, onWait)
    return (answer.ending, String(decoding: answer.bytes, as: UTF8.self))
  }
}

extension ChildProcess {
  /// Runs a command of the shell to its end.
  static func shellOutput(
    _ command: String, timeout: Double, _ onWait: () -> Void = {}
  ) throws -> (ending: Ending, bytes: [UInt8]) {
    let (input, output) = (try ScratchFile(), try ScratchFile())
    let ending = try runShell(
      command, input: input, output: output, environment: [:], timeout: timeout, outputLimit: 1 << 26, onWait: onWait)
    try output.rewind()
    return (ending, try output.read(1 << 26))
  }
}

extension CompilerError {
  /// Reads `file:line:column: error: message`; a line or a column may lack.
  fileprivate init?(_ text: Substring) {
    guard let middle = text.firstRange(of: ": error: ") else { return nil }
    let parts = text[..<middle.lowerBound].split(separator: ":")
    let numbers = parts.dropFirst().suffix(2).compactMap { Int($0) }
    self.init(
      file: parts.dropLast(numbers.count).joined(separator: ":"), line: numbers.first ?? 0,
      column: numbers.count > 1 ? numbers[1] : nil, message: String(text[middle.upperBound...]))
  }

  /// Whether it is about what the main actor has.
  var isOfIsolation: Bool { message.contains("actor-isolated") }

  /// The place as `file:line`.
  var place: String { line == 0 ? file : "\(file):\(line)" }

  /// The name that the message is about: the first that it quotes.
  var name: String {
    let parts = message.split(separator: "'", omittingEmptySubsequences: false)
    return parts.count > 2 ? String(parts[1]) : "?"
  }
}
