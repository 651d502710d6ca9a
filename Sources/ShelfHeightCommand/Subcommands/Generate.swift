import Catalog
import GeneratedCode
import Platform
import Reporting
import ShelfBatch

/// `generate`: the heights of a configuration's shelves as a file that an app compiles or loads.
final class Generate {
  private let plan: BatchPlan
  private let options: BatchOptions
  private let givesItems: Bool
  private let messages: Messages
  private let format: GeneratedFormat

  static func run(_ arguments: ParsedArguments, _ messages: Messages) throws {
    let generate = try Generate(arguments, messages)
    if arguments.isOn(Options.check) {
      guard let path = arguments[Options.output], path != "-" else {
        throw CommandError.usage(
          "The option '\(Options.check.name)' needs '\(Options.output.name)', the file that is checked")
      }
      try generate.check(path)
    } else {
      let output = try Output(arguments)
      let file = try generate.file()
      try output.append { $0.write(file) }
      try output.finish()
    }
  }

  private init(_ arguments: ParsedArguments, _ messages: Messages) throws {
    let path = arguments[Options.config] ?? arguments.positional.first { $0.hasSuffix(".shelf.json") }
    guard let configuration = path, configuration != "-" else {
      throw CommandError.usage("Missing expected option '\(Options.config.name)': name a <Name>.shelf.json")
    }
    if let extra = arguments.positional.first(where: { $0 != configuration }) {
      throw CommandError.usage("Unexpected argument '\(extra)': the configuration names the records")
    }
    let name = try arguments.format()
    let request = try Request(arguments)
    guard let records = request.configuration.records else {
      throw MalformedInput(
        Diagnostic(.error, file: configuration, position: .start, message: "the configuration names no 'records'"))
    }
    if records.path == "-" {
      throw records.failure("standard input can't be told from another one the next time; name a file of records")
    }
    // First, as what it refuses might never end.
    var hash = try InputHash(ofFile: configuration, request.configuration)
    plan = try request.plan()
    for path in plan.passes[0].fontFiles { try hash.addFile(path) }
    options = try BatchOptions(arguments, plan, messages)
    givesItems = try Generate.givesItems(request.configuration, plan)
    self.messages = messages
    try request.checkCardWidths(plan, messages)
    // Xcode takes an error in the output of a step that succeeds for a failure.
    messages.rejectionSeverity = arguments.isOn(Options.strict) ? .error : .warning
    let file = GeneratedFile(
      of: String(configuration.fileName) ?? configuration, inputHash: hash.digits,
      widthRange: plan.passes[0].widthRange,
      accessLevel: try request.configuration.accessLevel.map(Generate.accessLevel) ?? .internal)
    format = GeneratedFormat(
      file, in: GeneratedFormat.Notation(rawValue: name) ?? .swift, layout: try DescribedLayout(request.configuration))
  }

  private static func givesItems(
    _ configuration: ShelfConfiguration, _ plan: BatchPlan
  ) throws(BatchError) -> Bool {
    guard let perItem = configuration.perItem, perItem.value else { return false }
    if plan.passes[0].widthRange != nil {
      throw perItem.failure("perItem takes one card width after another; give the range of card widths a step")
    }
    return true
  }

  private static func accessLevel(_ name: Setting<String>) throws(BatchError) -> GeneratedFile.AccessLevel {
    if let level = GeneratedFile.AccessLevel(rawValue: name.value) { return level }
    let names = GeneratedFile.AccessLevel.allCases.map(\.rawValue).joined(separator: ", ")
    throw name.failure("unknown access level '\(name.value)'; it is one of \(names)")
  }

  private func file() throws -> [UInt8] {
    var format = format
    var buffer = TextBuffer()
    let counts = try ShelfMeasuring(plan, options).run(onDiagnostic: messages.say) { format.write($0, to: &buffer) }
    if givesItems {
      format.beginItems()
      try plan.forEachItemHeight(options, onDiagnostic: messages.say) { format.addItem($0, $1, height: $2) }
    }
    format.end(&buffer)
    messages.endProgress()
    messages.summary(counts)
    return buffer.bytes
  }

  /// Bytes of a committed file that are compared, unless the new one has more.
  private static let largestCheckedFile = 64 << 20

  /// How many lines of a difference are shown.
  private static let differenceLimit = 40

  /// A file's bytes without the names of its inputs, a line of Swift and a member of JSON: other inputs may give the same
  /// heights.
  private static func heights(_ source: String) -> [UInt8] {
    let lines = Array(source.utf8).split(separator: 0x0A, omittingEmptySubsequences: false)
    let others = lines.filter { !$0.starts(with: "// Inputs: ".utf8) }
    return Array(others.map { $0.starts(with: "{".utf8) ? withoutInputs($0) : $0 }.joined(separator: [0x0A]))
  }

  /// The line that a document of JSON begins with.
  private static func withoutInputs(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let opening = Array(#"{"schemaVersion": 1, "inputs": ""#.utf8)
    guard line.starts(with: opening) else { return line }
    return line.dropFirst(opening.count).drop { $0 != UInt8(ascii: "\"") }
  }

  /// Compares the file with what it should be.
  private func check(_ path: String) throws {
    let new = String(decoding: try file(), as: UTF8.self)
    var old = ""
    var isMissing = false
    do throws(FileError) {
      // A file without an end, or one that is far too large, differs anyway.
      let size = min(FileReader.size(ofFile: path), Generate.largestCheckedFile)
      let bytes = try FileReader.readStart(ofFile: path, count: max(size, new.utf8.count) + 1)
      old = String(decoding: bytes, as: UTF8.self)
    } catch {
      guard error.kind == .missing else { throw error }
      isMissing = true
    }
    if Generate.heights(old).elementsEqual(Generate.heights(new)) { return }
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
