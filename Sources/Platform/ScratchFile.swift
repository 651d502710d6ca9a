/// A nameless file in the folder for temporary files: it is gone when the last descriptor is, whatever ends the process.
package final class ScratchFile {
  let descriptor: Int32
  private let path: String

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
      throw FileError.writing(path, "write", error)
    }
  }

  deinit {
    try? SystemCall.close(descriptor)
  }

  /// Appends bytes.
  package func write(_ bytes: UnsafeRawBufferPointer) throws(FileError) {
    var rest = bytes
    while !rest.isEmpty {
      do throws(SystemError) {
        rest = UnsafeRawBufferPointer(rebasing: rest[try SystemCall.write(descriptor, rest)...])
      } catch {
        throw FileError.writing(path, "write", error)
      }
    }
  }

  /// All bytes from the start on.
  package func contents() throws(FileError) -> [UInt8] {
    let chunk = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)
    defer { chunk.deallocate() }
    do throws(SystemError) {
      try SystemCall.rewind(descriptor)
      var contents: [UInt8] = []
      while true {
        let count = try SystemCall.read(descriptor, into: chunk)
        if count == 0 { return contents }
        contents += chunk[..<count]
      }
    } catch {
      throw FileError.reading(path, "read", error)
    }
  }
}
