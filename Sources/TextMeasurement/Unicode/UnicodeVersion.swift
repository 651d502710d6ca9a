/// Which Unicode the tables of this module are of.
package enum UnicodeVersion {
  /// `17.0.0`
  package static let text = "17.0.0"
}
