import Foundation

#if !canImport(ObjectiveC)
  /// Texts such as "2 hours ago", which Foundation lacks on Linux; the words are those of its own format styles.
  ///
  /// A span counts in whole units of the largest kind that it has, as in Apple's examples.
  open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
    /// Whether days and the like have names.
    public enum DateTimeStyle: Int, Sendable {
      /// "1 day ago".
      case numeric
      /// "yesterday".
      case named
    }
    /// How units are written.
    public enum UnitsStyle: Int, Sendable {
      /// "2 months ago".
      case full
      /// "two months ago".
      case spellOut
      /// "2 mo. ago".
      case short
      /// "2mo ago".
      case abbreviated
    }

    /// Whether days and the like have names.
    open var dateTimeStyle = DateTimeStyle.numeric
    /// How units are written.
    open var unitsStyle = UnitsStyle.full
    /// Where a text stands, which decides its first letter.
    open var formattingContext = Formatter.Context.unknown
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// Counts days and months.
    open var calendar: Calendar! = Calendar.current
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The language.
    open var locale: Locale! = Locale.current

    /// Writes numbers in full units.
    public override init() { super.init() }
    /// A formatter from an archive, of which nothing is read.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// A date as seen from another.
    open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
      text(
        calendar.dateComponents(
          [.year, .month, .weekOfMonth, .day, .hour, .minute, .second], from: referenceDate, to: date))
    }

    /// A number of seconds from now.
    open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
      let now = Date()
      return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
    }

    /// Components from now; the largest that is not 0 counts.
    open func localizedString(from dateComponents: DateComponents) -> String { text(dateComponents) }

    /// The text of a date from now.
    open override func string(for obj: Any?) -> String? {
      (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
    }

    private func text(_ components: DateComponents) -> String {
      let kinds: [Calendar.Component] = [.year, .month, .weekOfMonth, .day, .hour, .minute, .second]
      let largest = kinds.first { (components.value(for: $0) ?? 0) != 0 } ?? .second
      let now = Date(timeIntervalSinceReferenceDate: 0)
      let date = calendar.date(byAdding: largest, value: components.value(for: largest) ?? 0, to: now) ?? now
      return Date.AnchoredRelativeFormatStyle(
        anchor: date, presentation: dateTimeStyle == .named ? .named : .numeric, unitsStyle: words, locale: locale,
        calendar: calendar, capitalizationContext: capitalization
      ).format(now)
    }

    private var words: Date.RelativeFormatStyle.UnitsStyle {
      switch unitsStyle {
      case .full: .wide
      case .spellOut: .spellOut
      case .short: .abbreviated
      case .abbreviated: .narrow
      }
    }

    private var capitalization: FormatStyleCapitalizationContext {
      switch formattingContext {
      case .beginningOfSentence: .beginningOfSentence
      case .middleOfSentence: .middleOfSentence
      case .standalone: .standalone
      case .listItem: .listItem
      default: .unknown
      }
    }
  }

  /// Texts such as "a, b, and c", which Foundation lacks on Linux.
  open class ListFormatter: Formatter, @unchecked Sendable {
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The language.
    open var locale: Locale! = Locale.current
    /// Writes each item; without one, items write themselves.
    open var itemFormatter: Formatter?

    /// Joins items in the language of the device.
    public override init() { super.init() }
    /// A formatter from an archive, of which nothing is read.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Joins texts in the language of the device.
    open class func localizedString(byJoining strings: [String]) -> String {
      strings.formatted(.list(type: .and))
    }

    /// Joins items.
    open func string(from items: [Any]) -> String? {
      items.map { itemFormatter?.string(for: $0) ?? "\($0)" }.formatted(.list(type: .and).locale(locale))
    }

    /// Joins items.
    open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap(string(from:)) }
  }
#endif
