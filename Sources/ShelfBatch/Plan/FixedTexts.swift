import Catalog
import CellLayout
import RecordCells
import TextMeasurement

/// Translates the texts that a cell shows whatever the record is: those of bindings, and those of an inline cell.
///
/// They are keys of `localizations` as texts of records are. A nib has its texts in each language by `strings`.
struct FixedTexts {
  private let localization: Localization
  private(set) var warnings: [Diagnostic] = []

  init(_ localization: Localization) { self.localization = localization }

  /// Translates the text of a binding that does not say that it is the text itself.
  mutating func translate(_ binding: inout CellBinding, _ written: Setting<String>) {
    guard localization.changesTexts, !binding.isLiteral else { return }
    let (text, fault) = localization.fixedText(written.value)
    binding.text = text
    guard let fault else { return }
    let advice = fault.resemblesKey ? "" : "; '\"literal\": true' beside it says that this is meant"
    warnings.append(written.origin.diagnostic(.warning, fault.message + advice, otherwiseOf: "bindings"))
  }

  /// The cell with its own texts translated. One that resembles no key is a text, and needs no translation.
  mutating func translated(_ cell: DeclaredCell) -> DeclaredCell {
    guard localization.changesTexts, !cell.isNib, cell.appCell == nil else { return cell }
    var template = cell.template
    for (index, view) in cell.template.views.enumerated() {
      // A text in several fonts has no key.
      guard let label = view.text, let text = label.text, label.runs.count <= 1 else { continue }
      let (translated, fault) = localization.fixedText(text)
      template.update(index) { $0.setText(translated, in: label.paragraphStyle) }
      guard let fault, fault.resemblesKey else { continue }
      let position = view.line.map { SourcePosition(line: $0, column: 1) }
      warnings.append(Diagnostic(.warning, file: cell.file, position: position, message: fault.message))
    }
    return cell.showing(template)
  }
}

extension ViewTemplate {
  /// Replaces the text, whose paragraph style stays.
  fileprivate mutating func setText(_ text: String, in style: ParagraphStyle?) {
    setText(text)
    guard let style, case .label(var label) = content else { return }
    label.setParagraphStyle(style)
    content = .label(label)
  }
}
