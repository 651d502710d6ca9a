import Platform

/// A strategy that is compared: one of ours, or a program's.
package enum ComparedStrategy: Sendable {
  case builtIn(EstimationStrategy)
  case program(EstimatorProgram)

  package var builtIn: EstimationStrategy? { if case .builtIn(let strategy) = self { strategy } else { nil } }

  /// Whether it is the truth that the others are compared with.
  var isExhaustive: Bool { builtIn == .exhaustive }

  /// As reports call it.
  package var name: String {
    switch self {
    case .builtIn(let strategy): strategy.description
    case .program(let program): program.name
    }
  }
}
