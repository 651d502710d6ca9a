import HeadlessUIKit
import Platform

/// Sentences of UIKit's stand-in in a copy of the process, kept for the process that says it once for all copies.
enum KeptSentences {
  private static let kept = Locked<[String]>([])

  static func begin() { Messages.write = { sentence in kept.withLock { $0.append(sentence) } } }

  static func take() -> [String] {
    kept.withLock { kept in
      defer { kept = [] }
      return kept
    }
  }
}
