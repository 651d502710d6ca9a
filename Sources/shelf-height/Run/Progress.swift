import Platform

/// A line on the terminal that says how far long work has come; nothing in the first second.
struct Progress {
  private let messages: Messages
  private let start = HostProcess.monotonicNanoseconds()
  private var next: UInt64 = 1_000_000_000

  init(_ messages: Messages) {
    self.messages = messages
  }

  mutating func update(records: Int) {
    let elapsed = HostProcess.monotonicNanoseconds() - start
    guard elapsed >= next else { return }
    next = elapsed + 100_000_000
    messages.progress("\(records) records, \(elapsed / 1_000_000_000) s")
  }
}
