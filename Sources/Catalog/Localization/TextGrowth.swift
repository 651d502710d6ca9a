/// A text as a longer language may have it.
///
/// Problem: nobody knows a translation before it is there, and filling words added at the end would break into lines
/// where a longer language has longer words. Idea: every word grows by the factor, by its own letters once more, so that
/// widths of letters are those of the text; the first one is left out, as it may be a capital. Invariant: the whole text has its number of characters times the factor,
/// rounded up, and as many words as before.
package enum TextGrowth {
  /// A text that is so many times as long.
  ///
  /// - Parameter factor: from 1 on.
  package static func text(_ text: String, times factor: Double) -> String {
    var result = ""
    // Characters of the text so far, and of the result.
    var (count, length) = (0, 0)
    var word: [Character] = []
    func grow(_ wanted: Int) {
      guard !word.isEmpty else { return }
      let first = min(1, word.count - 1)
      var next = first
      while length < wanted {
        result.append(word[next])
        length += 1
        next = next + 1 < word.count ? next + 1 : first
      }
    }
    for character in text {
      if character.isWhitespace {
        grow(Int((Double(count) * factor).rounded()))
        word = []
      } else {
        word.append(character)
      }
      result.append(character)
      count += 1
      length += 1
    }
    // Rounding errors must not add a character.
    grow(Int((Double(count) * factor - 1e-9).rounded(.up)))
    return result
  }
}
