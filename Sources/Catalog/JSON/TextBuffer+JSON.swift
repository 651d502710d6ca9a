extension TextBuffer {
  /// Appends a JSON string with its quotes.
  package mutating func write(json text: String) {
    write(byte: UInt8(ascii: "\""))
    withBytes(of: text) { $0.writeEscaped($1) }
    write(byte: UInt8(ascii: "\""))
  }

  private mutating func writeEscaped(_ text: UnsafeBufferPointer<UInt8>) {
    var start = 0
    for index in text.indices where TextBuffer.mayNeedEscape(text[index]) {
      guard let escaped = TextBuffer.escaped(text, at: index) else { continue }
      write(bytes: UnsafeBufferPointer(rebasing: text[start..<index]))
      write(escaped.text)
      start = index + escaped.byteCount
    }
    write(bytes: UnsafeBufferPointer(rebasing: text[start...]))
  }

  /// Also of bytes that characters begin with that mislead.
  private static func mayNeedEscape(_ byte: UInt8) -> Bool {
    switch byte {
    case 0..<0x20, UInt8(ascii: "\""), UInt8(ascii: "\\"), 0x7F, 0xC2, 0xD8, 0xE2, 0xEF: true
    default: false
    }
  }

  /// The escape for the character at a position, if it can't stand as it is or would mislead who reads it in a terminal.
  private static func escaped(
    _ text: UnsafeBufferPointer<UInt8>, at index: Int
  ) -> (text: String, byteCount: Int)? {
    switch text[index] {
    case UInt8(ascii: "\""): return ("\\\"", 1)
    case UInt8(ascii: "\\"): return ("\\\\", 1)
    case 0x0A: return ("\\n", 1)
    case 0x0D: return ("\\r", 1)
    case 0x09: return ("\\t", 1)
    default: break
    }
    var decoder = UTF8()
    var bytes = text[index...].makeIterator()
    guard case .scalarValue(let scalar) = decoder.decode(&bytes), scalar.misleads else { return nil }
    let digits = String(scalar.value, radix: 16)
    return ("\\u" + String(repeating: "0", count: 4 - digits.count) + digits, UTF8.width(scalar))
  }

  /// Appends a JSON string, or `null`.
  package mutating func write(json text: String?) {
    if let text { write(json: text) } else { write(word: "null") }
  }

  /// Appends a JSON number, or `null`.
  package mutating func write(json number: Double?) {
    if let number { write(number) } else { write(word: "null") }
  }

  /// Appends a JSON bool.
  package mutating func write(json bool: Bool) { write(word: bool ? "true" : "false") }
}

// MARK: Objects and arrays

extension TextBuffer {
  /// Appends an object with the members that `body` writes.
  package mutating func writeObject(_ body: (inout TextBuffer) -> Void) {
    write(byte: UInt8(ascii: "{"))
    body(&self)
    write(byte: UInt8(ascii: "}"))
  }

  /// Appends an array in one line.
  package mutating func write<Element>(
    list: some Sequence<Element>, _ writeElement: (inout TextBuffer, Element) -> Void
  ) {
    write(byte: UInt8(ascii: "["))
    for element in list {
      separate()
      writeElement(&self, element)
    }
    write(byte: UInt8(ascii: "]"))
  }

  /// Appends an array of texts in one line.
  package mutating func write(json texts: [String]) {
    write(byte: UInt8(ascii: "["))
    for text in texts {
      separate()
      write(json: text)
    }
    write(byte: UInt8(ascii: "]"))
  }

  /// Appends the name of a member, whose value is to follow; it needs no escape.
  ///
  /// Names are in the program itself, since a result has two dozen of them: as strings they cost more than its values.
  package mutating func write(member name: StaticString) {
    separate()
    let count = name.utf8CodeUnitCount
    let pointer = room(for: count + 4)
    pointer[0] = UInt8(ascii: "\"")
    (pointer + 1).update(from: name.utf8Start, count: count)
    pointer[count + 1] = UInt8(ascii: "\"")
    pointer[count + 2] = UInt8(ascii: ":")
    pointer[count + 3] = UInt8(ascii: " ")
  }

  /// Appends a member that is a text, or `null`.
  package mutating func write(member name: StaticString, _ text: String?) {
    write(member: name)
    write(json: text)
  }

  /// Appends a member that is a number, or `null`.
  package mutating func write(member name: StaticString, _ number: Double?) {
    write(member: name)
    write(json: number)
  }

  /// Appends a member that is a whole number, or `null`.
  package mutating func write(member name: StaticString, _ count: Int?) {
    write(member: name)
    if let count { write(count) } else { write(word: "null") }
  }

  /// Appends a member that is true or false.
  package mutating func write(member name: StaticString, _ bool: Bool) {
    write(member: name)
    write(json: bool)
  }

  /// Appends the name of a field as a member's, whose value is to follow.
  package mutating func write(field name: String) {
    separate()
    write(json: name)
    write(": ")
  }

  /// Appends a comma unless an object or an array has just begun; no value ends in the bracket that begins one.
  @inline(__always)
  private mutating func separate() {
    guard let last, last != UInt8(ascii: "{"), last != UInt8(ascii: "[") else { return }
    let pointer = room(for: 2)
    pointer[0] = UInt8(ascii: ",")
    pointer[1] = UInt8(ascii: " ")
  }
}
