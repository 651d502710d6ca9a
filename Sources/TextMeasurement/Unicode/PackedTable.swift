/// A generated table: base64 in the program's text, bytes in memory.
///
/// Swift's array literals of this size take minutes and gigabytes to compile; a base64 `StaticString` takes
/// neither, and decodes in under a millisecond.
struct PackedTable: Sendable {
  let bytes: [UInt8]

  /// Decodes base64 without padding checks: the text is our own generator's.
  init(base64 text: StaticString) {
    bytes = text.withUTF8Buffer { input in
      [UInt8](unsafeUninitializedCapacity: input.count / 4 * 3 + 3) { output, count in
        var bits = 0
        var width = 0
        // By places, as iterators are slow where nothing is optimised.
        var place = 0
        while place < input.count {
          let character = input[place]
          place += 1
          guard let digit = PackedTable.digit(character) else { continue }
          bits = (bits << 6 | digit) & 0xFFFF
          width += 6
          if width >= 8 {
            width -= 8
            output[count] = UInt8(truncatingIfNeeded: bits >> width)
            count += 1
          }
        }
      }
    }
  }

  private static func digit(_ character: UInt8) -> Int? {
    switch character {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): Int(character) - 65
    case UInt8(ascii: "a")...UInt8(ascii: "z"): Int(character) - 71
    case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(character) + 4
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }

  /// The little-endian 16-bit number at an index in units of two bytes.
  func u16(_ index: Int) -> UInt16 {
    UInt16(bytes[2 * index]) | UInt16(bytes[2 * index + 1]) << 8
  }

  /// All of it as little-endian 16-bit numbers.
  var u16s: [UInt16] {
    bytes.withUnsafeBytes { bytes in
      [UInt16](unsafeUninitializedCapacity: bytes.count / 2) { output, count in
        while count < bytes.count / 2 {
          output[count] = UInt16(littleEndian: bytes.loadUnaligned(fromByteOffset: 2 * count, as: UInt16.self))
          count += 1
        }
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
