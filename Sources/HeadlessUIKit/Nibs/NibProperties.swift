import CellLayout
import Foundation
import InterfaceBuilder
import ShelfSizing
import TextMeasurement

/// Writes what a nib states of a view to the view: sizes, margins and priorities as the importer has read them for the
/// command, all else from the element.
@MainActor struct NibProperties {
  let tree: NibTree
  let index: Int
  let element: Element
  let template: ViewTemplate

  init(_ tree: NibTree, _ index: Int) {
    (self.tree, self.index) = (tree, index)
    element = tree.views.elements[index]
    template = tree.views.cell.template.views[index]
  }

  /// Writes all properties.
  func write(to view: UIView) {
    writePlace(of: view)
    writeMargins(of: view)
    writeLooks(of: view)
    writeContent(of: view)
  }

  /// Writes the properties of a content view, which its cell places.
  func write(toContentView view: UIView) {
    if let frame = template.designFrame { view.frame = CGRect(frame) }
    writeMargins(of: view)
    writeLooks(of: view)
  }

  private func writePlace(of view: UIView) {
    // A root is placed by whoever takes it, as a view in code.
    let isRoot = index == 0
    view.translatesAutoresizingMaskIntoConstraints =
      isRoot ? element["translatesAutoresizingMaskIntoConstraints"] != "NO" : template.autoresizing != nil
    if let mask = template.autoresizing {
      view.autoresizingMask = UIView.AutoresizingMask(rawValue: UInt(mask.rawValue))
    } else if isRoot, let mask = element.child(key: "autoresizingMask") {
      view.autoresizingMask = UIView.AutoresizingMask(nib: mask)
    }
    view.autoresizesSubviews = element["autoresizesSubviews"] != "NO"
    if let frame = template.designFrame { view.frame = CGRect(frame) }
    let (hugging, resistance) = (template.hugging, template.compressionResistance)
    view.setContentHuggingPriority(UILayoutPriority(Float(hugging.horizontal)), for: .horizontal)
    view.setContentHuggingPriority(UILayoutPriority(Float(hugging.vertical)), for: .vertical)
    view.setContentCompressionResistancePriority(UILayoutPriority(Float(resistance.horizontal)), for: .horizontal)
    view.setContentCompressionResistancePriority(UILayoutPriority(Float(resistance.vertical)), for: .vertical)
  }

  private func writeMargins(of view: UIView) {
    let margins = template.layoutMargins
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: margins.top, leading: margins.leading, bottom: margins.bottom, trailing: margins.trailing)
    view.preservesSuperviewLayoutMargins = template.preservesSuperviewLayoutMargins
    view.insetsLayoutMarginsFromSafeArea = element["insetsLayoutMarginsFromSafeArea"] != "NO"
  }

  private func writeLooks(of view: UIView) {
    view.isHidden = template.isHidden
    if let tag = element["tag"].flatMap(Int.init) { view.tag = tag }
    if let alpha = element.number("alpha") { view.alpha = alpha }
    if let isOpaque = element.choice("opaque") { view.isOpaque = isOpaque }
    view.clipsToBounds = element.flag("clipsSubviews")
    if let isEnabled = element.choice("userInteractionEnabled") { view.isUserInteractionEnabled = isEnabled }
    if let isMultiple = element.choice("multipleTouchEnabled") { view.isMultipleTouchEnabled = isMultiple }
    if let mode = element["contentMode"].flatMap({ NibWords.contentModes[$0] }) { view.contentMode = mode }
    if let attribute = element["semanticContentAttribute"].flatMap({ NibWords.semantics[$0] }) {
      view.semanticContentAttribute = attribute
    }
    if let identifier = element["restorationIdentifier"] { view.restorationIdentifier = identifier }
    if let color = color("backgroundColor") { view.backgroundColor = color }
    if let color = color("tintColor") { view.tintColor = color }
    guard let accessibility = element.child(key: "accessibilityConfiguration") else { return }
    view.accessibilityIdentifier = accessibility["identifier"]
    view.accessibilityLabel = accessibility["label"]
    view.accessibilityHint = accessibility["hint"]
  }

  // MARK: Values

  func color(_ key: String, of element: Element? = nil) -> UIColor? {
    (element ?? self.element).child(key: key).flatMap { UIColor(nib: $0, in: tree.document.bundle) }
  }

  func text(_ key: String, of element: Element? = nil) -> String? { tree.views.text(element ?? self.element, key) }

  func font(_ key: String = "fontDescription", of element: Element? = nil, default size: Double) -> UIFont {
    UIFont.ofNib(tree.views.font(element ?? self.element, key: key, default: size))
  }

  /// The image of an attribute, as large as the engine takes it to be.
  func image(_ attribute: String = "image", of element: Element? = nil, size: Size? = nil) -> UIImage? {
    tree.views.imageName(element ?? self.element, attribute).flatMap {
      UIImage.ofNib($0.name, isSymbol: $0.isSymbol, size: size, in: tree.document)
    }
  }

  func insets(_ key: String, of element: Element? = nil) -> UIEdgeInsets? {
    (element ?? self.element).child(key: key).map { UIEdgeInsets(nib: $0) }
  }

  /// A text whose parts have attributes.
  func attributedText(_ key: String = "attributedText", of element: Element? = nil, font: UIFont) -> NSAttributedString?
  {
    guard let text = (element ?? self.element).child(key: key) else { return nil }
    let all = NSMutableAttributedString()
    for fragment in text.children where fragment.name == "fragment" {
      var attributes: [NSAttributedString.Key: Any] = [.font: font]
      for attribute in fragment.list("attributes") {
        switch attribute.name {
        case "font" where attribute["key"] == "NSFont":
          if let font = tree.views.attributedFont(attribute) { attributes[.font] = UIFont.ofNib(font) }
        case "color":
          let key: NSAttributedString.Key =
            attribute["key"] == "NSBackgroundColor" ? .backgroundColor : .foregroundColor
          attributes[key] = UIColor(nib: attribute, in: tree.document.bundle)
        case "paragraphStyle": attributes[.paragraphStyle] = NSParagraphStyle.ofNib(attribute)
        default: break
        }
      }
      let content = tree.views.text(fragment, "content") ?? fragment.list("string").first?.decodedText ?? ""
      all.append(NSAttributedString(string: content, attributes: attributes))
    }
    return all
  }
}

