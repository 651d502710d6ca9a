import Catalog
import Testing

/// Columns in UTF-16 units, against Swift's own count.
@Suite struct LineStartsTests {
  @Test(arguments: ["", "\u{FEFF}", "ab\n", "é漢😀\n\n😀"]) func columnsAreThoseOfStrings(beginning: String) {
    let text = beginning + String(repeating: "a 漢字 😀 größer ", count: 400) + "\nend 😀"
    let bytes = Array(text.utf8)
    let lines = LineStarts(bytes)
    let mark = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var (line, start) = (1, mark)
    for offset in bytes.indices.dropFirst(mark) {
      let isCharacter = bytes[offset] & 0xC0 != 0x80
      if isCharacter, offset.isMultiple(of: 7) || offset < 40 {
        let column = String(decoding: bytes[start..<offset], as: UTF8.self).utf16.count + 1
        #expect(lines.utf16Column(of: SourcePosition(line: line, column: offset - start + 1)) == column)
      }
      if bytes[offset] == 0x0A { (line, start) = (line + 1, offset + 1) }
    }
    #expect(lines.utf16Column(of: SourcePosition(line: line + 1, column: 1)) == nil)
    #expect(lines.utf16Column(of: SourcePosition(line: 1, column: bytes.count + 2)) == nil)
  }
}
