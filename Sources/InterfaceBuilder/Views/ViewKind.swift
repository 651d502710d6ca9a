/// The classes of UIKit by Interface Builder's elements.
enum ViewKind {
  /// A view without a size of its own, and its class if that is another than `UIView`.
  case plain(String?)
  case label, image, stack
  /// A view with a size of its own, by its class.
  case control(String)

  /// `nil` for elements that are no views.
  init?(_ element: String) {
    switch element {
    case "label": self = .label
    case "imageView": self = .image
    case "stackView": self = .stack
    default:
      if let name = ViewKind.controls[element] {
        self = .control(name)
      } else if let name = ViewKind.plainViews[element] {
        self = .plain(name == "UIView" ? nil : name)
      } else {
        return nil
      }
    }
  }

  private static let controls = [
    "activityIndicatorView": "UIActivityIndicatorView", "button": "UIButton", "colorWell": "UIColorWell",
    "datePicker": "UIDatePicker", "navigationBar": "UINavigationBar", "pageControl": "UIPageControl",
    "pickerView": "UIPickerView", "progressView": "UIProgressView", "searchBar": "UISearchBar",
    "segmentedControl": "UISegmentedControl", "slider": "UISlider", "stepper": "UIStepper", "switch": "UISwitch",
    "tabBar": "UITabBar", "textField": "UITextField", "textView": "UITextView", "toolbar": "UIToolbar",
  ]

  private static let plainViews = [
    "view": "UIView", "containerView": "UIView", "control": "UIControl", "scrollView": "UIScrollView",
    "tableView": "UITableView", "collectionView": "UICollectionView", "webView": "UIWebView", "wkWebView": "WKWebView",
    "mapView": "MKMapView", "visualEffectView": "UIVisualEffectView", "glkView": "GLKView", "mtkView": "MTKView",
    "sceneKitView": "SCNView", "skView": "SKView", "arscnView": "ARSCNView", "arskView": "ARSKView",
    "arView": "ARView", "pdfView": "PDFView", "adBannerView": "ADBannerView", "window": "UIWindow",
    "collectionViewCell": "UICollectionViewCell", "tableViewCell": "UITableViewCell",
    "collectionReusableView": "UICollectionReusableView", "tableViewCellContentView": "UITableViewCellContentView",
    "collectionViewCellContentView": "UIView",
  ]
}
