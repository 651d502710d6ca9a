/// Waits for changes of files, by looking at them every few milliseconds: that works on every file system, and finds
/// files that are replaced as well as those that are written.
package struct FileChanges {
  private let paths: [String]
  private var seen: [FileStatus?]

  /// Nanoseconds between two looks.
  private static let interval: UInt64 = 10_000_000

  /// Files as they are now; those that are missing may come.
  package init(of paths: [String]) {
    self.paths = paths
    seen = FileChanges.look(at: paths)
  }

  /// Returns once a file differs from when it was last looked at, and all have been the same for two looks: what is
  /// written in several steps is waited for.
  package mutating func wait() {
    var last = seen
    while true {
      SystemCall.sleep(nanoseconds: FileChanges.interval)
      let now = FileChanges.look(at: paths)
      if now == last, now != seen {
        seen = now
        return
      }
      last = now
    }
  }

  private static func look(at paths: [String]) -> [FileStatus?] { paths.map { try? SystemCall.status($0) } }
}
