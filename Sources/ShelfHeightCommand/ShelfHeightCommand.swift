import Catalog
import Platform
import RecordCells
import ShelfBatch
import TextMeasurement

/// The command: parses arguments, runs a subcommand, and turns what went wrong into a message and an exit code.
package enum ShelfHeightCommand {
  static let version = "0.1.0"
  /// The date of the version, as mdoc(7) writes dates.
  static let date = "November 22, 2026"

  /// Runs a subcommand.
  ///
  /// - Parameters:
  ///   - arguments: those of the process where none are given.
  ///   - makeParts: makes the cells of an app, by name beside those of files, and its previews. They are asked by the thread
  ///     that calls; where their code can't go on, it calls the function that is handed over, which ends the process.
  /// - Returns: the exit code.
  package static func main(
    _ arguments: [String]? = nil,
    makeParts: (_ giveUp: @escaping (Diagnostic) -> Never) -> AppParts = { _ in AppParts() }
  ) -> Int32 {
    let messages = Messages()
    do {
      try HostProcess.prepare()
      let parts = makeParts { HostProcess.abandon(messages.report(CommandError($0))) }
      return try run(arguments ?? HostProcess.arguments(), parts, messages).rawValue
    } catch let error as ArgumentError {
      messages.failure("\(error)")
      return ExitCode.usage.rawValue
    } catch let error as CommandError {
      return messages.report(error)
    } catch {
      return messages.report(CommandError(error))
    }
  }

  private static func run(
    _ arguments: [String], _ parts: AppParts, _ messages: Messages
  ) throws -> ExitCode {
    guard let first = arguments.first else { throw CommandError.usage("Missing expected argument '<subcommand>'") }
    if first == "--help" || first == "-h" {
      try Output.write(HelpText.overview)
      return .done
    }
    if first == "--version" || first == "-V" {
      try Output.write("\(version) (Unicode \(UnicodeVersion.text))\n")
      return .done
    }
    if first == "help" {
      guard arguments.count > 1 else {
        try Output.write(HelpText.overview)
        return .done
      }
      try Output.write(arguments[1] == "--man" ? ManPage.text : HelpText.help(for: try subcommand(named: arguments[1])))
      return .done
    }
    let subcommand = try subcommand(named: first)
    guard var parsed = try ArgumentParser(subcommand).parse(Array(arguments.dropFirst())) else {
      try Output.write(HelpText.help(for: subcommand))
      return .done
    }
    parsed.app = parts
    try parsed.stateMoment()
    if parsed.isOn(Options.watch) {
      do { try Watch.run(subcommand, parsed) } catch {
        var error = CommandError(error)
        error.subcommand = subcommand
        throw error
      }
    }
    messages.configure(parsed)
    try subcommand.run(parsed, messages)
    messages.finish()
    messages.sayStrictReason(parsed)
    return messages.isNegative(parsed) ? .negative : .done
  }

  private static func subcommand(named name: String) throws(CommandError) -> Subcommand {
    if let found = Subcommand(rawValue: name) { return found }
    throw .unknown(name.hasPrefix("-") ? "option" : "subcommand", name, among: Subcommand.allCases.map(\.rawValue))
  }
}
