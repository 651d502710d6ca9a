import CellLayout
import TextMeasurement

extension CellImporter {
  mutating func label(_ element: Element) -> LabelTemplate {
    var label = LabelTemplate(font: font(element, default: 17))
    label.numberOfLines = reader.count(element, "numberOfLines") ?? 1
    label.text = text(element, "text")
    label.alignment = alignment(element)
    label.breaksAnywhere = element["lineBreakMode"] == "characterWrap"
    if let attributed = element.child(key: "attributedText") { readAttributed(attributed, into: &label) }
    // Xcode 5 to 7 wrote the width that the label happened to have, and 'Automatic' where it follows the frame.
    let width = reader.number(element, "preferredMaxLayoutWidth") ?? 0
    label.preferredMaxLayoutWidth = width > 0 ? width : nil
    if label.numberOfLines != 1, element.flag("adjustsFontSizeToFit") {
      reader.warn(element, "'adjustsFontSizeToFit' is left out: the text keeps its size in several lines")
    }
    return label
  }

  /// The side at which a text lies.
  func alignment(_ element: Element) -> LabelTemplate.Alignment {
    element["textAlignment"].flatMap(LabelTemplate.Alignment.init) ?? .natural
  }

  /// A text as an attribute, or as an element where it has more than one line.
  func text(_ element: Element, _ key: String) -> String? {
    let text = element[key] ?? element.children.first { isText($0) && $0["key"] == key }?.decodedText
    return text.flatMap { $0.isEmpty ? nil : $0 }
  }

  private func isText(_ element: Element) -> Bool { element.name == "string" || element.name == "mutableString" }

  /// Reads the fragments of an attributed text; those without a font have the label's.
  mutating func readAttributed(_ attributed: Element, into label: inout LabelTemplate) {
    var parts: [(text: String, font: FontDescriptor)] = []
    var styles: [(element: Element, style: ParagraphStyle)] = []
    for fragment in attributed.children where fragment.name == "fragment" {
      let content = fragment["content"] ?? fragment.children.first { isText($0) }?.decodedText ?? ""
      var font = label.font
      for attribute in fragment.list("attributes") {
        switch (attribute.name, attribute["key"]) {
        case ("font", "NSFont"): font = attributedFont(attribute) ?? font
        case ("paragraphStyle", _):
          if styles.isEmpty { label.breaksAnywhere = attribute["lineBreakMode"] == "charWrapping" }
          styles.append((attribute, paragraphStyle(attribute)))
        case ("color", _), ("nil", _), (_, "NSOriginalFont"), (_, "NSUnderline"), (_, "NSStrikethrough"),
          (_, "NSShadow"), (_, "NSLigature"), (_, "NSLink"):
          break
        default:
          reader.warn(attribute, "the attribute '\(attribute["key"] ?? attribute.name)' of a text is left out")
        }
      }
      parts.append((content, font))
    }
    let style = styles.first?.style ?? ParagraphStyle()
    if let other = styles.first(where: { $0.style != style }) {
      reader.warn(other.element, "the paragraph style differs from the text's first, which is taken for all of it")
    }
    label.setAttributedText(parts, style: style)
  }

  /// Reads what a paragraph style says of the height of lines.
  private mutating func paragraphStyle(_ element: Element) -> ParagraphStyle {
    var style = ParagraphStyle()
    style.lineHeightMultiple = reader.number(element, "lineHeightMultiple") ?? 0
    style.minimumLineHeight = reader.number(element, "minimumLineHeight") ?? 0
    style.maximumLineHeight = reader.number(element, "maximumLineHeight") ?? 0
    style.lineSpacing = reader.number(element, "lineSpacing") ?? 0
    style.paragraphSpacing =
      (reader.number(element, "paragraphSpacing") ?? 0) + (reader.number(element, "paragraphSpacingBefore") ?? 0)
    for name in element.attributes.keys.sorted() where !NibVocabulary.paragraphStyleAttributes.contains(name) {
      if let value = reader.number(element, name), value == 0 { continue }
      reader.warn(element, "'\(name)' of a paragraph style is left out, and could change the height of a text")
    }
    return style
  }
}
