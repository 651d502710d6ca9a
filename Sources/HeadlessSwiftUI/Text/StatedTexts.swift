/// The surroundings of texts that no view sets: what a device would know is stated, so that one input gives one size.
package enum StatedTexts {
  /// The moment that relative dates and timers are counted from; `nil` for that of the run.
  @TaskLocal package static var now: Date?
  /// The language and the region.
  @TaskLocal package static var locale = Locale(identifier: "en_US")
  /// The time zone.
  package static let timeZone = TimeZone(secondsFromGMT: 0) ?? .current

  /// The moment that a text counts from. A text that asks says so.
  static func moment() -> Date {
    if let now = now ?? StatedDevice.now { return now }
    Messages.sayOnce("note: a text counts from the present moment, so that its size may be another one in a later run")
    return Date()
  }
}
