/// The values that a view gets from a record, or once for all, declared by the name of the view.
package struct CellBinding: Sendable, Hashable {
  /// The property of a view that a field of a record decides.
  package enum Role: String, Sendable, Hashable, CaseIterable {
    /// The text of a label or a control.
    case text = "field"
    /// Whether an arranged view is hidden: it is while the field is missing, null or empty.
    case hiddenWithout
    /// The width of an image in pixels.
    case pixelWidth
    /// The height of an image in pixels.
    case pixelHeight
    /// The shape of an image view, width by height; it replaces the one that constraints give.
    case aspectRatio
  }

  /// The view's outlet, id or label.
  package var view: String
  /// Fields by what they decide.
  package var fields: [Role: String]
  /// A text that no record changes.
  package var text: String?
  /// Sizes and shapes of an image that no record changes.
  package var lengths: [Role: Double] = [:]
  /// Whether the field holds the text itself, which no translation changes.
  package var isLiteral = false
  /// Whether a record's text takes the paragraph style of the label's own, as an app's `attributedText` does.
  package var isAttributed = true

  /// A view with the fields that decide about it.
  package init(view: String, fields: [Role: String], text: String? = nil) {
    self.view = view
    self.fields = fields
    self.text = text
  }
}
