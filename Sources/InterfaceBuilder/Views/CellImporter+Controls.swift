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
    switch element.name {
    case "switch": return .uiSwitch(tools: version)
    case "slider": return .slider
    case "stepper": return .stepper(tools: version)
    case "activityIndicatorView":
      return .activityIndicator(isLarge: ["whiteLarge", "large"].contains(element["style"]))
    case "progressView": return .progressView(isBar: element["progressViewStyle"] == "bar", tools: version)
    case "pageControl":
      return .pageControl(pages: reader.count(element, "numberOfPages") ?? 0, tools: version)
    case "segmentedControl":
      // Xcode 12's canvas gave it no width.
      let hasWidth = environment != .interfaceBuilder || !(17000..<19000).contains(version)
      return .segmentedControl(
        hasWidth ? segments(element) : nil, followTitles: element.flag("apportionsSegmentWidthsByContent"),
        tools: version)
    case "datePicker": return datePicker(element)
    case "pickerView": return .pickerView(tools: version)
    case "searchBar": return .searchBar(tools: version)
    case "toolbar": return .toolbar(hasHomeIndicator: document.device?.hasHomeIndicator == true)
    case "navigationBar": return .fixed(name, nil, 44)
    case "tabBar": return .fixed(name, nil, 49)
    case "colorWell": return .colorWell
    default: return .fixed(name, nil, nil)
    }
  }

  private mutating func segments(_ element: Element) -> [SegmentsTemplate.Segment] {
    element.list("segments").map { segment in
      if let width = reader.number(segment, "width"), width > 0 { return .width(width) }
      if segment["image"] != nil { reader.warn(segment, "the image of a segment is left out, and takes no room") }
      return .title(segment["title"] ?? "")
    }
  }

  private mutating func datePicker(_ element: Element) -> ControlTemplate {
    let style = element["style"] ?? "automatic"
    let isLine = style == "compact" || (style == "automatic" && element["datePickerMode"] != "countDownTimer")
    if style == "inline" {
      reader.warn(element, "a date picker in the style 'inline' is laid out with the size of wheels")
    }
    return .datePicker(isLine: isLine, tools: version)
  }

  private mutating func textField(_ element: Element) -> ControlTemplate {
    var text = LabelTemplate(font: font(element, default: document.toolsVersion < 14000 ? 14 : 17))
    let placeholder = self.text(element, "placeholder")
    text.text = self.text(element, "text") ?? placeholder
    text.alignment = alignment(element)
    if let attributed = element.child(key: "attributedText") { readAttributed(attributed, into: &text) }
    return .textField(
      text, placeholder: placeholder, border: element["borderStyle"],
      isSecure: element.child(key: "textInputTraits")?.flag("secureTextEntry") ?? false, tools: version)
  }

  private mutating func textView(_ element: Element) -> ControlTemplate {
    guard element["scrollEnabled"] == "NO" else { return ControlTemplate(systemClass: "UITextView") }
    var text = LabelTemplate(font: font(element, default: 14), numberOfLines: 0)
    text.text = self.text(element, "text")
    text.alignment = alignment(element)
    if let attributed = element.child(key: "attributedText") { readAttributed(attributed, into: &text) }
    return .textView(text)
  }

  func pointSize(of font: FontDescriptor) -> Double {
    switch font {
    case .system(let size, _, _), .named(_, let size): size
    case .textStyle(let style, _): style.pointSize(.large)
    case .scaled(let font, _): pointSize(of: font)
    }
  }
}

extension Element {
  /// Whether it is a wheel that a device hides until it turns, though the canvas shows it
  /// (developer.apple.com/documentation/uikit/uiactivityindicatorview/hideswhenstopped).
  var isStoppedWheel: Bool { name == "activityIndicatorView" && flag("hidesWhenStopped") && !flag("animating") }
}
