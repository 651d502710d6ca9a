import Catalog
import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

extension Element {
  /// Reads an XML document.
  ///
  /// - Parameters:
  ///   - bytes: the file in UTF-8.
  ///   - file: its name, for messages.
  /// - Returns: its root.
  /// - Throws: the first thing that is wrong with it.
  static func parse(_ bytes: [UInt8], file: String) throws(MalformedInput) -> Element {
    func malformed(_ position: SourcePosition, _ message: String) -> MalformedInput {
      MalformedInput(Diagnostic(.error, file: file, position: position, message: message))
    }
    let outline: XMLOutline
    do {
      outline = try XMLOutline(bytes)
    } catch {
      throw malformed(error.position, error.message)
    }
    let reader = XMLTreeReader(startTags: outline.startTags)
    // From a stream, since libxml2 refuses more than ten million bytes at a time.
    let parser = XMLParser(stream: InputStream(data: Data(outline.withoutImages(bytes))))
    parser.shouldProcessNamespaces = false
    parser.shouldResolveExternalEntities = false
    parser.delegate = reader
    // The result says nothing: on Linux it is true for a document whose end is missing.
    _ = parser.parse()
    if let fault = reader.fault { throw malformed(fault.position, fault.message) }
    guard let root = reader.root else { throw malformed(.start, "there is no XML element in the file") }
    return root
  }

  /// The text that Interface Builder writes in Base64 where XML has no way to write its characters.
  var decodedText: String {
    guard self["base64-UTF8"] == "YES" else { return text }
    // Interface Builder leaves the padding out.
    let digits = text.filter { !$0.isWhitespace && $0 != "=" }
    let padded = digits + String(repeating: "=", count: (4 - digits.utf8.count % 4) % 4)
    return Data(base64Encoded: padded).map { String(decoding: $0, as: UTF8.self) } ?? text
  }
}

/// Builds the tree from what the parser reports.
private final class XMLTreeReader: NSObject, XMLParserDelegate {
  private let startTags: [SourcePosition]
  private var next = 0
  private var open: [Element] = []
  private(set) var root: Element?
  private(set) var fault: XMLOutline.Fault?

  init(startTags: [SourcePosition]) { self.startTags = startTags }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    guard fault == nil, next < startTags.count else { return }
    open.append(Element(name: name, attributes: attributes, position: startTags[next]))
    next += 1
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    guard fault == nil, let element = open.popLast() else { return }
    if open.isEmpty { root = element } else { open[open.count - 1].children.append(element) }
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    guard fault == nil, !open.isEmpty else { return }
    open[open.count - 1].text += text
  }

  func parser(_ parser: XMLParser, foundCDATA block: Data) {
    self.parser(parser, foundCharacters: String(decoding: block, as: UTF8.self))
  }

  func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) {
    guard fault == nil else { return }
    let position = SourcePosition(line: max(parser.lineNumber, 1), column: max(parser.columnNumber, 1))
    fault = XMLOutline.Fault(position: position, message: "malformed XML: " + sentence((error as NSError).code))
    parser.abortParsing()
  }

  /// Foundation on Linux has numbers for libxml2's errors and no words.
  private func sentence(_ code: Int) -> String {
    switch code {
    case 4, 5: "the document is not complete"
    case 6...8, 14...18: "a character reference is not allowed here"
    case 9: "a character that XML does not allow"
    case 10...13, 19...30: "an entity that is not defined"
    case 38: "'<' inside of an attribute"
    case 39, 40: "an attribute whose value is not in quotes"
    case 41: "an attribute without a value"
    case 42: "an attribute that is there twice"
    case 65: "a blank is missing between two attributes"
    case 66...68: "a name is missing"
    case 73...75: "a tag that does not end"
    case 76, 77: "an end tag that does not match its start tag"
    case 81: "text that is not in UTF-8"
    default: "it is not well-formed (libxml2's error \(code))"
    }
  }
}
