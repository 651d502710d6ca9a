/// Memory for texts that differ from their bytes in the input (escapes, doubled quotes), reused for each record.
///
/// The pieces do not move while a record lives, so the values of the record may point into them.
struct DecodedText: ~Copyable {
  private struct Block {
    let start: UnsafeMutablePointer<UInt8>
    let capacity: Int
  }

  private var blocks: [Block] = []
  /// How much of the last block is kept.
  private var used = 0

  deinit { for block in blocks { block.start.deallocate() } }

  /// Room for `count` bytes, until the next call; `keep` then says how many of them stay.
  mutating func room(for count: Int) -> UnsafeMutablePointer<UInt8> {
    if let block = blocks.last, count <= block.capacity - used { return block.start + used }
    let capacity = max(count, 1 << 16)
    let block = Block(start: .allocate(capacity: capacity), capacity: capacity)
    blocks.append(block)
    used = 0
    return block.start
  }

  /// Keeps the first `count` bytes of the room given last.
  mutating func keep(_ count: Int) { used += count }

  /// Forgets the texts of the last record.
  @inline(__always)
  mutating func reset() {
    used = 0
    if blocks.count > 1 { dropAllButLast() }
  }

  private mutating func dropAllButLast() {
    for block in blocks.dropLast() { block.start.deallocate() }
    blocks.removeSubrange(..<(blocks.count - 1))
  }
}
