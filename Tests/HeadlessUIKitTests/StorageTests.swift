import Foundation
import Testing

@testable import HeadlessUIKit

/// A property that decides no size reads back what was written, and changes no size.
@MainActor struct StorageTests {
  @Test func viewsOfTheKeyboardAreKept() {
    let (field, text, accessory) = (UITextField(), UITextView(), UIView())
    (field.inputView, field.inputAccessoryView, field.isSecureTextEntry) = (UIPickerView(), accessory, true)
    text.inputAccessoryView = accessory
    #expect(field.inputView is UIPickerView && field.inputAccessoryView === accessory && field.isSecureTextEntry)
    #expect(text.inputAccessoryView === accessory && text.inputView == nil)
  }

  @Test func looksAreKept() {
    let view = UIView()
    view.layer.cornerRadius = 8
    view.layer.masksToBounds = true
    view.layer.borderColor = UIColor.red.cgColor
    view.alpha = 0.5
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    view.accessibilityLabel = "Card"
    view.accessibilityTraits = [.button, .header]
    #expect(view.layer.cornerRadius == 8 && view.clipsToBounds && view.alpha == 0.5)
    #expect(view.layer.borderColor == UIColor.red.cgColor && view.accessibilityLabel == "Card")
    #expect(view.accessibilityTraits.contains(.header) && view.transform.a == 2)
    #expect(view.frame == .zero)
    // A colour of a catalogue has red, green, blue and alpha, as code that mixes its parts expects.
    #expect(UIColor(named: "brand")?.withAlphaComponent(0.5).cgColor.components?.count == 4)
    #expect(UIColor(named: "brand")?.cgColor.numberOfComponents == 4)
  }

  /// Nobody waits for an animation that nobody sees.
  @Test func animationsRunAtOnce() {
    let view = UIView()
    var isDone = false
    UIView.animate(withDuration: 3) {
      view.alpha = 0
    } completion: {
      isDone = $0
    }
    #expect(view.alpha == 0 && isDone)
  }

  @Test func gesturesAndTargetsAreKept() {
    let view = UIView()
    let tap = UITapGestureRecognizer(target: nil, action: nil)
    view.addGestureRecognizer(tap)
    #expect(view.gestureRecognizers == [tap] && tap.view === view)
    let button = UIButton()
    var presses = 0
    button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(presses == 1)
  }

  /// A hidden layer is a hidden view, which its stack view leaves out.
  @Test func aLayerHidesItsView() {
    let (first, second) = (UISwitch(), UISwitch())
    let stack = UIStackView(arrangedSubviews: [first, second])
    first.layer.isHidden = true
    #expect(first.isHidden && stack.systemLayoutSizeFitting(.zero).height == 28)
  }

  /// A class of an app's own has the initialisers of all colours.
  @Test func aColourMayBeSubclassed() {
    final class Brand: UIColor, @unchecked Sendable {}
    #expect(Brand(white: 0, alpha: 0.5).cgColor.components?.last == 0.5)
    #expect(Brand { _ in .red }.cgColor == UIColor.red.cgColor)
    let literal: Brand = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(literal.cgColor == UIColor.red.cgColor)
  }
}
