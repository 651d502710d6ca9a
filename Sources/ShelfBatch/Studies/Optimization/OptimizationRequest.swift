import Catalog
import ShelfOptimizer
import ShelfSizing

/// The choices, the objective and the limits of an optimization.
public struct OptimizationRequest: Sendable {
  /// The card widths to choose from.
  public enum Widths: Sendable, Hashable {
    /// Every width of a range, in points; or those from its start on at multiples of a step.
    case every(in: ClosedRange<Double>, step: Double? = nil)
    /// Some widths, in points.
    case each([Double])
    /// Every width of which all devices show so many cards.
    case showing(ClosedRange<Double>)
  }

  /// The number of choices where there are several text sizes, scales and locales, or shelves.
  public enum Over: String, Sendable, CaseIterable {
    /// One choice, each of whose objectives is the worst over all of them.
    case worst
    /// A choice for each of them.
    case each
    /// A choice for each shelf in each of them.
    case eachShelf = "each-shelf"
  }

  /// The card widths; `nil` for those of the configuration.
  public var cardWidths: Widths?
  /// The maximum card heights to choose from, in points, where `nil` is no limit; empty for the configuration's own.
  public var maximumCardHeights: [Double?] = []
  /// The properties of views to choose values for.
  public var viewLevers: [ViewLever] = []
  /// Apple's devices by name, by the beginning of names, or `all`: the narrowest decides how many cards are visible.
  public var devices: [String] = []
  /// The objective to minimize.
  public var objective = Objective.containerHeight
  /// The limits that the choice may not exceed. Where none is given for cut cards, or for lost lines, today's number is
  /// the limit.
  public var limits = Limits()
  /// The number of choices where there are several variants and shelves.
  public var over = Over.worst
  /// The field that says how much a shelf counts, by the first of its records that has a number above 0 there; `nil`
  /// where all count alike.
  public var weightField: String?
  /// Whether the report lists every candidate rather than the front.
  public var keepsAll = false

  /// Nothing to choose from.
  public init() {}
}

extension OptimizationRequest {
  /// The card widths, with the narrowest screen that shows them.
  struct Space {
    let widths: [Double]
    /// `nil` where there are some widths alone.
    let range: ClosedRange<Double>?
    let maxima: [Double?]
    /// Points.
    let containerWidth: Double?
  }

  /// The card widths and maximum heights to choose from, with the container's width.
  func space(_ configuration: ShelfConfiguration, today shelf: Shelf) throws(BatchError) -> Space {
    let screens = try screens()
    let written = try CardWidths(try wanted(configuration, shelf, screens))
    guard limits.visible == nil || !screens.isEmpty else {
      throw BatchError(.setting, "how many cards are visible depends on the screen; name devices")
    }
    for maximum in maximumCardHeights.compactMap({ $0 }) where !NumberLimits.allow(maximum, positive: true) {
      throw BatchError(
        .setting, "\(ShelfError(name: "maximumCardHeight", value: maximum, mustBePositive: true))")
    }
    let maxima = Set(maximumCardHeights.compactMap { $0 }).sorted().map(Double?.some)
    return Space(
      widths: written.widths.map(\.value).sorted(), range: written.range,
      maxima: maximumCardHeights.isEmpty
        ? [shelf.maximumCardHeight] : maxima + (maximumCardHeights.contains(nil) ? [nil] : []),
      containerWidth: screens.min())
  }

  /// The widths of the devices in points.
  private func screens() throws(BatchError) -> [Double] {
    var widths: [Double] = []
    for name in devices {
      widths += try SettingOrigin.given.devices(named: name).map(\.size.width)
    }
    return widths
  }

  private func wanted(
    _ configuration: ShelfConfiguration, _ shelf: Shelf, _ screens: [Double]
  ) throws(BatchError) -> ShelfConfiguration {
    var wanted = configuration
    switch cardWidths {
    case nil: break
    case .each(let widths):
      guard !widths.isEmpty else { throw BatchError(.setting, "there are no card widths to choose from") }
      wanted.cardWidths = .list(widths.map { Setting($0, .given) })
    case .every(let range, let step):
      wanted.cardWidths = try OptimizationRequest.range(range.lowerBound, range.upperBound, step)
    case .showing(let counts):
      guard !screens.isEmpty, counts.lowerBound > 0 else {
        throw BatchError(.setting, "so many cards are visible on a screen; name devices, and counts above 0")
      }
      let narrowest = screens.map { shelf.cardWidth(showing: counts.upperBound, inContainerOfWidth: $0) }.max()
      let widest = screens.map { shelf.cardWidth(showing: counts.lowerBound, inContainerOfWidth: $0) }.min()
      guard let narrowest, let widest, narrowest <= widest else {
        throw BatchError(
          .setting,
          "no card width shows so many cards on each of the devices: the widest asks for at least "
            + "\(rounded(narrowest ?? 0)) points, the narrowest for at most \(rounded(widest ?? 0)); name fewer devices or more "
            + "counts")
      }
      wanted.cardWidths = try OptimizationRequest.range(narrowest, widest)
    }
    return wanted
  }

  private static func range(
    _ from: Double, _ to: Double, _ step: Double? = nil
  ) throws(BatchError) -> ShelfConfiguration.CardWidths {
    guard from > 0, from <= to, to.isFinite, step ?? 1 > 0 else {
      throw BatchError(.setting, "no card width lies between \(rounded(from)) and \(rounded(to))")
    }
    return .range(Setting(ShelfConfiguration.WidthRange(from: from, to: to, step: step), .given))
  }
}
