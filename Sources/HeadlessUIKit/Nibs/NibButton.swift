import CellLayout
import Foundation
import InterfaceBuilder
import ShelfSizing

/// Writes what a nib states of a button.
@MainActor struct NibButton {
  private let properties: NibProperties
  private let control: ControlTemplate?

  init(_ properties: NibProperties) {
    self.properties = properties
    if case .control(let control) = properties.template.content { self.control = control } else { control = nil }
  }

  private var element: Element { properties.element }

  func write(to button: UIButton) {
    let kind = element["buttonType"] ?? ""
    button.buttonType = NibButton.kinds[kind] ?? .custom
    if let insets = properties.insets("contentEdgeInsets") { button.contentEdgeInsets = insets }
    if let insets = properties.insets("titleEdgeInsets") { button.titleEdgeInsets = insets }
    if let insets = properties.insets("imageEdgeInsets") { button.imageEdgeInsets = insets }
    if let configuration = element.child(key: "configuration") {
      button.configuration = self.configuration(configuration)
      return
    }
    for state in element.children where state.name == "state" { write(state, of: button) }
    // The template has the font of the kind where the element has none.
    if let font = control?.title?.font, element.child(key: "fontDescription") != nil {
      button.titleLabel?.font = UIFont.ofNib(font)
    }
    if let mode = element["lineBreakMode"].flatMap({ NibWords.lineBreakModes[$0] }) {
      button.titleLabel?.lineBreakMode = mode
    }
  }

  private static let kinds: [String: UIButton.ButtonType] = [
    "system": .system, "roundedRect": .system, "infoLight": .infoLight, "infoDark": .infoDark,
    "detailDisclosure": .detailDisclosure, "contactAdd": .contactAdd, "close": .close, "plain": .plain,
  ]

  private static let states: [String: UIControl.State] = [
    "normal": .normal, "highlighted": .highlighted, "disabled": .disabled, "selected": .selected,
  ]

  private func write(_ element: Element, of button: UIButton) {
    guard let state = element["key"].flatMap({ NibButton.states[$0] }) else { return }
    let isNormal = state == .normal
    if let title = properties.text("title", of: element) { button.setTitle(title, for: state) }
    if let title = properties.attributedText("attributedTitle", of: element, font: button.ownTitleFont) {
      button.setAttributedTitle(title, for: state)
    }
    if let image = properties.image(of: element, size: isNormal ? control?.imageSize : nil) {
      button.setImage(image, for: state)
    }
    if let image = properties.image("backgroundImage", of: element) { button.setBackgroundImage(image, for: state) }
    if let color = properties.color("titleColor", of: element) { button.setTitleColor(color, for: state) }
  }

  private func configuration(_ element: Element) -> UIButton.Configuration {
    var configuration =
      switch element["style"] {
      case "gray": UIButton.Configuration.gray()
      case "tinted": UIButton.Configuration.tinted()
      case "filled": UIButton.Configuration.filled()
      default: UIButton.Configuration.plain()
      }
    configuration.title = properties.text("title", of: element)
    configuration.subtitle = properties.text("subtitle", of: element)
    if let title = configuration.title, element.child(key: "titleFontDescription") != nil {
      let font = properties.font("titleFontDescription", of: element, default: 17)
      configuration.attributedTitle = AttributedString(NSAttributedString(string: title, attributes: [.font: font]))
    }
    if let title = properties.attributedText("attributedTitle", of: element, font: .preferredFont(forTextStyle: .body))
    {
      configuration.attributedTitle = AttributedString(title)
    }
    configuration.image = properties.image(of: element, size: control?.imageSize)
    configuration.imagePadding = element.number("imagePadding") ?? 0
    configuration.titlePadding = element.number("titlePadding") ?? configuration.titlePadding
    if let insets = element.child(key: "contentInsets") {
      let edges = UIEdgeInsets(nib: insets)
      configuration.contentInsets = NSDirectionalEdgeInsets(
        top: edges.top, leading: edges.left, bottom: edges.bottom, trailing: edges.right)
    }
    configuration.baseForegroundColor = properties.color("baseForegroundColor", of: element)
    configuration.baseBackgroundColor = properties.color("baseBackgroundColor", of: element)
    return configuration
  }
}
