import Foundation

#if !canImport(ObjectiveC)
  /// Texts such as "1:05" and "1h 5m", of which Foundation has the name alone on Linux.
  ///
  /// Numbers and zeroes are those of Apple's documentation, words those of Foundation's own format style.
  open class DateComponentsFormatter: Formatter, @unchecked Sendable {
    /// How units are written.
    public enum UnitsStyle: Int, Sendable {
      /// "1:10:00".
      case positional
      /// "1h 10m".
      case abbreviated
      /// "1 hr, 10 min".
      case short
      /// "1 hour, 10 minutes".
      case full
      /// "one hour, ten minutes"; here as `full`.
      case spellOut
      /// "1hr 10min"; here with spaces.
      case brief
    }
    /// Which units that are 0 are left out.
    public struct ZeroFormattingBehavior: OptionSet, Sendable {
      /// Foundation's value.
      public let rawValue: UInt
      /// Takes one of Foundation's values.
      public init(rawValue: UInt) { self.rawValue = rawValue }
      /// The first ones of numbers, and all of words.
      public static let `default` = ZeroFormattingBehavior(rawValue: 1 << 0)
      /// Those before the first that is not 0.
      public static let dropLeading = ZeroFormattingBehavior(rawValue: 1 << 1)
      /// Those between others.
      public static let dropMiddle = ZeroFormattingBehavior(rawValue: 1 << 2)
      /// Those behind the last that is not 0.
      public static let dropTrailing = ZeroFormattingBehavior(rawValue: 1 << 3)
      /// All of them.
      public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
      /// None.
      public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
    }

    /// How units are written.
    open var unitsStyle = UnitsStyle.positional
    /// The units; nothing stands for all.
    open var allowedUnits: NSCalendar.Unit = []
    /// Which units that are 0 are left out.
    open var zeroFormattingBehavior = ZeroFormattingBehavior.default
    /// Counts days and months.
    open var calendar: Calendar? = Calendar.current
    /// The date from which months count.
    open var referenceDate: Date?
    /// How many units there are at most; 0 for all.
    open var maximumUnitCount = 0
    /// Is kept alone: whole units are written.
    open var allowsFractionalUnits = false
    /// Is kept alone.
    open var collapsesLargestUnit = false
    /// Is kept alone.
    open var includesApproximationPhrase = false
    /// Is kept alone.
    open var includesTimeRemainingPhrase = false
    /// Where a text stands.
    open var formattingContext = Formatter.Context.unknown

    /// Writes numbers.
    public override init() { super.init() }
    /// A formatter from an archive, of which nothing is read.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// A text of components.
    open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
      let formatter = DateComponentsFormatter()
      formatter.unitsStyle = unitsStyle
      return formatter.string(from: components)
    }

    /// The text of a number of seconds.
    open func string(from timeInterval: TimeInterval) -> String? {
      let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
      let text = string(from: start, to: start.addingTimeInterval(abs(timeInterval)))
      return timeInterval <= -1 ? text.map { "-" + $0 } : text
    }

    /// The text of the time between dates.
    open func string(from startDate: Date, to endDate: Date) -> String? {
      let calendar = calendar ?? .current
      let units = Unit.all.filter { allowedUnits.isEmpty || !allowedUnits.isDisjoint(with: $0.unit) }
      let parts = calendar.dateComponents(Set(units.map(\.component)), from: startDate, to: endDate)
      return text(kept(units.map { ($0, parts.value(for: $0.component) ?? 0) }))
    }

    /// The text of components.
    open func string(from components: DateComponents) -> String? {
      let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
      let length = (calendar ?? .current).date(byAdding: components, to: start) ?? start
      return string(from: start, to: length)
    }

    /// The text of components, or of a number of seconds.
    open override func string(for obj: Any?) -> String? {
      switch obj {
      case let components as DateComponents: string(from: components)
      case let seconds as TimeInterval: string(from: seconds)
      default: nil
      }
    }

    /// A unit of time, as calendars and format styles name it.
    private struct Unit {
      let unit: NSCalendar.Unit
      let component: Calendar.Component
      /// Its word, and its seconds; months have none.
      var word: (unit: Duration.UnitsFormatStyle.Unit, seconds: Int)?

      static let all = [
        Unit(unit: .year, component: .year), Unit(unit: .month, component: .month),
        Unit(unit: [.weekOfMonth, .weekOfYear], component: .weekOfMonth, word: (.weeks, 604_800)),
        Unit(unit: .day, component: .day, word: (.days, 86400)),
        Unit(unit: .hour, component: .hour, word: (.hours, 3600)),
        Unit(unit: .minute, component: .minute, word: (.minutes, 60)),
        Unit(unit: .second, component: .second, word: (.seconds, 1)),
      ]
    }

    /// The units that are written; the last one where all are 0.
    private func kept(_ parts: [(unit: Unit, value: Int)]) -> ArraySlice<(unit: Unit, value: Int)> {
      var behavior = zeroFormattingBehavior
      if behavior.contains(.pad) {
        behavior = []
      } else if behavior.contains(.default) {
        behavior = unitsStyle == .positional ? .dropLeading : .dropAll
      }
      let first = parts.firstIndex { $0.value != 0 } ?? max(0, parts.count - 1)
      let last = parts.lastIndex { $0.value != 0 } ?? first
      let written = parts.enumerated().filter { index, part in
        part.value != 0 || index == first
          || !behavior.contains(index < first ? .dropLeading : index > last ? .dropTrailing : .dropMiddle)
      }.map(\.element)
      return maximumUnitCount > 0 ? written.prefix(maximumUnitCount) : written[...]
    }

    private func text(_ parts: ArraySlice<(unit: Unit, value: Int)>) -> String? {
      if unitsStyle == .positional {
        // Units above hours are words before the numbers.
        let clock = parts.filter { ($0.unit.word?.seconds ?? .max) <= 3600 }
        let words = parts.dropLast(clock.count)
        let numbers = clock.enumerated().map {
          $0.offset > 0 && $0.element.value < 10 ? "0\($0.element.value)" : "\($0.element.value)"
        }.joined(separator: ":")
        guard !words.isEmpty else { return numbers }
        return written(words, .narrow).map { clock.isEmpty ? $0 : $0 + " " + numbers }
      }
      switch unitsStyle {
      case .positional, .abbreviated: return written(parts, .narrow)
      case .short: return written(parts, .abbreviated)
      case .brief: return written(parts, .condensedAbbreviated)
      case .full, .spellOut: return written(parts, .wide)
      }
    }

    private func written(
      _ parts: ArraySlice<(unit: Unit, value: Int)>, _ width: Duration.UnitsFormatStyle.UnitWidth
    ) -> String? {
      let words = parts.compactMap(\.unit.word)
      guard words.count == parts.count else {
        Messages.sayOnce(
          "Months and years have no words of their own here: DateComponentsFormatter gives no text for them")
        return nil
      }
      let seconds = zip(parts, words).reduce(0) { $0 + $1.0.value * $1.1.seconds }
      return Duration.UnitsFormatStyle(
        allowedUnits: Set(words.map(\.unit)), width: width, zeroValueUnits: .show(length: 1)
      ).locale(calendar?.locale ?? .current).format(.seconds(seconds))
    }
  }
#endif
