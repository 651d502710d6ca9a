/// Knows where words end in scripts that write nothing between them: Thai, Lao, Khmer, Burmese.
public protocol WordDictionary: Sendable {
  /// The bytes of a text before which a line may end, in ascending order, at least those inside such scripts.
  ///
  /// - Parameter text: UTF-8, which may be malformed.
  /// - Returns: `nil` where nothing is known.
  func lineBreaks(in text: UnsafeBufferPointer<UInt8>) -> [Int]?
}
