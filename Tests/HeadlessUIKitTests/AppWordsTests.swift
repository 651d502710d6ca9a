import Foundation
import HeadlessUIKit
import Testing

/// Words of UIKit and Foundation that cells of apps are written with, on Linux as on a device.
@MainActor @Suite("Words of apps' cells") struct AppWordsTests {
  final class Delegate: NSObject, UITextFieldDelegate, UITextViewDelegate, UIScrollViewDelegate {
    var changes = 0
    func textFieldShouldReturn(_ textField: UITextField) -> Bool { false }
    func textViewDidChange(_ textView: UITextView) { changes += 1 }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { changes += 10 }
  }

  @Test("A delegate's method is called with a question mark and without") func optionalMethods() {
    let delegate = Delegate()
    let (field, text) = (UITextField(), UITextView())
    field.delegate = delegate
    text.delegate = delegate
    #expect(field.delegate?.textFieldShouldReturn?(field) == false)
    #expect(field.delegate?.textFieldShouldReturn(field) == false)
    #expect(field.delegate?.textFieldShouldClear?(field) == true)
    text.delegate?.textViewDidChange?(text)
    text.delegate?.textViewDidChange(text)
    text.delegate?.scrollViewDidScroll?(text)
    #expect(delegate.changes == 12)
  }

  @Test("An effect view is made with a frame, and its content fills it") func effectView() {
    final class Blurred: UIVisualEffectView { let label = UILabel() }
    let view = UIVisualEffectView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
    #expect(view.contentView.frame == CGRect(x: 0, y: 0, width: 30, height: 40))
    #expect(Blurred().effect == nil)
    #expect(UIBlurEffect.Style(rawValue: UIBlurEffect.Style.systemMaterialDark.rawValue) == .systemMaterialDark)
  }

  @Test("A class of an app's may load a collection view from a nib") func collectionViewFromNib() {
    final class List: UICollectionView {
      required init?(coder: NSCoder) { nil }
    }
    #expect(List(coder: NoArchive()) == nil)
  }

  /// An archive of nothing.
  final class NoArchive: NSCoder {}

  @Test("Layers convert points and rectangles along their tree") func layers() {
    let (outer, inner, beside) = (CALayer(), CALayer(), CALayer())
    outer.frame = CGRect(x: 10, y: 10, width: 100, height: 100)
    inner.frame = CGRect(x: 5, y: 6, width: 7, height: 8)
    beside.frame = CGRect(x: 50, y: 60, width: 7, height: 8)
    outer.addSublayer(inner)
    outer.addSublayer(beside)
    #expect(inner.convert(CGPoint(x: 1, y: 1), to: outer) == CGPoint(x: 6, y: 7))
    #expect(inner.convert(CGPoint(x: 6, y: 7), from: outer) == CGPoint(x: 1, y: 1))
    #expect(
      inner.convert(CGRect(x: 0, y: 0, width: 2, height: 3), to: beside)
        == CGRect(x: -45, y: -54, width: 2, height: 3))
  }

  @Test("An app's class says itself how its subviews are added and which way it runs") func overriddenTree() {
    final class Wrapping: UIView {
      var added = 0
      override var semanticContentAttribute: UISemanticContentAttribute { didSet { added += 10 } }
      override func insertSubview(_ view: UIView, at index: Int) {
        added += 1
        super.insertSubview(view, at: index)
      }
    }
    let (wrapping, view) = (Wrapping(), UIView())
    wrapping.semanticContentAttribute = .forceRightToLeft
    wrapping.insertSubview(view, at: 3)
    #expect(wrapping.subviews == [view] && wrapping.added == 11)
    #expect(wrapping.effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  /// The numbers are those of a device for its system font of 17 points.
  @Test("Capital letters are as high as San Francisco's") func letterHeights() {
    let font = UIFont.systemFont(ofSize: 17)
    #expect(font.capHeight == 11.97802734375 && font.xHeight == 8.9482421875)
    #expect(font.withSize(34).capHeight == 2 * font.capHeight)
  }

  #if !canImport(ObjectiveC)
    @Test("An observer is given the value that is there, where it asks for it") func observations() {
      let text = UITextView()
      text.text = "A"
      var seen: [String?] = []
      text.observe(\.text, options: [.initial, .new]) { seen.append($0.text + ($1.newValue ?? "-")) }.invalidate()
      text.observe(\.text, options: .new) { view, _ in seen.append(view.text) }.invalidate()
      text.text = "B"
      #expect(seen == ["AA"])
    }

    @Test("Rectangles are kept as objects") func values() {
      #expect(NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4)).cgRectValue.maxY == 6)
      #expect(NSValue(cgPoint: CGPoint(x: 1, y: 2)).cgPointValue.y == 2)
      #expect(NSValue(cgSize: CGSize(width: 1, height: 2)).cgSizeValue.height == 2)
    }

    @Test("Objects are locked and unlocked, and tell their class") func objects() {
      let view = UILabel()
      for step in [objc_sync_enter, objc_sync_enter, objc_sync_exit, objc_sync_exit] { #expect(step(view) == 0) }
      #expect(UILabel.classForCoder() == UILabel.self)
    }
  #endif
}
