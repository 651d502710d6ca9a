import Catalog

/// A file of Swift that is to be rewritten: its tokens, what of it is compiled on a phone, and what it declares.
package final class SourceFile {
  /// The path that messages and `#sourceLocation` name.
  package let path: String
  package let bytes: [UInt8]
  package let tokens: [SourceToken]
  private(set) var conditions = Conditions()
  package private(set) var declarations = Declarations()
  /// Where tokens give way to others.
  var edits = SourceEdits()
  /// By the names of members that override another, though their declarations don't say so, the modifiers which do.
  var addedOverrides: [Int: String] = [:]

  init(path: String, bytes: [UInt8]) throws(SourceLexer.Failure) {
    self.path = path
    self.bytes = bytes
    tokens = try SourceLexer.tokens(of: bytes)
    conditions = Conditions(of: self)
    declarations = Declarations(of: self)
  }

  /// Reads a file.
  ///
  /// - Throws: `MalformedInput` where it is no UTF-8, or a string or a comment in it does not end.
  package convenience init(_ source: SourceRewriter.Source) throws(MalformedInput) {
    do throws(SourceLexer.Failure) {
      if let offset = UTF8Sequence.firstFault(in: source.bytes) {
        throw SourceLexer.Failure(offset: offset, message: "this is not UTF-8: save the file in that encoding")
      }
      try self.init(path: source.path, bytes: source.bytes)
    } catch {
      let position = SourceFile.position(of: error.offset, in: source.bytes)
      throw MalformedInput(Diagnostic(.error, file: source.path, position: position, message: error.message), [])
    }
  }

  /// Whether a token is left out on a phone, by an `#if`.
  package func isDead(_ index: Int) -> Bool { conditions.isDead(index) }

  /// The flags that a build has to define so that a token is compiled: `#if DEBUG_VIEWS` and the like round it.
  package func flags(round index: Int) -> [String] {
    conditions.undecided(index).compactMap { clause in
      let words = clause.condition.dropFirst()
      return words.count == 1 && isText(clause.condition.lowerBound, .hashWord, "#if") ? words.first.map(text) : nil
    }
  }

  /// The index behind the line of an `#if`, `#elseif`, `#else` or `#endif`; `nil` for other tokens.
  package func endOfDirective(_ index: Int) -> Int? { conditions.ends[index] }

  /// The text of a token, a quoted word's without its backticks.
  package func text(_ index: Int) -> String {
    guard tokens.indices.contains(index) else { return "" }
    let token = tokens[index]
    let range = token.kind == .quotedWord ? token.bytes.dropFirst().dropLast() : token.bytes[...]
    return String(decoding: bytes[range], as: UTF8.self)
  }

  /// The text of some tokens on one line, without the comments between them.
  package func text(_ range: Range<Int>) -> String {
    var text = ""
    for index in range {
      let token = tokens[index]
      if index > range.lowerBound, tokens[index - 1].bytes.upperBound < token.bytes.lowerBound { text += " " }
      text += String(decoding: bytes[token.bytes], as: UTF8.self)
    }
    return text
  }

  /// Whether a token is this punctuation.
  package func isMark(_ index: Int, _ mark: Unicode.Scalar) -> Bool {
    guard tokens.indices.contains(index) else { return false }
    let token = tokens[index]
    return token.kind == .punctuation && UInt32(bytes[token.bytes.lowerBound]) == mark.value
  }

  /// Whether a token is this word, which need not be a keyword.
  package func isWord(_ index: Int, _ word: StaticString) -> Bool { isText(index, .word, word) }

  /// Whether a token is this operator.
  package func isOperator(_ index: Int, _ text: StaticString) -> Bool { isText(index, .operator, text) }

  private func isText(_ index: Int, _ kind: SourceToken.Kind, _ text: StaticString) -> Bool {
    guard tokens.indices.contains(index), tokens[index].kind == kind else { return false }
    let range = tokens[index].bytes
    return text.withUTF8Buffer { $0.count == range.count && $0.elementsEqual(bytes[range]) }
  }

  /// Whether nothing stands between a token and the one before it.
  package func touches(_ index: Int) -> Bool {
    index > 0 && tokens[index].bytes.lowerBound == tokens[index - 1].bytes.upperBound
  }

  /// The index behind a token and, where it opens a bracket, behind that which closes it.
  package func next(_ index: Int) -> Int {
    guard let partner = tokens[index].partner, partner > index else { return index + 1 }
    return partner + 1
  }

  /// The index behind generic parameters or arguments that begin at a `<`.
  package func skipAngles(_ index: Int) -> Int {
    var depth = 0
    var end = index
    while end < tokens.count {
      let token = tokens[end]
      if token.kind == .operator, !isOperator(end, "->") {
        for byte in bytes[token.bytes] {
          depth += byte == UInt8(ascii: "<") ? 1 : byte == UInt8(ascii: ">") ? -1 : 0
        }
        if depth <= 0 { return end + 1 }
      } else if isMark(end, "{") || isMark(end, "}") {
        return end
      }
      end = next(end)
    }
    return end
  }

  /// Whether an operator opens generic parameters.
  package func opensAngles(_ index: Int) -> Bool {
    tokens.indices.contains(index) && tokens[index].kind == .operator
      && bytes[tokens[index].bytes.lowerBound] == UInt8(ascii: "<")
  }

  /// Line and column of a byte, from 1; a byte order mark is not counted.
  package func position(of offset: Int) -> SourcePosition { SourceFile.position(of: offset, in: bytes) }

  package static func position(of offset: Int, in bytes: [UInt8]) -> SourcePosition {
    var line = 1
    var start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    for lineEnd in start..<max(start, offset) where bytes[lineEnd] == 0x0A {
      line += 1
      start = lineEnd + 1
    }
    return SourcePosition(line: line, column: offset - start + 1)
  }

  package func error(_ index: Int, _ message: String) -> Diagnostic {
    Diagnostic(.error, file: path, position: position(of: tokens[index].bytes.lowerBound), message: message)
  }
}

extension UTF8Sequence {
  /// The offset of the first byte that is no UTF-8.
  fileprivate static func firstFault(in bytes: [UInt8]) -> Int? {
    bytes.withUnsafeBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return nil }
      let end = start + buffer.count
      var byte = start
      while byte < end {
        let length = byte.pointee < 0x80 ? 1 : length(at: byte, end: end)
        if length == 0 { return byte - start }
        byte += length
      }
      return nil
    }
  }
}
