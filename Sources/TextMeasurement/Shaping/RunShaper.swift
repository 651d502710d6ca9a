/// A font in which another library shapes what the built-in shaper does not: scripts whose letters reorder or stack.
public protocol RunShaper: Sendable {
  /// Makes one of a font of a file, by its number in a collection and where its axes stand (from -1 to 1 with 14 bits
  /// after the point; none for the font as it is), with the features and the language of some settings; `nil` if that
  /// is no font to it.
  typealias Maker =
    @Sendable (_ file: [UInt8], _ index: Int, _ coordinates: [Int], _ settings: FontSettings) -> (any RunShaper)?

  /// Shapes a run of one script, by the features that are on.
  ///
  /// - Parameters:
  ///   - text: code points of the whole text.
  ///   - run: the places of the run in it.
  /// - Returns: glyphs in any order, each with the place of the first code point that it shows, and its advance in
  ///   font units. Several may show the same.
  func shape(_ text: UnsafeBufferPointer<UInt32>, _ run: Range<Int>) -> [(index: Int, advance: Int)]

  /// Whether it shapes text of all scripts, rather than of those alone that the built-in shaper does not fully support.
  var takesAllRuns: Bool { get }
}

extension RunShaper {
  /// Only what the built-in shaper does not.
  public var takesAllRuns: Bool { false }
}

/// How a run of a typeface is shaped where neighbours of a character count.
enum RunShaping {
  case lookups(GlyphLayout)
  case library(any RunShaper)
}

extension Typeface {
  /// How text of a script is shaped; `nil` where each character has its own glyph whatever its neighbours.
  func shaping(of script: UInt8) -> RunShaping? {
    if let shaper, shaper.takesAllRuns { return .library(shaper) }
    let isComplex = Script.needsShaping[Int(script)]
    if let layout, !isComplex, layout.substitutes || shaper == nil || !Script.joins[Int(script)] {
      return .lookups(layout)
    }
    return isComplex || Script.joins[Int(script)] ? shaper.map(RunShaping.library) : nil
  }

  /// Whether text of a script looks as its letters do together.
  func isShaped(_ script: UInt8) -> Bool {
    switch shaping(of: script) {
    case .library: true
    case .lookups(let layout): layout.substitutes || !Script.joins[Int(script)]
    case nil: !Script.needsShaping[Int(script)] && !Script.joins[Int(script)]
    }
  }
}
