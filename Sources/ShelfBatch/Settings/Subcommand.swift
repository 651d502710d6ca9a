/// The subcommands of the command, in the order of its help; flags name those that take them.
package enum Subcommand: String, CaseIterable, Sendable {
  case measure, compare, text, cell, layout, explain, optimize, merge, diff, generate
  case generateCompletion = "generate-completion"

  /// Whether it works on one variant alone.
  package var takesOneVariant: Bool { self == .explain || self == .cell }
}

extension [Subcommand] {
  /// All that take flags for keys of the configuration; `generate` goes by the file alone.
  package static var keyed: [Subcommand] { [.measure, .compare, .text, .cell, .layout, .explain, .optimize, .merge] }
  /// Those that put cells on shelves or into collection views.
  package static var shelves: [Subcommand] { [.measure, .compare, .layout, .explain, .optimize, .merge] }
  /// Those that lay cells out.
  package static var cells: [Subcommand] { shelves + [.cell] }
  /// Those for which the widths and heights of cards are given, not looked for.
  package static var sized: [Subcommand] { [.measure, .compare, .layout, .explain, .merge] }
}
