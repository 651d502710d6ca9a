import Foundation

/// `UIWebView`, as in UIKit.
@available(*, unavailable, message: "the content of a web view decides its size, and is not there off the device")
open class UIWebView: UIView {}

/// `WKWebView`, as in WebKit.
@available(*, unavailable, message: "the content of a web view decides its size, and is not there off the device")
open class WKWebView: UIView {}

/// `MKMapView`, as in MapKit.
@available(*, unavailable, message: "a map has no size off the device; put a plain view with constraints in its place")
open class MKMapView: UIView {}

/// `UISplitViewController`, as in UIKit.
@available(*, unavailable, message: "the widths of its columns are not published; size its controllers by themselves")
open class UISplitViewController: UIViewController {}

extension UIView {
  @available(*, unavailable, message: "it shows layouts to people; hasAmbiguousLayout tells whether there are several")
  public func exerciseAmbiguityInLayout() {}
  @available(*, unavailable, message: "it is not worked out; hasAmbiguousLayout tells whether constraints are missing")
  public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] { [] }
}
