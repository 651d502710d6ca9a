/// The height of a card from one card width on, up to its next step, and its losses there.
public struct CardStep: Sendable, Hashable {
  /// Points: the least card width that has it.
  public let width: Double
  /// Points that the card's content asks for.
  public let height: Double
  /// How many lines of its texts its line limits hide.
  public let hiddenLines: Int
  /// For each maximum card height, the number of shown lines that are cut off at it, wholly or partly; empty where none
  /// is.
  public let cutLines: [Int]

  /// A step.
  public init(width: Double, height: Double, hiddenLines: Int = 0, cutLines: [Int] = []) {
    self.width = width
    self.height = height
    self.hiddenLines = hiddenLines
    self.cutLines = cutLines
  }
}
