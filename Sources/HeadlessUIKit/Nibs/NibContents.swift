import CellLayout
import Foundation
import InterfaceBuilder
import ShelfSizing

extension NibProperties {
  /// Writes the properties of a kind of view.
  func writeContent(of view: UIView) {
    switch view {
    case let label as UILabel: write(label)
    case let view as UIImageView: write(view)
    case let stack as UIStackView: write(stack)
    case let button as UIButton: NibButton(self).write(to: button)
    case let field as UITextField: write(field)
    case let view as UITextView: write(view)
    case let table as UITableView: NibCollections(self).write(to: table)
    case let collection as UICollectionView: NibCollections(self).write(to: collection)
    case let scroll as UIScrollView: write(scroll: scroll)
    case let cell as UITableViewCell: write(cell)
    case let cell as UICollectionReusableView: cell.reuseIdentifier = tree.views.cell.reuseIdentifier(at: index)
    default: writeControl(view)
    }
    if let control = view as? UIControl {
      control.isEnabled = element["enabled"] != "NO"
      control.isSelected = element.flag("selected")
      control.isHighlighted = element.flag("highlighted")
    }
  }

  private func write(_ label: UILabel) {
    guard case .label(let template) = template.content else { return }
    label.font = UIFont.ofNib(tree.views.font(element, default: 17))
    label.numberOfLines = template.numberOfLines
    label.preferredMaxLayoutWidth = template.preferredMaxLayoutWidth ?? 0
    if let mode = element["lineBreakMode"].flatMap({ NibWords.lineBreakModes[$0] }) { label.lineBreakMode = mode }
    if let alignment = element["textAlignment"].flatMap({ NibWords.alignments[$0] }) { label.textAlignment = alignment }
    label.text = text("text")
    if let text = attributedText(font: label.font) { label.attributedText = text }
    if let color = color("textColor") { label.textColor = color }
    label.highlightedTextColor = color("highlightedColor")
    label.shadowColor = color("shadowColor")
    if let size = element.child(key: "shadowOffset") {
      label.shadowOffset = CGSize(width: size.number("width") ?? 0, height: size.number("height") ?? 0)
    }
    label.adjustsFontSizeToFitWidth = element.flag("adjustsFontSizeToFit")
    label.minimumScaleFactor = element.number("minimumScaleFactor") ?? 0
    label.adjustsFontForContentSizeCategory = element.flag("adjustsFontForContentSizeCategory")
    label.isEnabled = element["enabled"] != "NO"
    label.isHighlighted = element.flag("highlighted")
  }

  private func write(_ view: UIImageView) {
    guard case .image(let template) = template.content else { return }
    view.image = image(size: template.imageSize.both)
    view.highlightedImage = image("highlightedImage")
    view.isHighlighted = element.flag("highlighted")
  }

  private func write(_ stack: UIStackView) {
    guard case .stack(let template) = template.content else { return }
    stack.axis = template.axis == .horizontal ? .horizontal : .vertical
    stack.alignment = UIStackView.Alignment(template.alignment)
    stack.distribution = UIStackView.Distribution(template.distribution)
    stack.spacing = element["spacingType"] == "standard" ? UIStackView.spacingUseSystem : template.spacing
    if element["spacing"] != nil { stack.spacing = template.spacing }
    stack.isLayoutMarginsRelativeArrangement = template.layoutMargins != nil
    stack.isBaselineRelativeArrangement = template.isBaselineRelativeArrangement
  }

  private func write(_ field: UITextField) {
    guard case .control(let template) = template.content else { return }
    field.font = template.title.map { UIFont.ofNib($0.font) } ?? field.font
    field.text = text("text")
    if let font = field.font, let text = attributedText(font: font) { field.attributedText = text }
    field.placeholder = text("placeholder")
    field.borderStyle = element["borderStyle"].flatMap { NibWords.borders[$0] } ?? .none
    if let color = color("textColor") { field.textColor = color }
    if let alignment = element["textAlignment"].flatMap({ NibWords.alignments[$0] }) { field.textAlignment = alignment }
  }

