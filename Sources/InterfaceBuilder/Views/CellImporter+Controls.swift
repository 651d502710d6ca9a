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
  /// The sizes are those of stored frames that no constraint decides, in 348 files of 25 repositories and 977 of eight
  /// others; behind each case how many frames agree, of how many. Those without a number are UIKit's, unmeasured.
  private mutating func fixedControl(_ element: Element, _ name: String) -> ControlTemplate {
    let version = document.toolsVersion
    func sized(_ width: Double?, _ height: Double?, insets: EdgeInsets = .zero) -> ControlTemplate {
      var control = ControlTemplate(systemClass: name, size: OptionalSize(width: width, height: height))
      control.alignmentRectInsets = insets
      return control
    }
    switch element.name {
    case "switch":  // 33 of 34
      return sized(49, 31, insets: EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 2))
    case "slider":  // 56 of 56
      return sized(nil, 30, insets: EdgeInsets(top: 0, leading: 2, bottom: 1, trailing: 2))
    case "stepper": return sized(94, version >= 15400 ? 32 : 29)
    case "activityIndicatorView":  // 36 of 36
      return ["whiteLarge", "large"].contains(element["style"]) ? sized(37, 37) : sized(20, 20)
    case "progressView":  // 9 of 9
      return sized(nil, version < 17000 ? 2 : element["progressViewStyle"] == "bar" ? 2.5 : 4)
    case "pageControl":  // 2 of 2
      let pages = Double(min(reader.count(element, "numberOfPages") ?? 0, 100))
      return sized(max(0, 16 * pages - 9), version >= 17000 ? 26 : 37)
    case "segmentedControl":  // 6 of 6
      let insets = EdgeInsets(top: 0, leading: 0, bottom: 1, trailing: 0)
      return sized(segmentsWidth(element), version < 14900 ? 28 : 31, insets: insets)
    case "datePicker":  // 3 of 3
      if ["compact", "inline"].contains(element["style"]) {
        reader.warn(
          element, "a date picker in the style '\(element["style"] ?? "")' is laid out with the size of wheels")
      }
      return sized(320, wheelHeight)
    case "pickerView": return sized(320, wheelHeight)  // 8 of 10
    case "searchBar": return sized(nil, version >= 13000 ? 56 : 44)  // 8 of 8
    case "toolbar":  // 121 of 121
      return sized(nil, document.device?.hasHomeIndicator == true ? 49 : 44)
    case "navigationBar": return sized(nil, 44)  // 2 of 2
    case "tabBar": return sized(nil, 49)  // 2 of 2
    case "colorWell": return sized(28, 28)
    default: return sized(nil, nil)
    }
  }

  /// Segments of given widths, a point apart (1 of 1); `nil` where titles decide, for which there is no rule.
  private mutating func segmentsWidth(_ element: Element) -> Double? {
    let segments = element.list("segments")
    let widths = segments.compactMap { reader.number($0, "width") }
    guard !widths.isEmpty, widths.count == segments.count else { return nil }
    return widths.reduce(0, +) + Double(widths.count - 1)
  }

  /// Of pickers; Xcode 11 lays them out lower.
  private var wheelHeight: Double { (14800..<17000).contains(document.toolsVersion) ? 162 : 216 }

  /// A text field is as high as a line of its font: to the point until Xcode 10 (13 of 13 frames), 1.5 points more since
  /// (20 of 21); with a border at least 30, then 34 (6 of 7).
  private mutating func textField(_ element: Element) -> ControlTemplate {
    let version = document.toolsVersion
    var control = ControlTemplate(systemClass: "UITextField", size: OptionalSize(width: 0, height: 0))
    var text = LabelTemplate(font: font(element, default: version < 14000 ? 14 : 17))
    control.placeholder = self.text(element, "placeholder")
    text.text = self.text(element, "text") ?? control.placeholder
    if let attributed = element.child(key: "attributedText") { readAttributed(attributed, into: &text) }
    control.title = text
    control.roundsTitleToPoints = version < 15000
    let spare = version < 15000 ? 0 : 1.5
    control.padding = EdgeInsets(top: spare / 2, leading: 0, bottom: spare / 2, trailing: 0)
    if element["borderStyle"] == "roundedRect" {
      let border = version < 14860 ? 4.0 : 6
      control.padding.top += border
      control.padding.bottom += border
      control.padding.leading = 7
      control.padding.trailing = 7
      control.minimumSize.height = version < 14860 ? 30 : 34
    }
    return control
  }

  /// A text view that does not scroll is as high as its text (17 of 18 frames), or as a line if it has none; one that
  /// scrolls has no size of its own.
  private mutating func textView(_ element: Element) -> ControlTemplate {
    guard element["scrollEnabled"] == "NO" else { return ControlTemplate(systemClass: "UITextView") }
    var control = ControlTemplate(systemClass: "UITextView", size: OptionalSize(width: 0, height: 0))
    var text = LabelTemplate(font: font(element, default: 14), numberOfLines: 0)
    text.text = self.text(element, "text")
    if let attributed = element.child(key: "attributedText") { readAttributed(attributed, into: &text) }
    control.title = text
    // `textContainerInset`, and `lineFragmentPadding` at the sides.
    control.padding = EdgeInsets(top: 8, leading: 5, bottom: 8, trailing: 5)
    return control
  }

  func pointSize(of font: FontDescriptor) -> Double {
    switch font {
    case .system(let size, _), .named(_, let size): size
    case .textStyle(let style): style.pointSize(.large)
    case .scaled(let font, _): pointSize(of: font)
    }
  }
}
