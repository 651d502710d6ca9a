/// Numbers shelves by the bytes of their keys, in the order in which they first appear.
struct KeyTable: Sendable {
  /// All keys, one after another.
  private var bytes: [UInt8] = []
  /// By number, where a key ends in `bytes`.
  private var ends: [Int] = []
  /// Open addressing: numbers plus 1, 0 for an empty place; the count of places is a power of two.
  private var places: [Int32] = Array(repeating: 0, count: 64)
  /// The last one asked for: its number, and where its key lies in `bytes`.
  private var last = (number: -1, key: 0..<0)

  var count: Int { ends.count }

  /// The number of a key, which is new if it equals the count before.
  mutating func number(_ key: UnsafeRawBufferPointer) -> Int {
    // Records of a shelf mostly follow each other.
    if last.key.count == key.count, last.number >= 0, isKey(at: last.key.lowerBound, key) { return last.number }
    if 2 * ends.count >= places.count { grow() }
    var place = KeyTable.hash(key) & (places.count - 1)
    while places[place] > 0 {
      let number = Int(places[place]) - 1
      if isKey(number, key) {
        last = (number, start(number)..<ends[number])
        return number
      }
      place = (place + 1) & (places.count - 1)
    }
    bytes.append(contentsOf: key)
    ends.append(bytes.count)
    places[place] = Int32(ends.count)
    last = (ends.count - 1, bytes.count - key.count..<bytes.count)
    return last.number
  }

  /// Whether a key has a number.
  func contains(_ key: UnsafeRawBufferPointer) -> Bool {
    var place = KeyTable.hash(key) & (places.count - 1)
    while places[place] > 0 {
      if isKey(Int(places[place]) - 1, key) { return true }
      place = (place + 1) & (places.count - 1)
    }
    return false
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

  @inline(__always)
  private func isKey(at start: Int, _ key: UnsafeRawBufferPointer) -> Bool {
    bytes.withUnsafeBytes { bytes in
      var index = 0
      while index &+ 8 <= key.count {
        let word = bytes.loadUnaligned(fromByteOffset: start &+ index, as: UInt64.self)
        if word != key.loadUnaligned(fromByteOffset: index, as: UInt64.self) { return false }
        index &+= 8
      }
      while index < key.count {
        if bytes[start &+ index] != key[index] { return false }
        index &+= 1
      }
      return true
    }
  }

  private mutating func grow() {
    places = Array(repeating: 0, count: 2 * places.count)
    for number in ends.indices {
      var place = withKey(number, KeyTable.hash) & (places.count - 1)
      while places[place] > 0 { place = (place + 1) & (places.count - 1) }
      places[place] = Int32(number + 1)
    }
  }

  /// FNV-1a, with its high bits folded in. Keys of a catalogue are no adversaries: the worst of them cost time only.
  private static func hash(_ key: UnsafeRawBufferPointer) -> Int {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in key { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return Int(truncatingIfNeeded: hash ^ hash >> 32)
  }
}
