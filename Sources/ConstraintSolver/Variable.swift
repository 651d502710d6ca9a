/// An unknown of a system of constraints.
package struct Variable: Hashable, Sendable {
  /// Counts the variables of one solver from 0.
  package let index: Int
}
