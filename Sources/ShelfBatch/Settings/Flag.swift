/// A flag of the command: its spellings, the subcommands that take it, and its help.
package struct Flag: Sendable {
  /// The name with its hyphens.
  package let name: String
  /// The short name with its hyphen; `nil` for most flags.
  package let short: String?
  /// The name of its value in the help, such as `file`; `nil` for a switch, which takes no value.
  package let placeholder: String?
  /// The subcommands that take it; none for a setting that the configuration alone has.
  package let subcommands: [Subcommand]
  /// The values that it takes, where they are few, or some that shells offer.
  package let choices: [String]
  /// Whether several values of it make variants.
  package let isVariantDimension: Bool
  private let text: String
  private let textForOne: String?
  private let otherTexts: [Subcommand: String]
  private let standard: String?

  /// - Parameters:
  ///   - name: in kebab case.
  ///   - short: a single letter.
  ///   - standard: how the help shows the value where the flag is not given.
  ///   - text: the help.
  ///   - textForOne: the help of subcommands that take one variant; `nil` for the same.
  ///   - otherTexts: the help of subcommands to which it means something else.
  package init(
    _ name: String, short: String? = nil, _ placeholder: String?, for subcommands: [Subcommand],
    choices: [String] = [], standard: String? = nil, isVariantDimension: Bool = false, _ text: String,
    forOne textForOne: String? = nil, elsewhere otherTexts: [Subcommand: String] = [:]
  ) {
    self.name = "--" + name
    self.short = short.map { "-" + $0 }
    self.placeholder = placeholder
    self.subcommands = subcommands
    self.choices = choices
    self.isVariantDimension = isVariantDimension
    self.text = text
    self.textForOne = textForOne
    self.otherTexts = otherTexts
    self.standard = standard
  }

  /// `--card-width` for `cardWidth`.
  static func name(ofKey key: String) -> String { "--" + kebabCase(key) }

  /// `card-width` for `cardWidth`.
  static func kebabCase(_ key: String) -> String {
    let letters = key.utf8.flatMap { ("A"..."Z").contains(UnicodeScalar($0)) ? [UInt8(ascii: "-"), $0 + 0x20] : [$0] }
    return String(decoding: letters, as: UTF8.self)
  }

  /// The short name and the name.
  package var spellings: [String] { [short, name].compactMap { $0 } }
  /// Whether its value is the path of a file.
  package var takesFile: Bool { placeholder == "file" }

  /// The help of a subcommand about it.
  package func help(for subcommand: Subcommand) -> String {
    let common = subcommand.takesOneVariant || subcommand == .text ? textForOne ?? text : text
    let text = otherTexts[subcommand] ?? common
    return text + (standard.map { " (default: \($0))" } ?? "")
  }
}

// MARK: Subcommands

/// The subcommands of the command, in the order of its help; flags name those that take them.
package enum Subcommand: String, CaseIterable, Sendable {
  case measure, compare, text, fit, cell, layout, explain, optimize, merge, diff, history, generate, adopt, schema
  case previews
  case generateCompletion = "generate-completion"

  /// Whether it works on one variant alone.
  package var takesOneVariant: Bool { self == .explain || self == .cell }
}

extension [Subcommand] {
  /// All that take flags for keys of the configuration; `generate` goes by the file alone.
  package static var keyed: [Subcommand] {
    [.measure, .compare, .text, .fit, .cell, .layout, .explain, .optimize, .merge]
  }
  /// The subcommands that put cells on shelves or into collection views.
  package static var shelves: [Subcommand] { [.measure, .compare, .layout, .explain, .optimize, .merge] }
  /// The subcommands that lay cells out.
  package static var cells: [Subcommand] { shelves + [.cell, .fit] }
  /// The subcommands for which the widths and heights of cards are given, not looked for.
  package static var sized: [Subcommand] { [.measure, .compare, .layout, .explain, .merge] }
}
