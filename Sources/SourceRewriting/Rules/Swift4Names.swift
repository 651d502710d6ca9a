/// The names that UIKit's constants and types have in language mode 4, as Swift 4.2 renamed them.
///
/// Apple's compiler still takes these names in modes 4 and 4.0: UIKit's API notes list them by the language's version
/// (https://github.com/swiftlang/swift/blob/swift-4.2-branch/CHANGELOG.md, "Swift 4.2"; Xcode 10's release notes).
package enum Swift4Names {
  private static let table = """
    NSAttributedStringKey NSAttributedString.Key
    NSLayoutAttribute NSLayoutConstraint.Attribute
    NSLayoutFormatOptions NSLayoutConstraint.FormatOptions
    NSLayoutRelation NSLayoutConstraint.Relation
    UIAccessibilityTraitAdjustable UIAccessibilityTraits.adjustable
    UIAccessibilityTraitButton UIAccessibilityTraits.button
    UIAccessibilityTraitHeader UIAccessibilityTraits.header
    UIAccessibilityTraitImage UIAccessibilityTraits.image
    UIAccessibilityTraitLink UIAccessibilityTraits.link
    UIAccessibilityTraitNone UIAccessibilityTraits.none
    UIAccessibilityTraitNotEnabled UIAccessibilityTraits.notEnabled
    UIAccessibilityTraitSelected UIAccessibilityTraits.selected
    UIAccessibilityTraitStaticText UIAccessibilityTraits.staticText
    UIAccessibilityTraitUpdatesFrequently UIAccessibilityTraits.updatesFrequently
    UIActivityIndicatorViewStyle UIActivityIndicatorView.Style
    UIAlertActionStyle UIAlertAction.Style
    UIAlertControllerStyle UIAlertController.Style
    UIApplicationLaunchOptionsKey UIApplication.LaunchOptionsKey
    UIApplicationState UIApplication.State
    UIBarButtonItemStyle UIBarButtonItem.Style
    UIBarButtonSystemItem UIBarButtonItem.SystemItem
    UIBlurEffectStyle UIBlurEffect.Style
    UIButtonType UIButton.ButtonType
    UICollectionElementKindSectionFooter UICollectionView.elementKindSectionFooter
    UICollectionElementKindSectionHeader UICollectionView.elementKindSectionHeader
    UICollectionViewScrollDirection UICollectionView.ScrollDirection
    UICollectionViewScrollPosition UICollectionView.ScrollPosition
    UIControlContentHorizontalAlignment UIControl.ContentHorizontalAlignment
    UIControlContentVerticalAlignment UIControl.ContentVerticalAlignment
    UIControlEvents UIControl.Event
    UIControlState UIControl.State
    UIDatePickerMode UIDatePicker.Mode
    UIFontDescriptorSymbolicTraits UIFontDescriptor.SymbolicTraits
    UIFontTextStyle UIFont.TextStyle
    UIGestureRecognizerState UIGestureRecognizer.State
    UIImageOrientation UIImage.Orientation
    UIImageRenderingMode UIImage.RenderingMode
    UIImageResizingMode UIImage.ResizingMode
    UILayoutConstraintAxis NSLayoutConstraint.Axis
    UILayoutFittingCompressedSize UIView.layoutFittingCompressedSize
    UILayoutFittingExpandedSize UIView.layoutFittingExpandedSize
    UIProgressViewStyle UIProgressView.Style
    UIScrollViewKeyboardDismissMode UIScrollView.KeyboardDismissMode
    UISearchBarStyle UISearchBar.Style
    UIStackViewAlignment UIStackView.Alignment
    UIStackViewDistribution UIStackView.Distribution
    UISwipeGestureRecognizerDirection UISwipeGestureRecognizer.Direction
    UITableViewAutomaticDimension UITableView.automaticDimension
    UITableViewCellAccessoryType UITableViewCell.AccessoryType
    UITableViewCellEditingStyle UITableViewCell.EditingStyle
    UITableViewCellSelectionStyle UITableViewCell.SelectionStyle
    UITableViewCellSeparatorStyle UITableViewCell.SeparatorStyle
    UITableViewCellStyle UITableViewCell.CellStyle
    UITableViewRowAnimation UITableView.RowAnimation
    UITableViewScrollPosition UITableView.ScrollPosition
    UITableViewStyle UITableView.Style
    UITextBorderStyle UITextField.BorderStyle
    UITextFieldViewMode UITextField.ViewMode
    UIViewAnimationCurve UIView.AnimationCurve
    UIViewAnimationOptions UIView.AnimationOptions
    UIViewAutoresizing UIView.AutoresizingMask
    UIViewContentMode UIView.ContentMode
    UIViewNoIntrinsicMetric UIView.noIntrinsicMetric
    UIViewTintAdjustmentMode UIView.TintAdjustmentMode
    kCAFillModeBackwards CAMediaTimingFillMode.backwards
    kCAFillModeBoth CAMediaTimingFillMode.both
    kCAFillModeForwards CAMediaTimingFillMode.forwards
    kCAFillRuleEvenOdd CAShapeLayerFillRule.evenOdd
    kCALineCapRound CAShapeLayerLineCap.round
    kCALineJoinRound CAShapeLayerLineJoin.round
    kCAMediaTimingFunctionDefault CAMediaTimingFunctionName.default
    kCAMediaTimingFunctionEaseIn CAMediaTimingFunctionName.easeIn
    kCAMediaTimingFunctionEaseInEaseOut CAMediaTimingFunctionName.easeInEaseOut
    kCAMediaTimingFunctionEaseOut CAMediaTimingFunctionName.easeOut
    kCAMediaTimingFunctionLinear CAMediaTimingFunctionName.linear
    """

  /// The present name of each.
  package static let names = Dictionary(
    uniqueKeysWithValues: table.split(separator: "\n").map { line in
      let words = line.split(separator: " ")
      return (String(words[0]), String(words[1]))
    })

  /// Functions whose first label was a word of its own: `bringSubview(toFront: badge)`.
  private static let labels = [
    "bringSubview": ("toFront", "bringSubviewToFront"), "sendSubview": ("toBack", "sendSubviewToBack"),
  ]

  static func apply(to file: SourceFile) {
    for index in file.tokens.indices where file.tokens[index].kind == .word {
      let text = file.text(index)
      if let (label, name) = labels[text], file.isMark(index + 1, "("), file.text(index + 2) == label {
        file.replace(index..<index + 1, with: name)
        file.replace(index + 2..<index + 4, with: "")
      } else if !file.isMark(index - 1, "."), let name = names[text] {
        file.replace(index..<index + 1, with: name)
      }
    }
  }
}
