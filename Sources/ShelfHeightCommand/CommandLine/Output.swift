import Catalog
import Platform
import Reporting

/// Where results go.
final class Output {
  private let file: OutputFile
  private let isTerminal: Bool
  private var buffer = TextBuffer()

  /// Opened before the work, so that a folder that is not there is known at once.
  init(_ arguments: ParsedArguments) throws(FileError) {
    // Cells, strings and fonts were read by now, so their files are known.
    try arguments.protectInputs()
    let path = arguments[Options.output] ?? "-"
    file = try OutputFile(path: path)
    isTerminal = path == "-" && HostProcess.isTerminal(1)
  }

  /// Adds to the result.
  func append(_ write: (inout TextBuffer) throws -> Void) throws {
    try write(&buffer)
    if isTerminal {
      try file.write(buffer.text.linesShownInTerminal)
    } else {
      try file.write(UnsafeRawBufferPointer(buffer.elements))
    }
    buffer.removeAll()
  }

  /// Adds what a run hands on, between the beginning and the end of its format.
  ///
  /// - Parameter run: does the work; its argument takes some reports at a time.
  /// - Returns: the answer of the run.
  func append<Report, Answer>(
    _ format: some ReportFormat<Report>, _ run: (_ write: ([Report]) throws -> Void) throws -> Answer
  ) throws -> Answer {
    var format = format
    try append { format.begin(&$0) }
    let answer = try run { reports in
      try append { output in
        for report in reports { try format.write(report, to: &output) }
      }
    }
    try append { format.end(&$0) }
    return answer
  }

  /// Adds bytes to the result.
  func write(_ bytes: UnsafeRawBufferPointer) throws(FileError) { try file.write(bytes) }

  /// Lets those who read a stream see what was written so far.
  func flush() throws(FileError) { try file.flush() }

  /// Puts the result in its place.
  func finish() throws(FileError) {
    try file.finish()
  }

  /// Writes a text to standard output.
  static func write(_ text: String) throws(FileError) {
    let file = try OutputFile(path: "-")
    try file.write(text)
    try file.finish()
  }
}
