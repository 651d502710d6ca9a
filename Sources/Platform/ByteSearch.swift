#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Looks for bytes in others, as fast in a debug build as in release.
package enum ByteSearch {
  /// Whether a text stands somewhere in some bytes.
  package static func contains(_ bytes: [UInt8], _ text: String) -> Bool {
    var text = text
    return text.withUTF8 { text in
      bytes.withUnsafeBytes { bytes in
        guard let wanted = text.baseAddress, var start = bytes.baseAddress else { return text.isEmpty }
        let end = start + bytes.count
        while end - start >= text.count, let found = memchr(start, Int32(wanted.pointee), end - start) {
          if end - UnsafeRawPointer(found) >= text.count, memcmp(found, wanted, text.count) == 0 { return true }
          start = UnsafeRawPointer(found) + 1
        }
        return false
      }
    }
  }
}
