extension JSONScanner {
  /// Reads over one value, checking its grammar, without recursion.
  ///
  /// - Parameter depth: how many arrays and objects are open around it.
  mutating func skipValue(depth: Int) throws(JSONSyntaxError) {
    var open = OpenContainers(depth: depth)
    repeat {
      switch byte {
      case UInt8(ascii: "\""): _ = try scanString()
      case UInt8(ascii: "{"):
        guard open.push(isObject: true) else { throw failure(.tooDeep) }
        cursor += 1
        skipWhiteSpace()
        if byte != UInt8(ascii: "}") {
          _ = try scanKey(.keyOrObjectEnd)
          continue
        }
      case UInt8(ascii: "["):
        guard open.push(isObject: false) else { throw failure(.tooDeep) }
        cursor += 1
        skipWhiteSpace()
        if byte != UInt8(ascii: "]") { continue }
      default: try scanPlainValue()
      }
      try closeContainers(&open)
    } while open.count > 0
  }

  /// Moves to the end of a line of NDJSON, whatever it says.
  ///
  /// - Parameter pointer: in that line.
  mutating func skipLine(from pointer: BytePointer) {
    cursor = pointer
    while cursor < end, cursor.pointee != 0x0A { cursor += 1 }
    textFault = nil
  }

  /// A number or a literal.
  mutating func scanPlainValue() throws(JSONSyntaxError) {
    switch byte {
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): try scanNumber()
    case UInt8(ascii: "t"): try scanLiteral("true")
    case UInt8(ascii: "f"): try scanLiteral("false")
    case UInt8(ascii: "n"): try scanLiteral("null")
    default: throw failure(.value)
    }
  }

  /// After a value: reads closing brackets up to the next value or up to the end of the outermost container.
  private mutating func closeContainers(_ open: inout OpenContainers) throws(JSONSyntaxError) {
    while open.count > 0 {
      skipWhiteSpace()
      let isObject = open.isObject
      switch byte {
      case UInt8(ascii: ","):
        cursor += 1
        skipWhiteSpace()
        if isObject { _ = try scanKey(.key) }
        return
      case UInt8(ascii: "}") where isObject, UInt8(ascii: "]") where !isObject:
        cursor += 1
        open.pop()
      default: throw failure(isObject ? .commaOrObjectEnd : .commaOrArrayEnd)
      }
    }
  }
}

/// Which of the open containers are objects: one bit each, for as many as may be open.
private struct OpenContainers {
  private var bits = SIMD8<UInt64>()
  private let room: Int
  private(set) var count = 0

  init(depth: Int) { room = JSONScanner.maximumDepth - depth }

  var isObject: Bool { bits[(count - 1) >> 6] >> UInt64((count - 1) & 63) & 1 == 1 }

  mutating func push(isObject: Bool) -> Bool {
    guard count < room else { return false }
    let bit: UInt64 = 1 << UInt64(count & 63)
    bits[count >> 6] = isObject ? bits[count >> 6] | bit : bits[count >> 6] & ~bit
    count += 1
    return true
  }

  mutating func pop() { count -= 1 }
}
