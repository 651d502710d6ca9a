/// A sum of multiples of variables and a constant; a variable that occurs twice counts twice.
struct LinearExpression: Sendable {
  struct Term: Sendable {
    var variable: Variable
    var coefficient: Double
  }

  var terms: [Term]
  var constant: Double

  init(terms: [Term] = [], constant: Double = 0) {
    self.terms = terms
    self.constant = constant
  }

  init(_ variable: Variable, times coefficient: Double = 1) {
    self.init(terms: [Term(variable: variable, coefficient: coefficient)])
  }

  static func + (left: Self, right: Self) -> Self {
    Self(terms: left.terms + right.terms, constant: left.constant + right.constant)
  }

  static func - (left: Self, right: Self) -> Self { left + -1 * right }

  static func + (left: Self, right: Double) -> Self { Self(terms: left.terms, constant: left.constant + right) }

  static func - (left: Self, right: Double) -> Self { left + -right }

  static func * (factor: Double, expression: Self) -> Self {
    Self(
      terms: expression.terms.map { Term(variable: $0.variable, coefficient: factor * $0.coefficient) },
      constant: factor * expression.constant)
  }
}

extension LinearExpression {
  /// The same with each variable once, those left out that cancel.
  var simplified: Self {
    var sums: [Term] = []
    for term in terms {
      if let index = sums.firstIndex(where: { $0.variable == term.variable }) {
        sums[index].coefficient += term.coefficient
      } else {
        sums.append(term)
      }
    }
    return Self(terms: sums.filter { $0.coefficient != 0 }, constant: constant)
  }
}
