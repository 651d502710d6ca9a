import Catalog
import CellLayout
import ShelfSizing
import TextMeasurement

/// A view of an inline cell while its keys are read.
struct InlineView {
  /// The parts that all kinds of views have.
  var view = ViewTemplate()
  var stack = StackTemplate()
  /// How the arranged views lie, which the axis has to be known for.
  var alignment: JSONObject.Member?
  /// The views inside.
  var subviews: [JSONValue] = []
  /// A label, or a button's title.
  var label = LabelTemplate(font: .system(size: 17, weight: .regular))
  /// The parts of an attributed text.
  var parts: [TextPart] = []
  var paragraphStyle: ParagraphStyle?
  var hidesWhenEmpty: JSONObject.Member?
  var image = ImageTemplate()
  /// The picture in an image view or a button.
  var picture: Picture?
  var button = Button()

  /// A picture: one of the system's symbols, or any of a known size. Lengths are points.
  struct Picture {
    var systemName: String?
    var pointSize = 17.0
    var width: Double?
    var height: Double?

    /// Its size; of a symbol, whose width nobody knows, both sides are as long as it is high.
    var size: OptionalSize {
      guard systemName != nil else { return OptionalSize(width: width, height: height) }
      let side = ImageTemplate.symbolHeight(pointSize: pointSize)
      return OptionalSize(width: width ?? side, height: height ?? side)
    }
  }

  /// The properties of a `UIButton`.
  struct Button {
    var type = ButtonType.system
    /// The style of its configuration; `nil` for a button without one.
    var configuration: Style?
    var font: FontDescriptor?
    /// `imagePadding`, points.
    var imagePadding = 0.0
    /// `contentInsets` of the configuration, or `contentEdgeInsets`.
    var insets: EdgeInsets?

    enum ButtonType: String, CaseIterable { case system, custom }
    /// All have the same size.
    enum Style: String, CaseIterable {
      case plain, gray, tinted, filled, borderless, bordered, borderedTinted, borderedProminent
    }
  }

  /// A part of an attributed text, in the label's font where it has none.
  struct TextPart {
    var text = ""
    var font: FontDescriptor?
  }
}

extension InlineView {
  /// The label with its texts.
  var shownLabel: LabelTemplate {
    var label = label
    let style = paragraphStyle ?? ParagraphStyle()
    if !parts.isEmpty {
      label.setAttributedText(parts.map { ($0.text, $0.font ?? label.font) }, style: style)
    } else if paragraphStyle != nil {
      label.setParagraphStyle(style)
    }
    return label
  }

  /// The button; one without a configuration has titles of 15 points, or of 18.
  var shownButton: ControlTemplate {
    var title = label
    let image = picture.map { Size(width: $0.size.width ?? 0, height: $0.size.height ?? 0) }
    guard button.configuration != nil else {
      title.font = button.font ?? .system(size: button.type == .system ? 15 : 18, weight: .regular)
      return .button(
        title, image: image, isSystem: button.type == .system, insets: button.insets ?? .zero)
    }
    title.font = button.font ?? .textStyle(.body)
    title.numberOfLines = 0
    let isPicture = title.text == nil && image != nil
    var control = ControlTemplate.configuredButton(
      isPicture ? nil : title, image: image, spacing: button.imagePadding)
    control.missingTitle = isPicture ? title : nil
    if let insets = button.insets { control.padding = insets }
    return control
  }
}
