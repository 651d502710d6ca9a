import Catalog
import ShelfBatch
import ShelfSizing

/// One option: its name, what its value is, and what the help says of it. The table of these (`Options`) feeds the
/// parser and the help, and values are asked for by them.
struct Option<Value: Sendable>: AnyOption {
  let name: String
  let short: String?
  let placeholder: String?
  let subcommands: [Subcommand]
  let choices: [String]
  /// The value where it is not given.
  let standard: Value?
  let isVariantDimension: Bool
  /// Makes a value of what is written.
  let read: @Sendable (_ text: String, _ name: String) throws(CommandError) -> Value
  private let text: String
  /// What the help says in subcommands that take one variant; `nil` for the same.
  private let textForOne: String?
  private let shownStandard: String?

  /// - Parameters:
  ///   - name: in kebab case; of an option that stands for a key of the configuration, that key's.
  ///   - short: a letter that stands for it.
  ///   - choices: the values that it takes, where they are few, or some that shells offer.
  ///   - placeholder: what stands for its value in the help; `nil` for a switch.
  ///   - standard: the value where it is not given.
  ///   - shownStandard: how the help tells that value, or what stands for one.
  ///   - isVariantDimension: whether several values of it make variants.
  init(
    _ name: String, short: String? = nil, _ placeholder: String?, _ subcommands: [Subcommand],
    choices: [String] = [], standard: Value? = nil,
    shownStandard: String? = nil, isVariantDimension: Bool = false, _ text: String, forOne textForOne: String? = nil,
    read: @escaping @Sendable (_ text: String, _ name: String) throws(CommandError) -> Value
  ) {
    self.name = "--" + name
    self.short = short.map { "-" + $0 }
    self.choices = choices
    self.placeholder = placeholder
    self.subcommands = subcommands
    self.standard = standard
    self.isVariantDimension = isVariantDimension
    self.text = text
    self.textForOne = textForOne
    self.shownStandard = shownStandard
    self.read = read
  }

  func help(for subcommand: Subcommand) -> String {
    let text = subcommand.takesOneVariant || subcommand == .text ? textForOne ?? text : text
    return text + (shownStandard.map { " (default: \($0))" } ?? "")
  }
}

/// An option whatever its value is.
protocol AnyOption: Sendable {
  /// The name with its hyphens.
  var name: String { get }
  /// The short name with its hyphen; `nil` for most options.
  var short: String? { get }
  /// The values that it takes, where they are few, or some that shells offer.
  var choices: [String] { get }
  /// What stands for its value in the help; `nil` for a switch.
  var placeholder: String? { get }
  /// The subcommands that take it.
  var subcommands: [Subcommand] { get }
  /// Whether several values of it make variants.
  var isVariantDimension: Bool { get }

  /// What it does.
  func help(for subcommand: Subcommand) -> String
}

extension AnyOption {
  /// `-o, --output`
  var spellings: String { [short, name].compactMap { $0 }.joined(separator: ", ") }
  /// Whether its value is the path of a file.
  var takesFile: Bool { placeholder == "file" }
}

// MARK: Kinds of values

extension Option<Bool> {
  /// A switch.
  static func flag(_ name: String, short: String? = nil, _ subcommands: [Subcommand], _ text: String) -> Option {
    Option(name, short: short, nil, subcommands, standard: false, text) { _, _ in true }
  }
}

extension Option<String> {
  /// A text as it is.
  static func text(
    _ name: String, short: String? = nil, _ placeholder: String, _ subcommands: [Subcommand], choices: [String] = [],
    standard: String? = nil, shownStandard: String? = nil, _ text: String
  ) -> Option {
    Option(
      name, short: short, placeholder, subcommands, choices: choices, standard: standard,
      shownStandard: shownStandard ?? standard, text
    ) { text, _ in text }
  }
}

extension Option<Double> {
  /// A number in decimal notation, of up to ``NumberLimits/largest``.
  static func number(
    _ name: String, _ placeholder: String, _ subcommands: [Subcommand], standard: Double? = nil,
    shownStandard: String? = nil, _ text: String
  ) -> Option {
    Option(
      name, placeholder, subcommands, standard: standard,
      shownStandard: shownStandard ?? standard.map(shortestDecimal), text, read: OptionValue.number)
  }
}

extension Option<Int> {
  /// A whole number from `minimum` on.
  static func count(
    _ name: String, _ placeholder: String, _ subcommands: [Subcommand], from minimum: Int = 1, standard: Int? = nil,
    shownStandard: String? = nil, _ text: String
  ) -> Option {
    Option(
      name, placeholder, subcommands, standard: standard, shownStandard: shownStandard ?? standard.map(String.init),
      text
    ) { (text, name) throws(CommandError) in
      guard let count = Int(text), count >= minimum else {
        throw .usage("The value '\(text)' is invalid for '\(name)': it takes a whole number from \(minimum)")
      }
      return count
    }
  }
}

