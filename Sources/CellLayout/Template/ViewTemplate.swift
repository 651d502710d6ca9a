import ShelfSizing

/// One view of a cell: lengths in points.
package struct ViewTemplate: Sendable, Hashable {
  /// Its name in bindings, constraints and estimators.
  package var id: String?
  /// The property of the cell's class that refers to it.
  package var outlet: String?
  /// Further properties that refer to it.
  package var otherOutlets: [String] = []
  /// Its name in Interface Builder's outline.
  package var userLabel: String?
  /// The app's own class; `nil` for UIKit's.
  package var customClass: String?
  /// The content of the view.
  package var content: Content
  /// The index of the view it lies in; `nil` for the cell itself.
  package internal(set) var superview: Int?
  /// Whether it is one of its superview's `arrangedSubviews`.
  package var isArranged = false
  /// A hidden arranged view leaves its stack view, with the spacing after it.
  package var isHidden = false
  /// Whether an arranged label without text is hidden.
  package var hidesWhenEmpty = false
  /// `UIStackView.setCustomSpacing(_:after:)`.
  package var customSpacingAfter: Double?
  /// Which views grow first: those with the lowest priority.
  package var hugging = AxisPriorities(horizontal: 250, vertical: 250)
  /// Which views give way first: those with the lowest priority.
  package var compressionResistance = AxisPriorities(horizontal: 750, vertical: 750)
  /// `UIView.directionalLayoutMargins`, as far as they are the view's own.
  package var layoutMargins = EdgeInsets(all: 8)
  /// Whether margins are at least what the superview's margins leave of this view.
  package var preservesSuperviewLayoutMargins = false
  /// How the safe area lies in the view.
  package var safeAreaInsets = EdgeInsets.zero
  /// The frame that the file stores, in the superview's coordinates.
  package var designFrame: DesignFrame?
  /// Whether the superview is a pixel higher than its autoresizing mask says: a table's row, which has a separator.
  package var leavesRoomForSeparator = false
  /// How the view follows its superview without constraints; `nil` where constraints decide.
  package var autoresizing: AutoresizingMask?
  /// The size that replaces that of the content in Interface Builder (`placeholderIntrinsicWidth`), and for that of a
  /// view whose class alone knows it.
  package var placeholderSize = OptionalSize()
  /// The line of the file that declares it.
  package var line: Int?
  /// Whether leading is right in it; `nil` where neither the view (`semanticContentAttribute`) nor a language says so.
  package var runsRightToLeft: Bool?
  /// The name of its image, for drawings.
  package var imageName: String?

  /// The kinds of views.
  package enum Content: Sendable, Hashable {
    /// A `UIView`, which has no size of its own.
    case plain
    /// A `UILabel`.
    case label(LabelTemplate)
    /// A `UIImageView`.
    case image(ImageTemplate)
    /// A `UIStackView`.
    case stack(StackTemplate)
    /// A button, a switch, a text field and the like: anything else with a size of its own.
    case control(ControlTemplate)
  }

  /// A view that is shown.
  package init(id: String? = nil, _ content: Content = .plain) {
    self.id = id
    self.content = content
  }

  /// UIKit's name of the class.
  package var systemClass: String {
    switch content {
    case .plain: systemClassOfPlainView ?? "UIView"
    case .label: "UILabel"
    case .image: "UIImageView"
    case .stack: "UIStackView"
    case .control(let control): control.systemClass
    }
  }
  /// UIKit's class of a view without a size of its own, where that is another than `UIView`.
  package var systemClassOfPlainView: String?

  /// `UIView.alignmentRectInsets`: constraints speak of the frame less these.
  var alignmentRectInsets: EdgeInsets {
    if let ownAlignmentRectInsets { return ownAlignmentRectInsets }
    return if case .control(let control) = content { control.alignmentRectInsets } else { .zero }
  }
  /// The insets that a class of the app returns; `nil` for its content's.
  package var ownAlignmentRectInsets: EdgeInsets?

  /// The names that bindings and estimators may call it by, the most usual one first.
  package var names: [String] { [outlet].compactMap { $0 } + otherOutlets + [id, userLabel].compactMap { $0 } }

  /// Whether a field can be bound to its text.
  package var showsText: Bool { text != nil }

  /// Whether it shows a text, or would show one that it is given.
  package var takesText: Bool {
    if case .control(let control) = content, control.missingTitle != nil { true } else { showsText }
  }

  /// Has a button that shows a picture alone show a title as well.
  package mutating func addMissingTitle() {
    guard case .control(var control) = content, let title = control.missingTitle else { return }
    (control.title, control.missingTitle) = (title, nil)
    content = .control(control)
  }

  /// Replaces the text that it shows, if it can show one.
  package mutating func setText(_ text: String) {
    switch content {
    case .label(var label):
      label.text = text
      content = .label(label)
    case .control(var control) where control.title != nil:
      control.title?.text = text
      content = .control(control)
    default: break
    }
  }

  /// Limits the lines of the text that it shows, if it can show one.
  package mutating func setNumberOfLines(_ lines: Int) {
    switch content {
    case .label(var label):
      label.numberOfLines = lines
      content = .label(label)
    case .control(var control):
      control.title?.numberOfLines = lines
      content = .control(control)
    default: break
    }
  }

  /// The text that it shows.
  package var text: LabelTemplate? {
    switch content {
    case .label(let label): label
    case .control(let control): control.title
    default: nil
    }
  }
}

/// Layout priorities of both axes, 1 to 1000.
package struct AxisPriorities: Sendable, Hashable {
  /// The priority of the width.
  package var horizontal: Double
  /// The priority of the height.
  package var vertical: Double

  /// Priorities of both axes.
  package init(horizontal: Double, vertical: Double) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}

/// A width and a height in points, each of which may be missing (`UIView.noIntrinsicMetric`).
package struct OptionalSize: Sendable, Hashable {
  /// Points.
  package var width: Double?
  /// Points.
  package var height: Double?

  /// A size of which either side may be missing.
  package init(width: Double? = nil, height: Double? = nil) {
    self.width = width
    self.height = height
  }
}

/// A frame in the superview's coordinates, in points.
package struct DesignFrame: Sendable, Hashable {
  /// Points from the superview's left edge.
  package var x: Double
  /// Points from the superview's top edge.
  package var y: Double
  /// Points.
  package var size: Size

  /// A frame in points.
  package init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    size = Size(width: width, height: height)
  }
}

/// `UIView.AutoresizingMask`: what changes when the superview's size does.
package struct AutoresizingMask: OptionSet, Sendable, Hashable {
  /// UIKit's bits.
  package let rawValue: UInt8
  /// The mask with these of UIKit's bits.
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The distance to the left edge.
  package static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
  /// The view's own width.
  package static let flexibleWidth = AutoresizingMask(rawValue: 2)
  /// The distance to the right edge.
  package static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
  /// The distance to the top edge.
  package static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
  /// The view's own height.
  package static let flexibleHeight = AutoresizingMask(rawValue: 16)
  /// The distance to the bottom edge.
  package static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
}
