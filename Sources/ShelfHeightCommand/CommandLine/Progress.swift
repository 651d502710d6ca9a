import Catalog
import Platform

/// A bar on the terminal that says how far long work has come, and about how long the rest takes; nothing in the first
/// second.
final class Progress {
  private let messages: Messages
  /// The name of the things that are counted while they are read, in the plural.
  private let things: String
  /// Whether results are written as shelves are finished, and so show on a terminal how far it is.
  private let isStreaming: Bool
  /// Bytes of all inputs; 0 where a stream's are not known.
  private let totalBytes: Int
  private var bytes = 0
  private let start = HostProcess.monotonicNanoseconds()
  /// When the first shelf was begun to be finished: what comes before says nothing of how long they take.
  private var finishingStart: UInt64?
  private var next: UInt64 = 1_000_000_000

  private static let width = 30

  /// - Parameters:
  ///   - sizes: of the inputs in bytes, 0 of a stream.
  ///   - things: what is counted while it is read, in the plural.
  ///   - isStreaming: whether results are written as shelves are finished.
  init(_ messages: Messages, sizes: [Int], reading things: String = "records", isStreaming: Bool = true) {
    self.messages = messages
    self.things = things
    self.isStreaming = isStreaming
    totalBytes = sizes.contains(0) ? 0 : sizes.reduce(0, +)
  }

  /// - Parameters:
  ///   - count: of all inputs so far.
  ///   - bytes: that were read since the last time.
  func read(_ count: Int, bytes: Int) {
    self.bytes += bytes
    let read = totalBytes > 0 ? "" : ", \(self.bytes / 1_000_000) MB"
    let share = totalBytes > 0 ? Double(self.bytes) / Double(totalBytes) : nil
    show(share, "\(count) \(things)\(read)", since: start)
  }

  /// - Parameters:
  ///   - shelves: the number of finished shelves, whose records were all read.
  ///   - count: of all that are to be finished.
  func finish(shelves: Int, of count: Int) {
    if isStreaming, HostProcess.isTerminal(1) { return messages.endProgress() }
    let now = HostProcess.monotonicNanoseconds()
    guard shelves > 0 else {
      finishingStart = now
      return
    }
    let begin = finishingStart ?? now
    finishingStart = shelves < count ? begin : nil
    show(Double(shelves) / Double(count), "\(shelves) of \(count) shelves", since: begin)
  }

  /// - Parameter program: what has to answer before it goes on.
  func wait(for program: String) {
    show(nil, "waiting for '\(String(program.prefix(40)).shownInTerminal)'", since: start)
  }

  private func show(_ share: Double?, _ done: String, since begin: UInt64) {
    let now = HostProcess.monotonicNanoseconds()
    guard now - start >= next else { return }
    next = now - start + 100_000_000
    let seconds = (now - start) / 1_000_000_000
    let left = share.flatMap { Progress.timeLeft(share: $0, seconds: Double(now - begin) / 1e9) }
    messages.progress(
      "\(share.map(Progress.bar) ?? "")\(done), \(seconds) s\(left.map { ", about \($0) left" } ?? "")")
  }

  /// `[#########---------------------] 30 %  `.
  static func bar(share: Double) -> String {
    let share = min(1, share)
    let filled = Int(share * Double(width))
    let cells = String(repeating: "#", count: filled) + String(repeating: "-", count: width - filled)
    return "[\(cells)] \(Int(share * 100)) %  "
  }

  /// How long the rest takes if it goes on as it went so far, `12 s` or `3 min`; `nil` where nothing is known or left.
  ///
  /// - Parameter seconds: the time that the share has taken.
  static func timeLeft(share: Double, seconds: Double) -> String? {
    guard share > 0, share < 1 else { return nil }
    let left = (seconds * (1 - share) / share).rounded(.up)
    guard left < 100 * 3600 else { return nil }
    return left < 100
      ? "\(Int(left)) s" : left < 100 * 60 ? "\(Int((left / 60).rounded())) min" : "\(Int((left / 3600).rounded())) h"
  }
}
