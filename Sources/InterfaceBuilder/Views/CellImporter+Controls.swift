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

  /// Controls whose sizes UIKit fixes, as stored frames show them; those since iOS 13 come with Xcode 11 (15000).
  private mutating func fixedControl(_ element: Element, _ name: String) -> ControlTemplate {
    let isModern = document.toolsVersion >= 15000
    func sized(_ width: Double?, _ height: Double?) -> ControlTemplate {
      ControlTemplate(systemClass: name, size: OptionalSize(width: width, height: height))
    }
    switch element.name {
    case "switch":
      var control = sized(49, 31)
      control.alignmentRectInsets.trailing = 2
      return control
    case "slider":
      var control = sized(nil, 30)
      control.alignmentRectInsets = EdgeInsets(top: 0, leading: 2, bottom: 1, trailing: 2)
      return control
    case "activityIndicatorView":
      let isLarge = element["style"] == "whiteLarge" || element["style"] == "large"
      return isLarge ? sized(37, 37) : sized(20, 20)
    case "progressView": return sized(nil, document.toolsVersion >= 17000 && element["style"] != "bar" ? 4 : 2)
    case "stepper": return isModern ? sized(94, 32) : sized(94, 29)
    case "segmentedControl": return segmentedControl(element, height: isModern ? 31 : 28)
    case "pageControl": return sized(39, document.toolsVersion >= 17000 ? 26 : 37)
    case "datePicker": return sized(320, 216)
    case "pickerView": return sized(320, 216)
    case "searchBar": return sized(nil, document.toolsVersion >= 13000 ? 56 : 44)
    case "toolbar", "navigationBar": return sized(nil, 44)
    case "tabBar": return sized(nil, 49)
    case "colorWell": return sized(28, 28)
    default: return sized(nil, nil)
    }
  }

  private mutating func segmentedControl(_ element: Element, height: Double) -> ControlTemplate {
    ControlTemplate(systemClass: "UISegmentedControl", size: OptionalSize(width: nil, height: height))
  }

  private mutating func textField(_ element: Element) -> ControlTemplate {
    var control = ControlTemplate(systemClass: "UITextField")
    var text = LabelTemplate(font: font(element, default: 17))
    text.text = self.text(element, "text") ?? self.text(element, "placeholder")
    control.title = text
    control.hasWidth = true
    control.hasHeight = true
    if element["borderStyle"] == "roundedRect" {
      control.minimumSize.height = document.toolsVersion >= 15000 ? 34 : 30
      control.padding = EdgeInsets(top: 6, leading: 7, bottom: 6, trailing: 7)
    }
    return control
  }

  /// A text view that does not scroll is as high as its text; one that does has no size.
  private mutating func textView(_ element: Element) -> ControlTemplate {
    var control = ControlTemplate(systemClass: "UITextView")
    guard element["scrollEnabled"] == "NO" else { return control }
    var text = LabelTemplate(font: font(element, default: 12), numberOfLines: 0)
    text.text = self.text(element, "text")
    if let attributed = element.child(key: "attributedText") { readAttributed(attributed, into: &text) }
    control.title = text
    control.hasWidth = true
    control.hasHeight = true
    // `textContainerInset`, and `lineFragmentPadding` at the sides.
    control.padding = EdgeInsets(top: 8, leading: 5, bottom: 8, trailing: 5)
    return control
  }
}
