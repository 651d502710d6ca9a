import Foundation
import Observation

/// The properties of `@Observable` objects that a method has read, so that UIKit calls it again when one changes
/// (developer.apple.com/documentation/uikit/updating-views-automatically-with-observation-tracking-in-uikit).
///
/// An object is changed on any thread, and a view belongs to the main one: a change is noted, and the view looks for it.
final class ReadProperties: @unchecked Sendable {
  private static let lock = NSLock()
  /// How often something has changed that a method had read.
  nonisolated(unsafe) private static var changes = 0
  /// Whether some method is watched; until then nothing changes.
  @MainActor private static var isUsed = false

  private var changed = false

  /// Calls a method and notes what it reads.
  @MainActor init(of method: () -> Void) {
    ReadProperties.isUsed = true
    withObservationTracking(method) { [weak self] in
      ReadProperties.lock.withLock {
        self?.changed = true
        ReadProperties.changes += 1
      }
    }
  }

  /// Whether something of it has changed since.
  var haveChanged: Bool { ReadProperties.lock.withLock { changed } }

  /// Counts the changes of what all methods have read.
  @MainActor static var changeCount: Int { isUsed ? lock.withLock { changes } : 0 }
}
