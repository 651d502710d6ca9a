import Catalog
import Platform
import ShelfSizing

/// Builds an adopted package and asks its program about the sample record.
struct CellBuild {
  let package: String
  let scratchPath: String?

  /// A message of the compiler.
  struct Fault: Hashable {
    /// `file:line`.
    let place: String
    let message: String
  }

  /// The longest that a build may take, in seconds.
  private static let timeout = 3600.0

  /// - Returns: the errors, each once; none where the program is built.
  func build(_ onWait: () -> Void) throws -> [Fault] {
    let (ending, text) = try run("swift build --product heights \(options) 2>&1", onWait)
    if ending == .exited(0) { return [] }
    var faults: [Fault] = []
    for line in text.split(whereSeparator: \.isNewline) {
      guard let middle = line.firstRange(of: ": error: ") else { continue }
      let parts = line[..<middle.lowerBound].split(separator: ":")
      let place = parts.count > 2 ? parts.dropLast().joined(separator: ":") : String(line[..<middle.lowerBound])
      let fault = Fault(place: place, message: String(line[middle.upperBound...]))
      if !faults.contains(fault) { faults.append(fault) }
    }
    if faults.isEmpty {
      let end = text.split(whereSeparator: \.isNewline).suffix(5).joined(separator: "; ")
      faults = [Fault(place: package, message: end.isEmpty ? "the build ended with \(ending)" : end)]
    }
    return faults
  }

  /// The program's answer about the sample.
  struct Answer {
    let height: Double
    /// Whether a text of the record stands in a label.
    let showsText: Bool
    /// Messages beside it.
    let notes: [String]
  }

  /// - Parameter words: by which texts of the record are told.
  /// - Returns: an answer, or the words in which the program stopped.
  func measure(_ record: String, width: Double, words: [String]) throws -> Result<Answer, CommandError> {
    let folder = try run("swift build --show-bin-path \(options) 2>/dev/null") {}.text
    let program = folder.split(whereSeparator: \.isNewline).last.map { "\($0)/heights" } ?? ""
    let arguments = "--card-width \(rounded(width)) \("\(package)/\(record)".quotedForShell)"
    let (ending, text) = try run("\(program.quotedForShell) measure --each --format ndjson \(arguments) 2>&1") {}
    let lines = text.split(whereSeparator: \.isNewline).map(String.init)
    let answers = lines.compactMap { line in try? JSONValue.parse(Array(line.utf8), file: "").object }
    guard let height = answers.compactMap({ $0["contentHeight"]?.number?.value }).first else {
      // A trap says first what it is, and then where in the machine's code.
      let said = lines.filter { $0.contains("Fatal error") || $0.contains("error: ") }
      let words = (said.isEmpty ? Array(lines.suffix(4)) : Array(said.prefix(2))).joined(separator: "; ")
      return .failure(CommandError(.malformedData, words.isEmpty ? "the program ended with \(ending)" : words))
    }
    let drawing = try run("\(program.quotedForShell) explain --format svg \(arguments) 2>/dev/null") {}.text
    // Not the drawing's own words, and in small letters or capitals.
    let shown = drawing.split(separator: "<text").dropFirst().contains { element in
      let content = element.drop { $0 != ">" }.dropFirst().prefix { $0 != "<" }.lowercased()
      return words.contains { content.contains($0.lowercased()) }
    }
    return .success(Answer(height: height, showsText: shown, notes: lines.filter { !$0.hasPrefix("{") }))
  }

  private var options: String {
    "--package-path \(package.quotedForShell)"
      + (scratchPath.map { " --scratch-path \($0.quotedForShell)" } ?? "")
  }

  private func run(_ command: String, _ onWait: () -> Void) throws -> (ending: ChildProcess.Ending, text: String) {
    let (input, output) = (try ScratchFile(), try ScratchFile())
    let ending = try ChildProcess.runShell(
      command, input: input, output: output, environment: [:], timeout: CellBuild.timeout, outputLimit: 1 << 26,
      onWait: onWait)
    try output.rewind()
    return (ending, String(decoding: try output.read(1 << 26), as: UTF8.self))
  }
}
