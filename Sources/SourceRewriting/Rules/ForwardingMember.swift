/// A method or computed property of one name that calls one of another, with the same arguments.
struct ForwardingMember {
  /// Between its name and its body: parameters, effects, result; `_0` and so on are its arguments.
  private let signature: String
  private let arguments: String
  private let effects: String
  private let isProperty: Bool
  private let isSettable: Bool

  /// - Parameter result: the type of the result, where it is another one.
  init?(_ member: Member, _ file: SourceFile, result: String? = nil) {
    guard let braces = member.braces else { return nil }
    isSettable = member.isSettable(in: file)
    switch member.kind {
    case .function:
      guard let (open, close) = member.parameters else { return nil }
      let parameters = Parameter.all(file, open, close)
      let clause = parameters.enumerated().map { "\($1.label) _\($0): \(file.text($1.typeAndDefault))" }
      let generics = file.text(member.nameToken + 1..<open)
      let tail = file.text(
        close + 1..<(result == nil ? braces.open : member.type.map { $0.lowerBound - 1 } ?? braces.open))
      signature = "\(generics)(\(clause.joined(separator: ", "))) \(tail)" + (result.map { " -> \($0)" } ?? "")
      arguments =
        parameters.enumerated().map { index, parameter in
          let isInOut = file.isWord(parameter.typeAndDefault.lowerBound, "inout")
          return (parameter.label == "_" ? "" : "\(parameter.label): ") + (isInOut ? "&" : "") + "_\(index)"
        }.joined(separator: ", ")
      let words = tail.split(separator: " ")
      effects =
        (words.contains { $0.hasPrefix("throws") || $0 == "rethrows" } ? "try " : "")
        + (words.contains("async") ? "await " : "")
      isProperty = false
    case .property:
      guard let type = member.type, !type.isEmpty, !member.hasObservers(in: file) else { return nil }
      signature = ": \(file.text(type))"
      arguments = ""
      effects = ""
      isProperty = true
    case .initializer, .subscripting, .alias, .operator, .cases: return nil
    }
  }

  /// The declaration behind its attributes and modifiers.
  ///
  /// - Parameters:
  ///   - other: the name of the member that it calls.
  ///   - cases: statements before the call, for the arguments.
  func declaration(of name: String, calling other: String, _ cases: (String) -> String = { _ in "" }) -> String {
    guard isProperty else {
      return "func \(name)\(signature) { \(cases("(\(arguments))"))return \(effects)\(other)(\(arguments)) }"
    }
    let getter = "\(cases(""))return \(other)"
    return isSettable
      ? "var \(name)\(signature) { get { \(getter) } set { \(other) = newValue } }"
      : "var \(name)\(signature) { \(getter) }"
  }
}
