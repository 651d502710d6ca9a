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

  init(in index: SourceIndex) { self.index = index }

  private static let names: Set<String> = [
    "sizeForItemAt", "itemSize", "heightForRowAt", "rowHeight", "heightDimension",
  ]

  /// The height that all places state; `nil` where they state several, or one can't be read.
  var height: (place: String, points: Double)? {
    guard let first = places.first, let height = first.height, places.allSatisfy({ $0.height == height }) else {
      return nil
    }
    return (first.text, height)
  }

  mutating func add(_ source: SourceFile, _ token: Int) {
    let word = source.text(token)
    guard Self.names.contains(word), places.count < 8 else { return }
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
    let label = (token + 2..<close).last { source.isWord($0, "height") && source.isMark($0 + 1, ":") }
    return label.flatMap { number(source, $0 + 2) }
  }

  /// A number, or a constant that is one, at the end of its expression.
  private func number(_ source: SourceFile, _ token: Int) -> Double? {
    guard source.tokens.indices.contains(token) else { return nil }
    var end = token
    while source.tokens[end].kind == .word, source.isMark(end + 1, "."), end + 2 < source.tokens.count { end += 2 }
    guard ends(source, end) else { return nil }
    if let number = Double(source.text(end)) { return number }
    let types = end > token ? index.places(ofType: source.text(end - 2)).compactMap { index.load($0.file) } : []
    return ([source] + types).lazy.compactMap { self.constant(source.text(end), in: $0) }.first
  }

  /// The value of a constant that a file declares once, as a number.
  private func constant(_ name: String, in source: SourceFile) -> Double? {
    let names = source.tokens.indices.filter { source.isWord($0, "let") && source.text($0 + 1) == name }
    guard names.count == 1 else { return nil }
    let value = names[0] + (source.isMark(names[0] + 2, ":") ? 5 : 3)
    return source.isOperator(value - 1, "=") && ends(source, value) ? Double(source.text(value)) : nil
  }

  /// Whether nothing of an expression comes behind a token.
  private func ends(_ source: SourceFile, _ token: Int) -> Bool {
    token + 1 >= source.tokens.count || source.tokens[token + 1].startsLine || ")},;".contains(source.text(token + 1))
  }
}
