// Darwin first, as in `PlatformSpecific`: on Linux there is a Core Foundation as well.
#if canImport(Darwin)
  import CoreFoundation
#elseif canImport(CLineBreaks)
  import CLineBreaks
#endif

/// The system's own line breaks, which know the words of Thai, Lao, Khmer and Burmese: ICU's on Linux, Core Foundation's
/// on Apple platforms.
package enum SystemLineBreaks {
  /// The bytes of UTF-8 before which a line may end, in ascending order; `nil` where the system has no line breaks.
  package static func offsets(in text: UnsafeBufferPointer<UInt8>) -> [Int]? {
    #if canImport(Darwin)
      return tokenizerPlaces(in: text)
    #elseif canImport(CLineBreaks)
      // Opening one takes far longer than a text.
      let breaks = spare.withLock { $0.popLast() } ?? Iterator()
      defer { if let breaks { spare.withLock { $0.append(breaks) } } }
      return breaks?.offsets(in: text)
    #else
      return nil
    #endif
  }

  #if canImport(Darwin)
    private static func tokenizerPlaces(in text: UnsafeBufferPointer<UInt8>) -> [Int]? {
      let string = String(decoding: text, as: UTF8.self)
      // `as CFString` needs Foundation.
      let units = Array(string.utf16)
      let whole = CFRange(location: 0, length: units.count)
      guard let copy = CFStringCreateWithCharacters(nil, units, units.count),
        let tokenizer = CFStringTokenizerCreate(nil, copy, whole, kCFStringTokenizerUnitLineBreak, nil)
      else { return nil }
      var offsets: [Int] = []
      var (index, bytes) = (string.utf16.startIndex, 0)
      while CFStringTokenizerAdvanceToNextToken(tokenizer) != [] {
        let range = CFStringTokenizerGetCurrentTokenRange(tokenizer)
        let end = string.utf16.index(string.utf16.startIndex, offsetBy: range.location + range.length)
        bytes += string.utf8.distance(from: index, to: end)
        index = end
        offsets.append(bytes)
      }
      return offsets
    }
  #elseif canImport(CLineBreaks)
    /// As many as threads ever used at a time.
    private static let spare = Locked<[Iterator]>([])

    /// Used by one thread at a time.
    private final class Iterator: @unchecked Sendable {
      private let breaks: OpaquePointer

      init?() {
        guard let breaks = line_breaks_open() else { return nil }
        self.breaks = breaks
      }

      deinit { line_breaks_close(breaks) }

      func offsets(in text: UnsafeBufferPointer<UInt8>) -> [Int]? {
        text.withMemoryRebound(to: CChar.self) { characters in
          guard line_breaks_set_text(breaks, characters.baseAddress, Int64(characters.count)) else { return nil }
          var offsets: [Int] = []
          while case let offset = line_breaks_next(breaks), offset >= 0 { offsets.append(Int(offset)) }
          return offsets
        }
      }
    }
  #endif
}
