extension TextBuffer {
  /// Appends a JSON string with its quotes.
  package mutating func write(json text: String) {
    write(byte: UInt8(ascii: "\""))
    withBytes(of: text) { $0.writeEscaped($1) }
    write(byte: UInt8(ascii: "\""))
  }

  private mutating func writeEscaped(_ text: UnsafeBufferPointer<UInt8>) {
    var start = 0
    for place in text.indices where TextBuffer.needsEscape(text[place]) {
      write(bytes: UnsafeBufferPointer(rebasing: text[start..<place]))
      switch text[place] {
      case UInt8(ascii: "\""): write("\\\"")
      case UInt8(ascii: "\\"): write("\\\\")
      case 0x0A: write("\\n")
      case 0x0D: write("\\r")
      case 0x09: write("\\t")
      default: write("\\u00" + TextBuffer.hexadecimal(text[place]))
      }
      start = place + 1
    }
    write(bytes: UnsafeBufferPointer(rebasing: text[start...]))
  }

  private static func needsEscape(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte == 0x7F
  }

  /// Appends a JSON string, or `null`.
  package mutating func write(json text: String?) {
    if let text { write(json: text) } else { write(word: "null") }
  }

  /// Appends a JSON number, or `null`.
  package mutating func write(json number: Double?) {
    if let number { write(number) } else { write(word: "null") }
  }

  private static func hexadecimal(_ byte: UInt8) -> String {
    (byte < 16 ? "0" : "") + String(byte, radix: 16)
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
    let place = room(for: count + 4)
    place[0] = UInt8(ascii: "\"")
    (place + 1).update(from: name.utf8Start, count: count)
    place[count + 1] = UInt8(ascii: "\"")
    place[count + 2] = UInt8(ascii: ":")
    place[count + 3] = UInt8(ascii: " ")
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
    let place = room(for: 2)
    place[0] = UInt8(ascii: ",")
    place[1] = UInt8(ascii: " ")
  }
}
