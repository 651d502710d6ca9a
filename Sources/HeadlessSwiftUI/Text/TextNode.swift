import ShelfSizing
import TextMeasurement

/// The place of a text. Its environment is that of the last update.
final class TextPlace: _Place {
  private let node: TextNode
  private var text = Text(verbatim: "")
  private var environment: EnvironmentValues?

  override init(_ evaluation: _Evaluation) {
    node = TextNode(evaluation)
    super.init(evaluation)
  }

  override func update(from view: UnsafeRawPointer) {
    let new = view.assumingMemoryBound(to: Text.self)
    if let environment, environment.isSame(as: evaluation.environment), new.pointee == text { return }
    environment = evaluation.environment
    let known = evaluation.environment.known
    var font = new.pointee.font ?? known.font ?? .body
    font.weight = new.pointee.weight ?? font.weight ?? known.text.weight
    if new.pointee.isItalic { font.isItalic = true }
    node.show(new.pointee, font, known)
    text = new.pointee
  }

  override func appendNodes(to nodes: inout [LayoutNode]) { nodes.append(node) }
}

/// A text: as wide and as high as its lines, each rounded up to whole pixels by itself.
final class TextNode: LayoutNode {
  /// The text as it is shown.
  private(set) var text = Text(verbatim: "")
  private(set) var font: TextMeasurement.Font?
  private var unresolved: Font?
  private var traits = TextTraits()
  private var grid = PixelGrid.twoPixelsAPoint
  private var lines = TextLines()

  func show(_ text: Text, _ font: Font, _ known: EnvironmentValues.KnownValues) {
    if font != unresolved || known.text.category != traits.category {
      unresolved = font
      self.font = font.resolved(known.text.category)
    }
    self.text = text
    traits = known.text
    if grid.scale != Double(known.displayScale) { grid = PixelGrid(scale: Double(known.displayScale)) ?? grid }
    if let font = self.font { lines.show(text, font) }
  }

  override func measure(_ proposal: Proposal) -> LayoutSize {
    guard let font, !text.string.isEmpty else { return LayoutSize(width: 0, height: emptyHeight) }
    let most = mostLines(within: proposal.height, font)
    let (width, count) = lines.widest(within: proposal.width, atMost: most, on: grid)
    return LayoutSize(width: width, height: height(count, font))
  }

  /// A text without characters is a line high, and nothing wide.
  private var emptyHeight: Double { font.map { height(1, $0) } ?? 0 }

  /// Lines and the space between them, rounded up once.
  private func height(_ lines: Int, _ font: TextMeasurement.Font) -> Double {
    let spacing = Double(lines - 1) * max(0, traits.lineSpacing)
    let points = Double(lines) * font.lineHeight + Double(lines - 1) * font.leading + spacing
    return grid.points(pixels: grid.pixels(roundingUp: points))
  }

  /// As many whole lines as the height holds, at least one; no more than the limit says.
  private func mostLines(within height: Double, _ font: TextMeasurement.Font) -> Int {
    let limit = traits.lineLimit.map { max(1, $0) } ?? Int.max
    guard height.isFinite else { return limit }
    let pitch = font.lineHeight + font.leading + max(0, traits.lineSpacing)
    // A height that the text has answered itself holds its lines, as it is rounded up.
    let fitting = (height - font.lineHeight) / pitch + 1 + 1e-6
    return min(limit, fitting >= 1 ? Int(min(fitting, 1e9)) : 1)
  }

  override func wish(at edge: Edge) -> SpacingWish {
    guard edge == .top || edge == .bottom, let font else { return .standard }
    return .text(grid.points(pixels: grid.pixels(roundingUp: font.leading)))
  }

  override func baseline(_ which: Baseline, in proposal: Proposal) -> Double? {
    guard let font else { return nil }
    guard which == .last else { return font.ascender }
    let size = size(for: proposal)
    return size.height - (font.lineHeight - font.ascender)
  }
}
