/// What a file may cost.
///
/// libxml2 as Foundation drives it on Linux (a push parser without options) counts neither depth nor elements: it reads
/// 100,000 nested elements without complaint, stops at ten million bytes of one attribute or of one push, and refuses
/// entities that multiply but not those that just stand there. So nothing is left to it: what lies beyond these limits is refused
/// before libxml2 sees a byte.
enum XMLLimits {
  /// The largest storyboards that are known have 5 MB.
  static let bytes = 32 << 20
  /// Interface Builder spends two levels on a view, so this allows for more than a hundred views in one another.
  static let depth = 256
  static let elements = 500_000
  /// Of a tag: Interface Builder writes some dozen, and libxml2 compares each with all before it.
  static let attributes = 1000
  /// Of all cells together. A cell in a cell counts for both.
  static let views = 20_000
  /// Of a tag with its attributes, or of the text between two tags; images among the resources may be longer.
  static let run = 1 << 20
}
