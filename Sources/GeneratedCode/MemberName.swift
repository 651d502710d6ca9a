/// The Swift identifier that a shelf's name becomes: by the name alone, so that it means the same shelf whatever the
/// records are.
enum MemberName {
  /// `newAndHot` for `new-and-hot`, `newHot` for `New & Hot`, `cafe` for `Café`, `u65B0u7740` for `新着`.
  ///
  /// - Latin letters lose what is on them (`ß` is `ss`, `æ` `ae`), digits of ASCII are kept.
  /// - Letters and digits of other scripts become `u` and their code point in hexadecimal, those that stand side by side
  ///   as one word.
  /// - What stands between them, and a change of script, starts a new word with a capital, also that of a code point:
  ///   `newU65B0` for `new 新`.
  /// - A name without letters and digits has its signs as code points; an empty one is `_unnamed`.
  /// - What starts with a digit gets an underscore before it, what no member may be called one behind it.
  static func identifier(of name: String) -> String {
    var spelling = Spelling()
    for scalar in name.unicodeScalars { spelling.add(scalar) }
    if spelling.words.isEmpty {
      for scalar in name.unicodeScalars { spelling.add(code(of: scalar), isCoded: true) }
    }
    guard let first = spelling.words.first?.text else { return "_unnamed" }
    // `URLs` stays as it is, `Travel` does not.
    let isAcronym = first.dropFirst().first?.isUppercase == true
    let rest = spelling.words.dropFirst().map { $0.text.prefix(1).uppercased() + $0.text.dropFirst() }
    var identifier = (isAcronym ? first : first.prefix(1).lowercased() + first.dropFirst()) + rest.joined()
    if first.first?.isNumber == true { identifier = "_" + identifier }
    // Names that mean something behind a dot even in backticks.
    return ["self", "init", "Type", "Protocol"].contains(identifier) ? identifier + "_" : identifier
  }

  /// The words of printable ASCII that a name is spelled with.
  private struct Spelling {
    private(set) var words: [(text: String, isCoded: Bool)] = []
    /// Whether what comes next belongs to the last word.
    private var goesOn = false

    mutating func add(_ scalar: Unicode.Scalar) {
      if let letters = MemberName.plainLetters(of: scalar) { return add(letters, isCoded: false) }
      switch scalar.properties.generalCategory {
      case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber,
        .letterNumber, .otherNumber:
        add(MemberName.code(of: scalar), isCoded: true)
      case .nonspacingMark, .spacingMark, .enclosingMark:
        // Accents are left out; vowels of scripts that write them so are not.
        if goesOn, words.last?.isCoded == true { add(MemberName.code(of: scalar), isCoded: true) }
      default: goesOn = false
      }
    }

    mutating func add(_ text: String, isCoded: Bool) {
      if goesOn, let last = words.last, last.isCoded == isCoded {
        words[words.count - 1].text += text
      } else {
        words.append((text, isCoded))
      }
      goesOn = true
    }
  }

  /// `u1F389`.
  private static func code(of scalar: Unicode.Scalar) -> String {
    "u" + String(scalar.value, radix: 16, uppercase: true)
  }

  /// A digit or letter of ASCII itself, `e` for `é`, `Ae` for `Æ`; `nil` for all but Latin letters.
  ///
  /// Names of characters never change (Unicode's stability policy), and separate a letter from its marks: LATIN SMALL
  /// LETTER O WITH STROKE is an `o`, which has no decomposition.
  private static func plainLetters(of scalar: Unicode.Scalar) -> String? {
    if scalar.isASCII {
      let character = Character(scalar)
      return character.isLetter || character.isNumber ? String(character) : nil
    }
    let words = scalar.properties.name?.split(separator: " ") ?? []
    guard words.count > 3, words[0] == "LATIN", ["SMALL", "CAPITAL"].contains(words[1]),
      ["LETTER", "LIGATURE"].contains(words[2])
    else { return nil }
    let name = words[3...].prefix { $0 != "WITH" }.joined(separator: " ")
    let isPlain = name.count <= 2 || words[2] == "LIGATURE" && !name.contains(" ")
    guard let letters = namedLetters[name] ?? (isPlain ? name.lowercased() : nil) else { return nil }
    return words[1] == "SMALL" ? letters : letters.prefix(1).uppercased() + letters.dropFirst()
  }

  /// Letters that have names of their own.
  private static let namedLetters = [
    "SHARP S": "ss", "LONG S": "s", "DOTLESS I": "i", "ETH": "d", "THORN": "th", "ENG": "ng",
  ]
}
