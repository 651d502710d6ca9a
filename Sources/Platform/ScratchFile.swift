/// A nameless file in the folder for temporary files: it is gone when the last descriptor is, whatever ends the process.
package final class ScratchFile {
  let descriptor: Int32
  private let path: String
  /// Bytes that were written.
  package private(set) var size = 0
  /// Whether the next bytes that are written stand where they should.
  private var isAtEnd = true

  /// An empty file.
  ///
  /// - Throws: `FileError` of kind `write`.
  package init() throws(FileError) {
    let folder = SystemCall.environmentValue("TMPDIR").flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp"
    path = "\(folder)/shelf-height.\(UInt64.random(in: .min ... .max))"
    do throws(SystemError) {
      descriptor = try SystemCall.open(path, .creatingExclusively(permissions: 0o600))
      try SystemCall.unlink(path)
    } catch {
      throw FileError.writing(path, error)
    }
  }

  deinit {
    try? SystemCall.close(descriptor)
  }

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

  /// Goes back to the start.
  package func rewind() throws(FileError) {
    isAtEnd = false
    do throws(SystemError) { try SystemCall.rewind(descriptor) } catch { throw FileError.reading(path, "read", error) }
  }

  /// Reads up to so many bytes from a place on; goes on behind them.
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
