import CellLayout
import ShelfOptimizer
import ShelfSizing

/// The result of an optimization: the best choice, the others that are worth a look, and today's.
public struct OptimizationReport: Sendable {
  /// A value of each lever, with the objectives of the shelves.
  public struct Choice: Sendable {
    /// The card width in points.
    public let cardWidth: Double
    /// The maximum card height in points; `nil` for no limit.
    public let maximumCardHeight: Double?
    /// The value of each lever of the request.
    public let levers: [ViewLever.Value]
    /// The objectives of the shelves with these values.
    public let objectives: Objectives
    /// Whether no other candidate is as good in total height, white space, cut cards, lost lines and visible cards, and
    /// better in one.
    public let isEfficient: Bool
    /// Whether it is the one that is chosen.
    public let isBest: Bool

    /// A choice.
    package init(
      cardWidth: Double, maximumCardHeight: Double?, levers: [ViewLever.Value], objectives: Objectives,
      isEfficient: Bool, isBest: Bool
    ) {
      self.cardWidth = cardWidth
      self.maximumCardHeight = maximumCardHeight
      self.levers = levers
      self.objectives = objectives
      self.isEfficient = isEfficient
      self.isBest = isBest
    }
  }

  /// The shelf that the choice is for; `nil` where it is for all.
  public package(set) var shelf: String?
  /// The text sizes, scales and locales that the choice is for; their card width is today's.
  public package(set) var variants: [Variant] = []
  /// The objective that was minimized.
  public package(set) var objective = Objective.containerHeight
  /// The limits that were kept, today's cut cards and lost lines included.
  public package(set) var limits = Limits()
  /// The names of the levers.
  public package(set) var leverNames: [String] = []
  /// How many shelves there are.
  public package(set) var shelfCount = 0
  /// How many cards there are.
  public package(set) var cardCount = 0
  /// Whether no width of the range is better than the best candidate.
  public package(set) var isExact = true
  /// The step in points of the widths that it is exact for; `nil` where it is exact for every width.
  public package(set) var gridStep: Double?
  /// How many candidates there were.
  public package(set) var candidateCount = 0
  /// The front, or all candidates if these were asked for: by rising width, then maximum, then levers.
  public package(set) var candidates: [Choice] = []
  /// The configuration's own choice, which may lie outside of what there was to choose from.
  public package(set) var today: Choice
  /// The best that keeps to the limits; `nil` where none does.
  public package(set) var best: Choice?
  /// Where none does, the one that misses them by the least.
  public package(set) var nearest: Choice?
  /// The whole and half points next to the width of the best choice, or of the nearest, with the same other levers: the
  /// numbers that a designer would write instead. Empty where its width is one, or where there are some widths alone.
  public package(set) var designNumbers: [Choice] = []
  /// A sentence that says why.
  public package(set) var reason = ""
  /// The card that makes narrower ones worse, as a part of ``reason``; `nil` where it is no single one.
  package var turningPoint: String?
  /// The objectives of the best choice, or of another one where nothing keeps to the limits, from other widths on.
  package var curve: [(width: Double, objectives: Objectives)] = []
  /// Whether the curve holds at the widths between its points, rather than at these alone.
  package var isCurveWhole = true
  /// A shelf of today, of the best choice and of the next one on the front.
  package var sketches: [ShelfSketch] = []

  /// A report that begins with today’s choice.
  package init(today: Choice) { self.today = today }

  /// How much worse today's choice is than the best one, as a part of what the best one is; `nil` without a best one.
  public var loss: Double? {
    guard let best else { return nil }
    let (least, own) = (objective.value(of: best.objectives), objective.value(of: today.objectives))
    return own == least ? 0 : (own - least) / least
  }

  /// Some cards of a shelf as a choice has them: lengths in points.
  package struct ShelfSketch: Sendable {
    package let title: String
    /// The maximum height and the levers, where these were to choose.
    package let settings: String
    package let shelf: String
    package let geometry: Shelf
    package let itemHeight: Double
    package let cards: [Card]
    package let cardCount: Int

    /// A sketch.
    package init(
      title: String, settings: String, shelf: String, geometry: Shelf, itemHeight: Double, cards: [Card], cardCount: Int
    ) {
      self.title = title
      self.settings = settings
      self.shelf = shelf
      self.geometry = geometry
      self.itemHeight = itemHeight
      self.cards = cards
      self.cardCount = cardCount
    }

    /// A card of the sketch.
    package struct Card: Sendable {
      package let name: String
      package let contentHeight: Double
      /// Its views in the sketch; none where they are not known.
      package let views: [PlacedView]

      /// A card.
      package init(name: String, contentHeight: Double, views: [PlacedView]) {
        self.name = name
        self.contentHeight = contentHeight
        self.views = views
      }
    }
  }
}
