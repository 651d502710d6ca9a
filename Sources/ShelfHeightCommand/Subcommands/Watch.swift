import Platform
import ShelfBatch

/// `--watch`: the work again whenever a file changes that it reads, until the process is ended.
enum Watch {
  static func run(_ subcommand: Subcommand, _ arguments: ParsedArguments) throws -> Never {
    guard !arguments.positional.contains("-") else {
      throw CommandError.usage("Standard input can't be read again; '\(Options.watch.name)' needs files")
    }
    var isFirst = true
    while true {
      let start = HostProcess.monotonicNanoseconds()
      let messages = Messages()
      messages.configure(arguments)
      var (result, awaited) = ("done", "changes")
      do {
        try subcommand.run(arguments, messages)
        messages.finish()
      } catch {
        let error = CommandError(error)
        // Before anything was done, nobody waits for arguments to get right by themselves.
        if isFirst, error.code == .usage { throw error }
        _ = messages.report(error)
        result = "failed"
        if error.code == .missingInput { awaited = "the file to come" }
      }
      isFirst = false
      let milliseconds = (HostProcess.monotonicNanoseconds() - start) / 1_000_000
      messages.note("\(result) in \(milliseconds) ms; waiting for \(awaited), Control-C ends")
      FileChanges.wait()
    }
  }
}
