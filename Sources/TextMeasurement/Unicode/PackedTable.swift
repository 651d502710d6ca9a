/// A generated table: base64 in the program's text, bytes in memory.
///
/// Swift's array literals of this size take minutes and gigabytes to compile; a base64 `StaticString` takes
/// neither, and decodes in under a millisecond.
struct PackedTable: Sendable {
  let bytes: [UInt8]

  /// Decodes base64 without checks: the text is our own generator's, whole groups of four characters.
  ///
  /// - Parameter count: of bytes from the start that are enough.
  init(base64 text: StaticString, atMost count: Int = .max) {
    let digits = PackedTable.digits
    bytes = text.withUTF8Buffer { input in
      let input = count < input.count / 4 * 3 ? UnsafeBufferPointer(rebasing: input[..<((count + 2) / 3 * 4)]) : input
      let padding = input.suffix(2).filter { $0 == 0x3D }.count
      return [UInt8](unsafeUninitializedCapacity: input.count / 4 * 3) { output, count in
        guard var next = input.baseAddress, let start = output.baseAddress else { return }
        // By pointers, as iterators and ranges are slow where nothing is optimised: tests start the command by the
        // thousand.
        let end = next + input.count / 4 * 4
        var decoded = start
        while next < end {
          let high = digits[Int(next[0])] &<< 18 | digits[Int(next[1])] &<< 12
          let bits = high | digits[Int(next[2])] &<< 6 | digits[Int(next[3])]
          decoded[0] = UInt8(truncatingIfNeeded: bits &>> 16)
          decoded[1] = UInt8(truncatingIfNeeded: bits &>> 8)
          decoded[2] = UInt8(truncatingIfNeeded: bits)
          next += 4
          decoded += 3
        }
        count = decoded - start - padding
      }
    }
  }

  /// For each Base64 character, the six bits of its value; made once and never changed or freed.
  private nonisolated(unsafe) static let digits: UnsafePointer<UInt32> = {
    let digits = UnsafeMutablePointer<UInt32>.allocate(capacity: 256)
    digits.initialize(repeating: 0, count: 256)
    let alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
    for (bits, character) in alphabet.utf8.enumerated() { digits[Int(character)] = UInt32(bits) }
    return UnsafePointer(digits)
  }()

  /// The little-endian 16-bit number at an index in units of two bytes.
  func u16(_ index: Int) -> UInt16 {
    UInt16(bytes[2 &* index]) | UInt16(bytes[2 &* index &+ 1]) &<< 8
  }

  /// The bytes as little-endian 16-bit numbers.
  var u16s: [UInt16] {
    bytes.withUnsafeBufferPointer { bytes in
      [UInt16](unsafeUninitializedCapacity: bytes.count / 2) { output, count in
        guard var next = bytes.baseAddress, let start = output.baseAddress else { return }
        let last = start + bytes.count / 2
        var number = start
        while number < last {
          number.pointee = UInt16(next[0]) | UInt16(next[1]) &<< 8
          next += 2
          number += 1
        }
        count = number - start
      }
    }
  }
}

/// The lines of a generated list.
extension StaticString {
  var lines: [String] {
    description.split(separator: "\n").map(String.init)
  }
}
