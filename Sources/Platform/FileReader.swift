/// A file open for reading, or standard input; closed when the last reference goes.
///
/// Reads go straight to the system, so two threads may share a reader as long as they take turns.
package final class FileReader: Sendable {
  /// The name for messages: the path, or `<stdin>`.
  package let name: String
  /// The size of a regular file when it was opened, in bytes; 0 for anything else. It may have changed since.
  package let initialSize: Int
  private let descriptor: Int32

  /// Opens `path` for reading, and notes it in `FilesRead`; `-` is standard input.
  ///
  /// - Parameters:
  ///   - isRegular: whether devices and pipes, which need have no end, are refused; they are as well where files will be
  ///     read again.
  ///   - waits: whether a pipe that nobody writes is waited for, rather than read as empty.
  /// - Throws: `FileError` when the file is missing or unreadable, when it is a directory, and when the path contains
  ///   NUL.
  package init(path: String, isRegular: Bool = false, waits: Bool = true) throws(FileError) {
    let isRegular = isRegular || FilesRead.readsAgain
    if path == "-" {
      name = "<stdin>"
      descriptor = 0
    } else {
      try FileError.checkPath(path, "open", kind: .unreadable)
      name = path
      do {
        descriptor = try SystemCall.open(path, isRegular || !waits ? .readingWithoutWaiting : .reading)
      } catch {
        FilesRead.note(path, nil, isOpened: false)
        throw FileError.reading(path, "open", error)
      }
    }
    let status: FileStatus
    do { status = try SystemCall.status(descriptor) } catch { throw FileError.reading(name, "open", error) }
    FilesRead.note(path, status, isOpened: true)
    initialSize = status.kind == .regular ? Int(clamping: status.size) : 0
    if status.kind == .folder {
      throw FileError(path: name, operation: "read", reason: "Is a directory", kind: .directory)
    }
    if isRegular, status.kind != .regular {
      throw FileError(path: name, operation: "read", reason: "it is no regular file", kind: .unreadable)
    }
  }

  /// Reads a temporary file from its start, in the name of another.
  init(_ name: String, _ file: ScratchFile) throws(FileError) {
    self.name = name
    do throws(SystemError) {
      descriptor = try file.lend()
      initialSize = Int(clamping: try SystemCall.status(descriptor).size)
    } catch {
      throw FileError.reading(name, "open", error)
    }
  }

  deinit {
    // Nothing was written, so a failing close loses nothing.
    if descriptor != 0 { try? SystemCall.close(descriptor) }
  }

  /// Reads up to `buffer.count` bytes and returns how many came; 0 only at the end of the file (or for an empty
  /// buffer).
  package func read(into buffer: UnsafeMutableRawBufferPointer) throws(FileError) -> Int {
    do { return try SystemCall.read(descriptor, into: buffer) } catch { throw FileError.reading(name, "read", error) }
  }

  /// Whether a read returns at once, with bytes or the end; a program that writes as fast as it is read has its moment.
  package var hasBytes: Bool { SystemCall.hasBytes(descriptor, milliseconds: 1) }

  /// The whole content of a file (`-` is standard input).
  ///
  /// - Parameters:
  ///   - limit: the largest size accepted, in bytes. No more than that is ever held.
  ///   - isRegular: whether devices and pipes, which need have no end, are refused.
  /// - Throws: `FileError`; its kind is `tooLarge` beyond the limit.
  package static func readAll(
    path: String, limit: Int = 64 << 20, isRegular: Bool = false
  ) throws(FileError) -> [UInt8] {
    let reader = try FileReader(path: path, isRegular: isRegular)
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = try reader.fill(&chunk)
      if count == 0 { return bytes }
      if count > limit - bytes.count {
        throw FileError(
          path: reader.name, operation: "read", reason: "the file is larger than \(limit) bytes", kind: .tooLarge)
      }
      bytes.append(contentsOf: chunk[..<count])
    }
  }

  /// The first `count` bytes of a file, or all of a shorter one; none of a pipe that nobody writes.
  package static func readStart(ofFile path: String, count: Int) throws(FileError) -> [UInt8] {
    try FileReader(path: path, waits: false).next(count)
  }

  /// The size in bytes of a regular file, found without opening it; 0 for anything else.
  package static func size(ofFile path: String) -> Int {
    guard let status = try? SystemCall.status(path), status.kind == .regular else { return 0 }
    return Int(clamping: status.size)
  }

  /// Up to `count` bytes from `offset` on; fewer at the end of the file.
  ///
  /// - Throws: `FileError`, also for a stream, which has no offsets.
  package func bytes(at offset: Int, count: Int) throws(FileError) -> [UInt8] {
    do { try SystemCall.seek(descriptor, to: offset) } catch { throw FileError.reading(name, "read", error) }
    return try next(count)
  }

  /// The next `count` bytes; fewer at the end of the file.
  private func next(_ count: Int) throws(FileError) -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: min(max(count, 1), 1 << 16))
    while bytes.count < count {
      let read = try fill(&chunk)
      if read == 0 { break }
      bytes.append(contentsOf: chunk[..<min(read, count - bytes.count)])
    }
    return bytes
  }

  /// Reads into an array as into a buffer.
  package func fill(_ chunk: inout [UInt8]) throws(FileError) -> Int {
    // `withUnsafeMutableBytes` does not pass a typed error on.
    var failure: FileError?
    let count = chunk.withUnsafeMutableBytes { buffer -> Int in
      do throws(FileError) { return try read(into: buffer) } catch { failure = error }
      return 0
    }
    if let failure { throw failure }
    return count
  }
}
