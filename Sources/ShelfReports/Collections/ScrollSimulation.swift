import CollectionLayout
import ShelfSizing

/// The screens of an app that leaves lengths to UIKit, while its user scrolls one after another.
///
/// UIKit measures only what is on screen, from the top; the rest counts by its estimate. A section that scrolls across is
/// as tall as the tallest of its groups that have been on screen, so that it grows while it is scrolled, and all below moves.
/// With lengths that are known beforehand nothing of this happens: the content is as long as it stays.
public struct ScrollSimulation: Sendable, Hashable {
  /// A moment of the scrolling: the content, or one section, has been moved on by what is in sight of it.
  public struct Screen: Sendable, Hashable {
    /// The section that is scrolled across; `nil` where the content is scrolled.
    public let section: String?
    /// How far it is scrolled, in points.
    public let offset: Double
    /// How long the content is, in points, when all that is on screen has been measured.
    public let contentLength: Double
    /// How much longer the content has become since the screen before, in points.
    public let change: Double

    /// A moment.
    package init(section: String?, offset: Double, contentLength: Double, change: Double) {
      self.section = section
      self.offset = offset
      self.contentLength = contentLength
      self.change = change
    }
  }

  /// The moments, from the top to the end; each section that scrolls across is scrolled to its end once it is on screen.
  public let screens: [Screen]
  /// How long the content is by its estimates alone, in points.
  public let estimatedLength: Double
  /// How long the content is when all has been measured, in points.
  public let contentLength: Double
  /// Whether the screens reach the end; there are too many of them otherwise.
  public let isComplete: Bool

  /// The moments of a scrolling.
  package init(screens: [Screen], estimatedLength: Double, contentLength: Double, isComplete: Bool) {
    self.screens = screens
    self.estimatedLength = estimatedLength
    self.contentLength = contentLength
    self.isComplete = isComplete
  }

  /// How often the content's length changed after the first screen.
  public var jumpCount: Int { screens.reduce(0) { $0 + ($1.change != 0 ? 1 : 0) } }
  /// The farthest of these jumps, in points.
  public var farthestJump: Double { screens.reduce(0) { max($0, $1.change.magnitude) } }
  /// All of them together, in points.
  public var jumpedDistance: Double { screens.reduce(0) { $0 + $1.change.magnitude } }
}
