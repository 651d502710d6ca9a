extension View {
  /// The font of texts that name none.
  @inlinable public nonisolated consuming func font(_ font: Font?) -> some View { changed(.init(font: font)) }
  /// The weight of texts.
  public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View { changed(.init(.weight(weight))) }
  /// The design of texts in the system font.
  public nonisolated func fontDesign(_ design: Font.Design?) -> some View { changed(.init(.design(design))) }
  /// The width of letters, whose numbers are not known here.
  public nonisolated func fontWidth(_ width: Font.Width?) -> some View {
    changed { if let width, width != .standard { $0.unknown.insert(.otherWidth) } }
  }
  /// Texts in bold, or not.
  public nonisolated func bold(_ isActive: Bool = true) -> some View { changed { $0.isBold = isActive } }
  /// Texts in italics, or not.
  public nonisolated func italic(_ isActive: Bool = true) -> some View { changed { $0.isItalic = isActive } }
  /// Texts in letters of one width.
  public nonisolated func monospaced(_ isActive: Bool = true) -> some View { changed { $0.isMonospaced = isActive } }
  /// Texts with digits of one width, whose widths are not known here.
  public nonisolated func monospacedDigit() -> some View { changed { $0.unknown.insert(.monospacedDigits) } }
  /// Points after each character.
  public nonisolated func kerning(_ kerning: CGFloat) -> some View { changed { $0.kerning = Double(kerning) } }
  /// Points after each character.
  public nonisolated func tracking(_ tracking: CGFloat) -> some View { changed { $0.tracking = Double(tracking) } }
  /// Points above the baseline.
  public nonisolated func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    changed { $0.baselineOffset = Double(baselineOffset) }
  }
  /// The case of letters.
  public nonisolated func textCase(_ textCase: Text.Case?) -> some View { changed(.init(.textCase(textCase))) }

  // MARK: Lines

  /// The most lines of texts; one below 1 counts as 1.
  @inlinable public nonisolated consuming func lineLimit(_ number: Int?) -> some View { changed(.init(most: number)) }
  /// The least lines of texts.
  public nonisolated func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    changed(.init(.lines(least: limit.lowerBound, most: nil)))
  }
  /// The most lines of texts.
  public nonisolated func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    changed(.init(.lines(least: 1, most: limit.upperBound)))
  }
  /// The least and the most lines of texts.
  public nonisolated func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    changed(.init(.lines(least: limit.lowerBound, most: limit.upperBound)))
  }
  /// The most lines of texts, which take their room in any case where it is kept.
  public nonisolated func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    changed(.init(.lines(least: reservesSpace ? limit : 1, most: limit)))
  }
  /// Points between lines of texts.
  public nonisolated func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    changed(.init(.lineSpacing(Double(lineSpacing))))
  }
  /// Where lines stand.
  public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    changed(.init(.alignment(alignment)))
  }
  /// How far texts may shrink before they are cut.
  public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> some View {
    changed(.init(.minimumScaleFactor(Double(factor))))
  }
  /// Whether letters may move together before a text is cut; how far is not known, so that they don't here.
  public nonisolated func allowsTightening(_ flag: Bool) -> some View { changed(.init(.tightening(flag))) }
  /// Where texts are cut.
  public nonisolated func truncationMode(_ mode: Text.TruncationMode) -> some View {
    changed(.init(.truncation(mode)))
  }

  // MARK: Text size

  /// The user's text size.
  public nonisolated func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    changed(.init(.textSizes(size...size)))
  }
  /// The user's text size, within limits.
  public nonisolated func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
  where T.Bound == DynamicTypeSize {
    let sizes = DynamicTypeSize.allCases.filter(range.contains)
    guard let least = sizes.first, let most = sizes.last else {
      return changed(.init(.textSizes(.xSmall ... .accessibility5)))
    }
    return changed(.init(.textSizes(least...most)))
  }

  private nonisolated func changed(_ set: (inout TextAttributes) -> Void) -> some View {
    var attributes = TextAttributes()
    set(&attributes)
    return changed(.init(.attributes(Text.Rare(attributes, nil))))
  }

  @usableFromInline nonisolated consuming func changed(
    _ change: _EnvironmentChange
  ) -> ModifiedContent<Self, _EnvironmentChange> { ModifiedContent(content: self, modifier: change) }
}

extension _EnvironmentChange {
  @usableFromInline nonisolated init(font: Font?) { change = .text(.font(font)) }
  @usableFromInline nonisolated init(most: Int?) { change = .text(.lines(least: 1, most: most)) }
}

/// Whether people may select a text.
public protocol TextSelectability {
  /// Whether they may.
  static var allowsSelection: Bool { get }
}
/// Texts that people may select.
public struct EnabledTextSelectability: TextSelectability {
  /// They may.
  public static let allowsSelection = true
}
/// Texts that people may not select.
public struct DisabledTextSelectability: TextSelectability {
  /// They may not.
  public static let allowsSelection = false
}
extension TextSelectability where Self == EnabledTextSelectability {
  /// Texts that people may select.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}
extension TextSelectability where Self == DisabledTextSelectability {
  /// Texts that people may not select.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}
