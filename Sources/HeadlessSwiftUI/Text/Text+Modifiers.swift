nonisolated extension Text {
  /// The text in a font.
  ///
  /// Of several equal modifiers the nearest to the text counts, as of a view's.
  public func font(_ font: Font?) -> Text {
    guard self.font == nil else { return self }
    var text = self
    text.font = font
    return text
  }
  /// The text in a weight.
  public func fontWeight(_ weight: Font.Weight?) -> Text { with { $0.weight = $0.weight ?? weight } }
  /// The text in a design of the system font.
  public func fontDesign(_ design: Font.Design?) -> Text { with { $0.design = $0.design ?? design } }
  /// The text in letters of another width, whose widths are not known here.
  public func fontWidth(_ width: Font.Width?) -> Text {
    with { if let width, width != .standard { $0.unknown.insert(.otherWidth) } }
  }
  /// The text in bold.
  public func bold() -> Text { bold(true) }
  /// The text in bold, or not.
  public func bold(_ isActive: Bool) -> Text { with { $0.isBold = $0.isBold ?? isActive } }
  /// The text in italics.
  public func italic() -> Text { italic(true) }
  /// The text in italics, or not.
  public func italic(_ isActive: Bool) -> Text { with { $0.isItalic = $0.isItalic ?? isActive } }
  /// The text in letters of one width.
  public func monospaced(_ isActive: Bool = true) -> Text { with { $0.isMonospaced = $0.isMonospaced ?? isActive } }
  /// The text with digits of one width, whose widths are not known here.
  public func monospacedDigit() -> Text { with { $0.unknown.insert(.monospacedDigits) } }
  /// Points after each character; the last one's count too, as "the kerning affects the trailing edge of the text view
  /// as well" (documentation).
  public func kerning(_ kerning: CGFloat) -> Text { with { $0.kerning = $0.kerning ?? Double(kerning) } }
  /// Points after each character.
  public func tracking(_ tracking: CGFloat) -> Text { with { $0.tracking = $0.tracking ?? Double(tracking) } }
  /// Points above the baseline; lines reach as far.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    with { $0.baselineOffset = $0.baselineOffset ?? Double(baselineOffset) }
  }

  private func with(_ change: (inout TextAttributes) -> Void) -> Text {
    var text = self
    var attributes = TextAttributes()
    // A key that gets attributes is a source as any other.
    let source = rare === Rare.key ? KeyText(LocalizedStringKey(string), nil, nil) : rare?.source
    if let rare { attributes = rare.attributes }
    change(&attributes)
    text.rare = Rare(attributes, source)
    return text
  }
}

// MARK: Without a size

nonisolated extension Text {
  /// How a line under or through a text is drawn; decides no size.
  public struct LineStyle: Hashable, Sendable {
    /// Of which strokes a line is.
    public enum Pattern: Hashable, Sendable {
      /// From one piece to several.
      case solid, dash, dot, dashDot, dashDotDot
    }
    /// A line of strokes in a colour.
    public init(pattern: Pattern = .solid, color: Color? = nil) {}
    /// One line.
    public static let single = LineStyle()
  }

  /// The colour of the text; decides no size.
  public func foregroundColor(_ color: Color?) -> Text { self }
  /// The colour of the text; decides no size.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { self }
  /// A line under the text; decides no size.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text { self }
  /// A line under the text; decides no size.
  public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text { self }
  /// A line through the text; decides no size.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text { self }
  /// A line through the text; decides no size.
  public func strikethrough(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text { self }
}
