import Foundation

/// Sentences about answers that are made up or wrong, on standard error, each once.
package enum Messages {
  private static let lock = NSLock()
  /// The hashes of what was said: a list of cells may have a sentence of its own for each.
  nonisolated(unsafe) private static var said: Set<Int> = []
  /// Takes the sentences; tests keep them.
  nonisolated(unsafe) package static var write: (String) -> Void = {
    FileHandle.standardError.write(Data(($0 + "\n").utf8))
  }

  /// Says a sentence each time.
  static func say(_ message: String) { write(message) }

  /// Ends the process with the words of an exception, where a program has a way of its own; without it, a trap does.
  nonisolated(unsafe) package static var onException: ((_ words: String) -> Never)?

  /// The names of exceptions that UIKit raises.
  enum Exception: String {
    case generic = "NSGenericException"
    case inconsistency = "NSInternalInconsistencyException"
    case invalidArgument = "NSInvalidArgumentException"
    case unknownKey = "NSUnknownKeyException"
  }

  /// Ends the process, as an exception does that UIKit raises.
  ///
  /// - Parameter position: where it comes from, in a file of the app.
  static func raise(_ reason: String, _ exception: Exception = .inconsistency, at position: String? = nil) -> Never {
    stop(
      "*** Terminating app due to uncaught exception '\(exception.rawValue)', reason: '\(reason)'"
        + (position.map { " (\($0))" } ?? ""))
  }

  /// Ends the process with words.
  package static func stop(_ words: String) -> Never {
    if let onException { onException(words) }
    fatalError(words)
  }

  /// Says a sentence unless it was said before.
  package static func sayOnce(_ message: String) {
    lock.lock()
    defer { lock.unlock() }
    if said.insert(message.hashValue).inserted { write(message) }
  }
}
