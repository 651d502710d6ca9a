/// A nameless file in the folder for temporary files: it is gone when the last descriptor is, whatever ends the process.
package final class ScratchFile {
  let descriptor: Int32
  private let path: String
  /// Bytes that were written.
  package private(set) var size = 0
  /// Whether the next bytes that are written stand where they should.
  private var isAtEnd = true

  /// The descriptor that programs get; `nil` where none is to read it.
  private let reading: Int32?
  /// As it was when a program first got it.
  private var lent: FileStatus?

  /// An empty file.
  ///
  /// - Parameter isForPrograms: whether programs that are run will read it.
  /// - Throws: `FileError` of kind `write`.
  package init(isForPrograms: Bool = false) throws(FileError) {
    let folder = SystemCall.environmentValue("TMPDIR").flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp"
    path = "\(folder)/shelf-height.\(UInt64.random(in: .min ... .max))"
    do throws(SystemError) {
      descriptor = try SystemCall.open(path, .creatingExclusively(permissions: 0o600))
      do throws(SystemError) {
        reading = isForPrograms ? try SystemCall.open(path, .reading) : nil
        // Nobody but the superuser shall open it for writing by its number in /proc.
        if isForPrograms { try SystemCall.setPermissions(descriptor, 0o400) }
        try SystemCall.unlink(path)
      } catch {
        try? SystemCall.unlink(path)
        throw error
      }
    } catch {
      throw FileError.writing(path, error)
    }
  }

  deinit {
    try? SystemCall.close(descriptor)
    if let reading { try? SystemCall.close(reading) }
  }

  /// A descriptor of its own for a program that reads the file from the start, to be closed by the caller. Nothing is
  /// written any more from then on.
  func lend() throws(SystemError) -> Int32 {
    let reading = reading ?? descriptor
    // Opened anew it has an offset of its own. Copies of a descriptor share theirs: one would move where another one reads.
    let own: Int32
    do { own = try SystemCall.open("/dev/fd/\(reading)", .reading) } catch { own = try SystemCall.duplicate(reading) }
    try SystemCall.rewind(own)
    if lent == nil {
      // Long ago, so that the clock shows what is written at once.
      try? SystemCall.setModified(descriptor)
      lent = try SystemCall.status(descriptor)
    }
    return own
  }

  /// Whether a program that got it has written it all the same, as the superuser's can.
  package var isAltered: Bool { lent != nil && lent != (try? SystemCall.status(descriptor)) }

  /// Appends bytes.
  package func write(_ bytes: UnsafeRawBufferPointer) throws(FileError) {
    var rest = bytes
    do throws(SystemError) {
      if !isAtEnd { try SystemCall.seek(descriptor, to: size) }
      isAtEnd = true
      while !rest.isEmpty {
        let count = try SystemCall.write(descriptor, rest)
        size += count
        rest = UnsafeRawBufferPointer(rebasing: rest[count...])
      }
    } catch {
      throw FileError.writing(path, error)
    }
  }

  /// Fails where there is no room for more bytes, behind all that a program has written.
  func checkRoom() throws(FileError) {
    do throws(SystemError) {
      size = Int(clamping: try SystemCall.status(descriptor).size)
    } catch {
      throw FileError.reading(path, "read", error)
    }
    isAtEnd = false
    let block = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 1)
    defer { block.deallocate() }
    block.initializeMemory(as: UInt8.self, repeating: 0)
    try write(UnsafeRawBufferPointer(block))
  }

  /// Goes back to the start.
  package func rewind() throws(FileError) {
    isAtEnd = false
    do throws(SystemError) { try SystemCall.rewind(descriptor) } catch { throw FileError.reading(path, "read", error) }
  }

  /// Reads up to so many bytes from an offset on; goes on behind them.
  package func read(_ count: Int, at offset: Int) throws(FileError) -> [UInt8] {
    isAtEnd = false
    do throws(SystemError) {
      try SystemCall.seek(descriptor, to: offset)
    } catch {
      throw FileError.reading(path, "read", error)
    }
    return try read(count)
  }

  /// Reads on, up to so many bytes.
  ///
  /// - Returns: none at the end of the file.
  package func read(_ count: Int) throws(FileError) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    var filled = 0
    do throws(SystemError) {
      while filled < count {
        let read = try bytes.withUnsafeMutableBytes { bytes in
          let rest = UnsafeMutableRawBufferPointer(rebasing: bytes[filled...])
          return Result { () throws(SystemError) in try SystemCall.read(descriptor, into: rest) }
        }.get()
        if read == 0 { break }
        filled += read
      }
    } catch {
      throw FileError.reading(path, "read", error)
    }
    bytes.removeLast(count - filled)
    return bytes
  }
}