extension Element {
  /// A number of an attribute; `nil` where it is none.
  func number(_ attribute: String) -> CGFloat? { self[attribute].flatMap(Double.init).map { CGFloat($0) } }
  /// Whether an attribute says yes or no; `nil` where it is not there.
  func choice(_ attribute: String) -> Bool? { self[attribute].map { $0 == "YES" } }
}

extension CGRect {
  init(_ frame: DesignFrame) {
    self.init(x: frame.x, y: frame.y, width: frame.size.width, height: frame.size.height)
  }
}

extension UIEdgeInsets {
  /// Insets as nibs write them: by edges, by directions or as corners of a rectangle.
  init(nib element: Element) {
    self.init(
      top: element.number("top") ?? element.number("minY") ?? 0,
      left: element.number("left") ?? element.number("leading") ?? element.number("minX") ?? 0,
      bottom: element.number("bottom") ?? element.number("maxY") ?? 0,
      right: element.number("right") ?? element.number("trailing") ?? element.number("maxX") ?? 0)
  }
}

extension UIView.AutoresizingMask {
  fileprivate init(nib element: InterfaceBuilder.Element) {
    let parts: [(String, UIView.AutoresizingMask)] = [
      ("flexibleMinX", .flexibleLeftMargin), ("widthSizable", .flexibleWidth), ("flexibleMaxX", .flexibleRightMargin),
      ("flexibleMinY", .flexibleTopMargin), ("heightSizable", .flexibleHeight), ("flexibleMaxY", .flexibleBottomMargin),
    ]
    self = UIView.AutoresizingMask(parts.filter { element.flag($0.0) }.map(\.1))
  }
}

extension UIFont {
  /// A font of a nib; one of a text style has the present text size.
  static func ofNib(_ descriptor: TextMeasurement.FontDescriptor) -> UIFont {
    guard case .textStyle = descriptor else { return UIFont(descriptor) }
    return UIFont(descriptor, category: UITraitCollection.current.preferredContentSizeCategory.category)
  }
}

extension NSParagraphStyle {
  fileprivate static func ofNib(_ element: Element) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.lineHeightMultiple = element.number("lineHeightMultiple") ?? 0
    style.minimumLineHeight = element.number("minimumLineHeight") ?? 0
    style.maximumLineHeight = element.number("maximumLineHeight") ?? 0
    style.lineSpacing = element.number("lineSpacing") ?? 0
    style.paragraphSpacing = element.number("paragraphSpacing") ?? 0
    style.paragraphSpacingBefore = element.number("paragraphSpacingBefore") ?? 0
    if let alignment = element["alignment"].flatMap({ NibWords.alignments[$0] }) { style.alignment = alignment }
    if let mode = element["lineBreakMode"].flatMap({ NibWords.lineBreakModes[$0] }) { style.lineBreakMode = mode }
    return style
  }
}
