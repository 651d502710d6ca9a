/// A text that is read.
public nonisolated struct Text: View, Equatable, Sendable {
  @usableFromInline var string: String
  var font: Font?
  /// All but the font of few texts; one object, so that a text's value stays small.
  var rare: Rare?

  /// Parts of a text that are no string in a font.
  final class Rare: Equatable, Sendable {
    let attributes: TextAttributes
    /// Where the text comes from; `nil` for its string.
    let source: TextSource?

    init(_ attributes: TextAttributes, _ source: TextSource?) { (self.attributes, self.source) = (attributes, source) }

    static func == (one: Rare, other: Rare) -> Bool {
      guard one !== other else { return true }
      guard one.attributes == other.attributes else { return false }
      if let source = one.source, let others = other.source { return source.isSame(as: others) }
      return one.source == nil && other.source == nil
    }
    /// Whether it is a string in a font that attributes change.
    var isOfFontsAlone: Bool {
      source == nil && self !== Rare.key && attributes.isOfFontsAlone
    }

    /// A key without values in the app's own table: its text is the string.
    static let key = Rare(TextAttributes(), nil)
  }

  /// A text as it stands.
  public init(verbatim content: String) { string = content }
  /// A text as it stands.
  @inlinable @_disfavoredOverload public init<S: StringProtocol>(_ content: S) { self.init(verbatim: String(content)) }
  /// A text by its key in the app's localizations, with the Markdown that is in it; a key that is not there is shown.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) {
    string = key.key
    if key.arguments.isEmpty, tableName == nil, bundle == nil {
      rare = .key
    } else {
      rare = Rare(TextAttributes(), KeyText(key, tableName, bundle))
    }
  }

  /// A picture as a text.
  public init(_ image: Image) { self.init(PictureText(image)) }

  init(_ source: TextSource) {
    string = ""
    rare = Rare(TextAttributes(), source)
  }

  /// The place of a leaf.
  @MainActor public static func _makePlace(_ evaluation: _Evaluation) -> _Place { TextPlace(evaluation) }

  /// Two texts in a row, each with its own attributes.
  public static func + (one: Text, other: Text) -> Text { Text(SumText([one, other])) }

  /// The parts of the text, without what is around it.
  func parts(in surroundings: TextSurroundings) -> [TextPart] {
    var own = rare?.attributes ?? TextAttributes()
    own.font = font ?? own.font
    var parts = [TextPart(string: string, attributes: TextAttributes())]
    if rare === Rare.key {
      parts = LocalizedText.parts(of: string, nil, nil, [], in: surroundings)
    } else if let source = rare?.source {
      parts = source.parts(in: surroundings)
    }
    return parts.map { TextPart(string: $0.string, attributes: $0.attributes.over(own)) }
  }
}

/// A picture in a line, as large as it is, on the baseline, as one of `NSTextAttachment` is, which is assumed; a symbol
/// is as large as the font around it says.
final class PictureText: TextSource, @unchecked Sendable {
  private let image: Image

  init(_ image: Image) { self.image = image }

  override func parts(in surroundings: TextSurroundings) -> [TextPart] {
    var attributes = TextAttributes()
    switch image.source {
    case .symbol(let name): attributes.symbol = name
    case .picture(let picture): attributes.picture = LayoutSize(picture.knownSize ?? .zero)
    case .named(let name, let bundle):
      attributes.picture = LayoutSize(UIImage(named: name, in: bundle, with: nil)?.knownSize ?? .zero)
    }
    return [TextPart(string: "\u{FFFC}", attributes: attributes)]
  }
  override func isSame(as other: TextSource) -> Bool { (other as? PictureText)?.image == image }
  override var staysTheSame: Bool { true }
}

/// Texts in a row.
final class SumText: TextSource, @unchecked Sendable {
  private let texts: [Text]

  init(_ texts: [Text]) { self.texts = texts }

  override func parts(in surroundings: TextSurroundings) -> [TextPart] {
    texts.flatMap { $0.parts(in: surroundings) }
  }
  override func isSame(as other: TextSource) -> Bool { (other as? SumText)?.texts == texts }
  override var staysTheSame: Bool { texts.allSatisfy { $0.rare?.source?.staysTheSame ?? true } }
}
