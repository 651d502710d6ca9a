import TextMeasurement

/// The values of an environment that a text asks for beside its font.
struct TextTraits: Equatable {
  var category = ContentSizeCategory.large
  /// The most lines; `nil` for any number.
  var lineLimit: Int?
  var lineSpacing: Double = 0
  var weight: Font.Weight?
  var alignment = TextAlignment.leading
}

/// The user's text size.
public enum DynamicTypeSize: Int, CaseIterable, Comparable, Hashable, Sendable {
  /// From the smallest to the largest.
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  /// The larger accessibility sizes.
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// Compares by size.
  public static func < (first: DynamicTypeSize, second: DynamicTypeSize) -> Bool { first.rawValue < second.rawValue }
  /// Whether it is one of the larger accessibility sizes.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  var category: ContentSizeCategory { ContentSizeCategory.allCases[rawValue] }
  init(_ category: ContentSizeCategory) {
    self = DynamicTypeSize(rawValue: ContentSizeCategory.allCases.firstIndex(of: category) ?? 3) ?? .large
  }
}

/// Where lines of a text stand in their width; decides no size.
public enum TextAlignment: CaseIterable, Hashable, Sendable {
  /// Where lines begin, in the middle, where they end.
  case leading, center, trailing
}
/// The direction in which lines run.
public enum LayoutDirection: CaseIterable, Hashable, Sendable {
  /// As English and as Arabic do.
  case leftToRight, rightToLeft
}
/// Light or dark.
public enum ColorScheme: CaseIterable, Hashable, Sendable {
  /// Light or dark.
  case light, dark
}

extension View {
  /// The font of texts that name none.
  @inlinable public nonisolated consuming func font(_ font: Font?) -> some View {
    ModifiedContent(content: self, modifier: _EnvironmentChange(font: font))
  }
  /// The weight of texts that name none.
  @inlinable public nonisolated consuming func fontWeight(_ weight: Font.Weight?) -> some View {
    ModifiedContent(content: self, modifier: _EnvironmentChange(weight: weight))
  }
  /// The most lines of texts.
  @inlinable public nonisolated consuming func lineLimit(_ number: Int?) -> some View {
    ModifiedContent(content: self, modifier: _EnvironmentChange(lineLimit: number))
  }
  /// Points between lines of texts.
  @inlinable public nonisolated consuming func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    ModifiedContent(content: self, modifier: _EnvironmentChange(lineSpacing: lineSpacing))
  }
  /// Where lines stand.
  @inlinable public nonisolated consuming func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    ModifiedContent(content: self, modifier: _EnvironmentChange(alignment: alignment))
  }
  /// The user's text size.
  @inlinable public nonisolated consuming func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    ModifiedContent(content: self, modifier: _EnvironmentChange(textSize: size))
  }
}

extension _EnvironmentChange {
  @usableFromInline init(font: Font?) { change = .font(font) }
  @usableFromInline init(weight: Font.Weight?) { change = .weight(weight) }
  @usableFromInline init(lineLimit: Int?) { change = .lineLimit(lineLimit) }
  @usableFromInline init(lineSpacing: CGFloat) { change = .lineSpacing(Double(lineSpacing)) }
  @usableFromInline init(alignment: TextAlignment) { change = .alignment(alignment) }
  @usableFromInline init(textSize: DynamicTypeSize) { change = .textSize(textSize) }
}
