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

    fileprivate var isOfThen: Bool { label == "_" && !returns && closure.map { $0 < 2 } ?? false }

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

  /// Whether it hands over one closure, with the value as its parameter and no result.
  var isOfThen: Bool { arguments.count == 1 && arguments[0].isOfThen }

  /// Reads a call.
  ///
  /// - Parameters:
  ///   - index: the token behind the name.
  ///   - depth: how many calls this one is an argument of.
  /// - Returns: `nil` where the name is not called.
  init?(_ file: SourceFile, at index: Int, depth: Int = 0) {
    guard depth < 32 else { return nil }
    let call = CallArguments(file, at: index)
    if call.inParentheses == nil {
      guard let first = call.behind.first, CallShape.mayBeArgument(file, first.open) else { return nil }
    }
    for (label, value) in call.inParentheses ?? [] {
      arguments.append(CallShape.argument(label, file, value.lowerBound))
      if arguments[arguments.count - 1].isImplicit {
        expected.formUnion(CallShape.expected(file, value.lowerBound + 1, depth: depth))
      }
    }
    arguments += call.behind.map { CallShape.argument($0.label, file, $0.open) }
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

  /// Whether braces behind a name without parentheses are an argument, as far as a few words tell.
  private static func mayBeArgument(_ file: SourceFile, _ open: Int) -> Bool {
    // A closure's parameters, or the first member of the chain of calls that it belongs to.
    let words = (open..<min(open + 8, file.tokens[open].partner ?? open)).map(file.text)
    return words.contains("in") || words.contains { $0.hasPrefix("$") }
  }

  private static func argument(_ label: String, _ file: SourceFile, _ value: Int) -> Argument {
    guard file.isMark(value, "{"), let close = file.tokens[value].partner else {
      return Argument(label: label, closure: nil, isImplicit: file.isMark(value, "."))
    }
    var count = file.closureHead(value)?.names.count ?? 0
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
