/// UTF-8 that is being written: cheaper than a `String` for many small pieces.
package struct TextBuffer: Sendable {
  /// What was written and not yet taken.
  package internal(set) var bytes: [UInt8] = []

  /// An empty buffer.
  package init() {}

  /// Appends text as it is.
  package mutating func write(_ text: String) {
    withBytes(of: text) { $0.bytes.append(contentsOf: $1) }
  }

  /// Appends text of the program as it is.
  package mutating func write(_ text: StaticString) {
    bytes.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Whole pieces of memory cost less than single bytes do.
  @inline(__always)
  mutating func withBytes(of text: String, _ write: (inout TextBuffer, UnsafeBufferPointer<UInt8>) -> Void) {
    var text = text
    text.withUTF8 { write(&self, $0) }
  }

  /// Appends a byte.
  package mutating func write(byte: UInt8) {
    bytes.append(byte)
  }

  /// Appends the shortest decimal that reads back as the same number, without a trailing `.0`; never in a locale.
  package mutating func write(_ number: Double) {
    if let whole = Int(exactly: number), abs(whole) < 1 << 53 { return write(whole) }
    write(number.description)
  }

  /// Appends a number.
  package mutating func write(_ number: Int) {
    // Most have a few digits, which cost less than a string does.
    guard 0..<10_000 ~= number else { return write(String(number)) }
    if number >= 1000 { bytes.append(UInt8(48 + number / 1000)) }
    if number >= 100 { bytes.append(UInt8(48 + number / 100 % 10)) }
    if number >= 10 { bytes.append(UInt8(48 + number / 10 % 10)) }
    bytes.append(UInt8(48 + number % 10))
  }

  /// Forgets what was written.
  package mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
  }

  /// What was written, as text.
  package var text: String { String(decoding: bytes, as: UTF8.self) }
}
