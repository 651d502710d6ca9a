extension JSONValue {
  /// Reads a whole document: RFC 8259 to the letter, a byte order mark accepted, at most 512 arrays and objects
  /// inside each other.
  ///
  /// - Parameters:
  ///   - bytes: the document in UTF-8.
  ///   - file: its name, for messages.
  ///   - position: where it begins in the file.
  /// - Throws: `MalformedInput` with the position of the first thing that is wrong; also for text that is not Unicode.
  package static func parse(
    _ bytes: UnsafeRawBufferPointer, file: String, from position: SourcePosition = .start
  ) throws(MalformedInput) -> JSONValue {
    let body = UTF8Sequence.startsWithByteOrderMark(bytes) ? UnsafeRawBufferPointer(rebasing: bytes[3...]) : bytes
    guard !bytes.isEmpty, let start = body.baseAddress?.assumingMemoryBound(to: UInt8.self) else {
      throw MalformedInput(file: file, position: .start, message: "file is empty")
    }
    let end = start + body.count
    var parser = JSONDocumentParser(start: start, end: end, from: position)
    do throws(JSONSyntaxError) { return try parser.parse() } catch {
      throw MalformedInput(
        file: file, position: parser.lines.position(at: error.pointer), message: error.message(end: end, isLine: false))
    }
  }

  /// Reads a whole document from an array of bytes.
  package static func parse(_ bytes: [UInt8], file: String) throws(MalformedInput) -> JSONValue {
    try bytes.withUnsafeBytes { bytes in Result { () throws(MalformedInput) in try parse(bytes, file: file) } }.get()
  }
}

/// Builds a document with a stack of its own, so depth costs no call stack.
private struct JSONDocumentParser {
  var lines: LineCursor
  private var scanner: JSONScanner
  private var open: [Container] = []
  /// The finished elements of all open arrays, the innermost last; the same for the members of objects.
  private var elements: [JSONValue] = []
  private var members: [JSONObject.Member] = []

  private enum Container {
    case array(SourcePosition, firstElement: Int)
    case object(SourcePosition, firstMember: Int, key: Key)
  }

  private struct Key {
    let text: String
    let position: SourcePosition
  }

  init(start: BytePointer, end: BytePointer, from position: SourcePosition) {
    lines = LineCursor(start: start, firstLine: position.line, offset: position.column - 1)
    scanner = JSONScanner(start: start, end: end, isLine: false)
  }

  mutating func parse() throws(JSONSyntaxError) -> JSONValue {
    scanner.skipWhiteSpace()
    while true {
      guard let value = try valueOrOpening(), let document = try add(value) else { continue }
      scanner.skipWhiteSpace()
      guard scanner.cursor == scanner.end else { throw scanner.failure(.end) }
      return document
    }
  }

  /// A value that is complete, or nil when it opened a container that has a first element to be read.
  private mutating func valueOrOpening() throws(JSONSyntaxError) -> JSONValue? {
    let position = lines.position(at: scanner.cursor)
    let first = scanner.cursor
    switch scanner.byte {
    case UInt8(ascii: "{"):
      try enter()
      if scanner.byte == UInt8(ascii: "}") {
        scanner.cursor += 1
        return JSONValue(.object(JSONObject(members: [])), at: position)
      }
      open.append(.object(position, firstMember: members.count, key: try key(.keyOrObjectEnd)))
      return nil
    case UInt8(ascii: "["):
      try enter()
      if scanner.byte == UInt8(ascii: "]") {
        scanner.cursor += 1
        return JSONValue(.array([]), at: position)
      }
      open.append(.array(position, firstElement: elements.count))
      return nil
    case UInt8(ascii: "\""):
      let string = try scanner.scanString()
      return JSONValue(.string(try text(string)), at: position)
    default:
      try scanner.scanPlainValue()
      switch first.pointee {
      case UInt8(ascii: "t"): return JSONValue(.bool(true), at: position)
      case UInt8(ascii: "f"): return JSONValue(.bool(false), at: position)
      case UInt8(ascii: "n"): return JSONValue(.null, at: position)
      default:
        let digits = UnsafeBufferPointer(start: first, count: scanner.cursor - first)
        return JSONValue(.number(JSONNumber(text: String(decoding: digits, as: UTF8.self))), at: position)
      }
    }
  }

  private mutating func enter() throws(JSONSyntaxError) {
    guard open.count < JSONScanner.maximumDepth else { throw scanner.failure(.tooDeep) }
    scanner.cursor += 1
    scanner.skipWhiteSpace()
  }

  /// Puts a value into the innermost container and closes what ends after it. Returns the document once nothing is
  /// open.
  private mutating func add(_ value: JSONValue) throws(JSONSyntaxError) -> JSONValue? {
    var value = value
    while let container = open.popLast() {
      scanner.skipWhiteSpace()
      let byte = scanner.byte
      switch container {
      case .array(let position, let first):
        elements.append(value)
        guard byte == UInt8(ascii: ",") || byte == UInt8(ascii: "]") else { throw scanner.failure(.commaOrArrayEnd) }
        scanner.cursor += 1
        if byte == UInt8(ascii: ",") {
          scanner.skipWhiteSpace()
          open.append(container)
          return nil
        }
        value = JSONValue(.array(Array(elements[first...])), at: position)
        elements.removeSubrange(first...)
      case .object(let position, let first, let key):
        members.append(JSONObject.Member(key: key.text, keyPosition: key.position, value: value))
        guard byte == UInt8(ascii: ",") || byte == UInt8(ascii: "}") else { throw scanner.failure(.commaOrObjectEnd) }
        scanner.cursor += 1
        if byte == UInt8(ascii: ",") {
          scanner.skipWhiteSpace()
          open.append(.object(position, firstMember: first, key: try self.key(.key)))
          return nil
        }
        value = JSONValue(.object(JSONObject(members: Array(members[first...]))), at: position)
        members.removeSubrange(first...)
      }
    }
    return value
  }

  private mutating func key(_ expectation: JSONSyntaxError.Reason) throws(JSONSyntaxError) -> Key {
    let position = lines.position(at: scanner.cursor)
    let key = try scanner.scanKey(expectation)
    return Key(text: try text(key), position: position)
  }

  /// The text of a string; a document must be Unicode throughout.
  private func text(_ string: JSONString) throws(JSONSyntaxError) -> String {
    if let fault = scanner.textFault { throw fault }
    guard string.hasEscapes else { return String(decoding: string.bytes, as: UTF8.self) }
    return String(unsafeUninitializedCapacity: string.count) { buffer in
      buffer.baseAddress.map { JSONEscape.decode(string, to: $0) } ?? 0
    }
  }
}
