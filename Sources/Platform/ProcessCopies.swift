/// Copies of this process that share its work, and send it messages.
///
/// A copy has all that is in memory when it is made, and goes on with the calling thread alone. It ends with this process,
/// whatever ends that: its pipe is gone then.
package final class ProcessCopies {
  /// A copy that has ended before its work was done.
  package struct Loss: Error {
    /// The copy's number, from 0.
    package let number: Int
    /// How it ended.
    package let ending: ChildProcess.Ending
  }

  private struct Copy {
    let process: Int32
    let pipe: Int32
    /// Bytes that came before somebody asked for them.
    var received: ArraySlice<UInt8> = []
    var isAtEnd = false
  }

  private var copies: [Copy] = []
  private let outerGroup = SignalCleanup.processGroup

  /// Bytes of messages that are read ahead of each copy.
  private static let mostReadAhead = 1 << 22

  /// Makes copies, of which each runs a body and ends.
  ///
  /// - Parameter body: gets the copy's number, from 0, and a function that sends a message.
  package init(count: Int, _ body: (_ number: Int, _ send: ([UInt8]) -> Void) -> Void) throws(FileError) {
    do throws(SystemError) {
      for number in 0..<count {
        let (reading, writing) = try SystemCall.makePipe()
        let process = try SystemCall.copyProcess(inGroup: copies.first?.process ?? 0)
        if process == 0 {
          SignalCleanup.forgetAll()
          for descriptor in copies.map(\.pipe) + [reading] { try? SystemCall.close(descriptor) }
          body(number) { ProcessCopies.send($0, writing) }
          SystemCall.exitCopy(0)
        }
        try? SystemCall.close(writing)
        copies.append(Copy(process: process, pipe: reading))
        SignalCleanup.processGroup = copies[0].process
      }
    } catch {
      end()
      throw FileError(path: HostProcess.programName(), operation: "run", reason: error.text, kind: .unreadable)
    }
  }

  deinit { end() }

  private func end() {
    SignalCleanup.processGroup = outerGroup
    if let first = copies.first { SystemCall.killGroup(first.process) }
    for copy in copies {
      try? SystemCall.close(copy.pipe)
      if !copy.isAtEnd { _ = SystemCall.finalEnding(of: copy.process) }
    }
  }

  /// Sends a message behind its length; a copy whose pipe is gone ends.
  private static func send(_ message: [UInt8], _ pipe: Int32) {
    let length = withUnsafeBytes(of: message.count) { Array($0) }
    (length + message).withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        guard let written = try? SystemCall.write(pipe, UnsafeRawBufferPointer(rebasing: rest)) else {
          SystemCall.exitCopy(1)
        }
        rest = rest.dropFirst(written)
      }
    }
  }

  /// The next message of a copy. Meanwhile those of the others are read as well, so that none waits for its turn.
  ///
  /// - Parameter seconds: how long the copy may take; `nil` for as long as it does.
  package func message(from number: Int, within seconds: Double? = nil) throws(Loss) -> [UInt8] {
    let start = SystemCall.monotonicNanoseconds()
    while true {
      let taken = Double(SystemCall.monotonicNanoseconds() - start) / 1e9
      if let seconds, taken > seconds { throw Loss(number: number, ending: .timedOut) }
      if let message = takeMessage(from: number) { return message }
      if copies[number].isAtEnd {
        throw Loss(number: number, ending: SystemCall.finalEnding(of: copies[number].process))
      }
      let open = copies.indices.filter {
        !copies[$0].isAtEnd && ($0 == number || copies[$0].received.count < ProcessCopies.mostReadAhead)
      }
      let haveBytes = SystemCall.waitForBytes(open.map { copies[$0].pipe }, atMost: seconds.map { $0 - taken })
      for (copy, hasBytes) in zip(open, haveBytes) where hasBytes {
        read(copy)
      }
    }
  }

  private func takeMessage(from number: Int) -> [UInt8]? {
    let start = MemoryLayout<Int>.size
    let received = copies[number].received
    guard received.count >= start else { return nil }
    let length = received.withUnsafeBytes { $0.loadUnaligned(as: Int.self) }
    guard received.count >= start + length else { return nil }
    copies[number].received = received.dropFirst(start + length)
    return Array(received.dropFirst(start).prefix(length))
  }

  private func read(_ number: Int) {
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    let count = chunk.withUnsafeMutableBytes { buffer in
      (try? SystemCall.read(copies[number].pipe, into: buffer)) ?? 0
    }
    copies[number].received += chunk[..<count]
    if count == 0 { copies[number].isAtEnd = true }
  }
}
