/// A file open for writing that appears whole or not at all, or a stream.
///
/// - `-` is standard output. Pipes, terminals and devices are written straight.
/// - A regular file is written as a temporary `.name.shelf-height-XXXXXX` in the same folder and renamed by `finish`,
///   after its bytes have reached the disk. It keeps the permissions of the file it replaces (and the owner, where the system
///   allows it); a new file gets what the umask allows. A symbolic link is followed, so the file it points to is
///   replaced and the link stays.
/// - It replaces no file that was read (`FilesRead`), by whatever path.
/// - Content that is equal to what the file holds already is not written again: the file keeps its date.
/// - Without `finish` the temporary is removed, by `deinit` or by the signal that ends the process; what SIGKILL or
///   a power cut leaves, the next run with the same output removes.
/// - A closed pipe ends the process quietly by SIGPIPE, as it does other Unix filters; where SIGPIPE is ignored, it
///   is a `FileError`.
///
/// Every byte that could not be written is an error: `write` or at the latest `finish` throws. After an error all
/// further calls throw it again. One thread at a time.
package final class OutputFile {
  /// The outcome of `finish`.
  package enum Outcome: Sendable { case written, unchanged }

  /// The name for messages: the path, `<stdout>` or `<stderr>`.
  package let name: String
  private var state: State
  private let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)
  private var buffered = 0
  private let mayReplaceInput: Bool

  private enum State {
    case open(Int32, Destination)
    case finished(Outcome)
    case failed(FileError)
  }

  private enum Destination {
    case standardStream, stream
    case replacement(FileReplacement)
  }

  /// Opens the output, before the work that makes its content.
  ///
  /// - Parameter mayReplaceInput: whether the output is an input that is changed.
  /// - Throws: `FileError` of kind `write` when the folder is missing or not writable, the file is a directory or
  ///   read-only, or the path contains NUL; of kind `replacing`, now or at the end, when the file is an input.
  package init(path: String, mayReplaceInput: Bool = false) throws(FileError) {
    self.mayReplaceInput = mayReplaceInput
    if path == "-" {
      name = "<stdout>"
      state = .open(1, .standardStream)
      return
    }
    name = path
    state = .finished(.unchanged)
    try FileError.checkPath(path, "write", kind: .write)
    if !mayReplaceInput { try OutputFile.refuseInput(path) }
    do throws(SystemError) {
      if let replacement = try FileReplacement.prepare(path) {
        state = .open(replacement.descriptor, .replacement(replacement))
      } else {
        state = .open(try SystemCall.open(path, .writing), .stream)
      }
    } catch {
      throw FileError.writing(path, error)
    }
  }

  /// Refuses an output that would replace a file that was noted as read by now.
  package static func refuseInput(_ path: String) throws(FileError) {
    guard path != "-", let target = try? SystemCall.status(path), let input = FilesRead.path(of: target) else { return }
    throw FileError(path: path, operation: "write", reason: "it is an input", kind: .replacing(input: input))
  }

  /// Whether two outputs would end in the same place: one would be lost.
  package static func isSame(_ one: String, _ other: String) -> Bool {
    if one == "-" || other == "-" { return one == other }
    switch (try? SystemCall.status(one), try? SystemCall.status(other)) {
    case (let one?, let other?): return one.kind == .regular && one.isSameFile(as: other)
    case (nil, nil): break
    default: return false
    }
    // A link may lead to a file that is still to come.
    guard let one = try? FileReplacement.destination(of: one), let other = try? FileReplacement.destination(of: other)
    else { return false }
    let (first, second) = (FileReplacement.split(one), FileReplacement.split(other))
    guard first.name.utf8.elementsEqual(second.name.utf8), let folder = try? SystemCall.status(first.folder) else {
      return false
    }
    return (try? SystemCall.status(second.folder)).map(folder.isSameFile) ?? false
  }

  private init(descriptor: Int32, name: String) {
    self.name = name
    mayReplaceInput = false
    state = .open(descriptor, .standardStream)
  }

  /// Standard error, for diagnostics: call `flush` after each.
  package static func standardError() -> OutputFile { OutputFile(descriptor: 2, name: "<stderr>") }

  deinit {
    abandon()
    buffer.deallocate()
  }

  /// Appends bytes.
  package func write(_ bytes: UnsafeRawBufferPointer) throws(FileError) {
    guard let source = bytes.baseAddress else { return }
    if bytes.count > buffer.count - buffered {
      try flush()
      if bytes.count >= buffer.count { return try send(bytes) }
    }
    // Never nil: the buffer was allocated with a size.
    buffer.baseAddress?.advanced(by: buffered).copyMemory(from: source, byteCount: bytes.count)
    buffered += bytes.count
  }

  /// Appends a text as UTF-8.
  package func write(_ text: String) throws(FileError) {
    var text = text
    var failure: FileError?
    text.withUTF8 { utf8 in
      do throws(FileError) { try write(UnsafeRawBufferPointer(utf8)) } catch { failure = error }
    }
    if let failure { throw failure }
  }

  /// Hands everything written so far to the system. Readers of a regular file see nothing before `finish`.
  package func flush() throws(FileError) {
    let pending = UnsafeRawBufferPointer(rebasing: buffer[..<buffered])
    buffered = 0
    try send(pending)
  }

  /// Writes what is left and puts the file in its place.
  ///
  /// - Returns: `unchanged` when the file held the same bytes before and was left alone. A stream is always `written`.
  @discardableResult
  package func finish() throws(FileError) -> Outcome {
    if case .finished(let outcome) = state { return outcome }
    try flush()
    guard case .open(let descriptor, let destination) = state else { return .written }
    // All that is read has been opened by now.
    if case .replacement = destination, !mayReplaceInput {
      do { try OutputFile.refuseInput(name) } catch { throw fail(error) }
    }
    var outcome = Outcome.written
    do throws(SystemError) {
      switch destination {
      case .standardStream: break
      case .stream:
        state = .finished(.written)
        try SystemCall.close(descriptor)
      case .replacement(let replacement): outcome = try replacement.commit()
      }
    } catch {
      throw fail(FileError.writing(name, error))
    }
    state = .finished(outcome)
    return outcome
  }

  private func send(_ bytes: UnsafeRawBufferPointer) throws(FileError) {
    switch state {
    case .failed(let error): throw error
    case .finished:
      if !bytes.isEmpty {
        throw FileError(path: name, operation: "write", reason: "the file is already finished", kind: .write)
      }
    case .open(let descriptor, _):
      var rest = bytes
      while !rest.isEmpty {
        do throws(SystemError) {
          let count = try SystemCall.write(descriptor, rest)
          rest = UnsafeRawBufferPointer(rebasing: rest[count...])
        } catch {
          throw fail(FileError.writing(name, error))
        }
      }
    }
  }

  private func fail(_ error: FileError) -> FileError {
    abandon()
    state = .failed(error)
    return error
  }

  private func abandon() {
    guard case .open(let descriptor, let destination) = state else { return }
    switch destination {
    case .standardStream: break
    case .stream: try? SystemCall.close(descriptor)
    case .replacement(let replacement): replacement.discard()
    }
  }
}
