import Catalog
import ShelfBatch

/// Why the command ends early: what to say, and the exit code.
struct CommandError: Error {
  let code: ExitCode
  let message: String
  /// Messages with a position, said instead of the message.
  private(set) var diagnostics: [Diagnostic] = []
  /// The subcommand whose usage line follows a usage error.
  var subcommand: Subcommand?

  init(_ code: ExitCode, _ message: String) {
    self.code = code
    self.message = message
  }

  /// An error at a position in a file.
  init(_ diagnostic: Diagnostic) {
    self.init(.malformedData, "\(diagnostic)")
    diagnostics = [diagnostic]
  }

  /// The error that another module threw.
  init(_ error: any Error) {
    if let error = error as? CommandError {
      self = error
      return
    }
    let error = BatchError(error)
    self.init(ExitCode(error.kind), error.description)
    diagnostics = error.diagnostics
  }

  static func usage(_ message: String) -> CommandError { CommandError(.usage, message) }

  /// `Unknown option '--formt'. Did you mean '--format'?`
  static func unknown(_ kind: String, _ name: String, among names: [String]) -> CommandError {
    .usage("Unknown \(kind) '\(name)'" + suggestion(for: name, among: names))
  }
}

/// The exit codes of the command, as sysexits.h has them.
enum ExitCode: Int32, CaseIterable {
  case done = 0
  /// The tool worked and the answer is no.
  case negative = 1
  case usage = 64
  case malformedData = 65
  case missingInput = 66
  case internalError = 70
  case writeFailed = 74

  /// The meaning of the code, for the help.
  var meaning: String {
    switch self {
    case .done: "Done."
    case .negative:
      "The tool worked and the answer is no: --strict with a warning or a record left out, a file that differs, a limit "
        + "that is exceeded."
    case .usage: "The arguments are wrong."
    case .malformedData: "A file is malformed, or has nothing that was asked for."
    case .missingInput: "An input is missing or can't be read."
    case .internalError: "It is the fault of this program."
    case .writeFailed: "The output can't be written."
    }
  }

  /// The exit code of an error.
  init(_ kind: BatchError.Kind) {
    self =
      switch kind {
      case .setting: .usage
      case .malformed: .malformedData
      case .unreadable: .missingInput
      case .unwritable: .writeFailed
      case .unforeseen: .internalError
      }
  }
}