extension Option<[String]> {
  /// Texts that commas part; what is empty is left out.
  static func list(
    _ name: String, _ placeholder: String, _ subcommands: [Subcommand], choices: [String] = [],
    standard: [String]? = nil, isVariantDimension: Bool = false, _ text: String
  ) -> Option {
    Option(
      name, placeholder, subcommands, choices: choices, standard: standard,
      shownStandard: standard?.joined(separator: ","), isVariantDimension: isVariantDimension, text
    ) { text, _ in OptionValue.parts(text).filter { !$0.isEmpty } }
  }
}

/// How values are written.
enum OptionValue {
  /// What commas part, with what is empty: one or more.
  static func parts(_ text: String) -> [String] {
    // By scalars: a mark after a comma would make it another Character.
    text.unicodeScalars.split(separator: ",", omittingEmptySubsequences: false)
      .map { String($0.trimmingPrefix { $0 == " " }) }
  }

  /// A number in the decimal notation of JSON.
  @Sendable static func number(_ text: String, of name: String) throws(CommandError) -> Double {
    guard let number = Double(decimal: text.utf8) else {
      throw .usage("The value '\(text)' is invalid for '\(name)': it takes a finite number of at most 1e15")
    }
    return number
  }

  /// Numbers that commas part, each once.
  @Sendable static func numbers(_ text: String, of name: String) throws(CommandError) -> [Double] {
    var numbers: [Double] = []
    for part in parts(text) { numbers.append(try number(part, of: name)) }
    return numbers
  }

  /// One of some names.
  static func choice(_ text: String, of name: String, among names: [String]) throws(CommandError) -> String {
    guard names.contains(text) else {
      throw .usage("The value '\(text)' is invalid for '\(name)': it takes \(names.joined(separator: ", "))")
    }
    return text
  }

  /// Points: a list, `120..400`, or `120..400:8` with a step.
  @Sendable static func cardWidths(_ text: String, of name: String) throws(CommandError)
    -> ShelfConfiguration.CardWidths
  {
    let ends = text.split(separator: "..", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard ends.count == 2 else { return .list(try numbers(text, of: name).map { Setting($0, .given) }) }
    guard !text.contains(",") else {
      throw .usage("The value '\(text)' is invalid for '\(name)': it takes a list or one range")
    }
    let parts = ends[1].split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let from = try number(ends[0], of: name)
    let to = try number(parts[0], of: name)
    let step = parts.count == 2 ? try number(parts[1], of: name) : nil
    guard from > 0, from <= to, step ?? 1 > 0 else {
      throw .usage("The value '\(text)' is invalid for '\(name)': it takes from..to or from..to:step")
    }
    return .range(Setting(ShelfConfiguration.WidthRange(from: from, to: to, step: step), .given))
  }

  /// `8` or `8,16,8,16`: top, leading, bottom, trailing.
  @Sendable static func insets(_ text: String, of name: String) throws(CommandError) -> EdgeInsets {
    let sides = try numbers(text, of: name)
    switch sides.count {
    case 1: return EdgeInsets(all: sides[0])
    case 4: return EdgeInsets(top: sides[0], leading: sides[1], bottom: sides[2], trailing: sides[3])
    default:
      throw .usage("The value '\(text)' is invalid for '\(name)': it takes one number or top,leading,bottom,trailing")
    }
  }

  /// `120,80` or `automatic`.
  @Sendable static func itemSize(_ text: String, of name: String) throws(CommandError) -> CollectionSettings.ItemSize {
    if text == "automatic" { return .automatic }
    let sides = try numbers(text, of: name)
    guard sides.count == 2 else {
      throw .usage("The value '\(text)' is invalid for '\(name)': it takes width,height or automatic")
    }
    return .fixed(Size(width: sides[0], height: sides[1]))
  }

  /// `titleLabel=name,bodyLabel=text`
  @Sendable static func bindings(
    _ text: String, of name: String
  ) throws(CommandError) -> [ShelfConfiguration.Binding] {
    var bindings: [ShelfConfiguration.Binding] = []
    for written in parts(text) where !written.isEmpty {
      let parts = written.unicodeScalars.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2 else {
        throw .usage("The value '\(written)' is invalid for '\(name)': it takes view=field, …")
      }
      var binding = ShelfConfiguration.Binding(view: Setting(parts[0], .given))
      binding.fields["field"] = Setting(parts[1], .given)
      bindings.append(binding)
    }
    return bindings
  }
}
