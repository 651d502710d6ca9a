import ShelfSizing
import TextMeasurement

/// A cell as it is declared: a tree of views, before fonts are looked up and records shown.
public struct CellTemplate: Sendable {
  /// The view that fills the cell's content view.
  public var root: ViewTemplate

  /// A cell of one view and its subviews.
  public init(root: ViewTemplate) {
    self.root = root
  }

  /// All views, each before its subviews.
  public var views: [ViewTemplate] { root.withDescendants }
}

/// One view of a cell.
public struct ViewTemplate: Sendable {
  /// Its name in bindings and estimators.
  public var id: String?
  /// What it shows.
  public var content: Content
  /// A hidden arranged view leaves its stack view, with the spacing after it.
  public var isHidden = false
  /// Whether a label without text is hidden.
  public var hidesWhenEmpty = false
  /// `UIStackView.setCustomSpacing(_:after:)`, in points.
  public var customSpacingAfter: Double?
  /// Which views take what is left over in a horizontal stack view: those with the lowest priority.
  public var huggingPriority = 250.0
  /// Which views give way in a horizontal stack view: those with the lowest priority.
  public var compressionResistancePriority = 750.0

  /// The kinds of views.
  public enum Content: Sendable {
    /// A `UILabel`.
    case label(LabelTemplate)
    /// A `UIImageView`.
    case image(ImageTemplate)
    /// A `UIStackView`, or views that constraints chain in the same way.
    case stack(StackTemplate)
  }

  /// A view that is shown.
  public init(id: String? = nil, _ content: Content) {
    self.id = id
    self.content = content
  }

  var withDescendants: [ViewTemplate] {
    guard case .stack(let stack) = content else { return [self] }
    return [self] + stack.arrangedSubviews.flatMap(\.withDescendants)
  }
}

/// A `UILabel`.
public struct LabelTemplate: Sendable {
  /// Its font.
  public var font: FontDescriptor
  /// The most lines it shows; 0 for any number.
  public var numberOfLines = 1
  /// What it shows when no field is bound to it.
  public var text: String?

  /// A label of one line.
  public init(font: FontDescriptor, numberOfLines: Int = 1, text: String? = nil) {
    self.font = font
    self.numberOfLines = numberOfLines
    self.text = text
  }
}

/// A `UIImageView`, its size given by constraints: lengths in points.
public struct ImageTemplate: Sendable {
  /// `nil` where the stack view or the aspect ratio decides.
  public var width: Double?
  /// `nil` where the aspect ratio decides.
  public var height: Double?
  /// Width by height.
  public var aspectRatio: Double?

  /// An image of a size, or of a shape.
  public init(width: Double? = nil, height: Double? = nil, aspectRatio: Double? = nil) {
    self.width = width
    self.height = height
    self.aspectRatio = aspectRatio
  }
}

/// A `UIStackView` whose distribution is `fill`: lengths in points.
public struct StackTemplate: Sendable {
  /// Which way the arranged views follow each other.
  public enum Axis: String, Sendable, CaseIterable { case horizontal, vertical }

  /// Where the arranged views lie across the axis.
  public enum Alignment: String, Sendable, CaseIterable {
    /// As long as the stack view.
    case fill
    /// At the top of a horizontal stack view, the leading edge of a vertical one.
    case leading
    /// In the middle.
    case center
    /// At the bottom, or the trailing edge.
    case trailing
  }

  /// Which way the views follow each other.
  public var axis: Axis
  /// Where they lie across the axis.
  public var alignment: Alignment
  /// Between neighbours.
  public var spacing: Double
  /// Inside the stack view's edges.
  public var layoutMargins: EdgeInsets
  /// From the leading or top end on.
  public var arrangedSubviews: [ViewTemplate]
  /// A plain view whose constraints chain its subviews the same way, rather than a `UIStackView`.
  public var isPlainView: Bool

  /// A stack view; the defaults are UIKit's.
  public init(
    axis: Axis = .horizontal, alignment: Alignment = .fill, spacing: Double = 0, layoutMargins: EdgeInsets = .zero,
    isPlainView: Bool = false, arrangedSubviews: [ViewTemplate]
  ) {
    self.axis = axis
    self.alignment = alignment
    self.spacing = spacing
    self.layoutMargins = layoutMargins
    self.isPlainView = isPlainView
    self.arrangedSubviews = arrangedSubviews
  }
}
