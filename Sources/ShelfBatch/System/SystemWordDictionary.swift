import Platform
import TextMeasurement

/// The words that the system knows. Systems, and their versions, may know different ones.
struct SystemWordDictionary: WordDictionary {
  func lineBreaks(in text: UnsafeBufferPointer<UInt8>) -> [Int]? { SystemLineBreaks.offsets(in: text) }
}
