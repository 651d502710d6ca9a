import Catalog
import CellLayout
import ShelfSizing
import TextMeasurement

/// The keys of inline cells: a table for each kind of object.
enum InlineKeys {
  /// The kinds of views, each with its table.
  static let kinds: [(name: String, table: ObjectKeys<InlineView>)] = [
    ("stackView", stackView), ("view", plainView), ("label", label), ("imageView", imageView), ("button", button),
    ("switch", uiSwitch),
  ]

  /// The object of a view inside of another one.
  static let view = ObjectDescription(
    name: "view object", text: "A view, under the name of its kind.", keys: viewKeys(), choices: kinds.map { $0.name })

  /// The object of a cell.
  static let cell = ObjectDescription(
    name: "cell", text: "The outermost view, and what belongs to the cell as a whole.",
    keys: viewKeys() + cellKeys, choices: kinds.map { $0.name })

  /// The keys of the outermost view's object that speak of the cell.
  static let cellKeys = [
    KeyDescription(
      name: "constraints", shape: .list(.object { constraint.description }), standard: "none",
      example: #"[{"firstItem": "badge", "firstAttribute": "top", "constant": 8}]"#,
      text: "Constraints between views, where stack views do not suffice."),
    KeyDescription(
      name: "reuseIdentifier", shape: .text(mayBeEmpty: false), standard: "the file's name", example: #""Card""#,
      text: "The name by which records choose this one of several cells."),
  ]

  private static func viewKeys() -> [KeyDescription] {
    kinds.map { kind in
      KeyDescription(
        name: kind.name, shape: .described(kind.table.description), example: examples[kind.name],
        text: kind.table.description.text)
    }
  }

  private static let examples = [
    "stackView": #"{"axis": "vertical", "arrangedSubviews": []}"#,
    "view": #"{"subviews": []}"#,
    "label": #"{"id": "titleLabel", "numberOfLines": 2}"#,
    "imageView": #"{"id": "photo", "aspectRatio": "16:9"}"#,
    "button": #"{"id": "buyButton", "title": "Buy", "configuration": "filled"}"#,
    "switch": #"{"id": "isOn"}"#,
  ]

  // MARK: Kinds of views

  private static let subviews = ValueKind<[JSONValue]>(.list(.object { view })) { member, reader in
    member.value.array ?? reader.mismatch(member.value, member.key, "an array of views")
  }

  private static let common: [Key<InlineView>] = [
    Key("id", .text, example: #""titleLabel""#, "Its name in bindings, constraints and estimators.") {
      $0.view.id = $1
      $0.view.outlet = $1
    },
    Key(
      "isHidden", .bool, standard: "false", example: "true",
      "Whether it is hidden; an arranged view then leaves its stack view."
    ) { $0.view.isHidden = $1 },
    Key(
      "customSpacingAfter", .number(.any), unit: "points", standard: "the stack view's spacing", example: "12",
      "The space behind it in its stack view; below 0 the views overlap."
    ) { $0.view.customSpacingAfter = $1 },
    Key(
      "contentHuggingPriority", priorities, standard: "250",
      example: #"{"horizontal": "defaultHigh"}"#, "How much it resists growing, along both axes or each."
    ) { $1(&$0.view.hugging) },
    Key(
      "contentCompressionResistancePriority", priorities, standard: "750",
      example: #""required""#, "How much it resists shrinking, along both axes or each."
    ) { $1(&$0.view.compressionResistance) },
  ]

  static let stackView = ObjectKeys<InlineView>(
    "stackView", "'stackView'", "A `UIStackView`.",
    [
      Key("axis", .names(), standard: "horizontal", example: #""vertical""#, "Which way its views follow each other.") {
        $0.stack.axis = $1
      },
      Key(
        "alignment", ValueKind.later(.names(StackTemplate.Alignment.names)), standard: "fill", example: #""center""#,
        "Where its views lie across the axis: `top` and `bottom` go with a horizontal one, `leading` and `trailing` with "
          + "a vertical one, baselines with a horizontal one."
      ) { $0.alignment = $1 },
      Key(
        "distribution", .names(), standard: "fill", example: #""equalSpacing""#, "How its views share its length."
      ) { $0.stack.distribution = $1 },
      Key(
        "spacing", .number(.any), unit: "points", standard: "0", example: "8",
        "The space between its views; below 0 they overlap."
      ) { $0.stack.spacing = $1 },
      Key(
        "layoutMargins", .insets(.zeroOrMore), unit: "points", standard: "none", example: "16",
        "Margins round its views, for all sides or each; switches `isLayoutMarginsRelativeArrangement` on."
      ) { $0.stack.layoutMargins = $1 },
      Key(
        "isBaselineRelativeArrangement", .bool, standard: "false", example: "true",
        "Whether the spacing of a vertical one is measured between baselines."
      ) { $0.stack.isBaselineRelativeArrangement = $1 },
      Key(
        "arrangedSubviews", subviews, standard: "none", example: #"[{"label": {"id": "titleLabel"}}]"#,
        "Its views, in their order."
      ) { $0.subviews = $1 },
    ] + common)

  static let plainView = ObjectKeys<InlineView>(
    "view", "'view'", "A `UIView`, whose subviews constraints place.",
    [
      Key(
        "subviews", subviews, standard: "none", example: #"[{"label": {"id": "badge", "text": "New"}}]"#,
        "The views in it, from the back to the front."
      ) { $0.subviews = $1 },
      Key(
        "layoutMargins", .insets(.zeroOrMore), unit: "points", standard: "8", example: "16",
        "`directionalLayoutMargins`, to which the attributes with `Margin` in their names refer."
      ) { $0.view.layoutMargins = $1 },
    ] + common)

