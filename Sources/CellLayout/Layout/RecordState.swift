import ShelfSizing

/// What a record says of views besides their texts.
struct RecordState {
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

  /// For each view, whether the record hides it.
  var isHidden: [Bool]
  /// For each view, whether the record alone decides if it is hidden, whatever the file says.
  var decidesHiding: [Bool]
  /// For each view, what the record says of its picture; `nil` where it says nothing.
  private(set) var images: [Image?]
  /// Whether any picture has a size of the record's.
  private(set) var hasImageSizes = false
  /// Whether a field was given that decides more than a text.
  private(set) var isUsed = false

  init(viewCount: Int) {
    isHidden = Array(repeating: false, count: viewCount)
    decidesHiding = isHidden
    images = Array(repeating: nil, count: viewCount)
  }

  /// Stores the value of a field; for a picture, a value that is no positive number is ignored.
  mutating func set(_ role: CellBinding.Role, of view: Int, to text: UnsafeBufferPointer<UInt8>) {
    isUsed = true
    switch role {
    case .text: break
    case .hiddenWithout: isHidden[view] = text.isEmpty
    case .pixelWidth:
      images[view, default: Image()].width = RecordState.length(text)
      hasImageSizes = true
    case .pixelHeight:
      images[view, default: Image()].height = RecordState.length(text)
      hasImageSizes = true
    case .aspectRatio: images[view, default: Image()].aspectRatio = RecordState.ratio(text)
    }
  }

  /// Whether the record gives a picture a shape, on which the constraints depend.
  var hasShapes: Bool { images.contains { $0?.aspectRatio != nil } }

  /// For each view, what its picture changes in the layout's constraints, for the key of a layout plan.
  var shapes: [ImageShape?] {
    images.map { image in
      image.map {
        ImageShape(hasWidth: $0.width != nil, hasHeight: $0.height != nil, aspectRatio: $0.aspectRatio)
      }
    }
  }

  /// Width by height: a number, or `16:9` and `16/9` for a quotient.
  private static func ratio(_ text: UnsafeBufferPointer<UInt8>) -> Double? {
    guard let sign = text.firstIndex(where: { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "/") }) else {
      return length(text)
    }
    let width = length(UnsafeBufferPointer(rebasing: text[..<sign]))
    guard let width, let height = length(UnsafeBufferPointer(rebasing: text[(sign + 1)...])) else { return nil }
    let quotient = width / height
    return NumberLimits.allow(quotient, positive: true) ? quotient : nil
  }

  /// A decimal number from a millionth to a million.
  private static func length(_ text: UnsafeBufferPointer<UInt8>) -> Double? {
    Double(decimal: text).flatMap { NumberLimits.allow($0, positive: true) ? $0 : nil }
  }
}

extension Array<RecordState.Image?> {
  fileprivate subscript(view: Int, default initial: RecordState.Image) -> RecordState.Image {
    get { self[view] ?? initial }
    set { self[view] = newValue }
  }
}
