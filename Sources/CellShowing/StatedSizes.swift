import SourceRewriting
import SourceSlicing

/// Where an app's files size the items of their lists, and to which heights.
///
/// Problem: a cell whose frames follow the size that it is given has no height of its own; a layout or a delegate states it.
///
/// Idea: the names of UIKit by which sizes are stated are few. A height is read where it is a number, or a constant that
/// the file or the type before it declares as one; any other expression is a place without a height.
struct StatedSizes {
  /// A place as `file:line: rowHeight, 44 points`, with its height.
  private(set) var places: [(text: String, height: Double?)] = []

  private let index: SourceIndex
  /// Whether there are more places than are listed.
  private var hasMore = false

  init(in index: SourceIndex) { self.index = index }

  private static let names: Set<String> = [
    "sizeForItemAt", "itemSize", "heightForRowAt", "rowHeight", "heightDimension",
  ]

  /// The height that all places state; `nil` where they state several, or one can't be read.
  var height: (place: String, points: Double)? {
    guard !hasMore, let first = places.first, let height = first.height, places.allSatisfy({ $0.height == height })
    else {
      return nil
    }
    return (first.text, height)
  }

  mutating func add(_ source: SourceFile, _ token: Int) {
    let word = source.text(token)
    guard Self.names.contains(word) else { return }
    guard places.count < 8 else {
      hasMore = true
      return
    }
    let height = height(source, token)
    let line = source.position(of: source.tokens[token].bytes.lowerBound).line
    let points = height.map { ", \(plain($0)) points" } ?? ""
    places.append(("\(source.path):\(line): \(word)\(points)", height))
  }

  private func plain(_ height: Double) -> String { height == height.rounded() ? "\(Int(height))" : "\(height)" }

  private func height(_ source: SourceFile, _ token: Int) -> Double? {
    switch source.text(token) {
    case "rowHeight": return source.isOperator(token + 1, "=") ? number(source, token + 2) : nil
    case "heightDimension":
      guard source.isMark(token + 1, ":"), source.isMark(token + 2, "."), source.isWord(token + 3, "absolute") else {
        return nil
      }
      return number(source, token + 5)
    case "itemSize": return source.isOperator(token + 1, "=") ? heightOfSize(source, token + 2) : nil
    default:
      // A function: the one value that it returns.
      guard let open = source.tokens[token...].indices.prefix(40).first(where: { source.isMark($0, "{") }),
        let close = source.tokens[open].partner
      else { return nil }
      let returns = (open..<close).filter { source.isWord($0, "return") }
      let branches = ["if", "guard", "switch", "?"]
      guard returns.count < 2, !(open..<close).contains(where: { branches.contains(source.text($0)) }) else {
        return nil
      }
      let value = (returns.first ?? open) + 1
      return source.text(token) == "heightForRowAt" ? number(source, value) : heightOfSize(source, value)
    }
  }

  /// The height in `CGSize(width: …, height: 120)`.
  private func heightOfSize(_ source: SourceFile, _ token: Int) -> Double? {
    guard source.isWord(token, "CGSize"), source.isMark(token + 1, "("), let close = source.tokens[token + 1].partner
    else { return nil }
    let label = source.elements(token + 1, close).map(\.lowerBound).first { source.isWord($0, "height") }
    return label.flatMap { number(source, $0 + 2) }
  }

  /// A number, `limit` that the file declares as one, or `Cell.height`, at the end of its expression.
  private func number(_ source: SourceFile, _ token: Int) -> Double? {
    guard source.tokens.indices.contains(token) else { return nil }
    let isQualified = NameUses.isOfType(source.text(token)) && source.isMark(token + 1, ".")
    let end = isQualified ? token + 2 : token
    guard end < source.tokens.count, ends(source, end) else { return nil }
    if let number = literal(source.text(end)) { return number }
    guard isQualified else { return constant(source.text(end), in: source, isStatic: false) }
    let files = index.places(ofType: source.text(token)).compactMap { index.load($0.file) }
    return files.lazy.compactMap { self.constant(source.text(end), in: $0, isStatic: true) }.first
  }

  /// The value of a constant as a number, where a file introduces its name once: another variable or a parameter of that
  /// name may be meant.
  private func constant(_ name: String, in source: SourceFile, isStatic: Bool) -> Double? {
    let names = source.tokens.indices.filter { token in
      guard source.text(token) == name else { return false }
      return ["let", "var", "func"].contains(source.text(token - 1)) || source.isMark(token + 1, ":")
    }
    guard names.count == 1, source.isWord(names[0] - 1, "let"), !isStatic || source.isWord(names[0] - 2, "static")
    else {
      return nil
    }
    let value = names[0] + (source.isMark(names[0] + 1, ":") ? 4 : 2)
    return source.isOperator(value - 1, "=") && ends(source, value) ? literal(source.text(value)) : nil
  }

  /// A number as it is written, of a size that a screen may have.
  private func literal(_ text: String) -> Double? {
    guard text.first?.isNumber == true, let number = Double(text), (0...100_000).contains(number) else { return nil }
    return number
  }

  /// Whether nothing of an expression comes behind a token.
  private func ends(_ source: SourceFile, _ token: Int) -> Bool {
    token + 1 >= source.tokens.count || source.tokens[token + 1].startsLine || ")},;".contains(source.text(token + 1))
  }
}
