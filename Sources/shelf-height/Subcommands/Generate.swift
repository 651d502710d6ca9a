import Platform
import Reporting

/// `generate`: the heights of a configuration's shelves as a file that an app compiles or loads.
struct Generate {
  private let measuring: MeasuringPasses
  private let messages: Messages
  private let format: GeneratedFormat

  static func run(_ arguments: ParsedArguments, _ messages: Messages) throws {
    var generate = try Generate(arguments, messages)
    if arguments.has("--check") {
      guard let path = arguments["--output"], path != "-" else {
        throw CommandError.usage("The option '--check' needs '--output', the file that is checked")
      }
      try generate.check(path)
    } else {
      var output = try Output(arguments)
      let file = try generate.file()
      try output.append { $0 = file }
      try output.finish()
    }
  }

  private init(_ arguments: ParsedArguments, _ messages: Messages) throws {
    let inputs = InputSettings(arguments)
    guard let configuration = inputs.configuration, configuration != "-" else {
      throw CommandError.usage("Missing expected option '--config': name a <Name>.shelf.json")
    }
    if let extra = arguments.positional.first(where: { $0 != configuration }) {
      throw CommandError.usage("Unexpected argument '\(extra)': the configuration names the records")
    }
    let name = try arguments.choice("--format", among: Subcommand.generate.formats) ?? "swift"
    measuring = try MeasuringPasses(arguments, messages)
    self.messages = messages
    // Xcode takes an error in the output of a step that succeeds for a failure.
    messages.rejectionSeverity = arguments.has("--strict") ? .error : .warning
    let file = GeneratedFile(
      of: String(configuration.fileName) ?? configuration, inputHash: try InputHash.ofFiles(named: configuration),
      widthRange: measuring.passes[0].widthRange,
      accessLevel: try measuring.passes[0].accessLevel.map(Generate.accessLevel) ?? .internal)
    format = GeneratedFormat(file, in: GeneratedFormat.Notation(rawValue: name) ?? .swift)
  }

  private static func accessLevel(_ name: Setting<String>) throws(CommandError) -> GeneratedFile.AccessLevel {
    if let level = GeneratedFile.AccessLevel(rawValue: name.value) { return level }
    let names = GeneratedFile.AccessLevel.allCases.map(\.rawValue).joined(separator: ", ")
    throw name.failure("unknown access level '\(name.value)'; it is one of \(names)")
  }

  private mutating func file() throws -> TextBuffer {
    var format = format
    var buffer = TextBuffer()
    let counts = try measuring.run { format.write($0, to: &buffer) }
    format.end(&buffer)
    messages.summary(records: counts.records, rejected: counts.rejected)
    return buffer
  }

  /// How many lines of a difference are shown.
  private static let differenceLimit = 40

  /// Compares the file with what it should be.
  private mutating func check(_ path: String) throws {
    let new = try file().text
    var old = ""
    var isMissing = false
    do throws(FileError) {
      old = String(decoding: try FileReader.readAll(path: path, limit: .max), as: UTF8.self)
    } catch {
      guard error.kind == .missing else { throw error }
      isMissing = true
    }
    if old.utf8.elementsEqual(new.utf8) { return }
    var difference = TextBuffer()
    let name = path.shownInTerminal
    LineDifference.unified(
      from: old, to: new, names: (name, name + " (as it should be)"), limit: Generate.differenceLimit, into: &difference
    )
    try Output.write(difference.text)
    messages.deny(
      isMissing ? "'\(path)' is missing; run generate" : "'\(path)' is out of date; run generate again")
  }
}