  private func write(_ view: UITextView) {
    view.isScrollEnabled = element["scrollEnabled"] != "NO"
    view.isEditable = element["editable"] != "NO"
    view.isSelectable = element["selectable"] != "NO"
    let font = font(default: 14)
    view.font = font
    view.text = text("text")
    if let text = attributedText(font: font) { view.attributedText = text }
    if let color = color("textColor") { view.textColor = color }
    if let alignment = element["textAlignment"].flatMap({ NibWords.alignments[$0] }) { view.textAlignment = alignment }
  }

  func write(scroll view: UIScrollView) {
    view.isScrollEnabled = element["scrollEnabled"] != "NO"
    view.isPagingEnabled = element.flag("pagingEnabled")
    view.bounces = element["bounces"] != "NO"
    view.alwaysBounceVertical = element.flag("alwaysBounceVertical")
    view.alwaysBounceHorizontal = element.flag("alwaysBounceHorizontal")
    view.showsVerticalScrollIndicator = element["showsVerticalScrollIndicator"] != "NO"
    view.showsHorizontalScrollIndicator = element["showsHorizontalScrollIndicator"] != "NO"
    if let insets = insets("contentInset") { view.contentInset = insets }
  }

  private func write(_ cell: UITableViewCell) {
    cell.accessoryType = element["accessoryType"].flatMap { NibWords.accessories[$0] } ?? .none
    cell.indentationLevel = element["indentationLevel"].flatMap(Int.init) ?? 0
    cell.indentationWidth = element.number("indentationWidth") ?? 10
  }

  private func writeControl(_ view: UIView) {
    switch view {
    case let view as UISwitch: view.isOn = element["on"] != "NO"
    case let view as UISlider:
      view.minimumValue = Float(element.number("minValue") ?? 0)
      view.maximumValue = Float(element.number("maxValue") ?? 1)
      view.value = Float(element.number("value") ?? 0)
    case let view as UIStepper:
      view.minimumValue = element.number("minimumValue") ?? 0
      view.maximumValue = element.number("maximumValue") ?? 100
      view.stepValue = element.number("stepValue") ?? 1
      view.value = element.number("value") ?? 0
    case let view as UIPageControl:
      view.numberOfPages = element["numberOfPages"].flatMap(Int.init) ?? 0
      view.currentPage = element["currentPage"].flatMap(Int.init) ?? 0
      view.hidesForSinglePage = element.flag("hidesForSinglePage")
    case let view as UISegmentedControl:
      for (index, segment) in element.list("segments").enumerated() {
        view.insertSegment(withTitle: segment["title"], at: index, animated: false)
        if let width = segment.number("width") { view.setWidth(width, forSegmentAt: index) }
      }
      view.apportionsSegmentWidthsByContent = element.flag("apportionsSegmentWidthsByContent")
      view.selectedSegmentIndex = element["selectedSegmentIndex"].flatMap(Int.init) ?? 0
    case let view as UIProgressView:
      view.progressViewStyle = element["progressViewStyle"] == "bar" ? .bar : .default
      view.progress = Float(element.number("progress") ?? 0)
    case let view as UIActivityIndicatorView:
      view.style = ["whiteLarge", "large"].contains(element["style"]) ? .large : .medium
      view.hidesWhenStopped = element.flag("hidesWhenStopped")
      if element.flag("animating") { view.startAnimating() }
      if element.flag("hidden") { view.isHidden = true }
      view.color = color("color")
    case let view as UIDatePicker:
      view.datePickerMode = element["datePickerMode"].flatMap { NibWords.pickerModes[$0] } ?? .dateAndTime
      view.preferredDatePickerStyle = element["style"].flatMap { NibWords.pickerStyles[$0] } ?? .automatic
    case let view as UISearchBar:
      view.placeholder = text("placeholder")
      view.text = text("text")
    default: break
    }
  }
}

extension ImportedCell {
  /// The reuse identifier of a view in the tree.
  fileprivate func reuseIdentifier(at index: Int) -> String? { index == 0 ? reuseIdentifier : nil }
}

extension OptionalSize {
  /// The size where both sides are known.
  var both: Size? { width.flatMap { width in height.map { Size(width: width, height: $0) } } }
}
