import Foundation

/// The size of a picture as its file tells it.
enum ImageHeader {
  /// The pixels of a PNG, a JPEG or a GIF, or the points of an SVG or a PDF; `nil` for anything else.
  static func size(of data: Data) -> CGSize? {
    let bytes = [UInt8](data)
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return size(in: bytes, width: 16, height: 20, count: 4) }
    if bytes.starts(with: [0xFF, 0xD8]) { return sizeOfJPEG(bytes) }
    if bytes.starts(with: "GIF8".utf8), bytes.count >= 10 {
      return CGSize(width: Int(bytes[6]) | Int(bytes[7]) << 8, height: Int(bytes[8]) | Int(bytes[9]) << 8)
    }
    if bytes.starts(with: "%PDF".utf8) { return sizeOfPDF(bytes) }
    return sizeOfSVG(bytes)
  }

  /// The most bytes of a file that are read for its size.
  static let mostBytes = 1 << 22

  /// Numbers of so many bytes, the largest first.
  private static func size(in bytes: [UInt8], width: Int, height: Int, count: Int) -> CGSize? {
    guard let width = number(in: bytes, at: width, count), let height = number(in: bytes, at: height, count) else {
      return nil
    }
    return CGSize(width: width, height: height)
  }

  private static func number(in bytes: [UInt8], at index: Int, _ count: Int) -> Int? {
    guard index + count <= bytes.count else { return nil }
    return bytes[index..<(index + count)].reduce(0) { $0 << 8 | Int($1) }
  }

  /// Segments up to the frame header, whose marker tells how the picture is coded.
  private static func sizeOfJPEG(_ bytes: [UInt8]) -> CGSize? {
    var index = 2
    while let marker = number(in: bytes, at: index, 2), let length = number(in: bytes, at: index + 2, 2), length >= 2 {
      if (0xFFC0...0xFFCF).contains(marker), ![0xFFC4, 0xFFC8, 0xFFCC].contains(marker) {
        return size(in: bytes, width: index + 7, height: index + 5, count: 2)
      }
      index += 2 + length
    }
    return nil
  }

  /// The media box of the first page that has one in plain sight: `[left bottom right top]`.
  private static func sizeOfPDF(_ bytes: [UInt8]) -> CGSize? {
    guard let box = text(in: bytes, after: "/MediaBox", upTo: "]"), let open = box.firstIndex(of: "[") else {
      return nil
    }
    let numbers = box[box.index(after: open)...].split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
    guard numbers.count == 4 else { return nil }
    return CGSize(width: abs(numbers[2] - numbers[0]), height: abs(numbers[3] - numbers[1]))
  }

  /// The width and height of the root element, or those of its view box.
  private static func sizeOfSVG(_ bytes: [UInt8]) -> CGSize? {
    guard let root = text(in: bytes, after: "<svg", upTo: ">") else { return nil }
    // name="value" name='value' …
    let parts = root.split(omittingEmptySubsequences: false) { $0 == "\"" || $0 == "'" }
    func value(_ name: String) -> Substring? {
      let index = parts.indices.dropLast().first { parts[$0].split(whereSeparator: \.isWhitespace).last == "\(name)=" }
      return index.map { parts[$0 + 1] }
    }
    func length(_ name: String) -> Double? {
      value(name).flatMap { Double($0.hasSuffix("px") || $0.hasSuffix("pt") ? $0.dropLast(2) : $0) }
    }
    if let width = length("width"), let height = length("height") { return CGSize(width: width, height: height) }
    let box = value("viewBox")?.split(whereSeparator: { $0 == " " || $0 == "," || $0 == "\n" }).compactMap {
      Double($0)
    }
    guard let box, box.count == 4 else { return nil }
    return CGSize(width: box[2], height: box[3])
  }

  /// The bytes between a word and the next of a character.
  private static func text(in bytes: [UInt8], after word: String, upTo end: Character) -> String? {
    let word = Array(word.utf8)
    guard let end = end.asciiValue, bytes.count > word.count else { return nil }
    for start in 0..<(bytes.count - word.count) where bytes[start] == word[0] {
      guard bytes[start...].starts(with: word) else { continue }
      let rest = bytes[(start + word.count)...]
      return rest.firstIndex(of: end).map { String(decoding: rest[..<$0], as: UTF8.self) }
    }
    return nil
  }
}
