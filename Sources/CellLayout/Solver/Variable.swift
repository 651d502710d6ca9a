/// An unknown of a system of constraints.
struct Variable: Hashable, Sendable {
  /// Counts the variables of one solver from 0.
  let index: Int
}
