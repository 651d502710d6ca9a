import ShelfSizing

/// Views' intrinsic content sizes, in pixels.
extension ViewTemplate {
  /// - Parameters:
  ///   - text: the size of the text that the view shows; `nil` for a view without one.
  ///   - image: what a record says of an image view's picture.
  ///   - isDesignTime: whether placeholders replace the sizes of contents.
  /// - Returns: the size of the alignment rectangle; `nil` for a view without content.
  func contentSize(text: ContentSize?, image: CellContents.Image?, isDesignTime: Bool, grid: PixelGrid) -> ContentSize?
  {
    var size: ContentSize
    switch content {
    case .plain, .stack: size = ContentSize()
    case .label(let label):
      size = text ?? ContentSize()
      if label.roundsToPoints { size = size.roundedUp(to: grid.scale) }
    case .image(let template):
      let known = template.imageSize
      size = ContentSize(
        width: image?.width ?? known.width.map { grid.pixels(roundingUp: $0) },
        height: image?.height ?? known.height.map { grid.pixels(roundingUp: $0) })
    case .control(let control): size = control.contentSize(text: text, grid: grid)
    }
    var usesPlaceholder = isDesignTime
    if case .plain = content, customClass != nil { usesPlaceholder = true }
    guard usesPlaceholder else { return size == ContentSize() ? nil : size }
    if isDesignTime, isArranged, placeholderSize == OptionalSize(), isCanvasLeaf(size) {
      size.width = ViewTemplate.canvasLeaf * grid.scale
      size.height = ViewTemplate.canvasLeaf * grid.scale
    }
    if let width = placeholderSize.width { size.width = width * grid.scale }
    if let height = placeholderSize.height { size.height = height * grid.scale }
    return size == ContentSize() ? nil : size
  }
}

extension ViewTemplate {
  /// The side in points of an arranged view without content on Interface Builder's canvas, so that it can be seen
  /// (UIKitNumbers.md, "Interface Builder").
  private static let canvasLeaf = 50.0

  private func isCanvasLeaf(_ size: ContentSize) -> Bool {
    switch content {
    case .plain, .image: size == ContentSize()
    case .label(let label): size.height == 0 && label.numberOfLines == 1
    case .stack, .control: false
    }
  }

  /// Whether an arranged plain view has a length on the canvas that nothing in the file gives it; it stretches before
  /// any other view, whatever its hugging, and gives way before those that resist as strongly.
  func isCanvasLeaf(_ axis: StackTemplate.Axis) -> Bool {
    guard isArranged, case .plain = content else { return false }
    return (axis == .horizontal ? placeholderSize.width : placeholderSize.height) == nil
  }
}

extension ContentSize {
  /// Both sides rounded up to multiples of a number of pixels.
  fileprivate func roundedUp(to unit: Double) -> ContentSize {
    var size = self
    size.width = width.map { ($0 / unit).rounded(.up) * unit }
    size.height = height.map { ($0 / unit).rounded(.up) * unit }
    return size
  }
}

extension ControlTemplate {
  /// The title with the image beside it and the padding round them, at least the minimum size.
  func contentSize(text exactText: ContentSize?, grid: PixelGrid) -> ContentSize {
    let scale = grid.scale
    let text = exactText.map { roundsTitleToPoints ? $0.roundedUp(to: scale) : $0 }
    let image = imageSize ?? .zero
    var texts = (width: text?.width ?? 0, height: text?.height ?? 0)
    texts.width = max(texts.width, sizeBelowTitle.width * scale)
    texts.height += sizeBelowTitle.height * scale
    // The space beside an image counts without a title as well (UIKitNumbers.md, "Controls").
    let gap = imageSize != nil ? spacing * scale : 0
    let (across, upright) = (image.width * scale, image.height * scale)
    let width = stacksImage ? max(across, texts.width) : across + gap + texts.width
    let height = stacksImage ? upright + gap + texts.height : max(upright, texts.height)
    return withPadding(width, height, scale, exactText)
  }

  private func withPadding(_ width: Double, _ height: Double, _ scale: Double, _ text: ContentSize?) -> ContentSize {
    let width = width + (padding.leading + padding.trailing) * scale
    let height = height + (padding.top + padding.bottom) * scale
    return ContentSize(
      width: hasWidth ? PixelGrid.wholePixels(roundingUp: max(width, minimumSize.width * scale)) : nil,
      height: hasHeight ? max(height, minimumSize.height * scale).rounded(.up) : nil, text: text?.text)
  }
}
