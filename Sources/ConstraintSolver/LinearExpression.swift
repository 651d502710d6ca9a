/// A sum of multiples of variables and a constant; the terms of a variable that occurs twice add up.
package struct LinearExpression: Sendable {
  package struct Term: Sendable {
    package var variable: Variable
    package var coefficient: Double

    /// A multiple of a variable.
    package init(variable: Variable, coefficient: Double) {
      self.variable = variable
      self.coefficient = coefficient
    }
  }

  package var terms: [Term]
  package var constant: Double

  package init(terms: [Term] = [], constant: Double = 0) {
    self.terms = terms
    self.constant = constant
  }

  package init(_ variable: Variable, times coefficient: Double = 1) {
    self.init(terms: [Term(variable: variable, coefficient: coefficient)])
  }

  package static func + (left: Self, right: Self) -> Self {
    Self(terms: left.terms + right.terms, constant: left.constant + right.constant)
  }

  package static func - (left: Self, right: Self) -> Self { left + -1 * right }

  package static func + (left: Self, right: Double) -> Self { Self(terms: left.terms, constant: left.constant + right) }

  package static func - (left: Self, right: Double) -> Self { left + -right }

  package static func * (factor: Double, expression: Self) -> Self {
    Self(
      terms: expression.terms.map { Term(variable: $0.variable, coefficient: factor * $0.coefficient) },
      constant: factor * expression.constant)
  }
}

extension LinearExpression {
  /// An equal expression that has each variable once, and none with a coefficient of 0.
  package var simplified: Self {
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
