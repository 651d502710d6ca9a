/// How many columns a kind of device shows, upright and across.
///
/// The defaults are the 2018 waterfall article's: two and three on a pad, one and two on a phone, one on anything else.
public struct ColumnCounts: Sendable, Hashable {
  /// The kind of device, as far as the counts differ: `UIUserInterfaceIdiom`.
  public enum Idiom: Sendable, Hashable, CaseIterable {
    /// `UIUserInterfaceIdiom.pad`.
    case pad
    /// `UIUserInterfaceIdiom.phone`.
    case phone
    /// Any other: a television, a car, a Mac.
    case other
  }

  /// How the device is held.
  public enum Orientation: Sendable, Hashable, CaseIterable {
    /// Upright.
    case portrait
    /// Across.
    case landscape
  }

  /// The counts of one idiom.
  public struct Pair: Sendable, Hashable {
    /// The columns of a device that is held upright.
    public var portrait: Int
    /// The columns of a device that is held across.
    public var landscape: Int

    /// Two counts.
    ///
    /// - Parameters:
    ///   - portrait: columns upright.
    ///   - landscape: columns across.
    public init(portrait: Int, landscape: Int) {
      self.portrait = portrait
      self.landscape = landscape
    }
  }

  /// A pad's columns.
  public var pad: Pair
  /// A phone's columns.
  public var phone: Pair
  /// The columns of all other devices.
  public var other: Pair

  /// Counts for each idiom; the defaults are the article's.
  ///
  /// - Parameters:
  ///   - pad: a pad's.
  ///   - phone: a phone's.
  ///   - other: those of anything else.
  public init(
    pad: Pair = Pair(portrait: 2, landscape: 3), phone: Pair = Pair(portrait: 1, landscape: 2),
    other: Pair = Pair(portrait: 1, landscape: 1)
  ) {
    self.pad = pad
    self.phone = phone
    self.other = other
  }

  /// The columns of a device.
  ///
  /// - Parameters:
  ///   - idiom: what it is.
  ///   - orientation: how it is held.
  public func count(for idiom: Idiom, _ orientation: Orientation) -> Int {
    let pair =
      switch idiom {
      case .pad: pad
      case .phone: phone
      case .other: other
      }
    return orientation == .portrait ? pair.portrait : pair.landscape
  }
}
