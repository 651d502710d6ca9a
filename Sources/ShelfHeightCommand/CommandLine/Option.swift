import CollectionLayout
import ShelfBatch
import ShelfSizing

/// An option that is no setting of a configuration: its flag, and how its value is read. It is made in ``Options`` alone.
struct Option<Value: Sendable>: AnyOption {
  let flag: Flag
  /// The text that is read where it is not given.
  let standard: String?
  let read: FlagNotation<Value>.Reading

  /// - Parameters:
  ///   - name: in kebab case.
  ///   - short: its name of one letter.
  ///   - notation: how its value is written.
  ///   - placeholder: the word for its value in the help; `nil` for a switch.
  ///   - choices: values that shells offer.
  ///   - standard: the text that is read where it is not given.
  ///   - shownStandard: what the help shows instead.
  ///   - otherTexts: the help of subcommands to which it means something else.
  init(
    _ name: String, short: String? = nil, _ notation: FlagNotation<Value>, _ placeholder: String? = nil,
    for subcommands: [Subcommand], choices: [String] = [], standard: String? = nil, shownStandard: String? = nil,
    _ text: String, elsewhere otherTexts: [Subcommand: String] = [:]
  ) {
    flag = Flag(
      name, short: short, placeholder, for: subcommands, choices: notation.choices + choices,
      standard: shownStandard ?? standard, text, elsewhere: otherTexts)
    self.standard = standard
    read = notation.read
  }
}

/// Anything with a flag: an option, or a setting.
protocol AnyOption: Sendable {
  var flag: Flag { get }
}

extension AnyOption {
  /// The name with its hyphens.
  var name: String { flag.name }
}

extension SettingEntry: AnyOption {}

// MARK: How values are written

extension FlagValue {
  /// A whole number, or `device` for none.
  static func columns(_ text: String, of name: String) throws(BatchError) -> Int? {
    if text == "device" { return nil }
    guard let count = Int(text) else { throw invalid(text, of: name, "a whole number, or device") }
    return count
  }

  /// `120,80`, `automatic` or `estimated`.
  static func itemSize(_ text: String, of name: String) throws(BatchError) -> CollectionSettings.ItemSize {
    if text == "automatic" { return .automatic }
    if text == "estimated" { return .estimated }
    let sides = try numbers(text, of: name)
    guard sides.count == 2 else { throw invalid(text, of: name, "width,height or automatic or estimated") }
    return .fixed(Size(width: sides[0], height: sides[1]))
  }

  /// `0.85` is a part of the container, `320` are points.
  static func groupWidth(_ text: String, of name: String) throws(BatchError) -> CompositionalLayout.Dimension {
    let width = try number(text, of: name)
    guard NumberLimits.allow(width, positive: true) else { throw invalid(text, of: name, "a part up to 1, or points") }
    return width > 1 ? .absolute(width) : .fractionalWidth(width)
  }

  /// `0.5` is a part of the container, `260` are points; `estimated`, or `uniformAcrossSiblings:200` with its estimate.
  static func groupHeight(_ text: String, of name: String) throws(BatchError) -> CompositionalLayout.Dimension {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let isNamed = ["estimated", "uniformAcrossSiblings"].contains(parts[0])
    var height = CollectionSettings.CardGroups.estimate
    if let written = isNamed ? parts.dropFirst().first : text { height = try number(written, of: name) }
    guard NumberLimits.allow(height, positive: true) else {
      throw invalid(text, of: name, "a part up to 1, points, estimated or uniformAcrossSiblings")
    }
    if isNamed { return parts[0] == "estimated" ? .estimated(height) : .uniformAcrossSiblings(estimate: height) }
    return height > 1 ? .absolute(height) : .fractionalHeight(height)
  }

  /// `0,100,375,812`: x, y, width, height.
  static func rect(_ text: String, of name: String) throws(BatchError) -> Rect {
    let numbers = try numbers(text, of: name)
    guard numbers.count == 4, numbers[2] >= 0, numbers[3] >= 0 else {
      throw invalid(text, of: name, "x,y,width,height")
    }
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}
