import Platform

/// A cell in the text of a nib or a storyboard.
///
/// Problem: a cell is made with all that lies in it, so that a slice needs the classes that its nib names; a storyboard
/// names those of all screens as well.
///
/// Idea: the element begins at the tag that has the class or the identifier, and ends where as many of its name have ended
/// as begun; what is asked for stands in attributes, so that no value of XML has to be understood.
package struct NibElement {
  private let bytes: [UInt8]
  private let range: Range<Int>

  /// The first element whose `customClass` or `reuseIdentifier` is of a value; `nil` where none is.
  package init?(_ attribute: String, _ value: String, in bytes: [UInt8]) {
    guard let found = ByteSearch.offset(of: " \(attribute)=\"\(value)\"", in: bytes),
      let start = bytes[..<found].lastIndex(of: UInt8(ascii: "<"))
    else { return nil }
    self.init(bytes, from: start)
  }

  private init(_ bytes: [UInt8], from start: Int) {
    self.bytes = bytes
    let name = String(decoding: bytes[(start + 1)...].prefix { $0 > 0x20 }, as: UTF8.self)
    // The owner of a file has all that is in it.
    range = name == "placeholder" ? bytes.indices : start..<NibElement.end(of: name, from: start, in: bytes)
  }

  /// The cells of a file.
  package static func cells(in bytes: [UInt8]) -> [NibElement] {
    var starts: [Int] = []
    for name in ["collectionViewCell", "tableViewCell", "collectionReusableView"] {
      var next = 0
      while let start = ByteSearch.offset(of: "<\(name) ", in: bytes, from: next) {
        starts.append(start)
        next = start + 1
      }
    }
    return starts.sorted().map { NibElement(bytes, from: $0) }
  }

  /// The classes of the cell and of what lies in it, each once.
  package var classes: Set<String> { Set(values(of: "customClass", in: range)) }

  /// The class of the cell itself; `nil` for one of UIKit's.
  package var ownClass: String? { values(of: "customClass", in: tag).first }

  /// How the app asks for the cell; `nil` where the file gives no identifier.
  package var reuseIdentifier: String? { values(of: "reuseIdentifier", in: tag).first }

  /// Whether it is a table view's cell.
  package var isRow: Bool { bytes[range.lowerBound...].starts(with: "<tableViewCell".utf8) }

  /// The line that it begins on, from 1.
  package var line: Int { bytes[..<range.lowerBound].count { $0 == 0x0A } + 1 }

  private var tag: Range<Int> {
    range.lowerBound..<(ByteSearch.offset(of: ">", in: bytes, from: range.lowerBound) ?? range.upperBound)
  }

  private func values(of attribute: String, in range: Range<Int>) -> [String] {
    var values: [String] = []
    let mark = " \(attribute)=\""
    var next = range.lowerBound
    while let found = ByteSearch.offset(of: mark, in: bytes, from: next), found < range.upperBound {
      let value = bytes[(found + mark.utf8.count)...].prefix { $0 != UInt8(ascii: "\"") }
      values.append(String(decoding: value, as: UTF8.self))
      next = value.endIndex
    }
    return values
  }

  /// The end of an element.
  private static func end(of name: String, from start: Int, in bytes: [UInt8]) -> Int {
    var depth = 0
    var next = start
    while let tag = ByteSearch.offset(of: "<", in: bytes, from: next),
      let end = ByteSearch.offset(of: ">", in: bytes, from: tag)
    {
      next = end + 1
      let text = bytes[(tag + 1)..<end]
      if text.first == UInt8(ascii: "/"), text.dropFirst().elementsEqual(name.utf8) {
        depth -= 1
      } else if text.starts(with: name.utf8), text.dropFirst(name.utf8.count).first ?? 0x20 <= 0x20,
        text.last != UInt8(ascii: "/")
      {
        depth += 1
      }
      if depth <= 0 { return next }
    }
    return bytes.count
  }
}
