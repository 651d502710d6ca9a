import Foundation

/// How much of what is made up, or gone through one by one, the tests try: a part of it each time, and all of it where
/// `SHELF_HEIGHT_SWEEPS` is `all`, as in `scripts/conformance` and `scripts/check --full`.
package enum Sweep {
  package static let isFull = ProcessInfo.processInfo.environment["SHELF_HEIGHT_SWEEPS"] == "all"

  /// Of so many cases, how many are tried.
  ///
  /// - Parameter part: one in so many; more where a case takes long.
  package static func count(_ all: Int, oneIn part: Int = 20) -> Int { isFull ? all : max(1, all / part) }

  /// Of cases in a row, those that are tried: all, or every twentieth.
  package static func some<Cases: Collection>(of cases: Cases) -> [Cases.Element] {
    isFull ? Array(cases) : cases.enumerated().filter { $0.offset.isMultiple(of: 20) }.map(\.element)
  }
}
