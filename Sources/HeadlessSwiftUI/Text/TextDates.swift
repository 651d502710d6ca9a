nonisolated extension Text {
  /// How a date is shown.
  public struct DateStyle: Hashable, Sendable, Codable {
    enum Kind: String, Codable { case time, date, relative, offset, timer }
    let kind: Kind
    /// "11:23 PM".
    public static let time = DateStyle(kind: .time)
    /// "June 3, 2019".
    public static let date = DateStyle(kind: .date)
    /// "11 min, 14 sec", from the present moment.
    public static let relative = DateStyle(kind: .relative)
    /// "-11 minutes": the present moment, counted from the date.
    public static let offset = DateStyle(kind: .offset)
    /// "15:00", from the present moment.
    public static let timer = DateStyle(kind: .timer)
  }

  /// A date, or the time from the present moment to it.
  public init(_ date: Date, style: DateStyle) { self.init(DateText(.date(date, style))) }
  /// The time between two dates.
  public init(_ dates: ClosedRange<Date>) { self.init(DateText(.range(dates))) }
  /// The time between two dates.
  public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }
  /// A timer that runs in an interval.
  ///
  /// - Parameters:
  ///   - timerInterval: when it begins and ends.
  ///   - pauseTime: when it has stopped; `nil` where it runs.
  ///   - countsDown: whether it shows what is left, rather than what has gone by.
  ///   - showsHours: whether hours stand before minutes.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
  ) {
    self.init(DateText(.timer(timerInterval, pauseTime, countsDown: countsDown, showsHours: showsHours)))
  }

  /// A value as a style writes it, in the language of the text's place unless the style names one.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String { self.init(FormattedText(input, format)) }
  /// A value as a style writes it, with attributes.
  @_disfavoredOverload public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
    self.init(FormattedText(input, format) { Text($0) })
  }
  /// A value as a formatter writes it.
  public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.written(subject) ?? "")
  }
  /// An object as a formatter writes it.
  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.written(subject) ?? "")
  }
}

extension Formatter {
  /// A value as the formatter writes it. A formatter does not tell whether the app has named its language, so that
  /// it is left as it is.
  nonisolated func written(_ value: Any) -> String? {
    Messages.sayOnce(
      "note: a text by a Formatter is in the language and the time zone that the formatter names, and in the machine's "
        + "where it names none")
    return string(for: value)
  }
}

/// A text of dates.
final class DateText: TextSource, @unchecked Sendable {
  enum Content: Equatable {
    case date(Date, Text.DateStyle)
    case range(ClosedRange<Date>)
    case timer(ClosedRange<Date>, Date?, countsDown: Bool, showsHours: Bool)
  }
  private let content: Content

  init(_ content: Content) { self.content = content }

  override func isSame(as other: TextSource) -> Bool { (other as? DateText)?.content == content }
  override func parts(in surroundings: TextSurroundings) -> [TextPart] {
    [TextPart(string: string(surroundings), attributes: TextAttributes())]
  }

  private func string(_ surroundings: TextSurroundings) -> String {
    switch content {
    case .date(let date, let style): return string(date, style, surroundings)
    case .range(let dates):
      // A place of one moment has no interval.
      guard dates.lowerBound < dates.upperBound else { return string(dates.lowerBound, .time, surroundings) }
      return (dates.lowerBound..<dates.upperBound).formatted(
        Date.IntervalFormatStyle(
          date: .omitted, time: .shortened, locale: surroundings.locale, calendar: surroundings.calendar,
          timeZone: surroundings.timeZone))
    case .timer(let interval, let pause, let countsDown, let showsHours):
      let moment = min(max(pause ?? StatedTexts.moment(), interval.lowerBound), interval.upperBound)
      let span =
        countsDown ? interval.upperBound.timeIntervalSince(moment) : moment.timeIntervalSince(interval.lowerBound)
      return DateText.clock(span, showsHours: showsHours)
    }
  }

