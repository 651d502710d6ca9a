/// Numbers shelves by the bytes of their keys, in the order in which they first appear.
struct KeyTable: Sendable {
  /// All keys, one after another.
  private var bytes: [UInt8] = []
  /// For each number, the end of its key in `bytes`.
  private var ends: [Int] = []
  /// For each number, the hash of its key.
  private var hashes: [UInt32] = []
  /// Open addressing: numbers plus 1, 0 for an empty slot; the count of slots is a power of two.
  private var slots: [Int32]
  private let point = KeyTable.secretPoint
  /// The last one asked for: its number, and where its key lies in `bytes`.
  private var last = (number: -1, key: 0..<0)

  /// - Parameter capacity: how many keys it has room for before it grows.
  init(capacity: Int = 0) {
    var slotCount = 64
    while slotCount <= 2 * capacity { slotCount *= 2 }
    slots = Array(repeating: 0, count: slotCount)
    ends.reserveCapacity(capacity)
    hashes.reserveCapacity(capacity)
  }

  var count: Int { ends.count }
  /// Bytes that it takes, roughly.
  var size: Int { bytes.count + 24 * ends.count }

  /// The number of a key, which is new if it equals the count before.
  mutating func number(_ key: UnsafeRawBufferPointer) -> Int {
    // Records of a shelf mostly follow each other.
    if last.key.count == key.count, last.number >= 0, isKey(at: last.key.lowerBound, key) { return last.number }
    if 2 * ends.count >= slots.count { grow() }
    let hash = hash(key)
    var slot = Int(hash) & (slots.count - 1)
    while slots[slot] > 0 {
      let number = Int(slots[slot]) - 1
      if hashes[number] == hash, isKey(number, key) {
        last = (number, start(number)..<ends[number])
        return number
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    bytes.append(contentsOf: key)
    ends.append(bytes.count)
    hashes.append(hash)
    slots[slot] = Int32(ends.count)
    last = (ends.count - 1, bytes.count - key.count..<bytes.count)
    return last.number
  }

  /// Whether a key has a number.
  func contains(_ key: UnsafeRawBufferPointer) -> Bool { find(key) != nil }

  /// The number of a key that has one.
  func find(_ key: UnsafeRawBufferPointer) -> Int? {
    var slot = Int(hash(key)) & (slots.count - 1)
    while slots[slot] > 0 {
      if isKey(Int(slots[slot]) - 1, key) { return Int(slots[slot]) - 1 }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  /// The key of a number.
  func withKey<Result>(_ number: Int, _ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    bytes.withUnsafeBytes { body(UnsafeRawBufferPointer(rebasing: $0[start(number)..<ends[number]])) }
  }

  /// The key as text.
  func name(_ number: Int) -> String {
    withKey(number) { String(decoding: $0, as: UTF8.self) }
  }

  private func start(_ number: Int) -> Int { number == 0 ? 0 : ends[number - 1] }

  private func isKey(_ number: Int, _ key: UnsafeRawBufferPointer) -> Bool {
    let start = start(number)
    return ends[number] - start == key.count && isKey(at: start, key)
  }

  /// - Parameter key: as long as the one at `start`.
  @inline(__always)
  private func isKey(at start: Int, _ key: UnsafeRawBufferPointer) -> Bool {
    bytes.withUnsafeBytes { bytes in
      func differs(_ index: Int) -> Bool {
        bytes.loadUnaligned(fromByteOffset: start &+ index, as: UInt64.self)
          != key.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      }
      guard key.count >= 8 else { return bytes[start..<start &+ key.count].elementsEqual(key) }
      var index = 0
      while index &+ 8 < key.count {
        if differs(index) { return false }
        index &+= 8
      }
      // The last word may overlap the one before.
      return !differs(key.count &- 8)
    }
  }

  private mutating func grow() {
    slots = Array(repeating: 0, count: 2 * slots.count)
    for (number, hash) in hashes.enumerated() {
      var slot = Int(hash) & (slots.count - 1)
      while slots[slot] > 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = Int32(number + 1)
    }
  }

  @inline(__always)
  func hash(_ key: UnsafeRawBufferPointer) -> UInt32 {
    var hash = KeyTable.polynomial(key, at: point)
    // Keys in a row have polynomials in a row, which would crowd (the finalizer of SplitMix64).
    hash = (hash ^ hash >> 30) &* 0xBF58_476D_1CE4_E5B9
    hash = (hash ^ hash >> 27) &* 0x94D0_49BB_1331_11EB
    return UInt32(truncatingIfNeeded: hash >> 32)
  }

  /// A polynomial of the key's words modulo 2^61 - 1 at a secret point. Two keys of up to n words have the same value
  /// at n + 2 of 2^61 points at most, so nobody can choose keys that meet in the table without knowing the point.
  @inline(__always)
  static func polynomial(_ key: UnsafeRawBufferPointer, at point: UInt64) -> UInt64 {
    var hash = UInt64(truncatingIfNeeded: key.count)
    var index = 0
    while index &+ 4 <= key.count {
      let word = UInt32(littleEndian: key.loadUnaligned(fromByteOffset: index, as: UInt32.self))
      hash = KeyTable.product(hash &+ UInt64(word), point)
      index &+= 4
    }
    var rest: UInt64 = 0
    while index < key.count {
      rest = rest << 8 | UInt64(key[index])
      index &+= 1
    }
    return KeyTable.product(hash &+ rest, point)
  }

  /// Modulo 2^61 - 1: the remainder, or 2^61 - 1 or 2^61 instead of 0 and 1.
  ///
  /// - Parameter left: below 2^62.
  @inline(__always)
  private static func product(_ left: UInt64, _ right: UInt64) -> UInt64 {
    let (high, low) = left.multipliedFullWidth(by: right)
    let sum = (low & modulus) &+ (high << 3 | low >> 61)
    return (sum & modulus) &+ sum >> 61
  }

  private static let modulus: UInt64 = 1 << 61 - 1
  /// The point at which keys are hashed, the same in all tables of a process; numbers of keys do not depend on it.
  private static let secretPoint = newPoint()

  /// A point that nobody knows.
  static func newPoint() -> UInt64 { UInt64.random(in: 1 << 32..<modulus) }
}

extension KeyTable: ProcessValue {
  static var form: ProcessForm<Self> {
    ProcessForm(through: { table in (0..<table.count).map { table.withKey($0) { Array($0) } } }) { keys in
      var table = KeyTable(capacity: keys.count)
      for key in keys { _ = key.withUnsafeBytes { table.number($0) } }
      return table
    }
  }
}
