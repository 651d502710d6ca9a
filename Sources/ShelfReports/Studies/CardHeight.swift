import Catalog

/// The height of one card in one variant.
package struct CardHeight: Sendable {
  /// The name of its shelf.
  package let shelf: String
  package let variant: Variant
  /// The 0-based index of its record within the shelf.
  package let index: Int
  package let id: RecordID?
  /// Points, before the clamp.
  package let contentHeight: Double
  /// Points, at most the maximum card height.
  package let itemHeight: Double

  /// A height.
  package init(shelf: String, variant: Variant, index: Int, id: RecordID?, contentHeight: Double, itemHeight: Double) {
    self.shelf = shelf
    self.variant = variant
    self.index = index
    self.id = id
    self.contentHeight = contentHeight
    self.itemHeight = itemHeight
  }
}
