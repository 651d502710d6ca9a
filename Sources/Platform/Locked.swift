/// A value that threads take in turn.
///
/// Locked by a mutex of the C library. `Synchronization.Mutex` lets the Linux kernel hand it on where threads wait, which
/// the thread sanitizer does not see: it takes each use of the value for a race.
package final class Locked<Value: ~Copyable>: @unchecked Sendable {
  private let lock = SystemLock()
  private var value: Value

  package init(_ value: consuming sending Value) {
    self.value = value
  }

  package func withLock<Result: ~Copyable, Failure: Error>(
    _ body: (inout Value) throws(Failure) -> sending Result
  ) throws(Failure) -> sending Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }
}
