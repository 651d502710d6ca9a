/// UTF-8 that is being written: memory of its own, as the many small pieces of a result cost an array more than the
/// result itself.
package struct TextBuffer: ~Copyable {
  private var memory: UnsafeMutablePointer<UInt8>
  private var capacity = 256
  private var count = 0

  /// An empty buffer.
  package init() {
    memory = .allocate(capacity: capacity)
  }

  deinit {
    memory.deallocate()
  }

  /// The bytes so far; valid until more are written.
  package var elements: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: memory, count: count) }

  /// A copy of what was written.
  package var bytes: [UInt8] { Array(elements) }

  /// The bytes so far, as text.
  package var text: String { String(decoding: elements, as: UTF8.self) }

  /// The byte that was written last.
  var last: UInt8? { count > 0 ? memory[count - 1] : nil }

  /// Appends text as it is.
  package mutating func write(_ text: String) {
    withBytes(of: text) { $0.write(bytes: $1) }
  }

  /// Appends bytes as they are.
  package mutating func write(_ bytes: [UInt8]) {
    bytes.withUnsafeBufferPointer { write(bytes: $0) }
  }

  @inline(__always)
  mutating func withBytes(of text: String, _ write: (inout TextBuffer, UnsafeBufferPointer<UInt8>) -> Void) {
    var text = text
    text.withUTF8 { write(&self, $0) }
  }

  /// Appends bytes as they are.
  package mutating func write(bytes: UnsafeBufferPointer<UInt8>) {
    guard let start = bytes.baseAddress else { return }
    if bytes.count > capacity &- count { grow(bytes.count) }
    (memory + count).update(from: start, count: bytes.count)
    count &+= bytes.count
    assert(count <= capacity)
  }

  /// Appends so many bytes, for the caller to write.
  @inline(__always)
  mutating func room(for extra: Int) -> UnsafeMutablePointer<UInt8> {
    if extra > capacity &- count { grow(extra) }
    defer { count &+= extra }
    assert(count + extra <= capacity)
    return memory + count
  }

  /// Appends a byte.
  package mutating func write(byte: UInt8) {
    if count == capacity { grow(1) }
    memory[count] = byte
    count &+= 1
  }

  @inline(never)
  private mutating func grow(_ extra: Int) {
    capacity = max(2 * capacity, count + extra)
    let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    larger.update(from: memory, count: count)
    memory.deallocate()
    memory = larger
  }

  /// Appends a word of the program's own.
  package mutating func write(word: StaticString) {
    let count = word.utf8CodeUnitCount
    room(for: count).update(from: word.utf8Start, count: count)
  }

  /// Appends the shortest decimal that reads back as the same number, without a trailing `.0`; never in a locale. What is
  /// no finite number is `null`, which JSON can have.
  package mutating func write(_ number: Double) {
    // Most are points of which two pixels are one.
    if let halves = Int(exactly: 2 * number), 0..<20_000 ~= halves {
      write(halves / 2)
      if halves % 2 == 1 { write(word: ".5") }
      return
    }
    if let whole = Int(exactly: number), whole.magnitude <= 1 << 53 { return write(whole) }
    number.isFinite ? write(number.description) : write(word: "null")
  }

  /// Appends a number.
  package mutating func write(_ number: Int) {
    // Most have a few digits, which cost less than a string does.
    guard 0..<10_000 ~= number else { return write(String(number)) }
    let count = number < 10 ? 1 : number < 100 ? 2 : number < 1000 ? 3 : 4
    let pointer = room(for: count)
    var rest = UInt32(truncatingIfNeeded: number)
    for digit in (0..<count).reversed() {
      pointer[digit] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
    }
  }

  /// Forgets what was written.
  package mutating func removeAll() {
    count = 0
  }
}
