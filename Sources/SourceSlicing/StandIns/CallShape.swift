import SourceRewriting

/// How a function is called, as far as its tokens tell: the labels, and which arguments are closures.
struct CallShape: Hashable {
  struct Argument: Hashable {
    /// `_` for none.
    let label: String
    /// The number of parameters of a closure that is written in place; `nil` for other values.
    let closure: Int?
    /// Whether such a closure has a result.
    var returns = false
    /// Whether it is a member of the type that is expected: `.large`.
    var isImplicit = false

    /// The parameter, with a number as its name.
    func parameter(_ number: Int) -> String {
      guard let closure else { return "\(label) _\(number): \(isImplicit ? "HeadlessStandIn?" : "Any?")" }
      let parameters = [String](repeating: "HeadlessStandIn", count: closure).joined(separator: ", ")
      return "\(label) _\(number): @escaping (\(parameters)) -> \(returns ? "Any" : "Void")"
    }
  }

  private(set) var arguments: [Argument] = []
  /// The members that arguments expect of their types, as declarations.
  private(set) var expected: Set<String> = []

  var parameters: String { arguments.enumerated().map { $1.parameter($0) }.joined(separator: ", ") }

  /// Reads a call.
  ///
  /// - Parameters:
  ///   - index: the token behind the name.
  ///   - depth: how many calls this one is an argument of.
  /// - Returns: `nil` where the name is not called.
  init?(_ file: SourceFile, at index: Int, depth: Int = 0) {
    guard depth < 32 else { return nil }
    var index = index
    guard file.tokens.indices.contains(index) else { return nil }
    if file.opensAngles(index), file.touches(index) { index = file.skipAngles(index) }
    if file.isMark(index, "("), file.touches(index), let close = file.tokens[index].partner {
      for range in file.elements(index, close) {
        let isLabelled = file.isMark(range.lowerBound + 1, ":")
        let value = isLabelled ? range.lowerBound + 2 : range.lowerBound
        arguments.append(CallShape.argument(isLabelled ? file.text(range.lowerBound) : "_", file, value))
        if arguments[arguments.count - 1].isImplicit {
          expected.formUnion(CallShape.expected(file, value + 1, depth: depth))
        }
      }
      index = close + 1
    } else if !file.isMark(index, "{") || !CallShape.isTrailingClosure(file, index) {
      return nil
    }
    var label = "_"
    while file.isMark(index, "{"), !file.tokens[index].startsLine, !CallShape.isBody(file, index),
      let close = file.tokens[index].partner
    {
      arguments.append(CallShape.argument(label, file, index))
      guard file.isMark(close + 2, ":"), file.isMark(close + 3, "{") else { break }
      label = file.text(close + 1)
      index = close + 3
    }
  }

  /// A member that a place expects of its type, with those that its own arguments expect, as declarations.
  static func expected(_ file: SourceFile, _ index: Int, depth: Int = 0) -> Set<String> {
    let name = file.text(index)
    guard name != "init" else { return [] }
    guard let shape = CallShape(file, at: index + 1, depth: depth + 1) else {
      return ["static var `\(name)`: HeadlessStandIn { HeadlessStandIn(\(SourceRewriter.literal(name))) }"]
    }
    return shape.expected.union([
      "static func `\(name)`(\(shape.parameters)) -> HeadlessStandIn { HeadlessStandIn(\(SourceRewriter.literal(name))) }"
    ])
  }

  /// Whether braces behind a name are an argument rather than the body of an `if`.
  private static func isTrailingClosure(_ file: SourceFile, _ index: Int) -> Bool {
    guard !file.tokens[index].startsLine, let close = file.tokens[index].partner, !isBody(file, index) else {
      return false
    }
    // A closure's parameters, or the first member of the chain of calls that it belongs to.
    let words = (index..<min(index + 8, close)).map(file.text)
    return words.contains("in") || words.contains { $0.hasPrefix("$") }
  }

  /// Whether braces are the body of a statement that begins in their line: no closure may end its condition.
  private static func isBody(_ file: SourceFile, _ open: Int) -> Bool {
    var index = open - 1
    while index >= 0 {
      // Tokens in other brackets belong to another value.
      if let partner = file.tokens[index].partner {
        guard partner < index else { return false }
        index = partner
      }
      if ["if", "guard", "while", "for", "switch"].contains(file.text(index)), !file.isMark(index - 1, ".") {
        return true
      }
      if file.tokens[index].startsLine, !file.isMark(index - 1, ",") { return false }
      index -= 1
    }
    return false
  }

  private static func argument(_ label: String, _ file: SourceFile, _ value: Int) -> Argument {
    guard file.isMark(value, "{"), let close = file.tokens[value].partner else {
      return Argument(label: label, closure: nil, isImplicit: file.isMark(value, "."))
    }
    var index = value + 1
    var count = 0
    if file.isMark(index, "["), let end = file.tokens[index].partner { index = end + 1 }
    if file.isMark(index, "("), let end = file.tokens[index].partner,
      file.isWord(end + 1, "in") || file.isOperator(end + 1, "->")
    {
      count = file.elements(index, end).count
    } else {
      let limit = min(index + 12, close)
      var names = 0
      while index < limit, file.tokens[index].kind == .word, !file.isWord(index, "in") {
        names += 1
        index += file.isMark(index + 1, ",") ? 2 : 1
      }
      if file.isWord(index, "in") { count = names }
    }
    for token in value..<close where file.tokens[token].kind == .word {
      let text = file.text(token)
      if text.hasPrefix("$"), let number = Int(text.dropFirst()) { count = max(count, number + 1) }
    }
    let returns = (value..<close).contains {
      file.isWord($0, "return") && !file.tokens[$0 + 1].startsLine && !file.isMark($0 + 1, "}")
    }
    return Argument(label: label, closure: count, returns: returns)
  }
}
