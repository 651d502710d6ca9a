/// A line of a view by which containers align it: at a part of its length, a baseline, or one that an app defines.
nonisolated struct Guide: Equatable, @unchecked Sendable {
  let axis: Axis
  /// The part of the length where the line usually is.
  let fraction: Double
  var baseline: Baseline?
  /// An app's own line.
  var id: (any AlignmentID.Type)?

  /// Whether the line is where its fraction says, unless somebody moves it.
  var isPlain: Bool { baseline == nil && id == nil }

  static func == (one: Guide, other: Guide) -> Bool {
    one.axis == other.axis && one.fraction == other.fraction && one.baseline == other.baseline
      && one.id.map { ObjectIdentifier($0) } == other.id.map { ObjectIdentifier($0) }
  }
}

/// An app's own line of a view.
public protocol AlignmentID {
  /// Where the line is in a view that does not say.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// Where a view stands in a row's or a column's width.
public nonisolated struct HorizontalAlignment: Equatable, Sendable {
  let guide: Guide
  private init(_ fraction: Double) { guide = Guide(axis: .horizontal, fraction: fraction) }
  init(_ guide: Guide) { self.guide = guide }
  /// At an app's own line.
  public init(_ id: any AlignmentID.Type) { guide = Guide(axis: .horizontal, fraction: 0, id: id) }

  /// At the leading edge.
  public static let leading = HorizontalAlignment(0)
  /// In the middle.
  public static let center = HorizontalAlignment(0.5)
  /// At the trailing edge.
  public static let trailing = HorizontalAlignment(1)
  /// Where a list's line between rows begins: at the leading edge of a text.
  public static let listRowSeparatorLeading = HorizontalAlignment(SeparatorStart.self)
  /// Where a list's line between rows ends.
  public static let listRowSeparatorTrailing = HorizontalAlignment(SeparatorEnd.self)

  // Lines of their own: a view that moves one stays where it is in a column along its edges.
  private enum SeparatorStart: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[HorizontalAlignment.leading] }
  }
  private enum SeparatorEnd: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[HorizontalAlignment.trailing] }
  }
}

/// Where a view stands in a row's height.
public nonisolated struct VerticalAlignment: Equatable, Sendable {
  let guide: Guide
  private init(_ fraction: Double, _ baseline: Baseline? = nil) {
    guide = Guide(axis: .vertical, fraction: fraction, baseline: baseline)
  }
  init(_ guide: Guide) { self.guide = guide }
  /// At an app's own line.
  public init(_ id: any AlignmentID.Type) { guide = Guide(axis: .vertical, fraction: 0, id: id) }

  /// At the top.
  public static let top = VerticalAlignment(0)
  /// In the middle.
  public static let center = VerticalAlignment(0.5)
  /// At the bottom.
  public static let bottom = VerticalAlignment(1)
  /// At the first line's baseline; a view without text by its bottom.
  public static let firstTextBaseline = VerticalAlignment(1, .first)
  /// At the last line's baseline; a view without text by its bottom.
  public static let lastTextBaseline = VerticalAlignment(1, .last)
}

/// Where a view stands in both directions.
public nonisolated struct Alignment: Equatable, Sendable {
  /// In the width.
  public var horizontal: HorizontalAlignment
  /// In the height.
  public var vertical: VerticalAlignment

  /// An alignment of both.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }

  /// In the middle.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// At the leading edge.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// At the trailing edge.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// At the top.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// At the bottom.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// At the top leading corner.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// At the top trailing corner.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// At the bottom leading corner.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// At the bottom trailing corner.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  /// In the middle of the first line's baseline.
  public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
  /// In the middle of the last line's baseline.
  public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
  /// At the leading edge of the first line's baseline.
  public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
  /// At the leading edge of the last line's baseline.
  public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
  /// At the trailing edge of the first line's baseline.
  public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
  /// At the trailing edge of the last line's baseline.
  public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
}

/// An edge of a view.
public enum Edge: Int8, CaseIterable, Sendable {
  /// Above.
  case top
  /// Where lines begin.
  case leading
  /// Below.
  case bottom
  /// Where lines end.
  case trailing

  /// Some edges.
  public struct Set: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int8
    /// Edges of bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// An edge alone.
    public init(_ e: Edge) { rawValue = 1 << e.rawValue }
    /// Above.
    public static let top = Set(.top)
    /// Where lines begin.
    public static let leading = Set(.leading)
    /// Below.
    public static let bottom = Set(.bottom)
    /// Where lines end.
    public static let trailing = Set(.trailing)
    /// All.
    public static let all: Set = [.top, .leading, .bottom, .trailing]
    /// At the sides.
    public static let horizontal: Set = [.leading, .trailing]
    /// Above and below.
    public static let vertical: Set = [.top, .bottom]
  }
}

/// Points at each edge.
public nonisolated struct EdgeInsets: Equatable, Sendable {
  /// Above.
  public var top: CGFloat
  /// Where lines begin.
  public var leading: CGFloat
  /// Below.
  public var bottom: CGFloat
  /// Where lines end.
  public var trailing: CGFloat

  /// Points at each edge.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }
  /// No points.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
}
