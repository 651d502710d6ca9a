import Foundation

#if !canImport(ObjectiveC)
  // Methods of delegates are optional in UIKit, and are called with a question mark: here each delegate has them all.

  extension UIScrollViewDelegate {
    public var scrollViewDidScroll: ((UIScrollView) -> Void)? { { self.scrollViewDidScroll($0) } }
    public var scrollViewDidZoom: ((UIScrollView) -> Void)? { { self.scrollViewDidZoom($0) } }
    public var scrollViewWillBeginDragging: ((UIScrollView) -> Void)? { { self.scrollViewWillBeginDragging($0) } }
    /// The method of the name, which each delegate has.
    public var scrollViewWillBeginDecelerating: ((UIScrollView) -> Void)? {
      { self.scrollViewWillBeginDecelerating($0) }
    }
    public var scrollViewDidEndDecelerating: ((UIScrollView) -> Void)? { { self.scrollViewDidEndDecelerating($0) } }
    /// The method of the name, which each delegate has.
    public var scrollViewDidEndScrollingAnimation: ((UIScrollView) -> Void)? {
      { self.scrollViewDidEndScrollingAnimation($0) }
    }
  }

  extension UITextViewDelegate {
    public var textViewShouldBeginEditing: ((UITextView) -> Bool)? { { self.textViewShouldBeginEditing($0) } }
    public var textViewShouldEndEditing: ((UITextView) -> Bool)? { { self.textViewShouldEndEditing($0) } }
    public var textViewDidBeginEditing: ((UITextView) -> Void)? { { self.textViewDidBeginEditing($0) } }
    public var textViewDidEndEditing: ((UITextView) -> Void)? { { self.textViewDidEndEditing($0) } }
    public var textViewDidChange: ((UITextView) -> Void)? { { self.textViewDidChange($0) } }
    public var textViewDidChangeSelection: ((UITextView) -> Void)? { { self.textViewDidChangeSelection($0) } }
  }

  extension UITextFieldDelegate {
    public var textFieldShouldBeginEditing: ((UITextField) -> Bool)? { { self.textFieldShouldBeginEditing($0) } }
    public var textFieldDidBeginEditing: ((UITextField) -> Void)? { { self.textFieldDidBeginEditing($0) } }
    public var textFieldShouldEndEditing: ((UITextField) -> Bool)? { { self.textFieldShouldEndEditing($0) } }
    public var textFieldDidEndEditing: ((UITextField) -> Void)? { { self.textFieldDidEndEditing($0) } }
    public var textFieldDidChangeSelection: ((UITextField) -> Void)? { { self.textFieldDidChangeSelection($0) } }
    public var textFieldShouldClear: ((UITextField) -> Bool)? { { self.textFieldShouldClear($0) } }
    public var textFieldShouldReturn: ((UITextField) -> Bool)? { { self.textFieldShouldReturn($0) } }
  }
#endif
