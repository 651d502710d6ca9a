/// Waits for changes of the files that were read, by looking at them every few milliseconds: that works on every file
/// system, and finds files that are replaced as well as those that are written.
package enum FileChanges {
  /// Nanoseconds between two looks; where there are so many files that looking takes long, it takes a tenth of the time.
  private static let interval: UInt64 = 10_000_000

  /// Returns once a file differs from when it was first read, or named, and all have been the same for two looks: what
  /// is written in several steps is waited for. Files that were missing may come.
  package static func wait() {
    let files = FilesRead.files
    let seen = files.map(\.status)
    var last = seen
    var pause = interval
    while true {
      SystemCall.sleep(nanoseconds: pause)
      let start = SystemCall.monotonicNanoseconds()
      let now = files.map { try? SystemCall.status($0.path) }
      if now == last, now != seen { return }
      last = now
      pause = max(interval, 10 * (SystemCall.monotonicNanoseconds() - start))
    }
  }
}