  private func string(_ date: Date, _ style: Text.DateStyle, _ surroundings: TextSurroundings) -> String {
    func formatted(_ day: Date.FormatStyle.DateStyle, _ time: Date.FormatStyle.TimeStyle) -> String {
      date.formatted(
        Date.FormatStyle(
          date: day, time: time, locale: surroundings.locale, calendar: surroundings.calendar,
          timeZone: surroundings.timeZone))
    }
    switch style.kind {
    case .time: return formatted(.omitted, .shortened)
    case .date: return formatted(.long, .omitted)
    case .timer: return DateText.clock(abs(date.timeIntervalSince(StatedTexts.moment())), showsHours: true)
    // WidgetKit, "Displaying dynamic dates": a date in 11 minutes and 14 seconds is "11 min, 14 sec", and "-11 minutes".
    case .relative: return span(to: date, StatedTexts.moment(), .short, units: 2, surroundings)
    case .offset:
      let now = StatedTexts.moment()
      return (now < date ? "-" : "+") + span(to: date, now, .full, units: 1, surroundings)
    }
  }

  private func span(
    to date: Date, _ now: Date, _ style: DateComponentsFormatter.UnitsStyle, units: Int,
    _ surroundings: TextSurroundings
  ) -> String {
    let formatter = DateComponentsFormatter()
    formatter.allowedUnits = [.year, .month, .day, .hour, .minute, .second]
    (formatter.unitsStyle, formatter.maximumUnitCount) = (style, units)
    formatter.calendar = surroundings.calendar
    return formatter.string(from: min(date, now), to: max(date, now)) ?? ""
  }

  /// Minutes and seconds as "2:32", hours as "36:59:01" (documentation of `Text.DateStyle.timer`).
  private static func clock(_ span: TimeInterval, showsHours: Bool) -> String {
    let seconds = Int(min(max(span, 0), 1e12).rounded())
    let (hours, minutes) = showsHours ? (seconds / 3600, seconds / 60 % 60) : (0, seconds / 60)
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return hours > 0 ? "\(hours):\(two(minutes)):\(two(seconds % 60))" : "\(minutes):\(two(seconds % 60))"
  }
}

/// A value that a style writes.
final class FormattedText<Style: FormatStyle>: TextSource, @unchecked Sendable
where Style.FormatInput: Equatable {
  private let input: Style.FormatInput
  private let style: Style
  private let text: (Style.FormatOutput) -> Text

  init(_ input: Style.FormatInput, _ style: Style, _ text: @escaping (Style.FormatOutput) -> Text) {
    (self.input, self.style, self.text) = (input, style, text)
  }
  convenience init(_ input: Style.FormatInput, _ style: Style) where Style.FormatOutput == String {
    self.init(input, style) { Text(verbatim: $0) }
  }

  override func isSame(as other: TextSource) -> Bool {
    guard let other = other as? FormattedText<Style> else { return false }
    return input == other.input && style == other.style
  }

  override func parts(in surroundings: TextSurroundings) -> [TextPart] {
    // A style that names its language keeps it, and one of dates its time zone.
    let namesNone = style == style.locale(.autoupdatingCurrent) || style == style.locale(.current)
    let own = namesNone ? style.locale(surroundings.locale) : style
    guard
      let string = (own as? Date.FormatStyle).flatMap({ dates($0, surroundings) }) ?? interval(own, surroundings)
        ?? relative(own)
    else {
      if own is Date.AttributedStyle {
        Messages.sayOnce("note: a date with attributes is in the machine's time zone where its style names none")
      }
      return text(own.format(input)).parts(in: surroundings)
    }
    return [TextPart(string: string, attributes: TextAttributes())]
  }

  private func interval(_ style: Style, _ surroundings: TextSurroundings) -> String? {
    guard var style = style as? Date.IntervalFormatStyle, let dates = input as? Range<Date> else { return nil }
    if style.timeZone == .autoupdatingCurrent || style.timeZone == .current { style.timeZone = surroundings.timeZone }
    return style.format(dates)
  }

  private func dates(_ style: Date.FormatStyle, _ surroundings: TextSurroundings) -> String? {
    guard let date = input as? Date else { return nil }
    var style = style
    if style.timeZone == .autoupdatingCurrent || style.timeZone == .current { style.timeZone = surroundings.timeZone }
    return style.format(date)
  }

  /// A date from the present moment.
  private func relative(_ style: Style) -> String? {
    guard let style = style as? Date.RelativeFormatStyle, let date = input as? Date else { return nil }
    return Date.AnchoredRelativeFormatStyle(
      anchor: date, presentation: style.presentation, unitsStyle: style.unitsStyle, locale: style.locale,
      calendar: style.calendar, capitalizationContext: style.capitalizationContext
    ).format(StatedTexts.moment())
  }
}
