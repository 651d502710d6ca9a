import Platform
import Reporting
import ShelfBatch

/// `measure --jobs` of an app's own cells, which live on one thread: each process measures a slice of the records, and
/// their parts merge.
///
/// Nothing is written unless all processes have ended well: a part that is lost is an error that names its records.
struct MeasuringProcesses {
  /// Says in the environment of a process which slice is its own.
  static let variable = "SHELF_HEIGHT_SLICE"

  private let request: Request
  private let arguments: ParsedArguments
  private let format: ReportFormatName
  private let count: Int
  /// The paths and bytes of the inputs.
  private let inputs: [(path: String, size: Int)]

  /// Options of the process that merges.
  private static let ownOptions: [any AnyOption] = [
    Options.jobs, Options.format, Options.output, Options.strict, Options.quiet, Options.verbose, Options.color,
    Options.dependencies, Options.watch,
  ]

  /// `nil` where this process measures all: cells that threads can ask, pages with samples of cards, shelves that are
  /// written as they end, and inputs that can't be read twice.
  init?(_ request: Request, _ arguments: ParsedArguments, format: ReportFormatName) throws {
    let jobs = try arguments.value(of: Options.jobs) ?? 1
    let inputs = try request.records(locale: request.configuration.locales.first?.value)
    guard !arguments.appCells.isEmpty, jobs > 1, format != .html, !arguments.isOn(Options.grouped),
      !arguments.isOn(Options.partial), !arguments.has(Options.rejections), request.configuration.shelfSize == nil,
      inputs.allSatisfy({ $0.size > 0 }), Set(inputs.map(\.name)).count == inputs.count
    else { return nil }
    self.request = request
    self.arguments = arguments
    self.format = format
    count = min(jobs, BatchOptions.mostJobs)
    self.inputs = inputs.map { ($0.path, $0.size) }
  }

  func run(_ plan: BatchPlan, _ messages: Messages) throws {
    let output = try Output(arguments)
    let parts = try ScratchFile()
    let ending = try ChildProcess.runShell(
      script, input: try ScratchFile(isForPrograms: true), output: parts, environment: [:], timeout: .infinity,
      outputLimit: .max, cleansUp: true
    ) {}
    var bytes: [UInt8] = []
    try parts.rewind()
    while case let more = try parts.read(1 << 20), !more.isEmpty { bytes += more }
    guard ending == .exited(0) else { throw lost(bytes, ending) }
    var merging = PartMerging()
    try merging.addPart(bytes, name: "parts")
    try Merge.write(
      merging, format, to: output, page: PageHead("Shelf heights", request, arguments), messages)
    try output.finish()
  }

  /// Runs the processes side by side and writes their parts in order; of the first that fails, its number and status in a
  /// last line.
  private var script: String {
    let measure = ([HostProcess.programName()] + arguments.written(without: MeasuringProcesses.ownOptions))
      .map(MeasuringProcesses.quoted)
    let words = measure.prefix(2) + ["--partial --part $i --quiet --output \"$folder/$i\""] + measure.dropFirst(2)
    let numbers = (0..<count).map(String.init).joined(separator: " ")
    return """
      folder=$(mktemp -d) || exit 70
      trap 'rm -rf "$folder"' EXIT
      trap 'wait; exit 143' HUP INT TERM
      for i in \(numbers); do
        \(MeasuringProcesses.variable)=$i/\(count) \(words.joined(separator: " ")) 2>"$folder/$i.messages" &
        eval "process$i=$!"
      done
      for i in \(numbers); do
        eval "wait \\$process$i" 2>/dev/null
        status=$?
        cat "$folder/$i.messages" >&2
        if [ $status != 0 ]; then printf '\\n%s %s' $i $status; exit 1; fi
        cat "$folder/$i"
      done
      """
  }

  private static func quoted(_ word: String) -> String {
    "'" + word.replacing("'", with: "'\\''") + "'"
  }

  private func lost(_ bytes: [UInt8], _ ending: ChildProcess.Ending) -> CommandError {
    let last = bytes.split(separator: UInt8(ascii: "\n")).last.map { String(decoding: $0, as: UTF8.self) } ?? ""
    let numbers = last.split(separator: " ").map { Int($0) }
    guard case .exited(1) = ending, numbers.count == 2, let index = numbers[0], let status = numbers[1] else {
      return CommandError(.internalError, "The processes of '--jobs' can't be run (\(ending)); no result was written")
    }
    // Of 128 and more, the shell says a signal.
    let way = status > 128 ? "was ended by the signal \(status - 128)" : "ended with the exit code \(status)"
    let code = ExitCode(rawValue: Int32(status)).flatMap { $0 == .done || $0 == .negative ? nil : $0 }
    return CommandError(
      code ?? .internalError,
      "The process \(index + 1) of \(count) \(way), and with it the records in \(records(of: index)); no result was "
        + "written")
  }

  /// `the bytes 0 to 1048576 of 'cards.ndjson'`
  private func records(of index: Int) -> String {
    let size = inputs.reduce(0) { $0 + $1.size }
    let ends = [index, index + 1].map { RecordSlice(index: $0, of: count).start(of: size) }
    var (phrases, preceding) = ([String](), 0)
    for input in inputs {
      let (start, end) = (max(ends[0] - preceding, 0), min(ends[1] - preceding, input.size))
      if start < end { phrases.append("the bytes \(start) to \(end) of '\(input.path)'") }
      preceding += input.size
    }
    return phrases.joined(separator: ", ")
  }
}
