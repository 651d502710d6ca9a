/// A warning of a result.
public struct CodedWarning: Hashable, Sendable, CustomStringConvertible {
  /// A name that does not change with the words: `no-items`.
  public let code: String
  /// A sentence.
  public let text: String

  /// A warning.
  package init(_ code: String, _ text: String) {
    self.code = code
    self.text = text
  }

  /// The code of a warning that characters have stated advances, for want of a font: what follows from them is a guess
  /// rather than an answer.
  package static let approximateAdvances = "approximate-advances"

  /// Warnings about fonts that others stand in for.
  package static func fonts(_ texts: [String]) -> [CodedWarning] { texts.map { CodedWarning("font", $0) } }

  /// Warnings about cells of which some part is not understood.
  package static func cells(_ texts: [String]) -> [CodedWarning] { texts.map { CodedWarning("cell", $0) } }

  /// The sentence.
  public var description: String { text }
}
