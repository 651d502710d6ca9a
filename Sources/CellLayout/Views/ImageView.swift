import ShelfSizing

/// A `UIImageView` of a given size or shape.
final class ImageView: LayoutView {
  private let image: ImageTemplate

  init(template: ViewTemplate, image: ImageTemplate, grid: PixelGrid) {
    self.image = image
    super.init(template: template, grid: grid)
  }

  package override var className: String { "UIImageView" }
  package override var naturalWidth: Double? { fixedWidth ?? 0 }
  package override var hasFixedWidth: Bool { fixedWidth != nil }

  private var fixedWidth: Double? {
    image.width ?? image.height.flatMap { height in image.aspectRatio.map { height * $0 } }
  }

  package override func height(forWidth width: Double) -> Double {
    let height = image.height ?? image.aspectRatio.map { (fixedWidth ?? width) / $0 }
    return (height ?? 0) * grid.scale
  }
}
