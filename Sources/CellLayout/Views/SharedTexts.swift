import TextMeasurement

/// The texts that cells show alike, so that each is set and shaped once.
package final class SharedTexts {
  /// The name of the cell that is being built: only labels of the same cell share a text, since the label of another one
  /// shows its text for other cards.
  package var cell = ""
  private var labels: [Key: LabelView] = [:]

  private struct Key: Hashable {
    let cell: String
    /// The bytes of the text's name: strings that differ in them may be equal.
    let name: [UInt8]
    let font: ObjectIdentifier
  }

  /// No texts.
  package init() {}

  func label(showing name: String, _ font: Font) -> LabelView? { labels[key(name, font)] }

  func add(_ label: LabelView, showing name: String) {
    let key = key(name, label.font)
    if labels[key] == nil { labels[key] = label }
  }

  private func key(_ name: String, _ font: Font) -> Key {
    Key(cell: cell, name: Array(name.utf8), font: ObjectIdentifier(font))
  }
}
