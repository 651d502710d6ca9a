import Catalog

/// An element of an XML document with all that stands in it.
package struct Element: Sendable {
  package let name: String
  /// Where its start tag begins.
  package let position: SourcePosition
  package internal(set) var attributes: [String: String]
  /// The child elements, in the order of the file.
  package internal(set) var children: [Element] = []
  /// Its own text, without that of its children.
  package internal(set) var text = ""

  init(name: String, attributes: [String: String], position: SourcePosition) {
    self.name = name
    self.attributes = attributes
    self.position = position
  }

  package subscript(attribute: String) -> String? { attributes[attribute] }

  /// Interface Builder writes `YES` and `NO`, and leaves out what is as by default.
  package func flag(_ attribute: String) -> Bool { attributes[attribute] == "YES" }

  /// The first child of a name.
  package func child(_ name: String) -> Element? { children.first { $0.name == name } }

  /// The first child that is the value of a property.
  package func child(key: String) -> Element? { children.first { $0["key"] == key } }

  /// The children of the first child of a name, which Interface Builder uses as a list.
  package func list(_ name: String) -> [Element] { child(name)?.children ?? [] }

  /// Calls `body` with the element and all below it, each before its children; without recursion, so that no file can
  /// exhaust the stack.
  package func forEachElement<Failure: Error>(_ body: (Element) throws(Failure) -> Void) throws(Failure) {
    var open = [self]
    while let element = open.popLast() {
      try body(element)
      open.append(contentsOf: element.children.reversed())
    }
  }
}

extension Element {
  /// Reads an XML document.
  ///
  /// - Parameters:
  ///   - bytes: the file in UTF-8.
  ///   - file: its name, for messages.
  /// - Returns: its root.
  /// - Throws: the first thing that is wrong with it.
  package static func parse(_ bytes: [UInt8], file: String) throws(MalformedInput) -> Element {
    do {
      return try XMLReader.read(bytes)
    } catch {
      throw MalformedInput(Diagnostic(.error, file: file, position: error.position, message: error.message))
    }
  }

  /// The text that Interface Builder writes in Base64 where XML has no way to write its characters.
  package var decodedText: String {
    guard self["base64-UTF8"] == "YES" else { return text }
    var bytes: [UInt8] = []
    var bits: UInt32 = 0
    var count = 0
    // Interface Builder leaves the padding out, and in places a digit more than there are bytes for.
    for digit in text.utf8 where digit > 0x20 && digit != UInt8(ascii: "=") {
      guard let value = Self.base64Digits.firstIndex(of: digit) else { return text }
      bits = bits << 6 | UInt32(value)
      count += 6
      if count >= 8 {
        count -= 8
        bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
      }
    }
    return bytes.isEmpty ? text : String(decoding: bytes, as: UTF8.self)
  }

  private static let base64Digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
}
