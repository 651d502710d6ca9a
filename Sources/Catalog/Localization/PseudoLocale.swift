/// A locale that no one speaks, to see what translation does to a layout before there is one.
package enum PseudoLocale: String, Sendable, CaseIterable {
  /// Accented and longer: `[Ĥéļļö one]`.
  case accented = "en-XA"
  /// Written from right to left, letter by letter.
  case bidirectional = "ar-XB"

  /// A text as this locale has it.
  package func text(_ text: String) -> String {
    switch self {
    case .accented: PseudoLocale.accented(text)
    case .bidirectional: PseudoLocale.rightToLeft(text)
    }
  }

  // MARK: Accents and length

  private static func accented(_ text: String) -> String {
    guard !text.isEmpty else { return text }
    var result = "["
    for scalar in text.unicodeScalars { result.unicodeScalars.append(accents[scalar] ?? scalar) }
    // Words that differ from the text, so that a cut is seen.
    let length = text.count
    let wanted = length + growth(of: length)
    // A blank may be part of the character before it.
    var count = (result + " ").count - 1
    var fillers = 0
    while count < wanted {
      let word = PseudoLocale.fillers[fillers % PseudoLocale.fillers.count]
      result += " " + word
      count += 1 + word.count
      fillers += 1
    }
    return result + "]"
  }

  /// Characters that a translation of an English text adds: the middle of what IBM's Globalization guidelines give by its
  /// length, and 30 % for long ones.
  private static func growth(of length: Int) -> Int {
    let percent =
      switch length {
      case ...10: 150
      case ...20: 90
      case ...30: 70
      case ...50: 50
      case ...70: 35
      default: 30
      }
    return (length * percent + 99) / 100
  }

  private static let fillers = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]

  private static let accents: [Unicode.Scalar: Unicode.Scalar] = Dictionary(
    uniqueKeysWithValues: zip(
      "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ".unicodeScalars,
      "åƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ".unicodeScalars))

  // MARK: Direction

  /// Each word between marks that turn its direction; what parts words stays, so that lines still break there.
  private static func rightToLeft(_ text: String) -> String {
    var result = ""
    var isInWord = false
    for character in text {
      if character.isWhitespace == isInWord {
        result += isInWord ? "\u{202C}" : "\u{202E}"
        isInWord.toggle()
      }
      result.append(character)
    }
    return isInWord ? result + "\u{202C}" : result
  }
}
