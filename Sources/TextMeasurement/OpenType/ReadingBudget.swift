/// The steps that reading a font may take, on which everything in its file draws, valid or not.
///
/// A file of a few kilobytes can name the same feature, lookup, subtable or pair a billion times over, as offsets may
/// lead to one table. So each look at a thing costs, and what a file only claims to have costs nothing. HarfBuzz bounds
/// fonts alike: 64 operations a byte of a table and 16,384 subtables (`HB_SANITIZE_MAX_OPS_FACTOR`,
/// `HB_SANITIZE_MAX_SUBTABLES`), 4,096 operations a character (`HB_BUFFER_MAX_OPS_FACTOR`;
/// ``LookupPass/steps(forGlyphs:)`` has a text's), and 2^24 for the work on
/// one glyph (`HB_BUDGET_GLYPH`).
struct ReadingBudget {
  /// Steps for a file and the font that is taken from it. Of 385 fonts (Noto, Inter, Roboto, DejaVu, URW) none takes
  /// more than a ninth, Noto Serif CJK the most.
  static let steps = 1 << 24

  /// Steps for one thing of a kind. An entry of an array, a glyph or a character costs one, and leaves two bytes.
  enum Cost {
    /// A table's record, or a value of a pair of classes.
    static let record = 4
    /// A byte of a name, which is compared in lower case.
    static let letter = 16
    /// A pair of glyphs, which is kept and may have to be sorted.
    static let pair = 16
    /// A table that an offset leads to.
    static let table = 64
    /// A subtable that is asked for pairs, one after the other, each time that glyphs are kerned: so there are 512 at
    /// most, and all 9,025 pairs of printable ASCII ask them.
    static let askedSubtable = 1 << 15
  }

  private let limit: Int
  private(set) var left: Int

  init(steps: Int = ReadingBudget.steps) {
    limit = steps
    left = steps
  }

  /// Pays for what is about to be read.
  ///
  /// - Parameter part: of the font, as a message names it.
  mutating func spend(_ steps: Int, on part: StaticString) throws(FontError) {
    guard steps <= left else {
      left = 0
      throw FontError(
        "the font's \(part) repeats so much that reading the file takes more than \(limit) steps, many times what real "
          + "fonts need; use another file of this font")
    }
    left -= steps
  }
}
