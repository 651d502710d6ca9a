import CellLayout
import ShelfSizing
import TextMeasurement

extension CellImporter {
  /// Reads a button in its normal state.
  mutating func button(_ element: Element) -> ControlTemplate {
    if let configuration = element.child(key: "configuration") { return button(element, configuration) }
    var control = ControlTemplate(systemClass: "UIButton")
    control.hasWidth = true
    control.hasHeight = true
    let isSystem = ["roundedRect", "system"].contains(element["buttonType"])
    let font = font(element, default: isSystem ? 15 : 18)
    let state = element.children.first { $0.name == "state" && $0["key"] == "normal" }
    var title = LabelTemplate(font: font)
    title.text = state.flatMap { text($0, "title") }
    if let attributed = state?.child(key: "attributedTitle") { readAttributed(attributed, into: &title) }
    control.imageSize = state.flatMap { imageSize($0, of: element) }
    let insets = element.child(key: "contentEdgeInsets").map { reader.insets($0) } ?? .zero
    let hasInsets = insets != .zero
    control.padding = insets
    if title.text != nil || control.imageSize == nil {
      control.title = title
      let line = lineHeight(title.font)
      if !hasInsets { control.padding = EdgeInsets(top: 6, leading: 0, bottom: 6, trailing: 0) }
      // Buttons count whole points, and are never narrower than this.
      control.minimumSize = Size(
        width: hasInsets ? 0 : 30, height: line + control.padding.top + control.padding.bottom)
    }
    if let background = state.flatMap({ imageSize($0, "backgroundImage") }) {
      control.minimumSize.width = max(control.minimumSize.width, background.width)
      control.minimumSize.height = max(control.minimumSize.height, background.height)
    }
    if ["wordWrap", "characterWrap"].contains(element["lineBreakMode"]) {
      reader.warn(element, "a button's title in several lines is measured as one line, as UIKit does")
    }
    return control
  }

  /// A symbol in a button stands for itself when the button is as large as its stored frame says.
  private mutating func imageSize(_ state: Element, of button: Element) -> Size? {
    guard state["catalog"] == "system" else { return imageSize(state) }
    var stand = button
    stand.attributes["image"] = state["image"]
    stand.attributes["catalog"] = "system"
    return imageSize(stand)
  }

  /// A line of the system font in whole points; 0 for other fonts, which only their files know.
  private func lineHeight(_ font: FontDescriptor) -> Double {
    switch font {
    case .system(let size, _): (size * 1.193359375).rounded(.up)
    case .textStyle(let style): (style.pointSize(.large) * 1.193359375).rounded(.up)
    case .named: 0
    }
  }

  /// The buttons of iOS 15, which keep 7 points above and below and 12 at the sides.
  private mutating func button(_ element: Element, _ configuration: Element) -> ControlTemplate {
    var control = ControlTemplate(systemClass: "UIButton")
    control.hasWidth = true
    control.hasHeight = true
    var title = LabelTemplate(font: .textStyle(.body))
    if configuration.child(key: "titleFontDescription") != nil {
      title.font = font(configuration, key: "titleFontDescription", default: 17)
    }
    title.text = text(configuration, "title")
    if let attributed = configuration.child(key: "attributedTitle") { readAttributed(attributed, into: &title) }
    if title.text != nil { control.title = title }
    control.imageSize = configuration["catalog"] == "system" ? nil : imageSize(configuration)
    control.spacing = reader.number(configuration, "imagePadding") ?? 0
    control.padding =
      configuration.child(key: "contentInsets").map { reader.insets($0) }
      ?? EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    let read: Set = ["key", "style", "title", "image", "catalog", "imagePadding", "cornerStyle", "titleAlignment"]
    for name in configuration.attributes.keys.sorted() where !read.contains(name) {
      reader.warn(configuration, "'\(name)' of a button's configuration is left out")
    }
    return control
  }
}
