/// A token of Swift, as far as rewriting has to know it. White space and comments are what lies between tokens.
package struct SourceToken {
  package enum Kind: UInt8 {
    /// A name or a keyword, without backticks.
    case word
    /// A name in backticks, which is no keyword.
    case quotedWord
    case number
    /// A string literal, or the part of one before, between or behind its interpolations, whose code has tokens of its own.
    case string
    case regex
    /// `#if`, `#selector` and the like.
    case hashWord
    case `operator`
    /// One byte: a bracket, `,`, `;`, `:`, `.`, `@`, `\`, or a `?` or `!` that follows its operand at once.
    case punctuation
  }

  package let kind: Kind
  /// Whether a line ends between the token before and this one.
  package let startsLine: Bool
  /// Offsets in the file's bytes.
  package let bytes: Range<Int>
  /// The index of the bracket that closes or opens this one.
  package var partner: Int?
}
