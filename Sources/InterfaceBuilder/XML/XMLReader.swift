import Catalog

/// Reads XML as Interface Builder writes it: [XML 1.0](https://www.w3.org/TR/xml/) in UTF-8, without a document type.
///
/// Why not Foundation's parser: Architecture.md.
struct XMLReader {
  struct Fault: Error {
    let position: SourcePosition
    let message: String
  }

  let bytes: [UInt8]
  var offset = 0
  /// Where the markup begins that is read.
  var start = 0
  /// The line in which it does, as far as it is counted.
  var line = (number: 1, start: 0, end: 0)
  /// The elements that are not closed yet, from the root inwards.
  private var open: [Element] = []
  private var root: Element?
  private var elements = 0

  /// - Returns: the root.
  /// - Throws: the first thing that is wrong.
  static func read(_ bytes: [UInt8]) throws(Fault) -> Element {
    var reader = XMLReader(bytes)
    try reader.readDocument()
    if let root = reader.root { return root }
    throw Fault(position: .start, message: "there is no XML element in the file")
  }

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  private mutating func readDocument() throws(Fault) {
    if bytes.count > XMLLimits.bytes {
      throw fault(
        at: offset, "the file has more than \(XMLLimits.bytes >> 20) MiB, the most that an interface may have")
    }
    if bytes.isEmpty { throw fault(at: offset, "the file is empty") }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      offset = 3
      line.start = 3
    }
    if follows("<?xml"), offset + 5 < bytes.count, isBlank(bytes[offset + 5]) { try readDeclaration() }
    try refuseOtherCharacters()
    while offset < bytes.count {
      try readText()
      if offset < bytes.count { try readMarkup() }
    }
    if !open.isEmpty { throw fault(at: offset, "the file ends before all its elements are closed; it is cut off") }
  }

  private mutating func readDeclaration() throws(Fault) {
    start = offset
    offset += 5
    let attributes = try readAttributes()
    try take("?>", or: "the XML declaration does not end")
    if let encoding = attributes["encoding"], encoding.lowercased() != "utf-8" {
      throw fault(at: start, "the file is not in UTF-8, which Interface Builder always writes")
    }
    let isRight = attributes.allSatisfy { name, value in
      switch name {
      case "version": value.hasPrefix("1.") && Int(value.dropFirst(2)) != nil && !value.contains { "+-".contains($0) }
      case "standalone": value == "yes" || value == "no"
      default: name == "encoding"
      }
    }
    if !isRight || attributes["version"] == nil { throw malformed(at: start, "this XML declaration") }
  }

  private mutating func readMarkup() throws(Fault) {
    start = offset
    line = line(of: start)
    if follows("</") {
      try readEndTag()
    } else if follows("<!--") {
      offset = try offset(after: "--", from: start + 4, of: "a comment")
      try take(">", or: "'--' inside of a comment")
    } else if follows("<![CDATA[") {
      if open.isEmpty { throw outside(at: start) }
      offset = try offset(after: "]]>", from: start + 9, of: "a CDATA section")
      open[open.count - 1].text += try characters(in: start + 9..<offset - 3, of: .section)
    } else if follows("<?") {
      offset = start + 2
      if try readName().lowercased() == "xml" {
        throw malformed(at: start, "an XML declaration that is not at the start")
      }
      if !follows("?>") && !isBlank(bytes[offset]) { throw malformed(at: offset, "a blank is missing") }
      offset = try offset(after: "?>", from: offset, of: "a processing instruction")
    } else if follows("<!") {
      throw fault(
        at: start, "a document type declaration is refused, since it may define entities; Interface Builder writes none"
      )
    } else {
      try readStartTag()
    }
  }

  /// Reads the text up to the next markup.
  private mutating func readText() throws(Fault) {
    let range = offset..<(firstOffset(of: UInt8(ascii: "<"), in: offset..<bytes.count) ?? bytes.count)
    offset = range.upperBound
    if open.isEmpty {
      if let index = bytes[range].firstIndex(where: { !isBlank($0) }) { throw outside(at: index) }
    } else if range.count <= XMLLimits.run {
      open[open.count - 1].text += try characters(in: range, of: .text)
    } else if open.count < 2 || open[1].name != "resources" {
      // But for the bytes of an image, which no layout needs.
      throw fault(at: range.lowerBound, "a text of more than \(XMLLimits.run >> 20) MiB")
    }
  }

  private mutating func readStartTag() throws(Fault) {
    offset = start + 1
    let name = try readName()
    let element = Element(name: name, attributes: try readAttributes(), position: position(at: start))
    let isEmpty = follows("/")
    try take(isEmpty ? "/>" : ">", or: "the tag <\(name)> does not end")
    elements += 1
    if offset - start > XMLLimits.run { throw fault(at: start, "a tag of more than \(XMLLimits.run >> 20) MiB") }
    if elements > XMLLimits.elements {
      throw fault(at: start, "the file has more than \(XMLLimits.elements) elements")
    }
    if open.count >= XMLLimits.depth {
      throw fault(at: start, "elements are nested more than \(XMLLimits.depth) deep")
    }
    if open.isEmpty && root != nil { throw malformed(at: start, "<\(name)> stands beside the root") }
    if isEmpty { close(element) } else { open.append(element) }
  }

  private mutating func readEndTag() throws(Fault) {
    offset = start + 2
    let name = try readName()
    skipBlanks()
    try take(">", or: "the tag </\(name)> does not end")
    guard let element = open.popLast() else { throw fault(at: start, "this end tag has no start tag") }
    if element.name != name {
      throw malformed(at: start, "</\(name)> where the element of \(element.position) needs </\(element.name)>")
    }
    close(element)
  }

  private mutating func close(_ element: Element) {
    if open.isEmpty { root = element } else { open[open.count - 1].children.append(element) }
  }

  /// Up to what can't be one.
  private mutating func readAttributes() throws(Fault) -> [String: String] {
    var attributes: [String: String] = [:]
    while true {
      let end = offset
      skipBlanks()
      if follows(">") || follows("/") || follows("?") || offset == bytes.count { return attributes }
      if offset == end { throw malformed(at: end, "a blank is missing before an attribute") }
      let begin = offset
      let name = try readName()
      let value = try readValue(of: name)
      if attributes.updateValue(value, forKey: name) != nil {
        throw malformed(at: begin, "the attribute '\(name)' is there twice")
      }
    }
  }

  private mutating func readValue(of name: String) throws(Fault) -> String {
    skipBlanks()
    try take("=", or: "the attribute '\(name)' has no value")
    skipBlanks()
    let quote: StaticString = follows("'") ? "'" : "\""
    try take(quote, or: "the value of '\(name)' is not in quotes")
    let value = offset
    offset = try offset(after: quote, from: value, of: "the tag")
    return try characters(in: value..<offset - 1, of: .attribute)
  }

  /// A name of XML, or any other with characters beyond ASCII.
  private mutating func readName() throws(Fault) -> String {
    let begin = offset
    while offset < bytes.count, isName(bytes[offset], first: offset == begin) { offset += 1 }
    if offset == bytes.count { throw endsInside("the tag") }
    if offset == begin {
      if follows("<<<<<<") { throw fault(at: begin - 1, "a merge conflict begins here; choose one of its sides") }
      throw malformed(at: begin, "a name is missing")
    }
    return String(decoding: bytes[begin..<offset], as: UTF8.self)
  }

  private mutating func skipBlanks() {
    while offset < bytes.count, isBlank(bytes[offset]) { offset += 1 }
  }

  /// Past what has to stand here.
  private mutating func take(_ text: StaticString, or message: @autoclosure () -> String) throws(Fault) {
    if !follows(text) { throw offset == bytes.count ? endsInside("the tag") : malformed(at: offset, message()) }
    offset += text.utf8CodeUnitCount
  }
}
