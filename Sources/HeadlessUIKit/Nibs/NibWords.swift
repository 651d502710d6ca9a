import CellLayout
import Foundation

/// Interface Builder's words for UIKit's values.
enum NibWords {
  static let contentModes: [String: UIView.ContentMode] = [
    "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit, "scaleAspectFill": .scaleAspectFill,
    "redraw": .redraw, "center": .center, "top": .top, "bottom": .bottom, "left": .left, "right": .right,
    "topLeft": .topLeft, "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
  ]
  static let semantics: [String: UISemanticContentAttribute] = [
    "playback": .playback, "spatial": .spatial, "forceLeftToRight": .forceLeftToRight,
    "forceRightToLeft": .forceRightToLeft,
  ]
  static let alignments: [String: NSTextAlignment] = [
    "left": .left, "center": .center, "right": .right, "justified": .justified, "natural": .natural,
  ]
  static let lineBreakModes: [String: NSLineBreakMode] = [
    "wordWrap": .byWordWrapping, "wordWrapping": .byWordWrapping, "characterWrap": .byCharWrapping,
    "charWrapping": .byCharWrapping, "clip": .byClipping, "clipping": .byClipping,
    "headTruncation": .byTruncatingHead, "truncatingHead": .byTruncatingHead, "tailTruncation": .byTruncatingTail,
    "truncatingTail": .byTruncatingTail, "middleTruncation": .byTruncatingMiddle,
    "truncatingMiddle": .byTruncatingMiddle,
  ]
  static let borders: [String: UITextField.BorderStyle] = [
    "line": .line, "bezel": .bezel, "roundedRect": .roundedRect,
  ]
  static let accessories: [String: UITableViewCell.AccessoryType] = [
    "disclosureIndicator": .disclosureIndicator, "detailDisclosureButton": .detailDisclosureButton,
    "checkmark": .checkmark, "detailButton": .detailButton,
  ]
  static let pickerModes: [String: UIDatePicker.Mode] = [
    "time": .time, "date": .date, "dateAndTime": .dateAndTime, "countDownTimer": .countDownTimer,
    "yearAndMonth": .yearAndMonth,
  ]
  static let pickerStyles: [String: UIDatePickerStyle] = ["wheels": .wheels, "compact": .compact, "inline": .inline]
  static let tableStyles: [String: UITableView.Style] = ["grouped": .grouped, "insetGrouped": .insetGrouped]
  static let cellStyles: [String: UITableViewCell.CellStyle] = [
    "IBUITableViewCellStyleDefault": .default, "IBUITableViewCellStyleValue1": .value1,
    "IBUITableViewCellStyleValue2": .value2, "IBUITableViewCellStyleSubtitle": .subtitle,
  ]
}
