import ShelfSizing
import TextMeasurement

/// Controls whose sizes UIKit decides, by the version of the tools that lay them out: lengths in points.
///
/// UIKitNumbers.md, "Controls", says how many stored frames agree with each.
extension ControlTemplate {
  /// The tools version of the newest SDK whose controls are known, that of iOS 26.
  package static let newestTools = 24765
  /// The tools versions of Xcode 26, with its wider switches and taller rows. Files of 32700, which is no later Xcode,
  /// have those of before.
  package static let wideControls = 24127..<32700

  /// A control of a fixed size.
  package static func fixed(
    _ systemClass: String, _ width: Double?, _ height: Double?, insets: EdgeInsets = .zero
  ) -> ControlTemplate {
    var control = ControlTemplate(systemClass: systemClass, size: OptionalSize(width: width, height: height))
    control.alignmentRectInsets = insets
    return control
  }

  /// A `UISwitch`.
  package static func uiSwitch(tools: Int = newestTools) -> ControlTemplate {
    let isWide = wideControls.contains(tools)
    return fixed(
      "UISwitch", isWide ? 61 : 49, isWide ? 28 : 31, insets: EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 2))
  }

  /// A `UISlider`.
  package static let slider = fixed(
    "UISlider", nil, 30, insets: EdgeInsets(top: 0, leading: 2, bottom: 1, trailing: 2))

  /// A `UIStepper`.
  package static func stepper(tools: Int = newestTools) -> ControlTemplate {
    fixed("UIStepper", 94, tools >= 14868 ? 32 : 29)
  }

  /// A `UIPickerView`: wheels, which Xcode 11 lays out lower.
  package static func pickerView(tools: Int = newestTools) -> ControlTemplate {
    fixed("UIPickerView", 320, (14800..<17000).contains(tools) ? 162 : 216)
  }

  /// A `UIDatePicker`: wheels, or the line of buttons that the style `automatic` is since iOS 14, whose width is not known.
  package static func datePicker(isLine: Bool, tools: Int = newestTools) -> ControlTemplate {
    var control = isLine && tools >= 17000 ? fixed("UIDatePicker", nil, 34 + 1 / 3) : pickerView(tools: tools)
    control.systemClass = "UIDatePicker"
    return control
  }

  /// A `UISearchBar`.
  package static func searchBar(tools: Int = newestTools) -> ControlTemplate {
    fixed("UISearchBar", nil, tools >= 13000 ? 56 : 44)
  }

  /// A `UIToolbar`.
  package static func toolbar(hasHomeIndicator: Bool) -> ControlTemplate {
    fixed("UIToolbar", nil, hasHomeIndicator ? 49 : 44)
  }

  /// A `UIColorWell`.
  package static let colorWell = fixed("UIColorWell", 28, 28)

  /// A `UIActivityIndicatorView`.
  package static func activityIndicator(isLarge: Bool) -> ControlTemplate {
    fixed("UIActivityIndicatorView", isLarge ? 37 : 20, isLarge ? 37 : 20)
  }

  /// A `UIProgressView`.
  ///
  /// - Parameter isBar: whether its style is that of a bar at the edge of a toolbar.
  package static func progressView(isBar: Bool, tools: Int = newestTools) -> ControlTemplate {
    fixed("UIProgressView", nil, tools < 17000 ? 2 : isBar ? 2.5 : 4)
  }

  /// A `UIPageControl`. Until iOS 13 a page takes 16 points, then more; the ends took more room in iOS 14 to 16 than since.
  package static func pageControl(pages: Int, tools: Int = newestTools) -> ControlTemplate {
    let pages = Double(min(pages, 100))
    guard tools >= 17000 else { return fixed("UIPageControl", max(0, 16 * pages - 9), 37) }
    return fixed("UIPageControl", pages * 53 / 3 + (tools <= 21701 ? 69 : 20), 26)
  }

  /// A `UISegmentedControl`; its segments have the room of their titles round them, less of it until iOS 12.
  ///
  /// - Parameter segments: `nil` for a control without a width of its own.
  package static func segmentedControl(
    _ segments: [SegmentsTemplate.Segment]?, followTitles: Bool, tools: Int = newestTools
  ) -> ControlTemplate {
    var control = fixed(
      "UISegmentedControl", nil, tools < 14900 ? 28 : 31,
      insets: EdgeInsets(top: 0, leading: 0, bottom: 1, trailing: 0))
    guard let segments else { return control }
    var template = SegmentsTemplate(padding: tools < 14800 ? 14.5 : 19)
    template.followTitles = followTitles
    template.all = segments
    control.segments = template
    control.hasWidth = true
    return control
  }

  /// A `UITextField`: as high as a line of its font, to the point until Xcode 10 and where it is secure, 1.5 points more
  /// since. A border takes 2 points on each side, then 4, and a rounded one makes it at least 30, then 34 high.
  ///
  /// - Parameters:
  ///   - border: `line`, `roundedRect` or none of UIKit's that takes room.
  ///   - isSecure: `isSecureTextEntry`.
  package static func textField(
    _ text: LabelTemplate, placeholder: String?, border: String?, isSecure: Bool = false, tools: Int = newestTools
  ) -> ControlTemplate {
    var control = fixed("UITextField", 0, 0)
    control.placeholder = placeholder
    control.title = text
    control.roundsTitleToPoints = tools < 15000 || isSecure
    let spare = control.roundsTitleToPoints ? 0 : 1.5
    control.padding = EdgeInsets(top: spare / 2, leading: 0, bottom: spare / 2, trailing: 0)
    if border == "line" || border == "roundedRect" {
      let width = tools < 14860 ? 2.0 : 4
      control.padding.top += width
      control.padding.bottom += width
    }
    if border == "roundedRect" {
      control.padding.leading = 7
      control.padding.trailing = 7
      control.minimumSize.height = tools < 14860 ? 30 : 34
    }
    return control
  }

  /// A `UITextView`: as high as its text, or as a line if it has none, where it does not scroll; else it has no size of
  /// its own.
  ///
  /// - Parameter insets: `textContainerInset`, and `lineFragmentPadding` at the sides.
  package static func textView(
    _ text: LabelTemplate, insets: EdgeInsets = EdgeInsets(top: 8, leading: 5, bottom: 8, trailing: 5)
  ) -> ControlTemplate {
    var control = fixed("UITextView", 0, 0)
    control.title = text
    // `NSLayoutManager.usesFontLeading` puts it below the last line as well.
    control.leadsLastLine = true
    control.padding = insets
    return control
  }

  /// A `UIButton` without a configuration.
  ///
  /// A title takes whole points and has 6 points above and below, as long as there are neither insets nor an image, be
  /// it in the background; insets of any size take the 12 away; insets of title and image alone change nothing. Without a
  /// title the line that it would take still counts.
  ///
  /// - Parameters:
  ///   - isSystem: whether its type is `system`.
  ///   - insets: `contentEdgeInsets`.
  ///   - background: the size of the background image.
  package static func button(
    _ title: LabelTemplate, image: Size?, isSystem: Bool, insets: EdgeInsets, background: Size? = nil,
    hasImage: Bool? = nil
  ) -> ControlTemplate {
    var control = fixed("UIButton", 0, 0)
    control.roundsTitleToPoints = true
    let hasInsets = insets != .zero
    control.padding = insets
    control.imageSize = image
    control.title = title
    if image == nil, !hasInsets, background == nil {
      control.padding = EdgeInsets(top: 6, leading: 0, bottom: 6, trailing: 0)
    }
    if !hasInsets, image == nil || isSystem { control.minimumSize.width = 30 }
    guard let background else { return control }
    if title.text == nil, !(hasImage ?? (image != nil)) {
      control.title = nil
      control.minimumSize = .zero
    }
    control.minimumSize.width = max(control.minimumSize.width, background.width)
    control.minimumSize.height = max(control.minimumSize.height, background.height)
    return control
  }

  /// A `UIButton` with a configuration: title and image with the insets round them, to the pixel.
  package static func configuredButton(
    _ title: LabelTemplate?, image: Size?, spacing: Double,
    insets: EdgeInsets = EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
  ) -> ControlTemplate {
    var control = fixed("UIButton", 0, 0)
    control.title = title
    control.imageSize = image
    control.spacing = spacing
    control.padding = insets
    return control
  }

  /// A `UIButton` that UIKit draws.
  package static func drawnButton(width: Double, height: Double) -> ControlTemplate {
    var control = fixed("UIButton", width, height)
    control.roundsTitleToPoints = true
    return control
  }
}
