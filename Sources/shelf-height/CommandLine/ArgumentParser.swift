import ShelfSizing
import Catalog

/// The arguments of a subcommand, checked against the table of flags.
struct ParsedArguments {
  let subcommand: Subcommand
  var positional: [String] = []
  private var values: [String: String] = [:]

  init(_ subcommand: Subcommand) {
    self.subcommand = subcommand
  }

  /// The value of an option; the last one counts. A switch has an empty value.
  subscript(name: String) -> String? {
    get { values[name] }
    set { values[name] = newValue }
  }

  func has(_ name: String) -> Bool { values[name] != nil }

  /// A number in the decimal notation of JSON; `nil` where the option is absent.
  func number(_ name: String) throws(CommandError) -> Double? {
    guard let text = values[name] else { return nil }
    return try ParsedArguments.number(text, of: name)
  }

  static func number(_ text: String, of name: String) throws(CommandError) -> Double {
    guard let number = Double(decimal: text.utf8) else {
      throw .usage("The value '\(text)' is invalid for '\(name)': it takes a finite number")
    }
    return number
  }

  /// A whole number from `minimum` on.
  func count(_ name: String, from minimum: Int = 1) throws(CommandError) -> Int? {
    guard let text = values[name] else { return nil }
    guard let count = Int(text), count >= minimum else {
      throw .usage("The value '\(text)' is invalid for '\(name)': it takes a whole number from \(minimum)")
    }
    return count
  }

  /// One of some names.
  func choice(_ name: String, among names: [String]) throws(CommandError) -> String? {
    guard let text = values[name] else { return nil }
    guard names.contains(text) else {
      throw .usage(
        "The value '\(text)' is invalid for '\(name)': it takes \(names.joined(separator: ", "))")
    }
    return text
  }

  /// What commas part, without what is empty.
  func list(_ name: String) -> [String]? {
    values[name]?.split(separator: ",").map(String.init)
  }

  /// What commas part, with what is empty: one or more.
  func values(of name: String) -> [String]? {
    values[name]?.split(separator: ",", omittingEmptySubsequences: false).map { part in
      String(part.trimmingPrefix { $0 == " " })
    }
  }

  /// Refuses several values, for work on one variant.
  func requireSingleVariant() throws(CommandError) {
    for name in ["--card-width", "--scale", "--content-size-category", "--locale"] {
      guard let text = values[name], text.contains(",") || text.contains("..") || text == "all" else { continue }
      throw .usage("The value '\(text)' is invalid for '\(name)': '\(subcommand.rawValue)' takes one")
    }
  }
}

/// Reads arguments as swift-argument-parser does: `--name value` or `--name=value`, `--` ends the options.
struct ArgumentParser {
  let subcommand: Subcommand

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
    let flags = Flag.of(subcommand)
    var parsed = ParsedArguments(subcommand)
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
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      let name = parts[0] == "-h" ? "--help" : parts[0]
      guard let flag = flags.first(where: { $0.name == name }) else {
        throw .unknown("option", name, among: flags.map(\.name))
      }
      if name == "--help" { return nil }
      if flag.value == nil {
        guard parts.count == 1 else { throw .usage("The option '\(name)' takes no value") }
        parsed[name] = ""
      } else if parts.count == 2 {
        parsed[name] = parts[1]
      } else if let value = rest.popFirst() {
        parsed[name] = value
      } else {
        throw .usage("Missing value for '\(name) <\(flag.value ?? "")>'")
      }
    }
    _ = try parsed.choice("--color", among: ["auto", "always", "never"])
    return parsed
  }
}
