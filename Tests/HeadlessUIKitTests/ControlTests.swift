import Foundation
import Testing

@testable import HeadlessUIKit

/// Controls that have the sizes of nibs' (UIKitNumbers.md, "Controls"), and fields with views beside their text.
@MainActor struct ControlTests {
  @Test func sizesOfControls() {
    let free = UIView.noIntrinsicMetric
    #expect(UIPickerView().intrinsicContentSize == CGSize(width: 320, height: 216))
    #expect(UISearchBar().intrinsicContentSize == CGSize(width: free, height: 56))
    #expect(UIToolbar().intrinsicContentSize == CGSize(width: free, height: 49))
    #expect(UIStepper().intrinsicContentSize == CGSize(width: 94, height: 32))
    #expect(UIColorWell().intrinsicContentSize == CGSize(width: 28, height: 28))
    let picker = UIDatePicker()
    #expect(picker.datePickerStyle == .compact && picker.intrinsicContentSize.height < 35)
    picker.preferredDatePickerStyle = .wheels
    #expect(picker.intrinsicContentSize == CGSize(width: 320, height: 216))
    picker.preferredDatePickerStyle = .automatic
    picker.datePickerMode = .countDownTimer
    #expect(picker.datePickerStyle == .wheels)
  }

  @Test func viewsBesideTheTextOfAField() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    #expect(field.textRect(forBounds: field.bounds) == field.bounds)
    field.leftViewMode = .always
    #expect(field.leftViewRect(forBounds: field.bounds) == CGRect(x: 0, y: 10, width: 30, height: 20))
    #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 30, y: 0, width: 170, height: 40))
    field.attributedPlaceholder = NSAttributedString(string: "Name")
    #expect(field.placeholder == "Name")
    field.placeholder = "City"
    #expect(field.attributedPlaceholder?.string == "City")
  }

  /// A field with a text of its own is no narrower than its placeholder (UIKitNumbers.md, "Controls").
  @Test(arguments: [("", 0.0), ("Value", 0), (" ", 0), ("A text that is longer than it", 110)])
  func aPlaceholderIsAFieldsLeastWidth(text: String, more: CGFloat) {
    let field = UITextField()
    field.placeholder = "Placeholder"
    let width = field.intrinsicContentSize.width
    #expect(width == 90)
    field.text = text
    #expect((field.intrinsicContentSize.width - width).rounded() == more)
    field.borderStyle = .roundedRect
    #expect((field.intrinsicContentSize.width - width).rounded() == more + 14)
    field.isSecureTextEntry = true
    #expect(field.intrinsicContentSize.width >= width.rounded(.up) + 14)
  }

  @Test func whatACellQueuesIsNotCountedYet() {
    let label = UILabel()
    DispatchQueue.main.async { label.text = "later" }
    #expect(label.intrinsicContentSize == .zero)
  }
}
