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
  /// The font that a plain text is in, or the first of a text of several.
  private var font: ResolvedFont?
  /// That font's, in points: each size asks for them.
  private var (lineHeight, leading, ascender) = (0.0, 0.0, 0.0)
  private var unresolved: Font?
  private var fontOfEnvironment: Font?
  private var traits = TextTraits()
  /// Whether a plain text of this environment is written by its font alone, and whether the environment changes that.
  private var (isPlain, changesFont) = (true, false)
  private var grid = PixelGrid.twoPixelsAPoint
  /// The parts that are shown of a text that is not plain.
  private var parts: [TextPart] = []
  /// The text that is shown, where it reads as it did before.
  private var shownText: Text?
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
    let outer = traits.attributes
    changesFont = !outer.isEmpty
    isPlain = outer.spread == 0 && outer.baselineOffset ?? 0 == 0 && traits.textCase == nil
    (parts, shownText) = ([], nil)
    if grid.scale != values.displayScale { grid = PixelGrid(scale: values.displayScale) ?? grid }
  }

  /// Shows another text.
  func show(_ view: UnsafePointer<Text>) {
    guard isPlain, view.pointee.rare?.isOfFontsAlone ?? true else { return showParts(view) }
    var wanted = view.pointee.font ?? fontOfEnvironment ?? .body
    if let rare = view.pointee.rare {
      var attributes = changesFont ? rare.attributes.over(traits.attributes) : rare.attributes
      attributes.font = wanted
      wanted = attributes.changedFont
    } else if changesFont {
      var attributes = traits.attributes
      attributes.font = wanted
      wanted = attributes.changedFont
    }
    if !parts.isEmpty { (parts, shownText) = ([], nil) }
    use(wanted)
    if let font { lines.pointee.show(view.pointee.string, font.font) }
  }

  private func use(_ wanted: Font) {
    guard font == nil || wanted != unresolved else { return }
    unresolved = wanted
    use(wanted.resolved(traits.category))
  }

  private func use(_ found: ResolvedFont) {
    (lineHeight, leading, ascender) = (found.font.lineHeight, found.leading, found.font.ascender)
    font = found
  }

  /// Shows a text that its surroundings write, or whose parts are set apart.
  private func showParts(_ view: UnsafePointer<Text>) {
    let text = view.pointee
    // The same text reads as before, unless the cells' language or the present moment decides it.
    let staysTheSame = LocalizedTexts.current == nil && text.rare?.source?.staysTheSame ?? true
    if staysTheSame, let shownText, shownText == text { return }
    shownText = staysTheSame ? text : nil
    var outer = traits.attributes
    outer.font = fontOfEnvironment
    var shown: [TextPart] = []
    for part in text.parts(in: traits.surroundings) where !part.string.isEmpty {
      // Parts that look alike are one, as their characters are kerned across.
      let attributes = part.attributes.over(outer).shown(traits.category)
      let string = traits.textCase?.applied(to: part.string, traits.surroundings.locale) ?? part.string
      if shown.last?.attributes == attributes {
        shown[shown.count - 1].string += string
      } else {
        shown.append(TextPart(string: string, attributes: attributes))
      }
    }
    if shown.isEmpty { shown = [TextPart(string: "", attributes: outer)] }
    let isKnown = !parts.isEmpty && shown == parts && unresolved != nil
    parts = shown
    if isKnown { return }
    use(shown[0].attributes.changedFont)
    guard let font else { return }
    if shown.count == 1, shown[0].attributes.isOfFontsAlone {
      return lines.pointee.show(shown[0].string, font.font)
    }
    var (whole, runs, fonts) = ("", [TextLines.Run](), [ResolvedFont]())
    for part in shown {
      whole += part.string
      let wanted = part.attributes.changedFont
      fonts.append(wanted.resolved(traits.category))
      runs.append(
        TextLines.Run(
          end: whole.utf8.count, font: wanted, kern: part.attributes.kerning ?? 0,
          offset: part.attributes.baselineOffset ?? 0, picture: part.attributes.picture))
    }
    lines.pointee.show(whole, runs, fonts)
    if let tallest = fonts.max(by: { $0.font.lineHeight < $1.font.lineHeight }) { use(tallest) }
  }

  override func measure(_ proposal: Proposal) -> LayoutSize {
    guard !lines.pointee.isEmpty else { return LayoutSize(width: 0, height: heightOfNothing) }
    let answer = answer(proposal)
    if answer.isCut, traits.minimumScaleFactor < 1, let smaller = shrunk(proposal) { return smaller }
    return LayoutSize(width: answer.width, height: height(answer))
  }

  /// Some lengths need no lines: a text of one line is a line high, and of no room nothing wide.
  override func length(_ axis: Axis, for proposal: Proposal) -> Double {
    guard !lines.pointee.isEmpty else { return axis == .vertical ? heightOfNothing : 0 }
    if traits.minimumScaleFactor < 1 { return size(for: proposal)[axis] }
    if axis == .horizontal { return proposal.width == 0 ? 0 : size(for: proposal).width }
    if lines.pointee.runs.isEmpty, mostLines(within: proposal.height) == 1 { return height(1) }
    return height(answer(proposal))
  }

  private func answer(_ proposal: Proposal) -> TextLines.Answer {
    lines.pointee.measure(within: proposal.width, atMost: mostLines(within: proposal.height), on: grid)
  }

  /// A text without characters is a line high in the font of strings that have none, whatever its own is ("default is
  /// Helvetica 12", Apple's documentation of `kCTFontAttributeName`; so do reference images of captions, notes and bars).
  private var heightOfNothing: Double {
    traits.leastLines > 1 ? height(1) : grid.length(roundingUp: Double(UIFont.ofDrawing.lineHeight))
  }

  /// Lines and the space between them, rounded up once. A text that keeps room for lines (`lineLimit(_:reservesSpace:)`)
  /// is as high as these.
  private func height(_ lines: Int) -> Double {
    let lines = max(lines, traits.leastLines)
    let spacing = Double(lines - 1) * max(0, traits.lineSpacing)
    let points = Double(lines) * lineHeight + Double(lines - 1) * leading + spacing
    return grid.length(roundingUp: points)
  }

  private func height(_ answer: TextLines.Answer) -> Double {
    guard let mixed = answer.mixed else { return height(answer.lines) }
    let missing = Double(max(0, traits.leastLines - answer.lines)) * (lineHeight + leading)
    let spacing = Double(max(answer.lines, traits.leastLines) - 1) * max(0, traits.lineSpacing)
    return grid.length(roundingUp: mixed.height + missing + spacing)
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

  /// The size of a text that shrinks rather than being cut: in steps of half a point down to the least factor; that
  /// is assumed, as nobody publishes them. `nil` for a font without a size.
  private func shrunk(_ proposal: Proposal) -> LayoutSize? {
    guard let font, let unresolved, font.font.pointSize > 0.5 else { return nil }
    Messages.sayOnce(
      "note: the steps in which a text shrinks to its minimumScaleFactor are not published; they are half a point")
    let full = (lineHeight, leading, ascender)
    defer { (lineHeight, leading, ascender) = full }
    var smaller = TextLines()
    var factor = 1.0
    repeat {
      factor = max(traits.minimumScaleFactor, factor - 0.5 / font.font.pointSize)
      let own = smaller.showScaled(lines.pointee, by: factor, plain: unresolved, traits.category)
      (lineHeight, leading, ascender) = (own.font.lineHeight, own.leading, own.font.ascender)
      let answer = smaller.measure(within: proposal.width, atMost: mostLines(within: proposal.height), on: grid)
      if !answer.isCut || factor <= traits.minimumScaleFactor {
        return LayoutSize(width: answer.width, height: height(answer))
      }
    } while true
  }

  override func wish(at edge: Edge) -> SpacingWish {
    guard edge == .top || edge == .bottom else { return .standard }
    return .text(grid.length(roundingUp: leading))
  }

  /// The lines in the frame of the last placing, for pictures; a text that has shrunk shows those of its own size.
  ///
  /// - Parameter place: the frame in the picture.
  func shown(in place: CGRect) -> LinesOfPicture {
    let height = frame.size.height
    let most = max(1, Int(((height - lineHeight) / max(1, lineHeight + leading)).rounded()) + 1)
    var shown: (lines: [(text: String, width: Double)], isCut: Bool) = ([], false)
    if !lines.pointee.isEmpty { shown = lines.pointee.shown(within: frame.size.width + 0.01, atMost: most) }
    let pitch = shown.lines.count > 1 ? (height - lineHeight) / Double(shown.lines.count - 1) : 0
    let isShrunk = shown.isCut && traits.minimumScaleFactor < 1
    return LinesOfPicture(
      shown.lines.enumerated().map {
        LinesOfPicture.Line(
          text: $1.text, width: CGFloat($1.width), baseline: CGFloat(ascender + Double($0) * pitch))
      }, of: lines.pointee.string, font: font?.shown, frame: place, isCut: shown.isCut && !isShrunk, isShrunk: isShrunk)
  }

  override func baseline(_ which: Baseline, in proposal: Proposal) -> Double? {
    guard !lines.pointee.isEmpty || traits.leastLines > 1 else { return Double(UIFont.ofDrawing.ascender) }
    let mixed = lines.pointee.isEmpty ? nil : answer(proposal).mixed
    guard which == .last else { return mixed?.above ?? ascender }
    return size(for: proposal).height - (mixed?.below ?? lineHeight - ascender)
  }
}

extension PixelGrid {
  /// Whole pixels in points, as a multiple of a pixel's length: the host divides by that length again, and would find
  /// a pixel more in a third of the pixels' number.
  func length(pixels: Double) -> Double { pixels * (1 / scale) }
  /// Whole pixels that hold a length, in points.
  func length(roundingUp points: Double) -> Double { length(pixels: pixels(roundingUp: points)) }
}
