/// The text of a key: looked up, its Markdown read, its values put in.
enum LocalizedText {
  /// - Parameters:
  ///   - key: shown where no table has it.
  ///   - arguments: the values of its format specifiers; without any, it is no format.
  static func parts(
    of key: String, _ table: String?, _ bundle: Bundle?, _ arguments: [LocalizedStringKey.Argument],
    in surroundings: TextSurroundings
  ) -> [TextPart] {
    let text = lookUp(key, table, bundle)
    let parts = InlineMarkdown.parts(of: text)
    guard !arguments.isEmpty else { return parts }
    // Specifiers are replaced after the Markdown was read, so that none is read in a value.
    var (shown, next) = ([TextPart](), 0)
    for part in parts {
      for piece in FormatPieces(part.string) {
        switch piece {
        case .literal(let literal): shown.append(TextPart(string: literal, attributes: part.attributes))
        case .specifier(let specifier, let position):
          let index = position ?? next
          if position == nil { next += 1 }
          guard arguments.indices.contains(index) else { continue }
          shown += write(arguments[index], specifier, surroundings).map {
            TextPart(string: $0.string, attributes: $0.attributes.over(part.attributes))
          }
        }
      }
    }
    return shown
  }

  private static func lookUp(_ key: String, _ table: String?, _ bundle: Bundle?) -> String {
    if let text = LocalizedTexts.current?(key) { return text }
    let place = Place(bundle: bundle.map(ObjectIdentifier.init), table: table, key: key)
    return known.withLock { known in
      if let text = known[place] { return text }
      let text = (bundle ?? .main).localizedString(forKey: key, value: key, table: table as String?)
      known[place] = text
      return text
    }
  }

  private struct Place: Hashable {
    let bundle: ObjectIdentifier?
    let table: String?
    let key: String
  }
  /// The texts that bundles have been asked for, which costs more than a card's size.
  private static let known = Locked<[Place: String]>([:])

  private static func write(
    _ argument: LocalizedStringKey.Argument, _ specifier: String, _ surroundings: TextSurroundings
  ) -> [TextPart] {
    let locale = surroundings.locale
    let string: String
    switch argument {
    case .text(let text): return text.parts(in: surroundings)
    case .string(let own): string = own
    case .integer(let number):
      string =
        plainIntegers.contains(specifier)
        ? number.formatted(.number.locale(locale)) : String(format: specifier, locale: locale, number)
    case .unsigned(let number):
      string =
        plainIntegers.contains(specifier)
        ? number.formatted(.number.locale(locale)) : String(format: specifier, locale: locale, number)
    case .number(let number):
      if let digits = fractionDigits(specifier) {
        string = number.formatted(.number.locale(locale).precision(.fractionLength(digits)))
      } else {
        string = String(format: specifier, locale: locale, number)
      }
    }
    return [TextPart(string: string, attributes: TextAttributes())]
  }

  /// Specifiers whose numbers the locale groups.
  private static let plainIntegers: Set<String> = ["%d", "%i", "%u", "%ld", "%lu", "%lld", "%llu", "%li", "%lli"]

  /// The digits behind the point of `%f`, `%.2lf` and the like; `nil` for other specifiers.
  private static func fractionDigits(_ specifier: String) -> Int? {
    var rest = specifier.dropFirst()
    var digits = 6
    if rest.first == "." {
      rest = rest.dropFirst()
      let number = rest.prefix { $0.isNumber }
      digits = Int(number) ?? 0
      rest = rest.dropFirst(number.count)
    }
    return rest == "f" || rest == "lf" ? min(digits, 30) : nil
  }
}

/// A value that one thread at a time looks at.
final class Locked<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value
  init(_ value: Value) { self.value = value }
  func withLock<Result>(_ body: (inout Value) -> Result) -> Result { lock.withLock { body(&value) } }
}

/// The pieces of a format: what stands in it, and the specifiers of values (Foundation, "String Format Specifiers").
struct FormatPieces: Sequence, IteratorProtocol {
  enum Piece: Equatable {
    case literal(String)
    /// A specifier without its position, and the position, counted from 0.
    case specifier(String, position: Int?)
  }
  private var rest: Substring

  init(_ format: String) { rest = format[...] }

  mutating func next() -> Piece? {
    guard let first = rest.unicodeScalars.first else { return nil }
    guard first == "%" else {
      let literal = rest[..<(rest.utf8.firstIndex(of: 0x25) ?? rest.endIndex)]
      rest = rest[literal.endIndex...]
      return .literal(String(literal))
    }
    rest = rest.dropFirst()
    if rest.first == "%" {
      rest = rest.dropFirst()
      return .literal("%")
    }
    let start = rest
    var position: Int?
    let number = rest.prefix { $0.isNumber }
    if !number.isEmpty, rest.dropFirst(number.count).first == "$" {
      position = Int(number).map { $0 - 1 }
      rest = rest.dropFirst(number.count + 1)
    }
    let flags = rest.prefix { "0123456789.+-# 'hlqLztj".contains($0) }
    rest = rest.dropFirst(flags.count)
    guard let conversion = rest.first, "@dDiuUxXoOfFeEgGcCsSpaA".contains(conversion) else {
      rest = start
      return .literal("%")
    }
    rest = rest.dropFirst()
    return .specifier("%\(flags)\(conversion)", position: position)
  }
}
