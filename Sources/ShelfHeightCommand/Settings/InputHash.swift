import Catalog
import Platform
import ShelfBatch

/// FNV-1a (64 bits) of the files that heights come from: says whether any of them changed, and knows no path.
struct InputHash {
  private var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// The hash of nothing.
  init() {}

  /// The hash of a configuration and of all files it declares, in its order.
  ///
  /// - Throws: `FileError` for what can't be read, and for a device or a pipe, which may have no end. A file that is
  ///   missing is left out: the measuring says so where it needs it.
  init(ofFile path: String, _ configuration: ShelfConfiguration) throws(FileError) {
    _ = try addContents(of: FileReader(path: path, isRegular: true))
    for file in configuration.files { try addFile(file.path) }
  }

  /// 16 hexadecimal digits.
  var digits: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// Adds bytes.
  mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
  }

  /// Adds a file that is found only as the configuration is followed.
  mutating func addFile(_ path: String) throws(FileError) {
    let reader: FileReader
    do throws(FileError) {
      reader = try FileReader(path: path, isRegular: true)
    } catch {
      if error.kind == .missing { return }
      throw error
    }
    let size = try addContents(of: reader)
    // No two lists of files may have the same bytes.
    add((0..<8).map { UInt8(truncatingIfNeeded: size >> (8 * $0)) })
  }

  /// - Returns: bytes.
  private mutating func addContents(of reader: FileReader) throws(FileError) -> Int {
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    var size = 0
    while true {
      let count = try reader.fill(&chunk)
      if count == 0 { return size }
      size += count
      add(chunk[..<count])
    }
  }
}
