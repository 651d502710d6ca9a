import Catalog

/// Where the start tags of a document stand, found without reading what they say.
///
/// Foundation's parser reports the end of a tag, in a unit of its own for columns. This walk gives the exact place, and
/// it keeps documents that are hostile, cut off or no text away from the parser.
struct XMLOutline {
  /// One for each start tag, in the order of the file.
  private(set) var startTags: [SourcePosition] = []
  /// Texts in the document's resources that are longer than any that is read: the images themselves, as bytes.
  private(set) var imageBytes: [Range<Int>] = []

  private let bytes: [UInt8]
  private var offset = 0
  private var line = 1
  private var lineStart = 0
  private var depth = 0
  /// Whether it is in the second level's `<resources>`.
  private var isInResources = false

  struct Fault: Error {
    let position: SourcePosition
    let message: String
  }

  init(_ bytes: [UInt8]) throws(Fault) {
    self.bytes = bytes
    try refuseOtherEncodings()
    while offset < bytes.count { try readRun() }
    if startTags.isEmpty { throw Fault(position: .start, message: "there is no XML element in the file") }
    if depth > 0 { throw fault("the file ends before all its elements are closed; it is cut off") }
  }

  private var position: SourcePosition { SourcePosition(line: line, column: offset - lineStart + 1) }

  private func fault(_ message: String) -> Fault { Fault(position: position, message: message) }

  private mutating func refuseOtherEncodings() throws(Fault) {
    if bytes.count > XMLLimits.bytes {
      throw fault("the file has more than \(XMLLimits.bytes >> 20) MiB, the most that an interface may have")
    }
    if bytes.isEmpty { throw fault("the file is empty") }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      offset = 3
      lineStart = 3
    }
    let declaration = String(decoding: bytes[offset...].prefix { $0 != 0x3E }.prefix(200), as: UTF8.self).lowercased()
    let isDeclared = declaration.hasPrefix("<?xml") && declaration.contains("encoding=")
    let isUTF8 = declaration.contains("encoding=\"utf-8\"") || declaration.contains("encoding='utf-8'")
    if isDeclared && !isUTF8 { throw fault("the file is not in UTF-8, which Interface Builder always writes") }
  }

  /// Reads the text up to the next markup, and the markup.
  private mutating func readRun() throws(Fault) {
    let start = offset
    try advance(what: "a text", atMost: isInResources ? .max : XMLLimits.run) { byte, _ in byte == 0x3C }
    if offset - start > XMLLimits.run { imageBytes.append(start..<offset) }
    if depth == 0, let text = bytes[start..<offset].firstIndex(where: { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }) {
      let lines = bytes[..<text].split(separator: 0x0A, omittingEmptySubsequences: false)
      let place = SourcePosition(line: lines.count, column: (lines.last?.count ?? 0) + 1)
      throw Fault(position: place, message: "text outside of any element; this is no XML")
    }
    guard offset < bytes.count else { return }
    if follows("<!--") {
      try skip(to: "-->", "a comment")
    } else if follows("<![CDATA[") {
      try skip(to: "]]>", "a CDATA section")
    } else if follows("<?") {
      try skip(to: "?>", "a processing instruction")
    } else if follows("<!") {
      throw fault(
        "a document type declaration is refused, since it may define entities; Interface Builder writes none")
    } else {
      try readTag()
    }
  }

  private mutating func readTag() throws(Fault) {
    let start = position
    let isEnd = follows("</")
    let isResources = depth == 1 && (follows("<resources>") || follows("<resources "))
    var quote: UInt8?
    var isEmpty = false
    var attributes = 0
    try advance(what: "a tag") { byte, previous in
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == 0x22 || byte == 0x27 {
        quote = byte
        attributes += 1
      } else if byte == 0x3E {
        isEmpty = previous == 0x2F
        return true
      }
      return false
    }
    guard offset < bytes.count else { throw fault("the file ends inside of the tag that begins at \(start)") }
    offset += 1
    if attributes > XMLLimits.attributes {
      throw Fault(position: start, message: "a tag of more than \(XMLLimits.attributes) attributes")
    }
    if isEnd {
      depth -= 1
      if depth == 1 { isInResources = false }
      if depth < 0 { throw Fault(position: start, message: "this end tag has no start tag") }
      return
    }
    startTags.append(start)
    if startTags.count > XMLLimits.elements {
      throw Fault(position: start, message: "the file has more than \(XMLLimits.elements) elements")
    }
    if depth >= XMLLimits.depth {
      throw Fault(position: start, message: "elements are nested more than \(XMLLimits.depth) deep")
    }
    if !isEmpty {
      depth += 1
      if isResources { isInResources = true }
    }
  }

  private func follows(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { text in
      guard bytes.count - offset >= text.count else { return false }
      var place = 0
      while place < text.count, bytes[offset + place] == text[place] { place += 1 }
      return place == text.count
    }
  }

  /// Comments and the like have no limit of their own, since nothing keeps them.
  private mutating func skip(to end: StaticString, _ what: String) throws(Fault) {
    let start = position
    while offset < bytes.count, !follows(end) { step(over: bytes[offset]) }
    guard offset < bytes.count else { throw fault("the file ends inside of \(what) that begins at \(start)") }
    offset += end.utf8CodeUnitCount
  }

  /// - Parameters:
  ///   - most: bytes, beyond which it is refused.
  ///   - isEnd: takes a byte and the one before it.
  private mutating func advance(
    what: String, atMost most: Int = XMLLimits.run, until isEnd: (UInt8, UInt8) -> Bool
  ) throws(Fault) {
    let start = (offset, position)
    let bytes = bytes
    var previous: UInt8 = 0
    while offset < bytes.count {
      let byte = bytes[offset]
      if isEnd(byte, previous) { return }
      if byte == 0 { throw fault("a zero byte; the file is not in UTF-8") }
      if offset - start.0 > most {
        throw Fault(position: start.1, message: "\(what) of more than \(XMLLimits.run >> 20) MiB")
      }
      step(over: byte)
      previous = byte
    }
  }

  private mutating func step(over byte: UInt8) {
    if byte == 0x0A {
      line += 1
      lineStart = offset + 1
    }
    offset += 1
  }

  /// The document without the bytes of images, which no layout needs; its lines stay.
  func withoutImages(_ bytes: [UInt8]) -> [UInt8] {
    guard !imageBytes.isEmpty else { return bytes }
    var kept: [UInt8] = []
    var end = 0
    for range in imageBytes {
      kept += bytes[end..<range.lowerBound]
      kept += bytes[range].filter { $0 == 0x0A }
      end = range.upperBound
    }
    return kept + bytes[end...]
  }
}
