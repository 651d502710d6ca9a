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
  package static func contains(_ bytes: [UInt8], _ text: String) -> Bool { offset(of: text, in: bytes) != nil }

  /// Where a text stands first in some bytes, from an offset on.
  package static func offset(of text: String, in bytes: [UInt8], from first: Int = 0) -> Int? {
    var text = text
    return text.withUTF8 { text in
      bytes.withUnsafeBytes { bytes in
        guard let wanted = text.baseAddress, let all = bytes.baseAddress else { return text.isEmpty ? first : nil }
        var start = all + first
        let end = all + bytes.count
        while end - start >= text.count, let found = memchr(start, Int32(wanted.pointee), end - start) {
          let place = UnsafeRawPointer(found)
          if end - place >= text.count, memcmp(found, wanted, text.count) == 0 { return place - all }
          start = place + 1
        }
        return nil
      }
    }
  }
}
