import Catalog
import Platform

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
