/// How a file is compressed: by its name, and read through the program that everybody has for it.
package enum Compression: String, CaseIterable, Sendable {
  case gzip
  case zstd

  /// The compression of a file's extension: `.gz` or `.zst`, in any case.
  package init?(path: String) {
    guard let found = Compression.allCases.first(where: { path.lowercased().hasSuffix($0.fileExtension) }) else {
      return nil
    }
    self = found
  }

  /// The compression of a file that begins with some bytes (RFC 1952, section 2.3.1; RFC 8878, section 3.1.1).
  package init?(beginningOf bytes: UnsafeRawBufferPointer) {
    if bytes.starts(with: [0x1F, 0x8B]) {
      self = .gzip
    } else if bytes.starts(with: [0x28, 0xB5, 0x2F, 0xFD]) {
      self = .zstd
    } else {
      return nil
    }
  }

  /// Why compressed bytes are not read where records should be, and what to do.
  package var refusal: String {
    "the records are compressed by \(rawValue); decompress them ('\(rawValue) -dc'), or name a file that ends in "
      + "'\(fileExtension)'"
  }

  /// With its dot.
  private var fileExtension: String { self == .gzip ? ".gz" : ".zst" }

  /// A file's path without the extension of its compression, if it has one.
  package static func uncompressed(_ path: String) -> String {
    Compression(path: path).map { String(path.dropLast($0.fileExtension.count)) } ?? path
  }

  /// Records are seldom a hundredth of their size when they are compressed; what fills a disk has a thousandth.
  private static let largestRatio = 256
  /// Small files may be of one text alone.
  private static let leastLimit = 1 << 30

  /// The program failed: the file is not what its name says, or is cut off.
  package struct Failure: Error {
    /// A sentence about the file.
    package let message: String
  }

  /// Opens what a file has when it is not compressed. All of it goes into a nameless file in the folder for temporary files
  /// first, so that a file that is cut off gives no results of its beginning.
  ///
  /// - Throws: `FileError` where the file can't be opened or the program is not there; ``Failure``.
  package func open(_ path: String) throws -> FileReader {
    // A missing file has a better message than the program's.
    let compressed = try FileReader(path: path, isRegular: true)
    let contents = try ScratchFile()
    let limit = max(Compression.leastLimit, Compression.largestRatio * compressed.initialSize)
    let command =
      "exec \(rawValue) -dc -- '\(path.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''"))'"
    let ending = try ChildProcess.runShell(
      command, input: try ScratchFile(isForPrograms: true), output: contents, environment: [:], timeout: .infinity,
      outputLimit: limit
    ) {}
    switch ending {
    case .exited(0): return try FileReader(compressed.name, contents)
    // The shell's code for a program that it does not find.
    case .exited(127):
      throw FileError(
        path: path, operation: "read", reason: "'\(rawValue)', which decompresses it, is not installed",
        kind: .unreadable)
    case .wroteTooMuch:
      throw Failure(
        message: "the file is larger than \(limit) bytes when it is decompressed, which no records of its size are; "
          + "decompress it yourself ('\(rawValue) -dc')")
    case .exited(let code):
      // A full disk is no fault of the file.
      try contents.checkRoom()
      throw Failure(message: "'\(rawValue) -dc' can't decompress the file (exit code \(code))")
    default: throw Failure(message: "'\(rawValue) -dc' was ended before it had decompressed the file")
    }
  }
}
