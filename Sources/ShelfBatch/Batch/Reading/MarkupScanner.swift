import Catalog

/// Finds markup in a text: entities and tags of HTML, and Markdown, the first of each.
///
/// It takes time in the length of the text, since each end is looked for once: as beginnings lie further and further, the
/// next end of a kind lies no nearer.
struct MarkupScanner {
  private let text: UnsafeBufferPointer<UInt8>
  private var index = 0
  private var found: Set<RecordExamination.Oddity> = []
  /// Where `>`, `]` and `)` stand next, as found last; the text's end where none does.
  private var ends: (tag: Int, text: Int, address: Int) = (-1, -1, -1)

  init(_ text: UnsafeBufferPointer<UInt8>) { self.text = text }

  /// The next kind of markup that was not there before, and its bytes.
  mutating func next() -> (kind: RecordExamination.Oddity, sample: Slice<UnsafeBufferPointer<UInt8>>)? {
    // A heading begins at the start alone.
    while case let start = index == 0 ? 0 : text.nextMarkup(from: index), start < text.count {
      index = start + 1
      let (kind, end): (RecordExamination.Oddity, Int?) =
        switch text[start] {
        case UInt8(ascii: "&"): (.htmlEntity, entityEnd(start))
        case UInt8(ascii: "<"): (.htmlTag, tagEnd(start))
        case UInt8(ascii: "*"): (.markdown, emphasisEnd(start))
        case UInt8(ascii: "["): (.markdown, linkEnd(start))
        case UInt8(ascii: "#") where start == 0: (.markdown, headingEnd())
        default: (.markdown, nil)
        }
      guard let end, found.insert(kind).inserted else { continue }
      return (kind, text[start..<min(end, start + MarkupScanner.longestSample)])
    }
    return nil
  }

  /// Bytes of a sample that a message shows.
  private static let longestSample = 24
  /// Letters and digits of the longest entity that texts have, `&thetasym;`, and of a number.
  private static let longestEntity = 8
  /// The tags that texts for a label have.
  private static let tags = Set(
    "a abbr b big blockquote br center code div em font h1 h2 h3 h4 h5 h6 hr i img li mark ol p pre q s small span strike strong style sub sup table tbody td th tr tt u ul"
      .split(separator: " ").map { Array($0.utf8) })

  /// The next byte of a kind from an index on, which rises from call to call.
  private mutating func next(
    _ byte: UInt8, from index: Int, _ known: WritableKeyPath<MarkupScanner, Int>
  ) -> Int? {
    if self[keyPath: known] < index { self[keyPath: known] = text[index...].firstIndex(of: byte) ?? text.count }
    return self[keyPath: known] < text.count ? self[keyPath: known] : nil
  }

  private func byte(_ index: Int) -> UInt8 { index < text.count ? text[index] : 0 }

  private static func isWord(_ byte: UInt8) -> Bool {
    let letter = byte | 0x20
    return letter >= UInt8(ascii: "a") && letter <= UInt8(ascii: "z") || byte >= 0x30 && byte <= 0x39
  }

  /// `&amp;`, `&#39;`, `&#x27;`: the name has two letters or more.
  private func entityEnd(_ start: Int) -> Int? {
    let isNumber = byte(start + 1) == UInt8(ascii: "#")
    let first = start + (isNumber ? 2 : 1)
    var end = first
    while end - first < MarkupScanner.longestEntity, MarkupScanner.isWord(byte(end)) { end += 1 }
    return byte(end) == UInt8(ascii: ";") && end - first >= (isNumber ? 1 : 2) ? end + 1 : nil
  }

  /// `<b>`, `</b>`, `<br/>`, `<a href=…>`
  private mutating func tagEnd(_ start: Int) -> Int? {
    let first = start + (byte(start + 1) == UInt8(ascii: "/") ? 2 : 1)
    var end = first
    while MarkupScanner.isWord(byte(end)) { end += 1 }
    guard " >/".utf8.contains(byte(end)), MarkupScanner.tags.contains(text[first..<end].map { $0 | 0x20 }) else {
      return nil
    }
    return next(UInt8(ascii: ">"), from: end, \.ends.tag).map { $0 + 1 }
  }

  /// `**bold**`, with no space inside the stars.
  private func emphasisEnd(_ start: Int) -> Int? {
    let star = UInt8(ascii: "*")
    let first = byte(start + 2)
    guard byte(start + 1) == star, first > 0x20, first != star, start == 0 || text[start - 1] != star else {
      return nil
    }
    var end = start + 3
    while end + 1 < text.count {
      if text[end] == star, text[end + 1] == star { return text[end - 1] > 0x20 ? end + 2 : nil }
      end += 1
    }
    return nil
  }

  /// `[text](address)`
  private mutating func linkEnd(_ start: Int) -> Int? {
    guard let close = next(UInt8(ascii: "]"), from: start, \.ends.text), byte(close + 1) == UInt8(ascii: "("),
      close > start + 1, byte(close + 2) > 0x20
    else { return nil }
    return next(UInt8(ascii: ")"), from: close + 1, \.ends.address).map { $0 + 1 }
  }

  /// `## Heading`
  private func headingEnd() -> Int? {
    let end = text.firstIndex { $0 != UInt8(ascii: "#") } ?? text.count
    return end <= 6 && byte(end) == UInt8(ascii: " ") && byte(end + 1) > 0x20 ? text.count : nil
  }
}
