import Catalog
import ShelfSizing

/// How values are written after flags.
package enum FlagValue {
  /// The parts between commas, one or more, of which some may be empty.
  package static func parts(_ text: String) -> [String] {
    // By scalars: a mark after a comma would make it another Character.
    text.unicodeScalars.split(separator: ",", omittingEmptySubsequences: false)
      .map { String($0.trimmingPrefix { $0 == " " }) }
  }

  /// A number in the decimal notation of JSON.
  package static func number(_ text: String, of flag: String) throws(BatchError) -> Double {
    guard let number = Double(decimal: text.utf8) else {
      throw invalid(text, of: flag, "a finite number of at most 1e15")
    }
    return number
  }

  /// Numbers that commas part.
  package static func numbers(_ text: String, of flag: String) throws(BatchError) -> [Double] {
    var numbers: [Double] = []
    for part in parts(text) { numbers.append(try number(part, of: flag)) }
    return numbers
  }

  /// A whole number from `minimum` on.
  package static func count(
    _ text: String, from minimum: Int = 1, upTo maximum: Int = .max, of flag: String
  ) throws(BatchError) -> Int {
    guard let count = Int(text), count >= minimum, count <= maximum else {
      throw invalid(text, of: flag, "a whole number from \(minimum)" + (maximum < .max ? " to \(maximum)" : ""))
    }
    return count
  }

  /// The value of one of some names.
  package static func choice<Value>(
    _ text: String, of flag: String, among values: [(name: String, value: Value)]
  ) throws(BatchError) -> Value {
    guard let choice = values.first(where: { $0.name == text }) else {
      throw invalid(text, of: flag, values.map(\.name).joined(separator: ", "))
    }
    return choice.value
  }

  /// A date, or a date and a time of UTC, in seconds from the start of 1970: `2026-12-01`, `2026-12-01T09:30:00Z`.
  package static func moment(_ text: String, of flag: String) throws(BatchError) -> Double {
    let shape = String(text.map { $0.isASCII && $0.isWholeNumber ? "0" : $0 })
    let parts = text.split { !$0.isWholeNumber }.map { Int($0) ?? 0 } + [0, 0, 0, 0, 0, 0]
    let (year, month, day, hour, minute, second) = (parts[0], parts[1], parts[2], parts[3], parts[4], parts[5])
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    guard ["0000-00-00", "0000-00-00T00:00Z", "0000-00-00T00:00:00Z"].contains(shape), (1...12).contains(month),
      (1...lengths[month - 1]).contains(day), hour < 24, minute < 60, second < 60
    else { throw invalid(text, of: flag, "a date, or a date and a time of UTC: 2026-12-01T09:30:00Z") }
    // Leap days before the year, from the year 1 on.
    let before = year - 1
    let years = 365 * before + before / 4 - before / 100 + before / 400
    let days = years + lengths.prefix(month - 1).reduce(0, +) + day - 1 - 719_162
    return Double(((days * 24 + hour) * 60 + minute) * 60 + second)
  }

  /// Points: a list, `120..400`, or `120..400:8` with a step.
  package static func cardWidths(
    _ text: String, of flag: String
  ) throws(BatchError) -> ShelfConfiguration.CardWidths {
    let ends = text.split(separator: "..", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard ends.count == 2 else { return .list(try numbers(text, of: flag).map { Setting($0, .given) }) }
    guard !text.contains(",") else { throw invalid(text, of: flag, "a list or one range") }
    let parts = ends[1].split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let from = try number(ends[0], of: flag)
    let to = try number(parts[0], of: flag)
    let step = parts.count == 2 ? try number(parts[1], of: flag) : nil
    guard from > 0, from <= to, step ?? 1 > 0 else { throw invalid(text, of: flag, "from..to or from..to:step") }
    return .range(Setting(ShelfConfiguration.WidthRange(from: from, to: to, step: step), .given))
  }

  /// `8` or `8,16,8,16`: top, leading, bottom, trailing.
  package static func insets(_ text: String, of flag: String) throws(BatchError) -> EdgeInsets {
    let sides = try numbers(text, of: flag)
    switch sides.count {
    case 1: return EdgeInsets(all: sides[0])
    case 4: return EdgeInsets(top: sides[0], leading: sides[1], bottom: sides[2], trailing: sides[3])
    default: throw invalid(text, of: flag, "one number or top,leading,bottom,trailing")
    }
  }

  /// `titleLabel=name,bodyLabel=text`
  static func bindings(_ text: String, of flag: String) throws(BatchError) -> [ShelfConfiguration.Binding] {
    try views(text, of: flag, "view=field, …").map { view, field in
      ShelfConfiguration.Binding(view: Setting(view, .given), field: Setting(field, .given))
    }
  }

  /// `titleLabel=2,bodyLabel=3`
  static func fit(_ text: String, of flag: String) throws(BatchError) -> [ShelfConfiguration.FitRule] {
    var rules: [ShelfConfiguration.FitRule] = []
    for (view, lines) in try views(text, of: flag, "view=lines, …") {
      var rule = ShelfConfiguration.FitRule(view: Setting(view, .given))
      rule.lines = Setting(try count(lines, of: flag), .given)
      rules.append(rule)
    }
    return rules
  }

  /// Names of views, each with a value.
  private static func views(
    _ text: String, of flag: String, _ expectation: String
  ) throws(BatchError) -> [(view: String, value: String)] {
    var views: [(view: String, value: String)] = []
    for written in parts(text) where !written.isEmpty {
      let parts = written.unicodeScalars.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2 else { throw invalid(written, of: flag, expectation) }
      // The second one would take the first one's place in silence.
      if views.contains(where: { $0.view.utf8.elementsEqual(parts[0].utf8) }) {
        throw invalid(written, of: flag, "each view once")
      }
      views.append((parts[0], parts[1]))
    }
    return views
  }

  /// The error about a value that a flag does not take.
  package static func invalid(_ text: String, of flag: String, _ expectation: String) -> BatchError {
    BatchError(.setting, "The value '\(text)' is invalid for '\(flag)': it takes \(expectation)")
  }
}