  private static let lineBreakMode = ValueKind<Bool>.names(
    ["byTruncatingTail", "byTruncatingHead", "byTruncatingMiddle", "byClipping", "byWordWrapping", "byCharWrapping"]
      .map { ($0, $0 == "byCharWrapping") })

  private static let textAlignment = ValueKind<LabelTemplate.Alignment>.names([
    ("natural", .natural), ("left", .left), ("center", .center), ("right", .right), ("justified", .natural),
  ])

  static let label = ObjectKeys<InlineView>(
    "label", "'label'", "A `UILabel`.",
    [
      Key(
        "text", .anyText, standard: "none", example: #""New""#,
        "Its text where no field is bound to it, or its key in `localizations`."
      ) {
        $0.label.text = $1
      },
      Key(
        "attributedText", .list(textPart, from: 1), standard: "none",
        example: #"[{"text": "Now ", "font": {"size": 12}}, {"text": "9 €", "font": {"size": 17, "weight": "bold"}}]"#,
        "Its text in parts that have fonts of their own; a record's text has the first one's."
      ) { $0.parts = $1 },
      Key("font", .font, standard: "the system's, 17 points", example: #"{"textStyle": "headline"}"#, "Its font.") {
        $0.label.font = $1
      },
      Key("numberOfLines", .lines, unit: "lines", standard: "1", example: "2", "The most lines; 0 for any number.") {
        $0.label.numberOfLines = $1
      },
      Key(
        "textAlignment", textAlignment, standard: "natural", example: #""center""#,
        "At which side its text is drawn; no size follows from it."
      ) { $0.label.alignment = $1 },
      Key(
        "lineBreakMode", lineBreakMode, standard: "byTruncatingTail", example: #""byCharWrapping""#,
        "Where lines end: between words, or between any two characters with `byCharWrapping`."
      ) { $0.label.breaksAnywhere = $1 },
      Key(
        "paragraphStyle", .object(paragraphStyle, ParagraphStyle()), standard: "none",
        example: #"{"lineHeightMultiple": 1.2}"#, "The height of its lines, and the space between them."
      ) { $0.paragraphStyle = $1 },
      Key(
        "preferredMaxLayoutWidth", .number(.positive), unit: "points", standard: "its own width", example: "160",
        "The width at which its lines end, whatever its own width is."
      ) { $0.label.preferredMaxLayoutWidth = $1 },
      Key(
        "hidesWhenEmpty", ValueKind(.bool) { $1.bool($0)?.value == true ? $0 : nil }, standard: "false",
        example: "true",
        "Whether it leaves its stack view while it has no text."
      ) { $0.hidesWhenEmpty = $1 },
    ] + common)

  static let imageView = ObjectKeys<InlineView>(
    "imageView", "'imageView'", "A `UIImageView`: of its two sides and its shape, constraints fix two at most.",
    [
      Key(
        "width", .number(.positive), unit: "points", standard: "its neighbours decide", example: "40",
        "A constraint on its width."
      ) { $0.image.width = $1 },
      Key(
        "height", .number(.positive), unit: "points", standard: "the shape decides", example: "40",
        "A constraint on its height."
      ) { $0.image.height = $1 },
      Key(
        "aspectRatio", .ratio(), unit: "width by height", standard: "none", example: #""16:9""#,
        "A constraint on its shape."
      ) { $0.image.aspectRatio = $1 },
      Key(
        "image", picture, standard: "none", example: #"{"systemName": "star.fill", "pointSize": 17}"#,
        "The picture, which gives the view its size where no constraint does."
      ) { $0.picture = $1 },
    ] + common)

  static let button = ObjectKeys<InlineView>(
    "button", "'button'", "A `UIButton`; fields can be bound to its title.",
    [
      Key(
        "title", .anyText, standard: "none", example: #""Buy""#,
        "Its title where no field is bound to it, or its key in `localizations`."
      ) {
        $0.label.text = $1
      },
      Key(
        "font", .font, standard: "`body` with a configuration, else 15 points, or 18 of the type `custom`",
        example: #"{"textStyle": "body", "weight": "semibold"}"#, "The font of its title."
      ) { $0.button.font = $1 },
      Key("type", .names(), standard: "system", example: #""custom""#, "Its type, without a configuration.") {
        $0.button.type = $1
      },
      Key(
        "configuration", .names(), standard: "none", example: #""filled""#,
        "The style of its `UIButton.Configuration`; all styles have the same size."
      ) { $0.button.configuration = $1 },
      Key("image", picture, standard: "none", example: #"{"systemName": "cart"}"#, "The picture before its title.") {
        $0.picture = $1
      },
      Key(
        "imagePadding", .number(.any), unit: "points", standard: "0", example: "4",
        "The space between picture and title, with a configuration."
      ) { $0.button.imagePadding = $1 },
      Key(
        "contentInsets", .insets(.any), unit: "points",
        standard: "7 above and below and 12 at the sides with a configuration, else none",
        example: #"{"top": 8, "leading": 16, "bottom": 8, "trailing": 16}"#, "The space round its content."
      ) { $0.button.insets = $1 },
    ] + common)

  static let uiSwitch = ObjectKeys<InlineView>("switch", "'switch'", "A `UISwitch`.", common)
}

extension StackTemplate.Alignment {
  /// UIKit's names for both axes.
  static let names = ["fill", "leading", "top", "center", "trailing", "bottom", "firstBaseline", "lastBaseline"]
}
