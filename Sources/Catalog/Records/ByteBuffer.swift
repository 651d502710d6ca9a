/// A block of memory that a reader fills and then hands over to a batch, which only reads it.
final class ByteBuffer: @unchecked Sendable {
  let start: UnsafeMutablePointer<UInt8>
  let capacity: Int

  init(capacity: Int) {
    self.capacity = max(1, capacity)
    start = .allocate(capacity: self.capacity)
  }

  deinit { start.deallocate() }

  /// A larger buffer with the bytes of a range of this one at its beginning.
  func copy(_ range: Range<Int>, capacity: Int) -> ByteBuffer {
    let copy = ByteBuffer(capacity: max(capacity, range.count))
    copy.start.update(from: start + range.lowerBound, count: range.count)
    return copy
  }
}
