import Platform
import ShelfBatch

/// A bar on the terminal that says how far long work has come; nothing in the first second.
final class Progress {
  private let messages: Messages
  /// Bytes of all inputs; 0 where a stream's are not known.
  private let totalBytes: Int
  private var bytes = 0
  private let start = HostProcess.monotonicNanoseconds()
  private var next: UInt64 = 1_000_000_000

  private static let width = 30

  init(_ messages: Messages, inputs: [BatchInput]) {
    self.messages = messages
    let sizes = inputs.map(\.size)
    totalBytes = sizes.contains(0) ? 0 : sizes.reduce(0, +)
  }

  /// - Parameters:
  ///   - records: of all inputs so far.
  ///   - bytes: that were read since the last time.
  func update(records: Int, bytes: Int) {
    self.bytes += bytes
    let elapsed = HostProcess.monotonicNanoseconds() - start
    guard elapsed >= next else { return }
    next = elapsed + 100_000_000
    let read = totalBytes > 0 ? "" : "\(self.bytes / 1_000_000) MB, "
    messages.progress("\(bar)\(records) records, \(read)\(elapsed / 1_000_000_000) s")
  }

  /// `[#########---------------------]  30 %  `, or nothing where the end is not known.
  private var bar: String {
    guard totalBytes > 0 else { return "" }
    let share = min(1, Double(bytes) / Double(totalBytes))
    let filled = Int(share * Double(Progress.width))
    let cells = String(repeating: "#", count: filled) + String(repeating: "-", count: Progress.width - filled)
    return "[\(cells)] \(Int(share * 100)) %  "
  }
}
