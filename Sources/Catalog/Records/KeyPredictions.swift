/// The keys of the previous record, in order, as a guess at those of the next: one comparison of a few words then
/// replaces reading a comma, white space, a key, a colon and white space.
///
/// A prediction holds the bytes from the end of the value before (or from the opening brace) to the value. Equal
/// bytes at an equal point of the grammar mean the same, so a hit needs no further check, save that more white space
/// may follow. `~Copyable` frees the table.
struct KeyPredictions: ~Copyable {
  private static let capacity = 64
  private static let stride = 64
  /// Bytes of the longest lead that is predicted: what a stride has left beside the length and the slot.
  private static let maximumLead = 48

  private let table: UnsafeMutableRawPointer
  private var count = 0

  init() { table = .allocate(byteCount: Self.capacity * Self.stride, alignment: 64) }

  deinit { table.deallocate() }

  /// The length of the lead at `pointer` and its key's slot, if it is the one predicted for the key number `index`.
  @inline(__always)
  borrowing func match(_ index: Int, at pointer: BytePointer, end: BytePointer) -> (length: Int, slot: Int)? {
    guard index < count else { return nil }
    let entry = table + index * Self.stride
    let length = entry.load(as: Int.self)
    // The last word may reach up to 7 bytes beyond the lead. A length of 0 is one without prediction.
    guard length > 0, end - pointer >= length + 8 else { return nil }
    let lead = (entry + 16).assumingMemoryBound(to: UInt8.self)
    var offset = 0
    while offset + 8 <= length {
      if KeyPredictions.load(pointer + offset) != KeyPredictions.load(lead + offset) { return nil }
      offset += 8
    }
    let difference = KeyPredictions.load(pointer + offset) ^ KeyPredictions.load(lead + offset)
    if difference << (UInt64(64 - 8 * (length - offset)) & 63) != 0, offset < length { return nil }
    return (length, entry.load(fromByteOffset: 8, as: Int.self))
  }

  @inline(__always)
  private static func load(_ pointer: BytePointer) -> UInt64 {
    UInt64(littleEndian: UnsafeRawPointer(pointer).loadUnaligned(as: UInt64.self))
  }

  /// Remembers the lead from `pointer` to `valueStart` for the key number `index`.
  mutating func learn(_ index: Int, from pointer: BytePointer, to valueStart: BytePointer, slot: Int) {
    guard index < Self.capacity, index <= count else { return }
    let length = valueStart - pointer
    let entry = table + index * Self.stride
    if index == count {
      (entry + 16).initializeMemory(as: UInt8.self, repeating: 0, count: Self.maximumLead)
      count += 1
    }
    guard length <= Self.maximumLead else { return entry.storeBytes(of: 0, as: Int.self) }
    entry.storeBytes(of: length, as: Int.self)
    entry.storeBytes(of: slot, toByteOffset: 8, as: Int.self)
    (entry + 16).copyMemory(from: pointer, byteCount: length)
  }
}
