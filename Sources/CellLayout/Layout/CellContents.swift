/// The contents of a cell's views besides their texts, as far as they change while the template stays.
package struct CellContents {
  /// The picture of an image view.
  struct Image: Hashable {
    /// Pixels.
    var width: Double?
    /// Pixels.
    var height: Double?
    /// Width by height.
    var aspectRatio: Double?
  }

  /// The part of a picture on which the constraints themselves depend, not only their constants.
  struct ImageShape: Hashable {
    var hasWidth: Bool
    var hasHeight: Bool
    var aspectRatio: Double?
  }

  /// For each view, whether it is hidden.
  private(set) var isHidden: [Bool]
  /// How many views these contents may hide.
  let hideableCount: Int
  /// For each view, its picture; `nil` where that of the template stays.
  private(set) var images: [Image?]
  /// Whether any picture has another size than the template's.
  private(set) var hasImageSizes = false
  /// Whether anything was set.
  private(set) var isUsed = false

  /// - Parameter hiding: the views that are hidden or shown by these contents.
  init(viewCount: Int, hiding: [Int]) {
    var isHidden = Array(repeating: false, count: viewCount)
    for view in hiding { isHidden[view] = true }
    self.isHidden = isHidden
    hideableCount = Set(hiding).count
    images = Array(repeating: nil, count: viewCount)
  }

  /// Hides or shows a view of ``ChangingContents/hiding``.
  package mutating func setHidden(_ hides: Bool, view: Int) {
    isUsed = true
    isHidden[view] = hides
  }

  /// Gives a picture a width in pixels; `nil` for none.
  package mutating func setPixelWidth(_ pixels: Double?, view: Int) {
    change(view) { $0.width = pixels }
    hasImageSizes = true
  }

  /// Gives a picture a height in pixels; `nil` for none.
  package mutating func setPixelHeight(_ pixels: Double?, view: Int) {
    change(view) { $0.height = pixels }
    hasImageSizes = true
  }

  /// Gives an image view a shape, width by height, instead of the one that constraints give; `nil` for theirs.
  package mutating func setAspectRatio(_ ratio: Double?, view: Int) {
    change(view) { $0.aspectRatio = ratio }
  }

  private mutating func change(_ view: Int, _ change: (inout Image) -> Void) {
    isUsed = true
    var image = images[view] ?? Image()
    change(&image)
    images[view] = image
  }

  /// Whether a picture has a shape of its own, on which the constraints depend.
  var hasShapes: Bool { images.contains { $0?.aspectRatio != nil } }

  /// Pictures of the same shapes that are as small as can be.
  var smallestImages: [Image?] {
    images.map { image in
      image.map { Image(width: $0.width.map { _ in 0 }, height: $0.height.map { _ in 0 }, aspectRatio: $0.aspectRatio) }
    }
  }

  /// For each view, what its picture changes in the layout's constraints, for the key of a layout plan.
  var shapes: [ImageShape?] {
    images.map { image in
      image.map {
        ImageShape(hasWidth: $0.width != nil, hasHeight: $0.height != nil, aspectRatio: $0.aspectRatio)
      }
    }
  }
}

/// Which contents of a cell change after it is built; all others stay what the template says.
package struct ChangingContents: Sendable {
  /// The views whose texts are replaced, each with the name of its text: cells that share texts keep one of a name.
  package var texts: [(view: Int, name: String)] = []
  /// The image views whose pictures get sizes.
  package var images: [Int] = []
  /// The views that ``CellContents`` hides or shows, whatever the template says.
  package var hiding: [Int] = []

  /// Contents by the views that show them.
  package init(texts: [(view: Int, name: String)] = [], images: [Int] = [], hiding: [Int] = []) {
    self.texts = texts
    self.images = images
    self.hiding = hiding
  }
}
