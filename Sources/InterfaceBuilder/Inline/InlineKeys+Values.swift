import Catalog
import CellLayout
import ShelfSizing
import TextMeasurement

/// Objects inside of views.
extension InlineKeys {
  static let picture = ValueKind.object(pictureKeys, InlineView.Picture())

  private static let pictureKeys = ObjectKeys<InlineView.Picture>(
    "image", "an image", "A `UIImage`: one of the system's symbols, or any other by its size.",
    [
      Key("systemName", .text, standard: "no symbol", example: #""star.fill""#, "The name of one of SF Symbols.") {
        $0.systemName = $1
      },
      Key(
        "pointSize", .number(.positive), unit: "points", standard: "17", example: "20",
        "The point size of a symbol, which decides its height; as wide as that it counts where no `width` is given."
      ) { $0.pointSize = $1 },
      Key("width", .number(.positive), unit: "points", standard: "a symbol's height", example: "24", "Its width.") {
        $0.width = $1
      },
      Key("height", .number(.positive), unit: "points", standard: "a symbol's own", example: "24", "Its height.") {
        $0.height = $1
      },
    ])

  static let textPart = ValueKind.object(textPartKeys, called: "a part of a text", InlineView.TextPart())

  private static let textPartKeys = ObjectKeys<InlineView.TextPart>(
    "text part", "a part of a text", "A part of an attributed text.",
    [
      Key("text", .anyText, isRequired: true, example: #""9 €""#, "Its characters.") { $0.text = $1 },
      Key("font", .font, standard: "the label's", example: #"{"size": 17, "weight": "bold"}"#, "Its font.") {
        $0.font = $1
      },
    ])

  static let paragraphStyle = ObjectKeys<ParagraphStyle>(
    "paragraphStyle", "a paragraph style", "An `NSParagraphStyle`, which texts of records have as well.",
    [
      Key(
        "lineHeightMultiple", .number(.zeroOrMore), unit: "times the natural height", standard: "1", example: "1.2",
        "How high lines are, before the two limits."
      ) { $0.lineHeightMultiple = $1 },
      Key(
        "minimumLineHeight", .number(.zeroOrMore), unit: "points", standard: "none", example: "22",
        "How high lines are at least."
      ) { $0.minimumLineHeight = $1 },
      Key(
        "maximumLineHeight", .number(.zeroOrMore), unit: "points", standard: "none", example: "22",
        "How high lines are at most."
      ) { $0.maximumLineHeight = $1 },
      Key(
        "lineSpacing", .number(.zeroOrMore), unit: "points", standard: "0", example: "2",
        "The space between the lines of a paragraph."
      ) { $0.lineSpacing = $1 },
      Key(
        "paragraphSpacing", .number(.zeroOrMore), unit: "points", standard: "0", example: "8",
        "The space behind a paragraph."
      ) { $0.paragraphSpacing = $1 },
      Key(
        "paragraphSpacingBefore", .number(.zeroOrMore), unit: "points", standard: "0", example: "8",
        "The space before a paragraph."
      ) { $0.paragraphSpacingBefore = $1 },
    ])

  // MARK: Priorities

  /// A change of the priorities of both axes, by a number or an object with one for each.
  static let priorities = ValueKind<@Sendable (inout AxisPriorities) -> Void>(
    .any([ValueKind<Double>.priority.shape, .described(axes.description)])
  ) { member, reader in
    guard member.value.object != nil else {
      guard let both = ValueKind<Double>.priority.read(member, &reader) else { return nil }
      return { $0 = AxisPriorities(horizontal: both, vertical: both) }
    }
    var changed = AxisChanges()
    axes.read(member.value, called: "'\(member.key)'", into: &changed, &reader)
    return { [changed] in
      $0.horizontal = changed.horizontal ?? $0.horizontal
      $0.vertical = changed.vertical ?? $0.vertical
    }
  }

  private struct AxisChanges {
    var horizontal: Double?
    var vertical: Double?
  }

  private static let axes = ObjectKeys<AxisChanges>(
    "axis priorities", "priorities", "Layout priorities of each axis.",
    [
      Key(
        "horizontal", .priority, standard: "as without", example: "749", "Of its width: above 0, at most 1000."
      ) { $0.horizontal = $1 },
      Key("vertical", .priority, standard: "as without", example: #""defaultLow""#, "The same of its height.") {
        $0.vertical = $1
      },
    ])
}

extension ValueKind<FontDescriptor> {
  /// A font of the system, of a text style, or of a name.
  static var font: ValueKind {
    ValueKind(.described(FontParts.table.description)) { member, reader in
      var parts = FontParts()
      let keys = FontParts.table.read(member.value, called: "'font'", into: &parts, &reader).map(\.key)
      guard member.value.object != nil else { return nil }
      return parts.descriptor(Set(keys), at: member.keyPosition, &reader)
    }
  }
}

/// A font while its keys are read.
private struct FontParts {
  var style: TextStyle?
  var size: Double?
  var weight: FontWeight?
  var face: SystemFontFace?
  var name: String?
  var metrics: TextStyle?

