import SourceRewriting
import SourceSlicing

/// Where an app's files size the items of their lists, and to which heights.
///
/// Problem: a cell whose frames follow the size that it is given has no height of its own; a layout or a delegate states it.
///
/// Idea: the names of UIKit by which sizes are stated are few, and cells, headers and footers have their own. A height is
/// read where it is a number, or a constant that the file or the type before it declares as one; any other expression is a
/// place without a height. A height that the class declares itself, and that others return, is one.
///
/// Invariant: a height is stated only where all places that may decide it state the same.
struct StatedSizes {
  /// A class of lists, by what it is in them.
  enum Role {
    case cell, supplementary

    /// The functions that are asked for sizes, and the properties that hold where there is no such function:
    /// https://developer.apple.com/documentation/uikit/uicollectionviewflowlayout/itemsize,
    /// https://developer.apple.com/documentation/uikit/uitableview/rowheight. `sizeForItem(at:)` is IGListKit's.
    fileprivate var names: (functions: Set<String>, properties: Set<String>) {
      switch self {
      case .cell:
        (["sizeForItemAt", "sizeForItem", "heightForRowAt"], ["itemSize", "rowHeight", "heightDimension"])
      case .supplementary:
        (
          [
            "referenceSizeForHeaderInSection", "referenceSizeForFooterInSection", "heightForHeaderInSection",
            "heightForFooterInSection",
          ],
          ["headerReferenceSize", "footerReferenceSize", "sectionHeaderHeight", "sectionFooterHeight"]
        )
      }
    }
  }

  private struct Place {
    let text: String
    let height: Double?
    let kind: Kind
  }

  /// Places of a later kind hold where there is none of an earlier one.
  private enum Kind: CaseIterable { case own, function, property }

  private var found: [Place] = []
  private let index: SourceIndex
  private let name: String
  private let role: Role
  /// Whether there are more places than are listed.
  private var hasMore = false

  /// - Parameter name: the class's.
  init(of name: String, _ role: Role, in index: SourceIndex) {
    (self.name, self.role, self.index) = (name, role, index)
  }

  /// Each as `file:line: rowHeight, 44 points`.
  var places: [String] { found.map(\.text) }

  /// The height that all places state that may decide it, with the first; `nil` where they state several, or one can't be
  /// read.
  var height: (place: String, points: Double)? {
    let deciding = Kind.allCases.lazy.map { kind in found.filter { $0.kind == kind } }.first { !$0.isEmpty } ?? []
    guard !hasMore, let first = deciding.first, let height = first.height,
      deciding.allSatisfy({ $0.height == height })
    else { return nil }
    return (first.text, height)
  }

  mutating func add(_ source: SourceFile, _ token: Int) {
    let word = source.text(token)
    let names = role.names
    let kind: Kind
    let height: Double?
    if names.functions.contains(word) {
      (kind, height) = (.function, self.height(source, token))
    } else if names.properties.contains(word), isMember(source, token) {
      (kind, height) = (.property, self.height(source, token))
    } else {
      guard word == name, source.isWord(token - 1, "return"), let own = ownHeight(source, token) else { return }
      (kind, height) = (.own, own)
    }
    guard found.count < 8 else {
      hasMore = true
      return
    }
    let line = source.position(of: source.tokens[token].bytes.lowerBound).line
    let points = height.map { ", \(plain($0)) points" } ?? ""
    found.append(Place(text: "\(source.path):\(line): \(word)\(points)", height: height, kind: kind))
  }

  /// Whether a name of a property is that: a list's, one that is set or overridden, and no variable or label of the app's.
  private func isMember(_ source: SourceFile, _ token: Int) -> Bool {
    if ["let", "var"].contains(source.text(token - 1)) { return source.isWord(token - 2, "override") }
    return source.isMark(token - 1, ".") || source.isOperator(token + 1, "=") || source.isWord(token, "heightDimension")
  }

  private func plain(_ height: Double) -> String { height == height.rounded() ? "\(Int(height))" : "\(height)" }

