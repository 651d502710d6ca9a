import CellLayout
import ShelfSizing

extension CellImporter {
  /// - Parameter index: of the view in the template.
  mutating func image(_ element: Element, at index: Int) -> ImageTemplate {
    let warnings = reader.warnings.count
    let image = ImageTemplate(imageSize: OptionalSize(imageSize(element)))
    if reader.warnings.count > warnings { unknownImages[index] = reader.warnings.last }
    return image
  }

  /// The size of the image that an element shows; `nil` where it has none or nothing is known of it.
  mutating func imageSize(_ element: Element, _ attribute: String = "image") -> Size? {
    guard let (name, isSymbol) = imageName(element, attribute) else { return nil }
    if isSymbol { return symbolSize(element, name) }
    if let size = document.images[name] { return size }
    if attribute == "image", !hasFixedSize(element) {
      reader.warn(element, "the size of the image '\(name)' is not in the file, and counts as none")
    }
    return nil
  }

  /// The image that an attribute of an element names, or a reference in it; and whether it is one of SF Symbols.
  func imageName(_ element: Element, _ attribute: String = "image") -> (name: String, isSymbol: Bool)? {
    let reference = element.children.first { $0.name == "imageReference" && $0["key"] == attribute }
    guard let name = reference?["image"] ?? element[attribute] else { return nil }
    return (name, (reference ?? element)["catalog"] == "system")
  }

  /// A symbol's size follows from a drawing that files do not have; the stored frame of its view is the best evidence.
  mutating func symbolSize(_ element: Element, _ name: String) -> Size? {
    guard !hasFixedSize(element) else { return nil }
    let rect = element.child(key: "frame")
    // The frame itself reports one beyond the limit.
    func length(_ side: String) -> Double? {
      rect.flatMap { reader.isBeyondLimit($0, side) ? nil : reader.number($0, side) }
    }
    let (width, height) = (length("width"), length("height"))
    reader.warn(element, "the size of the symbol '\(name)' is not known; the stored frame stands for it")
    guard let width, let height, width > 0, height > 0 else { return nil }
    return Size(width: width, height: height)
  }

  /// In a stack view a symbol that nothing else sizes takes a line of its font, and is drawn in the middle of it
  /// (UIKitNumbers.md, "Interface Builder").
  func alignSymbol(_ element: Element, _ view: inout ViewTemplate) {
    guard view.isArranged, case .image(var image) = view.content, imageName(element)?.isSymbol == true,
      element.list("constraints").isEmpty, element.child(key: "preferredSymbolConfiguration") == nil,
      let height = image.imageSize.height, let grid = PixelGrid(scale: document.device?.scale ?? 2)
    else { return }
    let line = grid.points(pixels: grid.pixels(roundingUp: 20.287109375))
    guard height < line else { return }
    image.imageSize.height = line
    view.content = .image(image)
    view.ownAlignmentRectInsets = EdgeInsets(
      top: (height - line) / 2, leading: 0, bottom: (height - line) / 2, trailing: 0)
  }

  /// Whether constraints of the view itself say how large it is.
  private func hasFixedSize(_ element: Element) -> Bool {
    let own = element.list("constraints").filter { $0["secondItem"] == nil && $0["relation"] == nil }
    return ["width", "height"].allSatisfy { side in own.contains { $0["firstAttribute"] == side } }
  }
}

extension OptionalSize {
  /// Both sides, or neither.
  init(_ size: Size?) { self.init(width: size?.width, height: size?.height) }
}
