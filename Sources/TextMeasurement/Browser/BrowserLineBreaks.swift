/// The rules by which Chromium ends lines, other than those of UAX #14.
///
/// Behind white space a line may always end. Between two printable ASCII characters a table decides: the pairs at which
/// Chromium 156 broke lines when each stood between letters, and between digits (one rule looked further: a hyphen that
/// may be a minus sign). All others are those of UAX #14, for which small kana are like other kana (CJ as ID).
enum BrowserLineBreaks {
  static func decision(before byte: Int, in text: UnsafeBufferPointer<UInt8>) -> LineBreakDecision? {
    let (left, right) = (text[byte - 1], text[byte])
    if isWhite(left) { return isWhite(right) ? .prohibited : isHardBreak(byte, text) ? nil : .allowed }
    guard isVisible(left) else { return nil }
    // A no-break space counts as ASCII.
    if right == 0xC2, byte + 1 < text.count, text[byte + 1] == 0xA0 { return .prohibited }
    guard isVisible(right) else { return nil }
    if mayBeMinus(left, right) {
      let isNumbered = byte > 1 && isLetterOrDigit(text[byte - 2])
      return isNumbered ? .allowed : .prohibited
    }
    return mayBreak(left, right) ? .allowed : .prohibited
  }

  /// For each pair of printable ASCII characters, the marks of the right one's caret.
  static let marks: [Int32] = {
    var marks = [Int32](repeating: 0, count: 128 * 128)
    for left in ASCIIAdvances.codes {
      for right in ASCIIAdvances.codes {
        let pair = [UInt8(left), UInt8(right)]
        let pairDecision = pair.withUnsafeBufferPointer { decision(before: 1, in: $0) }
        marks[left << 7 | right] =
          if right == 0x20 {
            Int32(left == 0x20 ? Caret.hangs | Caret.asks : Caret.hangs)
          } else if mayBeMinus(pair[0], pair[1]) {
            Int32(Caret.mayBreak | Caret.asks)
          } else {
            pairDecision == .allowed ? Int32(Caret.mayBreak) : 0
          }
      }
    }
    return marks
  }()

  /// Whether it depends on the character before them if a line may end between two visible ones.
  private static func mayBeMinus(_ left: UInt8, _ right: UInt8) -> Bool {
    left == UInt8(ascii: "-") && UInt8(ascii: "0")...UInt8(ascii: "9") ~= right
  }

  /// Whether a line may end between two visible characters of ASCII, wherever they stand.
  private static func mayBreak(_ left: UInt8, _ right: UInt8) -> Bool {
    switch left {
    case UInt8(ascii: "-"): !"!$),./:;?]}".utf8.contains(right)
    case UInt8(ascii: "?"): !"!\"'),./:;?]}".utf8.contains(right)
    default: "(<[{".utf8.contains(right) && "!\"#%&)*+,.:;=>\\]|}~".utf8.contains(left)
    }
  }

  private static func isHardBreak(_ byte: Int, _ text: UnsafeBufferPointer<UInt8>) -> Bool {
    if text[byte] < 0x80 { return 0x0A...0x0D ~= text[byte] }
    let start = text[byte...].prefix(3)
    return start.starts(with: "\u{85}".utf8) || start.starts(with: "\u{2028}".utf8)
      || start.starts(with: "\u{2029}".utf8)
  }

  private static func isWhite(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
  private static func isVisible(_ byte: UInt8) -> Bool { 0x21...0x7E ~= byte }
  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"):
      true
    default: false
    }
  }
}
