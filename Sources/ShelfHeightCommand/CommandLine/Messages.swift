import Catalog
import Platform
import ShelfBatch

/// Everything that is said on standard error, and the count of what `--strict` minds.
final class Messages {
  private let stream = OutputFile.standardError()
  private var isQuiet = false
  private var isVerbose = false
  private var isColored = Messages.isCapableTerminal && HostProcess.environmentValue("NO_COLOR") == nil
  /// The messages that `--strict` minds, and the records that parts have left out.
  private var concerns = 0
  /// How many of them `--quiet` has left out.
  private var unsaid = 0
  private var isDenied = false
  /// Where records that are left out are listed as well.
  var rejections: RejectionFile?
  /// How grave it is that a record is left out.
  var rejectionSeverity = Diagnostic.Severity.error
  /// Counts the messages about many records or shelves, and holds back the rest.
  private var repeated = RepeatedMessages()
  /// The progress line that stands on the terminal now.
  private var hasProgress = false

  /// Whether standard error is a terminal that knows more than lines.
  private static let isCapableTerminal = HostProcess.isTerminal(2) && HostProcess.environmentValue("TERM") != "dumb"

  func configure(_ arguments: ParsedArguments) {
    isQuiet = arguments.isOn(Options.quiet)
    isVerbose = arguments.isOn(Options.verbose)
    if isVerbose { repeated.most = .max }
    switch arguments[Options.color] {
    case "always": isColored = true
    case "never": isColored = false
    default: break
    }
  }

  /// Whether the tool worked and the answer is no: it was denied, or `--strict` minds what was said.
  func isNegative(_ arguments: ParsedArguments) -> Bool { isDenied || arguments.isOn(Options.strict) && concerns > 0 }

  /// Says why `--strict` minds what `--quiet` has left out.
  func sayStrictReason(_ arguments: ParsedArguments) {
    guard arguments.isOn(Options.strict), unsaid > 0 else { return }
    let warnings = unsaid == 1 ? "a warning" : "\(unsaid) warnings"
    failure("'\(Options.strict.name)' fails because of \(warnings); leave '\(Options.quiet.name)' out to read more")
  }

  /// Says why the answer is no.
  func deny(_ reason: String) {
    isDenied = true
    failure(reason)
  }

  /// Counts a message with a position for `--strict`, unless it is a note, and prints it unless `--quiet` leaves it out.
  func say(_ diagnostic: Diagnostic) {
    if diagnostic.severity != .note { concerns += 1 }
    if !isQuiet || diagnostic.severity == .error {
      print(diagnostic, diagnostic.severity)
    } else if diagnostic.severity == .warning {
      unsaid += 1
    }
  }

  /// The same of a message of a batch, which is held back where it repeats others. The reason why a record is left out is
  /// printed even with `--quiet`.
  func say(_ diagnostic: BatchDiagnostic) {
    if diagnostic.kind == .note { return say(diagnostic.diagnostic) }
    concerns += 1
    if diagnostic.kind == .rejection { rejections?.append(diagnostic) }
    if diagnostic.kind == .warning, isQuiet { return unsaid += 1 }
    for diagnostic in repeated.add(diagnostic) { print(diagnostic) }
  }

  private func print(_ diagnostic: BatchDiagnostic) {
    print(diagnostic.diagnostic, diagnostic.kind == .rejection ? rejectionSeverity : .warning)
  }

  /// Says what was held back while the field that names shelves might have been one that no record has.
  ///
  /// - Parameter isFound: whether some record has it; where none has, its lack is said once instead.
  func fieldsAreFound(_ isFound: Bool) {
    let held = repeated.endHolding()
    if isFound { held.forEach(print) } else { repeated.forgetRest() }
  }

  /// Prints the messages that were held back until the work is done.
  func finish() {
    for diagnostic in repeated.endHolding() { print(diagnostic) }
    if let rest = repeated.takeRest() { printLine(rest.shownInTerminal) }
  }

  private func print(_ diagnostic: Diagnostic, _ severity: Diagnostic.Severity) {
    let position = diagnostic.position.map { "\(diagnostic.file):\($0)" } ?? diagnostic.file
    printLine("\(position.shownInTerminal): \(painted(severity)): \(diagnostic.message.shownInTerminal)")
  }

  /// A warning about a file, without a line.
  func warn(_ file: String, _ message: String) {
    say(.warning(file, message))
  }

  /// Something worth knowing that is no fault.
  func note(_ message: String) {
    if !isQuiet { printLine(message.shownInTerminal) }
  }

  /// Prints how many records were measured and left out, if any was left out or with `--verbose`.
  func summary(_ counts: BatchCounts) {
    finish()
    let (records, rejected) = (counts.records, counts.rejected)
    // Those of parts were reported where the parts were made.
    concerns += rejected
    if rejected > 0 || isVerbose { note("\(records) records: \(records - rejected) measured, \(rejected) rejected") }
  }

  /// The reason for ending early.
  func failure(_ message: String) {
    printLine("\(painted("Error", color: 31)): \(message.shownInTerminal)")
  }

  /// - Returns: the exit code.
  func report(_ error: CommandError) -> Int32 {
    finish()
    // Records that were left out before the fault are reported with it, and the fault comes last.
    let before = error.diagnostics.dropLast()
    for diagnostic in before.prefix(repeated.most) { say(diagnostic) }
    if before.count > repeated.most {
      printLine("and \(before.count - repeated.most) more before this; '\(Options.verbose.name)' says all")
    }
    if let fault = error.diagnostics.last { say(fault) }
    if error.diagnostics.isEmpty { failure(error.message) }
    if error.code == .usage { printLine(error.subcommand.map(HelpText.usage) ?? HelpText.usage) }
    return error.code.rawValue
  }

  /// Replaces the progress line; on a terminal only.
  func progress(_ text: String) {
    guard !isQuiet, Messages.isCapableTerminal else { return }
    hasProgress = true
    write("\r\u{1B}[K\(text)")
  }

  func endProgress() {
    if hasProgress { write("\r\u{1B}[K") }
    hasProgress = false
  }

  private func painted(_ severity: Diagnostic.Severity) -> String {
    painted(severity.rawValue, color: severity == .error ? 31 : severity == .warning ? 35 : 36)
  }

  private func painted(_ text: String, color: Int) -> String {
    isColored ? "\u{1B}[1;\(color)m\(text)\u{1B}[0m" : text
  }

  private func printLine(_ text: String) {
    endProgress()
    write(text + "\n")
  }

  private func write(_ text: String) {
    // A message that can't be said must not hide the result.
    try? stream.write(text)
    try? stream.flush()
  }
}
