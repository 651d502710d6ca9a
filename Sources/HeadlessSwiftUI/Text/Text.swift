/// A text that is read.
public nonisolated struct Text: View, Equatable, Sendable {
  @usableFromInline var string: String
  var font: Font?
  var weight: Font.Weight?
  var isItalic = false
  /// Attributes that few texts have.
  var rare: Rare?

  /// Attributes of few texts; one object, so that a text's value stays small.
  final class Rare: Equatable, Sendable {
    let kerning: Double
    let tracking: Double
    let baselineOffset: Double

    init(kerning: Double = 0, tracking: Double = 0, baselineOffset: Double = 0) {
      (self.kerning, self.tracking, self.baselineOffset) = (kerning, tracking, baselineOffset)
    }

    static func == (one: Rare, other: Rare) -> Bool {
      one.kerning == other.kerning && one.tracking == other.tracking && one.baselineOffset == other.baselineOffset
    }
  }

  /// A text as it stands.
  public init(verbatim content: String) { string = content }
  /// A text as it stands.
  @inlinable @_disfavoredOverload public init<S: StringProtocol>(_ content: S) { self.init(verbatim: String(content)) }
  /// A text by its key. No catalogue is read yet, so that the key itself is shown.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) {
    string = key.text
  }

  /// The place of a leaf.
  @MainActor public static func _makePlace(_ evaluation: _Evaluation) -> _Place { TextPlace(evaluation) }

  /// The text in a font.
  public func font(_ font: Font?) -> Text {
    var text = self
    text.font = font
    return text
  }
  /// The text in a weight.
  public func fontWeight(_ weight: Font.Weight?) -> Text {
    var text = self
    text.weight = weight
    return text
  }
  /// The text in bold.
  public func bold() -> Text { fontWeight(.bold) }
  /// The text in italics.
  public func italic() -> Text {
    var text = self
    text.isItalic = true
    return text
  }
  /// The colour of the text; decides no size.
  public func foregroundColor(_ color: Color?) -> Text { self }
  /// A line under the text; decides no size.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text { self }
  /// A line through the text; decides no size.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text { self }
  /// Points after each character.
  public func kerning(_ kerning: CGFloat) -> Text { with(Rare(kerning: Double(kerning))) }
  /// Points after each character.
  public func tracking(_ tracking: CGFloat) -> Text { with(Rare(tracking: Double(tracking))) }
  private func with(_ rare: Rare) -> Text {
    var text = self
    text.rare = rare
    return text
  }

  /// Two texts in a row. The proof has one font for both, that of the first.
  public static func + (one: Text, other: Text) -> Text {
    var text = one
    text.string += other.string
    return text
  }
}

/// The key of a text in an app's catalogues.
public nonisolated struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable, Sendable {
  let text: String
  /// A key.
  public init(_ value: String) { text = value }
  /// A key.
  public init(stringLiteral value: String) { text = value }
}
