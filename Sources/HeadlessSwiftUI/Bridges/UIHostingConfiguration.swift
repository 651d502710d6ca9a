/// The content of a cell that a SwiftUI view describes.
@preconcurrency @MainActor public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration
{
  let content: Content
  fileprivate(set) var insets = HostedInsets()
  fileprivate(set) var minimum = HostedMinimum()
  private(set) var isAnotherCard = false

  /// The configuration of a card that has nothing to do with the one that the cell showed before.
  package func ofAnotherCard() -> UIHostingConfiguration<Content, Background> {
    var configuration = self
    configuration.isAnotherCard = true
    return configuration
  }

  /// A content without a background.
  public init(@ViewBuilder content: () -> Content) where Background == EmptyView { self.content = content() }

  fileprivate init(_ content: Content, _ insets: HostedInsets, _ minimum: HostedMinimum) {
    (self.content, self.insets, self.minimum) = (content, insets, minimum)
  }

  /// Points at edges, instead of the cell's layout margins.
  public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> UIHostingConfiguration<Content, Background> {
    margins(edges, EdgeInsets(top: length, leading: length, bottom: length, trailing: length))
  }
  /// Points at edges, instead of the cell's layout margins.
  public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> UIHostingConfiguration<Content, Background> {
    var configuration = self
    configuration.insets.set(edges, insets)
    return configuration
  }
  /// The least size of the cell; `nil` for the system's.
  public func minSize(
    width: CGFloat? = nil, height: CGFloat? = nil
  ) -> UIHostingConfiguration<Content, Background> {
    var configuration = self
    configuration.minimum = HostedMinimum(width: width, height: height)
    return configuration
  }
  /// A view behind the content; decides no size.
  public func background<B: View>(@ViewBuilder content: () -> B) -> UIHostingConfiguration<Content, B> {
    UIHostingConfiguration<Content, B>(self.content, insets, minimum)
  }
  /// A view behind the content; decides no size.
  public func background<S: ShapeStyle>(_ style: S) -> UIHostingConfiguration<Content, EmptyView> {
    UIHostingConfiguration<Content, EmptyView>(content, insets, minimum)
  }

  /// Makes the view that hosts.
  public func makeContentView() -> UIView & UIContentView { HostingContentView(self) }
  /// The same content: the state of the cell is the app's to ask for.
  public func updated(for state: UIConfigurationState) -> UIHostingConfiguration<Content, Background> { self }
}

/// The least lengths of a cell; `nil` for the system's.
struct HostedMinimum {
  var width: CGFloat?
  var height: CGFloat?
  /// That of a list's rows; that other cells have it too is assumed.
  static let standardHeight: CGFloat = 44

  static func sayStandardHeight() {
    Messages.sayOnce(
      "note: the least height of a cell with a UIHostingConfiguration is not published; it is 44 points, as a row has "
        + "it. minSize(width:height:) says another.")
  }
}

/// The points at each edge that replace a cell's margins.
struct HostedInsets {
  var top: CGFloat?
  var leading: CGFloat?
  var bottom: CGFloat?
  var trailing: CGFloat?

  mutating func set(_ edges: Edge.Set, _ insets: EdgeInsets) {
    if edges.contains(.top) { top = insets.top }
    if edges.contains(.leading) { leading = insets.leading }
    if edges.contains(.bottom) { bottom = insets.bottom }
    if edges.contains(.trailing) { trailing = insets.trailing }
  }
}
