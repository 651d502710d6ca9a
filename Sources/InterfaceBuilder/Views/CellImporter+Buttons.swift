import CellLayout
import ShelfSizing
import TextMeasurement

extension CellImporter {
  /// Reads a button in its normal state.
  mutating func button(_ element: Element) -> ControlTemplate {
    if let configuration = element.child(key: "configuration") { return configuredButton(configuration, of: element) }
    if let size = fixedSize(element["buttonType"] ?? "") { return .drawnButton(width: size.width, height: size.height) }
    let isSystem = ["roundedRect", "system"].contains(element["buttonType"])
    let state = element.children.first { $0.name == "state" && $0["key"] == "normal" }
    var title = LabelTemplate(font: font(element, default: isSystem ? 15 : 18))
    title.text = state.flatMap { text($0, "title") }
    if let attributed = state?.child(key: "attributedTitle") { readAttributed(attributed, into: &title) }
    let insets = element.child(key: "contentEdgeInsets").map { reader.insets($0) } ?? .zero
    return .button(
      title, image: state.flatMap { buttonImage($0, of: element, insets, beside: title) }, isSystem: isSystem,
      insets: insets, background: state.flatMap { imageSize($0, "backgroundImage") },
      hasImage: state.flatMap { imageName($0) } != nil)
  }

  /// Buttons that UIKit draws; 25 × 24 since Xcode 11, one larger since Xcode 16.3.
  private func fixedSize(_ type: String) -> Size? {
    switch type {
    case "infoLight" where version >= 23727: Size(width: 26, height: 26)
    case "infoLight", "infoDark", "detailDisclosure", "contactAdd":
      version < 15000 ? Size(width: 22, height: 22) : Size(width: 25, height: 24)
    case "close": Size(width: 30, height: 30)
    default: nil
    }
  }

  /// The image of a state. A symbol alone has what the insets leave of the button's stored frame; one beside a title
  /// stands 1.1 times as high as its point size, as circles and squares do (9 of 9 stored heights within 2 points).
  private mutating func buttonImage(
    _ state: Element, of button: Element, _ insets: EdgeInsets, beside title: LabelTemplate
  ) -> Size? {
    guard let (name, isSymbol) = imageName(state), isSymbol else { return imageSize(state) }
    if title.text != nil {
      let symbol = state.child(key: "preferredSymbolConfiguration")
      let points = symbol.flatMap { reader.number($0, "pointSize") } ?? pointSize(of: title.font)
      reader.warn(state, "the size of the symbol '\(name)' is not known; 1.1 of its point size stands for it")
      return Size(width: 1.1 * points, height: 1.1 * points)
    }
    guard let size = symbolSize(button, name) else { return nil }
    return Size(
      width: max(0, size.width - insets.leading - insets.trailing),
      height: max(0, size.height - insets.top - insets.bottom))
  }

  /// The buttons of iOS 15, which keep 7 points above and below and 12 at the sides.
  private mutating func configuredButton(_ configuration: Element, of button: Element) -> ControlTemplate {
    // A title of 14 points explains both sides of the frames before Xcode 14.
    var title = LabelTemplate(font: version < 21000 ? .system(size: 14, weight: .regular) : .textStyle(.body))
    if configuration.child(key: "titleFontDescription") != nil {
      title.font = font(configuration, key: "titleFontDescription", default: 17)
    }
    title.numberOfLines = 0
    title.text = text(configuration, "title")
    if let attributed = configuration.child(key: "attributedTitle") { readAttributed(attributed, into: &title) }
    let insets = configuration.child(key: "contentInsets").map { reader.insets($0) }
    var control = ControlTemplate.configuredButton(
      title.text == nil ? nil : title, image: nil, spacing: reader.number(configuration, "imagePadding") ?? 0)
    if let insets { control.padding = insets }
    if imageName(configuration)?.isSymbol == true {
      control.imageSize = buttonImage(configuration, of: button, control.padding, beside: title)
    } else {
      // The picture that a button of UIKit's draws is its image.
      control.imageSize =
        imageSize(configuration)
        ?? fixedSize(button["buttonType"] ?? "").map { _ in
          Size(width: 26, height: 20)
        }
    }
    let read: Set = ["key", "style", "title", "image", "catalog", "imagePadding", "cornerStyle", "titleAlignment"]
    for name in configuration.attributes.keys.sorted() where !read.contains(name) {
      reader.warn(configuration, "'\(name)' of a button's configuration is left out")
    }
    return control
  }
}
