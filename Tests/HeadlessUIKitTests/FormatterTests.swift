import Foundation
import HeadlessUIKit
import Testing

/// Formatters that Foundation lacks on Linux; the texts are the examples of Apple's documentation where one is named.
@MainActor struct FormatterTests {
  private func duration(
    _ style: DateComponentsFormatter.UnitsStyle = .positional, _ units: NSCalendar.Unit = [],
    _ zeroes: DateComponentsFormatter.ZeroFormattingBehavior = .default, of seconds: TimeInterval
  ) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.calendar?.locale = Locale(identifier: "en_US")
    (formatter.unitsStyle, formatter.allowedUnits, formatter.zeroFormattingBehavior) = (style, units, zeroes)
    return formatter.string(from: seconds)
  }

  /// `DateComponentsFormatter.UnitsStyle` and `ZeroFormattingBehavior`.
  @Test func durations() {
    let all: NSCalendar.Unit = [.day, .hour, .minute, .second]
    #expect(duration(of: 4200) == "1:10:00")
    #expect(duration(of: 3610) == "1:00:10")
    #expect(duration(.abbreviated, all, of: 3610) == "1h 10s")
    #expect(duration(.abbreviated, all, .dropLeading, of: 600) == "10m 0s")
    #expect(duration(.positional, all, .pad, of: 3600) == "0d 1:00:00")
    #expect(duration(.abbreviated, all, .pad, of: 3600) == "0d 1h 0m 0s")
    #expect(duration(.short, of: 4200) == "1 hr, 10 min")
    #expect(duration(.full, of: 4200) == "1 hour, 10 minutes")
  }

  @Test func durationsAtTheirEnds() {
    #expect(duration(.positional, [.minute, .second], of: 3725) == "62:05")
    #expect(duration(.positional, [.minute, .second], .pad, of: 5) == "0:05")
    #expect(duration(of: 0) == "0")
    #expect(duration(of: -65) == "-1:05")
    #expect(duration(.full, [.month], of: 0) == nil)
    let formatter = DateComponentsFormatter()
    formatter.maximumUnitCount = 1
    formatter.unitsStyle = .abbreviated
    #expect(formatter.string(from: DateComponents(hour: 1, minute: 30)) == "1h")
  }

  /// `RelativeDateTimeFormatter.UnitsStyle` and `DateTimeStyle`.
  @Test func relativeDates() {
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = Locale(identifier: "en_US")
    let now = Date(timeIntervalSinceReferenceDate: 700_000_000)
    func text(_ seconds: TimeInterval) -> String {
      formatter.localizedString(for: now.addingTimeInterval(seconds), relativeTo: now)
    }
    #expect(text(-7200) == "2 hours ago" && text(-7100) == "1 hour ago" && text(7200) == "in 2 hours")
    #expect(formatter.localizedString(from: DateComponents(month: -2, day: -3)) == "2 months ago")
    formatter.unitsStyle = .spellOut
    #expect(formatter.localizedString(from: DateComponents(month: -2)) == "two months ago")
    formatter.unitsStyle = .short
    #expect(formatter.localizedString(from: DateComponents(month: -2)) == "2 mo. ago")
    formatter.dateTimeStyle = .named
    #expect(formatter.localizedString(from: DateComponents(day: -1)) == "yesterday")
  }

  @Test func lists() {
    let formatter = ListFormatter()
    formatter.locale = Locale(identifier: "en_US")
    #expect(formatter.string(from: ["a", 2, "c"]) == "a, 2, and c")
  }
}
