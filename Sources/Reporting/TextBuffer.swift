/// UTF-8 that is being written: cheaper than a `String` for many small pieces.
package struct TextBuffer: Sendable {
  /// What was written and not yet taken.
  package private(set) var bytes: [UInt8] = []

  /// An empty buffer.
  package init() {}

  /// Appends text as it is.
  package mutating func write(_ text: some StringProtocol) {
    withBytes(of: text) { $0.bytes.append(contentsOf: $1) }
  }

  /// Whole pieces of memory cost less than single bytes do.
  private mutating func withBytes(
    of text: some StringProtocol, _ write: (inout TextBuffer, UnsafeBufferPointer<UInt8>) -> Void
  ) {
    let isContiguous: Void? = text.utf8.withContiguousStorageIfAvailable { write(&self, $0) }
    if isContiguous == nil { Array(text.utf8).withUnsafeBufferPointer { write(&self, $0) } }
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

extension TextBuffer {
  /// Appends a JSON string with its quotes.
  package mutating func write(json text: some StringProtocol) {
    write(byte: UInt8(ascii: "\""))
    withBytes(of: text) { $0.writeEscaped($1) }
    write(byte: UInt8(ascii: "\""))
  }

  private mutating func writeEscaped(_ text: UnsafeBufferPointer<UInt8>) {
    var rest = text[...]
    while let place = rest.firstIndex(where: TextBuffer.needsEscape) {
      bytes.append(contentsOf: rest[..<place])
      switch text[place] {
      case UInt8(ascii: "\""): write("\\\"")
      case UInt8(ascii: "\\"): write("\\\\")
      case 0x0A: write("\\n")
      case 0x0D: write("\\r")
      case 0x09: write("\\t")
      default: write("\\u00" + TextBuffer.hexadecimal(text[place]))
      }
      rest = rest[(place + 1)...]
    }
    bytes.append(contentsOf: rest)
  }

  private static func needsEscape(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte == 0x7F
  }

  /// Appends a JSON string, or `null`.
  package mutating func write(json text: String?) {
    if let text { write(json: text) } else { write("null") }
  }

  /// Appends a JSON number, or `null`.
  package mutating func write(json number: Double?) {
    if let number { write(number) } else { write("null") }
  }

  private static func hexadecimal(_ byte: UInt8) -> String {
    (byte < 16 ? "0" : "") + String(byte, radix: 16)
  }

  /// Appends a CSV cell (RFC 4180), in quotes where it needs them.
  ///
  /// A text that spreadsheets would take for a formula gets an apostrophe before it, as OWASP advises against CSV
  /// injection; plain numbers keep their sign.
  package mutating func write(csv text: String) {
    guard let first = text.utf8.first, "=+-@\t\r".utf8.contains(first), Double(text) == nil else {
      return writeCell(text)
    }
    writeCell("'" + text)
  }

  private mutating func writeCell(_ text: String) {
    let needsQuotes = text.utf8.contains { $0 == 0x22 || $0 == 0x2C || $0 == 0x0A || $0 == 0x0D }
    guard needsQuotes else { return write(text) }
    bytes.append(0x22)
    for byte in text.utf8 {
      if byte == 0x22 { bytes.append(0x22) }
      bytes.append(byte)
    }
    bytes.append(0x22)
  }
}
