import Platform

/// Where a reader of records gets its bytes from.
enum ByteSource: Sendable {
  case file(FileReader)
  case memory([UInt8], offset: Int)

  /// Whether a read returns at once.
  var hasBytes: Bool {
    switch self {
    case .file(let reader): reader.hasBytes
    case .memory: true
    }
  }

  /// Reads up to `buffer.count` bytes and returns how many; 0 at the end.
  mutating func read(into buffer: UnsafeMutableRawBufferPointer) throws(FileError) -> Int {
    switch self {
    case .file(let reader): return try reader.read(into: buffer)
    case .memory(let bytes, let offset):
      let count = min(buffer.count, bytes.count - offset)
      buffer.copyBytes(from: bytes[offset..<(offset + count)])
      self = .memory(bytes, offset: offset + count)
      return count
    }
  }
}
