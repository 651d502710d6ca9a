import Foundation

/// Images of controls; what they change of sizes is not known.
extension UISlider {
  private var input: InputStorage { storage.input ?? .none }
  private func keep(_ image: UIImage?, _ kind: String, _ state: UIControl.State) {
    storage.inputToWrite().images["\(kind) \(state.rawValue)"] = image
  }
  private func kept(_ kind: String, _ state: UIControl.State) -> UIImage? {
    input.images["\(kind) \(state.rawValue)"] ?? input.images["\(kind) 0"]
  }
  /// Sets the knob's image, which changes no size here.
  public func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
    if image != nil { Messages.sayOnce("A slider is as high as with the system's knob, whatever image it has") }
    keep(image, "thumb", state)
  }
  public func thumbImage(for state: UIControl.State) -> UIImage? { kept("thumb", state) }
  public var currentThumbImage: UIImage? { thumbImage(for: state) }
  public func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) { keep(image, "before", state) }
  public func minimumTrackImage(for state: UIControl.State) -> UIImage? { kept("before", state) }
  public func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) { keep(image, "behind", state) }
  public func maximumTrackImage(for state: UIControl.State) -> UIImage? { kept("behind", state) }
  /// The image at the least value's end.
  public var minimumValueImage: UIImage? {
    get { input.images["least"] }
    set { storage.inputToWrite().images["least"] = newValue }
  }
  /// The image at the greatest value's end.
  public var maximumValueImage: UIImage? {
    get { input.images["greatest"] }
    set { storage.inputToWrite().images["greatest"] = newValue }
  }
}

extension UISwitch {
  /// How a switch looks, which on phones and tablets is always that of a switch.
  public enum Style: Int, Sendable { case automatic, checkbox, sliding }
  /// How the app would like it to look.
  public var preferredStyle: Style {
    get { Style(rawValue: storage.input?.style ?? 0) ?? .automatic }
    set { storage.inputToWrite().style = newValue.rawValue }
  }
  public var style: Style { .sliding }
  /// The image while it is on, which UIKit shows no more.
  public var onImage: UIImage? {
    get { storage.input?.images["on"] }
    set { storage.inputToWrite().images["on"] = newValue }
  }
  /// The image while it is off, which UIKit shows no more.
  public var offImage: UIImage? {
    get { storage.input?.images["off"] }
    set { storage.inputToWrite().images["off"] = newValue }
  }
}

extension UIPageControl {
  /// The image of a page, which changes no size here.
  public var preferredIndicatorImage: UIImage? {
    get { storage.input?.images["page"] }
    set {
      if newValue != nil {
        Messages.sayOnce("A page control is as wide as with the system's dots, whatever images it has")
      }
      storage.inputToWrite().images["page"] = newValue
    }
  }
  /// The image of the page that is shown, which changes no size here.
  public var preferredCurrentPageIndicatorImage: UIImage? {
    get { storage.input?.images["current"] }
    set { storage.inputToWrite().images["current"] = newValue }
  }
  /// The size that some pages need.
  public func size(forNumberOfPages pageCount: Int) -> CGSize {
    let other = UIPageControl()
    other.numberOfPages = pageCount
    return other.intrinsicContentSize
  }
}
