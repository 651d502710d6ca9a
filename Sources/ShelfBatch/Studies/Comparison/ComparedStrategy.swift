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

/// Processor time that estimators took, over all threads.
final class ComparisonEffort: Sendable {
  /// For each estimator, the time in nanoseconds; the exhaustive one is the last.
  private let nanoseconds: Locked<[UInt64]>

  init(columnCount: Int) {
    nanoseconds = Locked(Array(repeating: 0, count: columnCount))
  }

  func add(_ duration: UInt64, ofColumn column: Int) {
    nanoseconds.withLock { $0[column] += duration }
  }

  var byColumn: [UInt64] { nanoseconds.withLock { $0 } }
}
