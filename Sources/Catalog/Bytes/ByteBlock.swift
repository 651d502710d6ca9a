package typealias BytePointer = UnsafePointer<UInt8>

/// Sixteen bytes of a text, looked at in one go.
///
/// Comparisons of whole vectors are single instructions on all targets; `SIMD16`'s comparisons with a scalar, its
/// reductions and its `replacing` are loops over the lanes (Swift 6.3, x86-64).
struct ByteBlock {
  static let count = 16

  private let bytes: SIMD16<UInt8>

  @inline(__always)
  init(at pointer: BytePointer) {
    bytes = UnsafeRawPointer(pointer).loadUnaligned(as: SIMD16<UInt8>.self)
  }

  /// Which bytes a reader has to look at.
  struct Stops {
    /// All bits of such a byte, the first byte lowest.
    private var lanes = SIMD2<UInt64>()

    @inline(__always)
    fileprivate mutating func insert(_ mask: SIMDMask<SIMD16<Int8>>) {
      lanes |= unsafeBitCast(mask, to: SIMD2<UInt64>.self)
    }

    @inline(__always)
    var isEmpty: Bool { lanes[0] | lanes[1] == 0 }

    /// The index of the first one, which there is.
    @inline(__always)
    var first: Int {
      let (low, high) = (UInt64(littleEndian: lanes[0]), UInt64(littleEndian: lanes[1]))
      return low != 0 ? low.trailingZeroBitCount >> 3 : 8 &+ high.trailingZeroBitCount >> 3
    }
  }

  @inline(__always)
  private func matches(of byte: Unicode.Scalar) -> SIMDMask<SIMD16<Int8>> {
    bytes .== SIMD16(repeating: UInt8(truncatingIfNeeded: byte.value))
  }

  /// Control characters but for U+007F, and bytes that are not ASCII. With the type left out of `&-`, it is a loop over the
  /// lanes where nothing is optimised.
  @inline(__always)
  private var unusual: SIMDMask<SIMD16<Int8>> { bytes &- SIMD16<UInt8>(repeating: 0x20) .> SIMD16(repeating: 0x5F) }

  /// Stops at a quote, a backslash, a control character or a byte that is not ASCII.
  @inline(__always)
  var jsonStringStops: Stops {
    var stops = Stops()
    stops.insert(matches(of: "\""))
    stops.insert(matches(of: "\\"))
    stops.insert(unusual)
    return stops
  }

  /// Stops at a separator, a quote, a control character or a byte that is not ASCII.
  @inline(__always)
  func plainCellStops(_ separator: UInt8) -> Stops {
    var stops = Stops()
    stops.insert(matches(of: "\""))
    stops.insert(bytes .== SIMD16(repeating: separator))
    stops.insert(unusual)
    return stops
  }

  /// Stops at a quote or a byte that is not ASCII.
  @inline(__always)
  var quotedCellStops: Stops {
    var stops = Stops()
    stops.insert(matches(of: "\""))
    stops.insert(bytes .> SIMD16(repeating: 0x7F))
    return stops
  }

  /// Stops at a quote or a backslash.
  @inline(__always)
  var quoteOrBackslashStops: Stops {
    var stops = Stops()
    stops.insert(matches(of: "\""))
    stops.insert(matches(of: "\\"))
    return stops
  }

  /// Stops where an entity or a tag of HTML, or Markdown, may begin.
  @inline(__always)
  var markupStops: Stops {
    var stops = Stops()
    stops.insert(matches(of: "&"))
    stops.insert(matches(of: "<"))
    stops.insert(matches(of: "*"))
    stops.insert(matches(of: "["))
    return stops
  }

  /// Moves a cursor to the next byte that a reader has to look at; of the last bytes, which are no block, to the next one.
  ///
  /// - Returns: that byte; `nil` at the end.
  @inline(__always)
  static func next(_ cursor: inout BytePointer, before end: BytePointer, _ stops: (ByteBlock) -> Stops) -> UInt8? {
    while end - cursor >= count {
      let stops = stops(ByteBlock(at: cursor))
      if !stops.isEmpty {
        cursor += stops.first
        return cursor.pointee
      }
      cursor += count
    }
    return cursor < end ? cursor.pointee : nil
  }

  /// How often `byte` occurs between two pointers.
  static func count(_ byte: UInt8, from start: BytePointer, to end: BytePointer) -> Int {
    let pattern = SIMD16(repeating: byte)
    var total = 0
    var pointer = start
    while end - pointer >= ByteBlock.count {
      // Each lane counts the hits of its column, which 255 rounds cannot overflow.
      var sums = SIMD16<UInt8>()
      for _ in 0..<min(255, (end - pointer) >> 4) {
        sums &-= unsafeBitCast(ByteBlock(at: pointer).bytes .== pattern, to: SIMD16<UInt8>.self)
        pointer += ByteBlock.count
      }
      for lane in sums.indices { total &+= Int(sums[lane]) }
    }
    while pointer < end {
      if pointer.pointee == byte { total &+= 1 }
      pointer += 1
    }
    return total
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The next place, from an index on, where an entity or a tag of HTML, or Markdown, may begin: one of `&<*[`. The count
  /// if there is none.
  package func nextMarkup(from index: Int) -> Int {
    guard index < count, let start = baseAddress else { return count }
    var cursor = start + index
    while let byte = ByteBlock.next(&cursor, before: start + count, { $0.markupStops }) {
      switch byte {
      case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: "*"), UInt8(ascii: "["): return cursor - start
      default: cursor += 1
      }
    }
    return count
  }
}
