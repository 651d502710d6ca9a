import SourceRewriting

/// Values and types of properties, as their declarations state them.
extension SourceFile {
  /// Whether a call of an initialiser or a function needs `try`.
  package func mayThrow(_ member: Member) -> Bool {
    guard let parameters = member.parameters else { return false }
    return (parameters.close..<(member.braces?.open ?? member.tokens.upperBound)).contains { isWord($0, "throws") }
  }

  /// Whether a property's declaration gives it a value, or leaves that to Core Data.
  package func hasValue(_ member: Member) -> Bool {
    if member.head.attribute("NSManaged") != nil { return true }
    var index = member.nameToken
    while index < member.tokens.upperBound {
      if isOperator(index, "=") { return true }
      index = next(index)
    }
    return false
  }

  /// The type of a property: as it is written, or that whose initialiser is called for its value.
  package func typeText(of member: Member) -> String? {
    if let type = member.type { return text(type) }
    let value = member.nameToken + 1
    return isOperator(value, "=") ? madeType(at: value + 1).map { text($0) } : nil
  }

  /// Whether code runs when a property is set, which may have a value.
  package func observes(_ member: Member) -> Bool {
    member.tokens.contains { isWord($0, "didSet") || isWord($0, "willSet") }
  }

  /// Whether a property is an optional variable, whose value is none at first.
  package func isOptional(_ member: Member) -> Bool {
    guard let type = member.type, !member.isConstant else { return false }
    return isMark(type.upperBound - 1, "?") || isMark(type.upperBound - 1, "!")
  }

  /// The value of a property, where nothing follows it.
  func value(of member: Member) -> Range<Int>? {
    guard member.kind == .property, member.otherNames.isEmpty else { return nil }
    var index = member.nameToken
    while index < member.tokens.upperBound, !isOperator(index, "=") {
      if isMark(index, "{") { return nil }
      index = opensAngles(index) ? skipAngles(index) : next(index)
    }
    let value = index + 1..<max(index + 1, member.tokens.upperBound)
    return value.isEmpty ? nil : value
  }
}