  /// The constant in `return StoryCell.Size.height`, or the height of that in `return StoryCell.Layout.size`.
  private func ownHeight(_ source: SourceFile, _ token: Int) -> Double? {
    let last = source.chainEnd(from: token) - 1
    let name = source.text(last).lowercased()
    if name.hasSuffix("height") { return number(source, token) }
    guard name.hasSuffix("size"), ends(source, last) else { return nil }
    return constants(source, token, last).lazy.compactMap { heightOfSize($0.source, $0.value) }.first
  }

  private func height(_ source: SourceFile, _ token: Int) -> Double? {
    let word = source.text(token)
    if word == "heightDimension" {
      guard source.isMark(token + 1, ":"), source.isMark(token + 2, "."), source.isWord(token + 3, "absolute") else {
        return nil
      }
      return number(source, token + 5)
    }
    let isSize = word.contains("ize")
    if role.names.properties.contains(word) {
      guard source.isOperator(token + 1, "=") else { return nil }
      return isSize ? heightOfSize(source, token + 2) : number(source, token + 2)
    }
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
    return isSize ? heightOfSize(source, value) : number(source, value)
  }

  /// The height in `CGSize(width: …, height: 120)`, or in the call of a function that takes but a height.
  private func heightOfSize(_ source: SourceFile, _ token: Int) -> Double? {
    let end = source.chainEnd(from: token)
    guard source.isMark(end - 1, ")"), let open = source.tokens[end - 1].partner else { return nil }
    let arguments = source.elements(open, end - 1).map(\.lowerBound)
    let values = arguments.map { source.isMark($0 + 1, ":") ? $0 + 2 : $0 }
    if let label = arguments.first(where: { source.isWord($0, "height") }) { return number(source, label + 2) }
    guard values.count == 1, source.text(source.chainEnd(from: values[0]) - 1).lowercased().hasSuffix("height") else {
      return nil
    }
    return number(source, values[0])
  }

  /// A number, `limit` that the file declares as one, or `Cell.Size.height`, at the end of its expression.
  private func number(_ source: SourceFile, _ token: Int) -> Double? {
    guard source.tokens.indices.contains(token) else { return nil }
    var end = token
    while NameUses.isOfType(source.text(end)), source.isMark(end + 1, "."), end + 2 < source.tokens.count { end += 2 }
    guard ends(source, end) else { return nil }
    if let number = literal(source.text(end)) { return number }
    guard end > token else { return constant(source.text(end), in: source).flatMap { literal(source, $0) } }
    return constants(source, token, end).lazy.compactMap { literal($0.source, $0.value) }.first
  }

  /// The values of the constants that `Cell.Size.height` may mean, whose last name is a token.
  private func constants(_ source: SourceFile, _ token: Int, _ end: Int) -> [(source: SourceFile, value: Int)] {
    guard end >= token + 2 else { return [] }
    let path = source.text(token..<end - 1)
    let files = index.places(ofType: source.text(end - 2)).filter { $0.path == path || $0.path.hasSuffix(".\(path)") }
    return files.compactMap { index.load($0.file) }.compactMap { file in
      constant(source.text(end), in: file, isStatic: true).map { (file, $0) }
    }
  }

  /// The value of a constant, where a file introduces its name once: another variable or a parameter of that name may be
  /// meant, unless a type stands before it.
  private func constant(_ name: String, in source: SourceFile, isStatic: Bool = false) -> Int? {
    let names = source.tokens.indices.filter { token in
      guard source.text(token) == name else { return false }
      if isStatic { return source.isWord(token - 1, "let") && source.isWord(token - 2, "static") }
      return ["let", "var", "func"].contains(source.text(token - 1)) || source.isMark(token + 1, ":")
    }
    guard names.count == 1, source.isWord(names[0] - 1, "let") else { return nil }
    let value = names[0] + (source.isMark(names[0] + 1, ":") ? 4 : 2)
    return source.isOperator(value - 1, "=") ? value : nil
  }

  private func literal(_ source: SourceFile, _ value: Int) -> Double? {
    ends(source, value) ? literal(source.text(value)) : nil
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
