import CellLayout
import ShelfSizing
import TextMeasurement

extension CellImporter {
  /// Reads a control: its size, the text in it and how its frame differs from what constraints speak of.
  mutating func control(_ element: Element, _ name: String) -> ControlTemplate {
    switch element.name {
    case "button": button(element)
    case "textField": textField(element)
    case "textView": textView(element)
    default: fixedControl(element, name)
    }
  }

  /// Controls whose sizes UIKit fixes.
  ///
  /// UIKitNumbers.md, "Controls", says how many stored frames agree with each.
  private mutating func fixedControl(_ element: Element, _ name: String) -> ControlTemplate {
    func sized(_ width: Double?, _ height: Double?, insets: EdgeInsets = .zero) -> ControlTemplate {
      var control = ControlTemplate(systemClass: name, size: OptionalSize(width: width, height: height))
      control.alignmentRectInsets = insets
      return control
    }
    switch element.name {
    case "switch":
      let size = DefaultMargins.tallRows.contains(version) ? Size(width: 61, height: 28) : Size(width: 49, height: 31)
      return sized(size.width, size.height, insets: EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 2))
    case "slider":
      return sized(nil, 30, insets: EdgeInsets(top: 0, leading: 2, bottom: 1, trailing: 2))
    case "stepper": return sized(94, version >= 15400 ? 32 : 29)
    case "activityIndicatorView":
      return ["whiteLarge", "large"].contains(element["style"]) ? sized(37, 37) : sized(20, 20)
    case "progressView":
      return sized(nil, version < 17000 ? 2 : element["progressViewStyle"] == "bar" ? 2.5 : 4)
    case "pageControl":
      let pages = Double(min(reader.count(element, "numberOfPages") ?? 0, 100))
      return sized(max(0, 16 * pages - 9), version >= 17000 ? 26 : 37)
    case "segmentedControl":
      let insets = EdgeInsets(top: 0, leading: 0, bottom: 1, trailing: 0)
      var control = sized(nil, version < 14900 ? 28 : 31, insets: insets)
      // Xcode 12's canvas gave it no width.
      if place == .interfaceBuilder, (17000..<19000).contains(version) { return control }
      control.hasWidth = true
      control.segments = segments(element)
      return control
    case "datePicker": return datePicker(element) { sized($0, $1, insets: $2) }
    case "pickerView": return sized(320, wheelHeight)
    case "searchBar": return sized(nil, version >= 13000 ? 56 : 44)
    case "toolbar": return sized(nil, document.device?.hasHomeIndicator == true ? 49 : 44)
    case "navigationBar": return sized(nil, 44)
    case "tabBar": return sized(nil, 49)
    case "colorWell": return sized(28, 28)
    default: return sized(nil, nil)
    }
  }

  /// Segments have the room of their titles round them, less of it until iOS 12.
  private mutating func segments(_ element: Element) -> SegmentsTemplate {
    var segments = SegmentsTemplate(padding: version < 14800 ? 14.5 : 19)
    segments.followTitles = element.flag("apportionsSegmentWidthsByContent")
    for segment in element.list("segments") {
      if let width = reader.number(segment, "width"), width > 0 {
        segments.all.append(.width(width))
      } else {
        if segment["image"] != nil { reader.warn(segment, "the image of a segment is left out, and takes no room") }
        segments.all.append(.title(segment["title"] ?? ""))
      }
    }
    return segments
  }

  /// Wheels, or the line of buttons that is the style `automatic` since iOS 14; those have no width of their own.
  private mutating func datePicker(
    _ element: Element, _ sized: (Double?, Double?, EdgeInsets) -> ControlTemplate
  ) -> ControlTemplate {
    let style = element["style"] ?? "automatic"
    let isLine = style == "compact" || (style == "automatic" && element["datePickerMode"] != "countDownTimer")
    if isLine, version >= 17000 { return sized(nil, 34 + 1 / 3, .zero) }
    if style == "inline" {
      reader.warn(element, "a date picker in the style 'inline' is laid out with the size of wheels")
    }
    return sized(320, wheelHeight, .zero)
  }

  /// The height of a picker's wheels, in points; Xcode 11 lays them out lower.
  private var wheelHeight: Double { (14800..<17000).contains(version) ? 162 : 216 }

  /// A text field is as high as a line of its font: to the point until Xcode 10, 1.5 points more since. A border takes 2
  /// points on each side, then 4, and a rounded one makes it at least 30, then 34 high.
  private mutating func textField(_ element: Element) -> ControlTemplate {
    var control = ControlTemplate(systemClass: "UITextField", size: OptionalSize(width: 0, height: 0))
    var text = LabelTemplate(font: font(element, default: document.toolsVersion < 14000 ? 14 : 17))
    control.placeholder = self.text(element, "placeholder")
    text.text = self.text(element, "text") ?? control.placeholder
    if let attributed = element.child(key: "attributedText") { readAttributed(attributed, into: &text) }
    control.title = text
    control.roundsTitleToPoints = version < 15000
    let spare = version < 15000 ? 0 : 1.5
    control.padding = EdgeInsets(top: spare / 2, leading: 0, bottom: spare / 2, trailing: 0)
    if ["line", "roundedRect"].contains(element["borderStyle"]) {
      let border = version < 14860 ? 2.0 : 4
      control.padding.top += border
      control.padding.bottom += border
    }
    if element["borderStyle"] == "roundedRect" {
      control.padding.leading = 7
      control.padding.trailing = 7
      control.minimumSize.height = version < 14860 ? 30 : 34
    }
    return control
  }

  /// A text view that does not scroll is as high as its text, or as a line if it has none; one that scrolls has no size
  /// of its own.
  private mutating func textView(_ element: Element) -> ControlTemplate {
    guard element["scrollEnabled"] == "NO" else { return ControlTemplate(systemClass: "UITextView") }
    var control = ControlTemplate(systemClass: "UITextView", size: OptionalSize(width: 0, height: 0))
    var text = LabelTemplate(font: font(element, default: 14), numberOfLines: 0)
    text.text = self.text(element, "text")
    if let attributed = element.child(key: "attributedText") { readAttributed(attributed, into: &text) }
    control.title = text
    // `NSLayoutManager.usesFontLeading` puts it below the last line as well.
    control.leadsLastLine = true
    // `textContainerInset`, and `lineFragmentPadding` at the sides.
    control.padding = EdgeInsets(top: 8, leading: 5, bottom: 8, trailing: 5)
    return control
  }

  func pointSize(of font: FontDescriptor) -> Double {
    switch font {
    case .system(let size, _, _), .named(_, let size): size
    case .textStyle(let style): style.pointSize(.large)
    case .scaled(let font, _): pointSize(of: font)
    }
  }
}
