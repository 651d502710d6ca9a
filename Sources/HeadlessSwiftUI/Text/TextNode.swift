import ShelfSizing
import TextMeasurement

/// The place of a text. Its environment is that of the last update.
final class TextPlace: _Place {
  private let node: TextNode
  private var environment: EnvironmentValues.Storage?

  override init(_ evaluation: _Evaluation) {
    node = TextNode(evaluation)
    super.init(evaluation)
  }

  override func update(from view: UnsafeRawPointer) {
    let values = evaluation.environment.storage
    if values !== environment {
      environment = values
      node.take(values)
    }
    node.show(view.assumingMemoryBound(to: Text.self))
  }

  override func appendNodes(to nodes: inout [LayoutNode]) { nodes.append(node) }
}

/// A text: as wide and as high as its lines, each rounded up to whole pixels by itself.
final class TextNode: LayoutNode {
  private(set) var font: TextMeasurement.Font?
  /// The font's, in points: each size asks for them.
  private var (lineHeight, leading, ascender) = (0.0, 0.0, 0.0)
  private var unresolved: Font?
  private var fontOfEnvironment: Font?
  private var traits = TextTraits()
  private var grid = PixelGrid.twoPixelsAPoint
  /// In memory of its own: the properties of a class are checked at each access.
  nonisolated(unsafe) private let lines: UnsafeMutablePointer<TextLines>

  override init(_ evaluation: _Evaluation) {
    lines = .allocate(capacity: 1)
    lines.initialize(to: TextLines())
    super.init(evaluation)
  }

  deinit {
    lines.deinitialize(count: 1)
    lines.deallocate()
  }

  /// Takes over another environment.
  func take(_ values: EnvironmentValues.Storage) {
    if values.text.category != traits.category { unresolved = nil }
    (traits, fontOfEnvironment) = (values.text, values.font)
    if grid.scale != values.displayScale { grid = PixelGrid(scale: values.displayScale) ?? grid }
  }

  /// Shows another text.
  func show(_ view: UnsafePointer<Text>) {
    var wanted = view.pointee.font ?? fontOfEnvironment ?? .body
    if let weight = view.pointee.weight ?? wanted.weight ?? traits.weight { wanted.weight = weight }
    if view.pointee.isItalic { wanted.isItalic = true }
    if font == nil || wanted != unresolved {
      unresolved = wanted
      let found = wanted.resolved(traits.category)
      (lineHeight, leading, ascender) = (found.lineHeight, found.leading, found.ascender)
      font = found
    }
    if let font { lines.pointee.show(view, font) }
  }

  override func measure(_ proposal: Proposal) -> LayoutSize {
    guard !lines.pointee.isEmpty else { return LayoutSize(width: 0, height: height(1)) }
    let most = mostLines(within: proposal.height)
    let (width, count) = lines.pointee.widest(within: proposal.width, atMost: most, on: grid)
    return LayoutSize(width: width, height: height(count))
  }

  /// Some lengths need no lines: a text of one line is a line high, and of no room nothing wide.
  override func length(_ axis: Axis, for proposal: Proposal) -> Double {
    guard !lines.pointee.isEmpty else { return axis == .vertical ? height(1) : 0 }
    if axis == .horizontal { return proposal.width == 0 ? 0 : size(for: proposal).width }
    let most = mostLines(within: proposal.height)
    return height(most == 1 ? 1 : lines.pointee.widest(within: proposal.width, atMost: most, on: grid).lines)
  }

  /// Lines and the space between them, rounded up once. A text without characters is a line high.
  private func height(_ lines: Int) -> Double {
    let spacing = Double(lines - 1) * max(0, traits.lineSpacing)
    let points = Double(lines) * lineHeight + Double(lines - 1) * leading + spacing
    return grid.length(roundingUp: points)
  }

  /// As many whole lines as the height holds, at least one; no more than the limit says.
  private func mostLines(within height: Double) -> Int {
    var limit = Int.max
    if let lines = traits.lineLimit { limit = max(1, lines) }
    guard height.isFinite else { return limit }
    let pitch = lineHeight + leading + max(0, traits.lineSpacing)
    // A height that the text has answered itself holds its lines, as it is rounded up.
    let fitting = (height - lineHeight) / pitch + 1 + 1e-6
    return min(limit, fitting >= 1 ? Int(min(fitting, 1e9)) : 1)
  }

  override func wish(at edge: Edge) -> SpacingWish {
    guard edge == .top || edge == .bottom else { return .standard }
    return .text(grid.length(roundingUp: leading))
  }

  /// The lines in the frame of the last placing, for pictures; their baselines are from its top.
  func shown() -> (lines: [(text: String, width: Double, baseline: Double)], pointSize: Double) {
    let height = frame.size.height
    let most = max(1, Int(((height - lineHeight) / max(1, lineHeight + leading)).rounded()) + 1)
    let shown = lines.pointee.isEmpty ? [] : lines.pointee.shown(within: frame.size.width + 0.01, atMost: most)
    let pitch = shown.count > 1 ? (height - lineHeight) / Double(shown.count - 1) : 0
    return (
      shown.enumerated().map { ($1.text, $1.width, ascender + Double($0) * pitch) }, lines.pointee.pointSize
    )
  }

  override func baseline(_ which: Baseline, in proposal: Proposal) -> Double? {
    guard which == .last else { return ascender }
    let size = size(for: proposal)
    return size.height - (lineHeight - ascender)
  }
}

extension PixelGrid {
  /// Whole pixels in points, as a multiple of a pixel's length: the host divides by that length again, and would find
  /// a pixel more in a third of the pixels' number.
  func length(pixels: Double) -> Double { pixels * (1 / scale) }
  /// Whole pixels that hold a length, in points.
  func length(roundingUp points: Double) -> Double { length(pixels: pixels(roundingUp: points)) }
}
