import RecordCells
import ShelfBatch
import ShelfSizing

/// The arguments of a subcommand, checked against the table of options.
struct ParsedArguments {
  let subcommand: Subcommand
  /// The parts of an app that runs the command over them.
  var app = AppParts()
  fileprivate(set) var positional: [String] = []
  /// The names of flags and the texts that follow them, in order; a switch has an empty text.
  fileprivate var values: [(name: String, text: String)] = []

  /// The texts that follow a flag; none where the flag is another subcommand's, which may have the same name.
  private func written(_ flag: Flag) -> [String] {
    flag.subcommands.contains(subcommand) ? values.filter { $0.name == flag.name }.map(\.text) : []
  }

  /// Whether an option is given.
  func has(_ option: any AnyOption) -> Bool { !written(option.flag).isEmpty }

  /// Whether a switch is on.
  func isOn(_ option: Option<Bool>) -> Bool { has(option) }

  /// The value of an option, the last one if it is given more than once; else its standard value.
  func value<Value>(of option: Option<Value>) throws(BatchError) -> Value? {
    guard let text = self[option.flag] ?? option.standard else { return nil }
    return try option.read(text, option.name)
  }

  /// The points of an option that takes no negative ones; `nil` if it is not given.
  func points(of option: Option<Double>) throws -> Double? {
    let points = try value(of: option)
    guard let points, points < 0 else { return points }
    throw CommandError.usage("The value '\(rounded(points))' is invalid for '\(option.name)': it takes 0 or more")
  }

  /// All values of an option that may be given more than once.
  func allValues<Value>(of option: Option<[Value]>) throws(BatchError) -> [Value] {
    var all: [Value] = []
    for text in written(option.flag) { all += try option.read(text, option.name) }
    return all
  }

  /// The value of an option that takes any text; else its standard value.
  subscript(option: Option<String>) -> String? { self[option.flag] ?? option.standard }

  /// The text that follows a flag, the last one if the flag is given more than once.
  subscript(flag: Flag) -> String? { written(flag).last }

  /// The name of the format: the first of the subcommand's unless another is given.
  func format() throws(BatchError) -> String {
    guard let text = self[Options.format] else { return subcommand.formats[0] }
    return try FlagValue.choice(text, of: Options.format.name, among: subcommand.formats.map { ($0, $0) })
  }

  /// States the present moment, where one is given.
  func stateMoment() throws {
    guard let moment = try value(of: Options.now) else { return }
    guard let state = app.stateMoment else {
      throw CommandError.usage(
        "The option '\(Options.now.name)' is for cells in code: nothing else asks for the moment")
    }
    state(moment)
  }

  /// Refuses several values, for work on one variant.
  func requireSingleVariant() throws(CommandError) {
    for flag in Options.flags(of: subcommand) where flag.isVariantDimension {
      guard let text = self[flag], text.contains(",") || text.contains("..") || text == "all" else {
        continue
      }
      throw .usage("The value '\(text)' is invalid for '\(flag.name)': '\(subcommand.rawValue)' takes one")
    }
  }
}

/// Reads arguments as swift-argument-parser does: `--name value` or `--name=value`, `--` ends the options.
struct ArgumentParser {
  private let subcommand: Subcommand

  init(_ subcommand: Subcommand) {
    self.subcommand = subcommand
  }

  /// The arguments; `nil` if help is asked for.
  func parse(_ arguments: [String]) throws(CommandError) -> ParsedArguments? {
    do {
      return try read(arguments)
    } catch {
      var error = CommandError(error)
      error.subcommand = subcommand
      throw error
    }
  }

  private func read(_ arguments: [String]) throws -> ParsedArguments? {
    let flags = Options.flags(of: subcommand)
    var parsed = ParsedArguments(subcommand: subcommand)
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        parsed.positional += rest
        break
      }
      guard argument.hasPrefix("-"), argument != "-" else {
        parsed.positional.append(argument)
        continue
      }
      // By scalars: a mark after the sign would make it another Character.
      let parts = argument.unicodeScalars.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        .map(String.init)
      guard let flag = flags.first(where: { $0.name == parts[0] || $0.short == parts[0] }) else {
        throw CommandError.unknown("option", parts[0], among: flags.map(\.name))
      }
      let name = flag.name
      if name == Options.help.name { return nil }
      if flag.placeholder == nil {
        guard parts.count == 1 else { throw CommandError.usage("The option '\(name)' takes no value") }
        parsed.values.append((name, ""))
      } else if parts.count == 2 {
        parsed.values.append((name, parts[1]))
      } else if let value = rest.popFirst() {
        parsed.values.append((name, value))
      } else {
        throw CommandError.usage("Missing value for '\(name) <\(flag.placeholder ?? "")>'")
      }
    }
    if let color = parsed[Options.color] {
      _ = try FlagValue.choice(color, of: Options.color.name, among: Options.color.flag.choices.map { ($0, $0) })
    }
    return parsed
  }
}
