import Catalog
import Foundation
import Platform
import SeededRandom
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@testable import InterfaceBuilder

/// The reader of XML against Foundation's: real interfaces whole, and small ones with bytes turned.
@Suite(.enabled(if: Oracles.folder != nil, Oracles.skipReason))
struct XMLReaderTests {
  @Test func interfacesAreReadAsFoundationDoes() throws {
    let files = try interfaces()
    #expect(files.count == 476)
    for file in files {
      #expect(try written(XMLReader.read(file)) == FoundationReader.read(file).map(written))
    }
  }

  /// A document that is well-formed to one is to the other, and has the same elements.
  @Test func mutantsAreReadAsFoundationDoes() throws {
    let files = try interfaces().filter { $0.count < 6_000 }
    let pieces = [
      "<", ">", "/", "&", "&amp;", "&#x41;", "&#0;", "\"", "'", "]]>", "<![CDATA[",
      "<!--", "--", "<?a", "?>", " ", "=", "\r", "\n", "\t", "é",
    ]
    var random = SeededGenerator(seed: 18)
    var (compared, accepted) = (0, 0)
    while compared < 20_000 {
      var bytes = try #require(files.randomElement(using: &random))
      for _ in 0...Int.random(in: 0..<3, using: &random) {
        let index = Int.random(in: 0..<bytes.count, using: &random)
        let end = min(bytes.count, index + Int.random(in: 0..<3, using: &random))
        bytes.replaceSubrange(index..<end, with: try #require(pieces.randomElement(using: &random)).utf8)
      }
      // On Linux, Foundation traps at an instruction without data, and at some bytes that are no UTF-8.
      guard let text = String(validating: bytes, as: UTF8.self), !text.contains(/<\?[^\s?]*\?>/) else { continue }
      let ours = try? written(XMLReader.read(bytes))
      let theirs = FoundationReader.read(bytes).map(written)
      #expect(ours == theirs, "\(text)")
      compared += 1
      if ours != nil { accepted += 1 }
    }
    print("\(accepted) of \(compared) mutants are well-formed")
    #expect(accepted > 2_000)
  }

  private func interfaces() throws -> [[UInt8]] {
    let folder = try #require(Oracles.folder) + "/truth"
    let paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String }.sorted() ?? []
    return try paths.filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }.map {
      try FileReader.readAll(path: folder + "/" + $0, limit: 1 << 25)
    }
  }

  /// All that is compared, of it and of those below it.
  private func written(_ element: Element) -> String {
    let attributes = element.attributes.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value.debugDescription)" }
    let children = element.children.map(written)
    return "(\(element.name) \(attributes) \(element.text.debugDescription) \(children.joined()))"
  }
}

/// Foundation's parser, which on Linux is libxml2.
private final class FoundationReader: NSObject, XMLParserDelegate {
  private var open: [Element] = []
  private var root: Element?
  private var isMalformed = false

  static func read(_ bytes: [UInt8]) -> Element? {
    let reader = FoundationReader()
    // From a stream, since libxml2 refuses more than ten million bytes at a time.
    let parser = XMLParser(stream: InputStream(data: Data(bytes)))
    parser.delegate = reader
    // The result says nothing: on Linux it is true for a document whose end is missing.
    _ = parser.parse()
    return reader.isMalformed ? nil : reader.root
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    open.append(Element(name: name, attributes: attributes, position: .start))
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    guard let element = open.popLast() else { return }
    if open.isEmpty { root = element } else { open[open.count - 1].children.append(element) }
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    if !open.isEmpty { open[open.count - 1].text += text }
  }

  func parser(_ parser: XMLParser, foundCDATA block: Data) {
    self.parser(parser, foundCharacters: String(decoding: block, as: UTF8.self))
  }

  func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) { isMalformed = true }
}
