import Catalog
import Foundation
import HeadlessUIKit
import RecordCells

/// The app's code that runs now, for the message where it can't go on.
@MainActor enum AppCode {
  /// The name of the cell, and the record that it is asked about; `nil` while it has none.
  private static var running: (cell: String, record: RecordContents?)?

  /// - Parameter texts: those that the code gets of the app's localizations.
  static func run<Answer>(
    of cell: String, _ record: RecordContents? = nil, in texts: AppTexts?, _ code: @MainActor () throws -> Answer
  ) rethrows -> Answer {
    let outer = running
    running = (cell, record)
    defer { running = outer }
    guard let texts else { return try code() }
    return try LocalizedTexts.$current.withValue({ texts[$0] }, operation: code)
  }

  /// How many characters of a record are shown.
  private static let shownLength = 200

  /// Says which cell and which record it is, where UIKit raises an exception.
  static func fault(_ words: String) -> Diagnostic {
    guard let (cell, record) = running else { return Diagnostic(.error, file: "-", position: nil, message: words) }
    guard let record else {
      return Diagnostic(.error, file: cell, position: nil, message: "the cell can't be made: \(words)")
    }
    guard let position = record.position else {
      let shown = record.json.prefix(shownLength)
      return Diagnostic(.error, file: cell, position: nil, message: "the cell can't show the record \(shown): \(words)")
    }
    return Diagnostic(
      .error, file: position.file, position: SourcePosition(line: position.line, column: position.column),
      message: "'\(cell)' can't show the record: \(words)")
  }
}

extension MainActor {
  /// Runs code on the main actor, as `assumeIsolated` does, which takes some 700 instructions to ask the runtime where it is.
  /// The main thread is the main actor's.
  static func onMainThread<Answer>(_ code: @MainActor () throws -> Answer) rethrows -> Answer {
    guard Thread.isMainThread else {
      return try assumeIsolated { SameThread(value: try code()) }.value
    }
    return try withoutActuallyEscaping(code) { code in
      try unsafeBitCast(code, to: (() throws -> Answer).self)()
    }
  }

  /// A value that stays on the thread.
  private struct SameThread<Value>: @unchecked Sendable { let value: Value }
}
