import Foundation

#if !canImport(ObjectiveC)
  // Methods of delegates are optional in UIKit, and are called with a question mark: here each delegate has them all.

  extension UIScrollViewDelegate {
    /// The method of the name, which each delegate has.
    public var scrollViewDidScroll: ((UIScrollView) -> Void)? { { self.scrollViewDidScroll($0) } }
    /// The method of the name, which each delegate has.
    public var scrollViewDidZoom: ((UIScrollView) -> Void)? { { self.scrollViewDidZoom($0) } }
    /// The method of the name, which each delegate has.
    public var scrollViewWillBeginDragging: ((UIScrollView) -> Void)? { { self.scrollViewWillBeginDragging($0) } }
    /// The method of the name, which each delegate has.
    public var scrollViewWillBeginDecelerating: ((UIScrollView) -> Void)? {
      { self.scrollViewWillBeginDecelerating($0) }
    }
    /// The method of the name, which each delegate has.
    public var scrollViewDidEndDecelerating: ((UIScrollView) -> Void)? { { self.scrollViewDidEndDecelerating($0) } }
    /// The method of the name, which each delegate has.
    public var scrollViewDidEndScrollingAnimation: ((UIScrollView) -> Void)? {
      { self.scrollViewDidEndScrollingAnimation($0) }
    }
  }

  extension UITextViewDelegate {
    /// The method of the name, which each delegate has.
    public var textViewShouldBeginEditing: ((UITextView) -> Bool)? { { self.textViewShouldBeginEditing($0) } }
    /// The method of the name, which each delegate has.
    public var textViewShouldEndEditing: ((UITextView) -> Bool)? { { self.textViewShouldEndEditing($0) } }
    /// The method of the name, which each delegate has.
    public var textViewDidBeginEditing: ((UITextView) -> Void)? { { self.textViewDidBeginEditing($0) } }
    /// The method of the name, which each delegate has.
    public var textViewDidEndEditing: ((UITextView) -> Void)? { { self.textViewDidEndEditing($0) } }
    /// The method of the name, which each delegate has.
    public var textViewDidChange: ((UITextView) -> Void)? { { self.textViewDidChange($0) } }
    /// The method of the name, which each delegate has.
    public var textViewDidChangeSelection: ((UITextView) -> Void)? { { self.textViewDidChangeSelection($0) } }
  }

  extension UITextFieldDelegate {
    /// The method of the name, which each delegate has.
    public var textFieldShouldBeginEditing: ((UITextField) -> Bool)? { { self.textFieldShouldBeginEditing($0) } }
    /// The method of the name, which each delegate has.
    public var textFieldDidBeginEditing: ((UITextField) -> Void)? { { self.textFieldDidBeginEditing($0) } }
    /// The method of the name, which each delegate has.
    public var textFieldShouldEndEditing: ((UITextField) -> Bool)? { { self.textFieldShouldEndEditing($0) } }
    /// The method of the name, which each delegate has.
    public var textFieldDidEndEditing: ((UITextField) -> Void)? { { self.textFieldDidEndEditing($0) } }
    /// The method of the name, which each delegate has.
    public var textFieldDidChangeSelection: ((UITextField) -> Void)? { { self.textFieldDidChangeSelection($0) } }
    /// The method of the name, which each delegate has.
    public var textFieldShouldClear: ((UITextField) -> Bool)? { { self.textFieldShouldClear($0) } }
    /// The method of the name, which each delegate has.
    public var textFieldShouldReturn: ((UITextField) -> Bool)? { { self.textFieldShouldReturn($0) } }
  }
#endif
