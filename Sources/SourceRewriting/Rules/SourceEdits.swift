/// Changes of a file's bytes that leave its lines where they are.
struct SourceEdits {
  private struct Edit {
    let bytes: Range<Int>
    let text: [UInt8]
  }

  private var edits: [Edit] = []
  /// The braces before which members were put.
  private var filled: Set<Int> = []

  /// Replaces some bytes, with as many line ends as they have; on one line, what follows keeps its
  /// column where the text is no longer than they are.
  mutating func replace(_ bytes: Range<Int>, of file: SourceFile, with text: String) {
    var replacement = Array(text.utf8)
    let lineEnds = file.bytes[bytes].count { $0 == 0x0A }
    if lineEnds > 0 {
      replacement += [UInt8](repeating: 0x0A, count: lineEnds)
    } else if replacement.count < bytes.count {
      replacement += [UInt8](repeating: 0x20, count: bytes.count - replacement.count)
    }
    edits.append(Edit(bytes: bytes, text: replacement))
  }

  /// Puts a text before a byte, behind what was put there already.
  mutating func insert(_ text: some Sequence<UInt8>, at offset: Int) {
    edits.append(Edit(bytes: offset..<offset, text: Array(text)))
  }

  /// Puts a member before the brace that closes a type, on its line.
  mutating func insertMember(_ text: String, before close: Int, of file: SourceFile) {
    let isFirst = filled.insert(close).inserted
    let stands = isFirst && (file.tokens[close].startsLine || file.isMark(close - 1, "{"))
    insert(((stands ? "" : "; ") + text + " ").utf8, at: file.tokens[close].bytes.lowerBound)
  }

  /// A file's bytes with what was changed in them.
  func applied(to file: SourceFile) -> [UInt8] {
    var result: [UInt8] = []
    var next = 0
    for edit in sorted where edit.bytes.lowerBound >= next {
      result += file.bytes[next..<edit.bytes.lowerBound]
      result += edit.text
      next = edit.bytes.upperBound
    }
    return result + file.bytes[next...]
  }

  /// By offset, and in the order in which they came for one offset.
  private var sorted: [Edit] {
    edits.enumerated().sorted {
      ($0.element.bytes.lowerBound, $0.offset) < ($1.element.bytes.lowerBound, $1.offset)
    }.map(\.element)
  }
}

extension SourceFile {
  func bytes(of tokens: Range<Int>) -> Range<Int> {
    self.tokens[tokens.lowerBound].bytes.lowerBound..<self.tokens[tokens.upperBound - 1].bytes.upperBound
  }

  /// Replaces some tokens.
  func replace(_ tokens: Range<Int>, with text: String) { edits.replace(bytes(of: tokens), of: self, with: text) }

  /// Takes a token away.
  func remove(_ token: Int) { replace(token..<token + 1, with: "") }

  /// Puts a member before the brace that closes a type.
  func insertMember(_ text: String, in type: TypeDeclaration) {
    edits.insertMember(text, before: type.braces.close, of: self)
  }
}
