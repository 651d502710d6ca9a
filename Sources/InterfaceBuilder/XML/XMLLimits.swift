/// Limits of a file, of which some are of memory and some of time.
enum XMLLimits {
  /// The largest storyboards that are known have 5 MB.
  static let bytes = 32 << 20
  /// Interface Builder spends two levels on a view, so this allows for more than a hundred views in one another.
  static let depth = 256
  static let elements = 500_000
  /// The most views of all cells together. A cell in a cell counts for both.
  static let views = 20_000
  /// The longest tag with its attributes, or text between two tags, in bytes; images among the resources may be longer.
  static let run = 1 << 20
}
