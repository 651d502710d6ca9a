import Catalog
import CellLayout

extension ImportedCell {
  /// The cell with its texts translated.
  ///
  /// Keys are an object's id and a property: `text` of labels, text fields and text views, `normalTitle` of buttons and
  /// `placeholder` of text fields. Keys of other objects and properties change no size and are skipped.
  package func applying(_ strings: StringsTable) -> ImportedCell {
    var indices: [[UInt8]: Int] = [:]
    for (index, view) in template.views.enumerated() {
      if let id = view.id { indices[Array(id.utf8)] = index }
    }
    var cell = self
    for entry in strings.entries {
      // The property may be a path, and ids have no dots.
      guard let dot = entry.key.firstIndex(of: "."), let index = indices[Array(entry.key[..<dot].utf8)] else {
        continue
      }
      let property = entry.key[entry.key.index(after: dot)...]
      cell.template.update(index) { $0.translate(String(property), to: entry.value) }
    }
    return cell
  }
}

extension ViewTemplate {
  fileprivate mutating func translate(_ property: String, to text: String) {
    let text = text.isEmpty ? nil : text
    switch content {
    case .label(var label) where property == "text":
      label.text = text
      content = .label(label)
    case .control(var control):
      guard ControlTemplate.textProperties[control.systemClass]?.contains(property) == true else { return }
      // A field shows its placeholder while it has no text.
      let isShown = property != "placeholder" || control.title?.text == control.placeholder
      if property == "placeholder" { control.placeholder = text }
      if isShown { control.title?.text = text }
      content = .control(control)
    default: break
    }
  }
}

extension ControlTemplate {
  /// The properties of a control whose texts it is measured by.
  fileprivate static let textProperties: [String: Set<String>] = [
    "UIButton": ["normalTitle", "configuration.title"], "UITextField": ["text", "placeholder"],
    "UITextView": ["text"],
  ]
}
