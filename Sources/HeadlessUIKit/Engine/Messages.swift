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

  /// Ends the process, as an exception does that UIKit raises.
  static func raise(_ reason: String) -> Never {
    fatalError("*** Terminating app due to uncaught exception 'NSInternalInconsistencyException', reason: '\(reason)'")
  }

  static func sayOnce(_ message: String) {
    lock.lock()
    defer { lock.unlock() }
    if said.insert(message.hashValue).inserted { write(message) }
  }
}
