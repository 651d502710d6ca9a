import Catalog
import CellLayout
import ShelfSizing
import TextMeasurement

extension CellImporter {
  /// Reads `<fontDescription key="fontDescription" …/>`; UIKit's default where there is none.
  mutating func font(_ element: Element, key: String = "fontDescription", default size: Double) -> FontDescriptor {
    guard let font = element.child(key: key), font.name == "fontDescription" else {
      return .system(size: size, weight: .regular)
    }
    if let style = font["style"] { return textStyle(style, font, default: size) }
    let size = pointSize(font, "pointSize") ?? namedSize(font) ?? size
    if let name = font["name"] { return named(name, size: size) }
    switch font["type"] {
    case "boldSystem": return .system(size: size, weight: .bold)
    case "italicSystem": return .system(size: size, weight: .regular, face: .italic)
    case "system", nil: return .system(size: size, weight: weight(font))
    case let type?:
      reader.warn(font, "the font type '\(type)' is not known, and is measured as the system font")
      return .system(size: size, weight: weight(font))
    }
  }

  /// The names of weights are UIKit's.
  private mutating func weight(_ font: Element) -> FontWeight {
    font["weight"] == nil ? .regular : reader.choice(font, "weight") ?? .regular
  }

  /// The sizes that `UIFont` has names for, as documents before Xcode 5 wrote them.
  private mutating func namedSize(_ font: Element) -> Double? {
    switch font["size"] {
    case nil: return nil
    case "system"?: return 14
    case "smallSystem"?: return 12
    case "label"?: return 17
    case "button"?: return 18
    case let name?:
      reader.warn(font, "the font size '\(name)' is not known")
      return nil
    }
  }

  private mutating func pointSize(_ font: Element, _ attribute: String) -> Double? {
    guard let size = reader.number(font, attribute) else { return nil }
    // Interface Builder writes this for the small system font: labels of it are 14.5 points high.
    if size == 0 { return 12 }
    guard NumberLimits.allow(size, positive: true, upTo: Font.maximumPointSize) else {
      let demand = NumberLimits.demand(positive: true, upTo: Font.maximumPointSize)
      reader.report(font, "the font size is \(font[attribute] ?? ""), but must be \(demand)")
      return nil
    }
    return size
  }

  private mutating func textStyle(_ name: String, _ font: Element, default size: Double) -> FontDescriptor {
    let prefix = "UICTFontTextStyle"
    let written = name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : name
    let styles: [String: TextStyle] = [
      "Title0": .largeTitle, "LargeTitle": .largeTitle, "Title1": .title1, "Title2": .title2, "Title3": .title3,
      "Headline": .headline, "Body": .body, "Callout": .callout, "Subhead": .subheadline,
      "Subheadline": .subheadline, "Footnote": .footnote, "Caption1": .caption1, "Caption2": .caption2,
    ]
    if let style = styles[written] { return .textStyle(style) }
    reader.warn(font, "the text style '\(name)' is not known, and is measured as the system font")
    return .system(size: size, weight: .regular)
  }

  /// Names that begin with a dot are the system font's own, as old files have them.
  private func named(_ name: String, size: Double) -> FontDescriptor {
    guard name.hasPrefix(".SFUI") || name.hasPrefix(".SFNS") || name.hasPrefix(".AppleSystemUIFont") else {
      return .named(name, size: size)
    }
    let face = name.split(separator: "-").dropFirst().first?.lowercased() ?? "regular"
    return .system(size: size, weight: FontWeight.allCases.first { $0.rawValue.lowercased() == face } ?? .regular)
  }

  /// Reads `<font key="NSFont" size="17" name="…"/>` of an attributed text.
  mutating func attributedFont(_ font: Element) -> FontDescriptor? {
    if let style = font["style"] { return textStyle(style, font, default: 17) }
    let size = pointSize(font, "size")
    if let name = font["name"] { return named(name, size: size ?? 12) }
    guard let meta = font["metaFont"] else { return nil }
    if meta.hasPrefix("system") {
      let face = meta.dropFirst("system".count).lowercased()
      let weight = face.isEmpty ? .regular : FontWeight.allCases.first { $0.rawValue.lowercased() == face }
      if let weight { return .system(size: size ?? 13, weight: weight) }
    }
    // The sizes that AppKit gives these names, which the attributed text editor of Xcode borrows.
    let sizes = ["cellTitle": 12.0, "controlContent": 12, "label": 10, "menu": 13, "message": 13, "smallSystem": 11]
    if let known = size ?? sizes[meta] { return .system(size: known, weight: .regular) }
    reader.warn(font, "the font '\(meta)' is not known, and is measured as the system font of 17 points")
    return .system(size: 17, weight: .regular)
  }
}
