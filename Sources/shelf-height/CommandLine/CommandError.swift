import Catalog
import Estimation
import Platform
import ShelfSizing
import TextMeasurement

/// Why the command ends early: what to say, and the exit code.
struct CommandError: Error {
  let code: ExitCode
  let message: String
  /// Messages with a place, said instead of the message.
  var diagnostics: [Diagnostic] = []
  /// Whose usage line follows a usage error.
  var subcommand: Subcommand?

  init(_ code: ExitCode, _ message: String) {
    self.code = code
    self.message = message
  }

  /// What another room threw.
  init(_ error: any Error) {
    switch error {
    case let error as CommandError: self = error
    case let error as MalformedInput:
      self.init(.malformedData, "\(error)")
      diagnostics = error.diagnostics
    case let error as FileError: self.init(error.kind == .write ? .writeFailed : .missingInput, "\(error)")
    case let error as FontLookupError: self.init(CommandError.code(of: error), "\(error)")
    case let error as ShelfError: self.init(.usage, "\(error)")
    case let error as EstimationError: self.init(.usage, "\(error)")
    default: self.init(.internalError, "\(error)")
    }
  }

  static func code(of error: FontLookupError) -> ExitCode {
    switch error {
    case .unknown, .unreadable: .missingInput
    case .malformed: .malformedData
    case .size: .usage
    }
  }

  static func usage(_ message: String) -> CommandError { CommandError(.usage, message) }

  /// `Unknown option '--formt'. Did you mean '--format'?`
  static func unknown(_ kind: String, _ name: String, among names: [String]) -> CommandError {
    .usage("Unknown \(kind) '\(name)'" + suggestion(for: name, among: names))
  }

  /// An error of a value that stands at a place of a configuration.
  static func malformed(_ file: String, _ position: SourcePosition?, _ message: String) -> CommandError {
    var error = CommandError(.malformedData, message)
    error.diagnostics = [Diagnostic(.error, file: file, position: position, message: message)]
    return error
  }
}
