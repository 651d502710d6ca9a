/// What a card is like from one card width on, up to its next step.
public struct CardStep: Sendable, Hashable {
  /// Points: the least card width that has it.
  public let width: Double
  /// Points that the card's content asks for.
  public let height: Double
  /// How many lines of its texts its line limits hide.
  public let hiddenLines: Int
  /// By maximum card height, how many of the lines shown do not lie in the card as a whole where that maximum cuts it;
  /// empty where none does.
  public let cutLines: [Int]

  /// A step.
  public init(width: Double, height: Double, hiddenLines: Int = 0, cutLines: [Int] = []) {
    self.width = width
    self.height = height
    self.hiddenLines = hiddenLines
    self.cutLines = cutLines
  }
}
