import SourceRewriting
import SourceSlicing

/// Where an app's files size the items of their lists, and to which heights.
///
/// Problem: a cell whose frames follow the size that it is given has no height of its own; a layout or a delegate states it.
///
/// Idea: the names of UIKit by which sizes are stated are few. A height is read where it is a number, or a constant that
/// the file declares as one; any other expression is a place without a height.
struct StatedSizes {
  /// A place as `file:line: rowHeight, 44 points`, with its height.
  private(set) var places: [(text: String, height: Double?)] = []

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
    let height = Self.height(source, token)
    let line = source.position(of: source.tokens[token].bytes.lowerBound).line
    let points = height.map { ", \(plain($0)) points" } ?? ""
    places.append(("\(source.path):\(line): \(word)\(points)", height))
  }

  private func plain(_ height: Double) -> String { height == height.rounded() ? "\(Int(height))" : "\(height)" }

  private static func height(_ source: SourceFile, _ token: Int) -> Double? {
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
  private static func heightOfSize(_ source: SourceFile, _ token: Int) -> Double? {
    guard source.isWord(token, "CGSize"), source.isMark(token + 1, "("), let close = source.tokens[token + 1].partner
    else { return nil }
    let label = (token + 2..<close).last { source.isWord($0, "height") && source.isMark($0 + 1, ":") }
    return label.flatMap { number(source, $0 + 2) }
  }

  /// A number, or a constant that the file declares as one, at the end of its expression.
  private static func number(_ source: SourceFile, _ token: Int) -> Double? {
    guard source.tokens.indices.contains(token) else { return nil }
    var end = token
    while source.tokens[end].kind == .word, source.isMark(end + 1, "."), end + 2 < source.tokens.count { end += 2 }
    guard end + 1 == source.tokens.count || source.tokens[end + 1].startsLine || ")},;".contains(source.text(end + 1))
    else { return nil }
    if let number = Double(source.text(end)) { return number }
    let name = source.text(end)
    let names = source.tokens.indices.filter { source.isWord($0, "let") && source.text($0 + 1) == name }
    let values = names.map { start in
      let type = source.isMark(start + 2, ":") ? 2 : 0
      return source.isOperator(start + 2 + type, "=") && start + 3 + type < source.tokens.count
        ? Double(source.text(start + 3 + type)) : nil
    }
    return values.count == 1 ? values[0] : nil
  }
}
