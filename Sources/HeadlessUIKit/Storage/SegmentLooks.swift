import Foundation

/// Looks of segments; of them fonts and images would change widths, and are said to be left out.
extension UISegmentedControl {
  private var input: InputStorage { storage.input ?? .none }

  /// Sets the attributes of titles in a state.
  public func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    if attributes?[.font] != nil {
      Messages.sayOnce("Segments are as wide as with titles in the system's font, whatever font is set")
    }
    storage.inputToWrite().segmentAttributes[state.rawValue] = attributes
  }
  /// The attributes of titles in a state.
  public func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    input.segmentAttributes[state.rawValue]
  }
  /// Segments that run actions, in a frame.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    for action in actions { insertSegment(action: action, at: numberOfSegments, animated: false) }
  }
  /// Adds a segment that runs an action, and shows its image or else its title.
  public func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    if let image = action.image {
      insertSegment(with: image, at: segment, animated: animated)
    } else {
      insertSegment(withTitle: action.title, at: segment, animated: animated)
    }
    storage.inputToWrite().segmentActions[segment] = action
  }
  /// Gives a segment an action, and its title.
  public func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    if action.image == nil { setTitle(action.title, forSegmentAt: segment) }
    storage.inputToWrite().segmentActions[segment] = action
  }
  public func actionForSegment(at segment: Int) -> UIAction? { input.segmentActions[segment] }
  /// Adds a segment with an image, which takes no room.
  public func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insertSegment(withTitle: nil, at: segment, animated: animated)
    setImage(image, forSegmentAt: segment)
  }
  /// Keeps the image of a segment, which takes no room.
  public func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    Messages.sayOnce("The image of a segment is left out, and takes no room")
    storage.inputToWrite().segmentImages[segment] = image
  }
  public func imageForSegment(at segment: Int) -> UIImage? { input.segmentImages[segment] }
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) { storage.inputToWrite().segmentBackgrounds[state.rawValue] = backgroundImage }
  /// The picture behind a segment.
  public func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    input.segmentBackgrounds[state.rawValue]
  }
  public func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
  ) {}
}
