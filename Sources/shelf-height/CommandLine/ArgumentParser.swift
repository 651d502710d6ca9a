import ShelfBatch

/// The arguments of a subcommand, checked against the table of options.
struct ParsedArguments {
  let subcommand: Subcommand
  fileprivate(set) var positional: [String] = []
  /// The values of each option, by its name, in order; a switch has an empty value.
  fileprivate var values: [String: [String]] = [:]

  /// What is written for an option; none for one of other subcommands, which may have the same name.
  private func written(_ flag: Flag) -> [String] {
    flag.subcommands.contains(subcommand) ? values[flag.name] ?? [] : []
  }

  /// Whether an option is there.
  func has(_ option: any AnyOption) -> Bool { !written(option.flag).isEmpty }

  /// Whether a switch is on.
  func isOn(_ option: Option<Bool>) -> Bool { has(option) }

  /// The value of an option, the last one if it is given more than once; else its standard value.
  func value<Value>(of option: Option<Value>) throws(CommandError) -> Value? {
    guard let text = written(option.flag).last else { return option.standard }
    do throws(BatchError) { return try option.read(text, option.name) } catch { throw CommandError(error) }
  }

  /// All values of an option that may be given more than once.
  func allValues<Value>(of option: Option<[Value]>) throws(CommandError) -> [Value] {
    var all: [Value] = []
    do throws(BatchError) {
      for text in written(option.flag) { all += try option.read(text, option.name) }
    } catch {
      throw CommandError(error)
    }
    return all
  }

  /// The value of an option that takes any text.
  subscript(option: Option<String>) -> String? { self[option.flag] ?? option.standard }

  /// What is written for a flag, the last if it is given more than once.
  subscript(flag: Flag) -> String? { written(flag).last }

  /// The name of the format: the first of the subcommand's unless another is given.
  func format() throws(CommandError) -> String {
    guard let text = self[Options.format] else { return subcommand.formats[0] }
    return try choice(text, of: Options.format, among: subcommand.formats)
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

  /// One of some names.
  fileprivate func choice(
    _ text: String, of option: Option<String>, among names: [String]
  ) throws(CommandError) -> String {
    do throws(BatchError) {
      return try FlagValue.choice(text, of: option.name, among: names.map { ($0, $0) })
    } catch {
      throw CommandError(error)
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
    do throws(CommandError) {
      return try read(arguments)
    } catch {
      var error = error
      error.subcommand = subcommand
      throw error
    }
  }

  private func read(_ arguments: [String]) throws(CommandError) -> ParsedArguments? {
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
        throw .unknown("option", parts[0], among: flags.map(\.name))
      }
      let name = flag.name
      if name == Options.help.name { return nil }
      if flag.placeholder == nil {
        guard parts.count == 1 else { throw .usage("The option '\(name)' takes no value") }
        parsed.values[name, default: []].append("")
      } else if parts.count == 2 {
        parsed.values[name, default: []].append(parts[1])
      } else if let value = rest.popFirst() {
        parsed.values[name, default: []].append(value)
      } else {
        throw .usage("Missing value for '\(name) <\(flag.placeholder ?? "")>'")
      }
    }
    if let color = parsed[Options.color] {
      _ = try parsed.choice(color, of: Options.color, among: Options.color.flag.choices)
    }
    return parsed
  }
}
