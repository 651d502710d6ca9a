import TextMeasurement

/// The texts that variants of a cell show alike.
final class SharedTexts {
  /// The reuse identifier of the cell that is being built.
  var prototype = ""
  private var labels: [Key: LabelView] = [:]

  private struct Key: Hashable {
    let prototype: String
    /// Its bytes: strings that differ in them may be equal.
    let field: [UInt8]
    let font: ObjectIdentifier
  }

  func label(showing field: String, _ font: Font) -> LabelView? { labels[key(field, font)] }

  func add(_ label: LabelView, showing field: String) {
    let key = key(field, label.font)
    if labels[key] == nil { labels[key] = label }
  }

  private func key(_ field: String, _ font: Font) -> Key {
    Key(prototype: prototype, field: Array(field.utf8), font: ObjectIdentifier(font))
  }
}
