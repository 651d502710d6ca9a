import Catalog
import Platform
import ShelfBatch

/// The file that lists every record that is left out, a JSON object a line.
final class RejectionFile {
  private let file: OutputFile
  private var buffer = TextBuffer()

  /// `nil` where nobody asks for it.
  init?(_ arguments: ParsedArguments) throws(FileError) {
    guard let path = arguments[Options.rejections] else { return nil }
    file = try OutputFile(path: path)
  }

  /// Lists a record.
  func append(_ rejection: BatchDiagnostic) {
    buffer.writeObject {
      $0.write(member: "file", rejection.subject)
      $0.write(member: "line", rejection.line)
      $0.write(member: "column", rejection.column)
      $0.write(member: "index", rejection.index)
      $0.write(member: "code", rejection.code?.rawValue)
      $0.write(member: "message", rejection.message)
    }
    buffer.write("\n")
    // A write that fails here fails again when the file is put in its place.
    try? file.write(UnsafeRawBufferPointer(buffer.elements))
    buffer.removeAll()
  }

  /// Puts the list in its place.
  func finish() throws(FileError) { try file.finish() }
}