  static let table = ObjectKeys<FontParts>(
    "font", "'font'", "A `UIFont`: with a `textStyle`, a `size`, or a `name` and a `size`.",
    [
      Key(
        "textStyle", .names(), standard: "none", example: #""headline""#,
        "`UIFont.preferredFont(forTextStyle:)`, whose size follows the text size."
      ) { $0.style = $1 },
      Key("size", .number(.positive), unit: "points", standard: "none", example: "14", "The point size.") {
        $0.size = $1
      },
      Key(
        "weight", .names(), standard: "`regular`, or the text style's", example: #""semibold""#,
        "The weight of the system font, also in a text style."
      ) { $0.weight = $1 },
      Key("face", .names(), standard: "upright", example: #""italic""#, "The face of the system font of a `size`.") {
        $0.face = $1
      },
      Key(
        "name", ValueKind(.text(mayBeEmpty: false)) { $1.string($0)?.fontName(among: $1.declaredFonts) },
        standard: "the system's", example: #""Brand-Regular""#,
        "A name among `fonts`, a built-in one, a file or an installed family; goes with a `size`."
      ) { $0.name = $1 },
      Key(
        "metrics", .names(), standard: "none", example: #""body""#,
        "The text style by which a `size` follows the text size, as `UIFontMetrics` has it."
      ) { $0.metrics = $1 },
    ])

  /// - Parameters:
  ///   - keys: those that are there, readable or not.
  ///   - position: of the font.
  func descriptor(
    _ keys: Set<String>, at position: SourcePosition, _ reader: inout ConfigurationReader
  ) -> FontDescriptor? {
    if keys.contains("textStyle") {
      if !keys.isSubset(of: ["textStyle", "weight"]) {
        reader.report(position, "a font with a 'textStyle' takes a 'weight' and no other keys")
      }
      return style.map { .textStyle($0, weight: weight) }
    }
    if keys.contains("name") {
      for key in ["weight", "face"] where keys.contains(key) {
        reader.report(position, "a font with a 'name' takes no '\(key)'; name the font that has it instead")
      }
    }
    guard keys.contains("size") else {
      reader.report(position, "a font needs a 'size' or a 'textStyle'")
      return nil
    }
    guard let size else { return nil }
    let font =
      name.map { FontDescriptor.named($0, size: size) }
      ?? .system(size: size, weight: weight ?? .regular, face: face ?? .upright)
    return metrics.map { .scaled(font, $0) } ?? font
  }
}

extension Setting<String> {
  /// The name of a font as a library takes it: that of a file is its path from where the program runs, unless the
  /// configuration declares a font of this name.
  package func fontName(among declared: Set<String>) -> String {
    declared.contains(value) || !FontLibrary.isPath(value) ? value : path
  }
}
