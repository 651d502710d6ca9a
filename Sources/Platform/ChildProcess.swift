/// A program that is run and waited for.
package enum ChildProcess {
  /// How a program ended.
  package enum Ending: Sendable, Equatable {
    case exited(Int32)
    case signalled(Int32)
    /// It was killed, with all that it had started.
    case timedOut
    /// It was killed for writing more than allowed.
    case wroteTooMuch
  }

  private static let pollInterval: UInt64 = 2_000_000

  /// Runs a command of the shell in a process group of its own, which is killed when it has ended; what it says on standard
  /// error is said on ours.
  ///
  /// - Parameters:
  ///   - input: what it reads, from the start, and can't write.
  ///   - environment: is added to ours.
  ///   - timeout: seconds.
  ///   - outputLimit: bytes that it may write.
  ///   - onWait: is called again and again until it ends.
  /// - Throws: `FileError` if it can't be started.
  package static func runShell(
    _ command: String, input: ScratchFile, output: ScratchFile, environment: [String: String], timeout: Double,
    outputLimit: Int, onWait: () -> Void
  ) throws(FileError) -> Ending {
    let child: Int32
    do throws(SystemError) {
      let reading = try input.lend()
      defer { try? SystemCall.close(reading) }
      child = try SystemCall.spawnShell(
        command, input: reading, output: output.descriptor, environment: environment)
    } catch {
      throw FileError(path: "/bin/sh", operation: "run", reason: error.text, kind: .unreadable)
    }
    let outerGroup = SignalCleanup.processGroup
    SignalCleanup.processGroup = child
    defer { SignalCleanup.processGroup = outerGroup }
    let start = SystemCall.monotonicNanoseconds()
    while true {
      let ending = SystemCall.ending(of: child)
      let writesTooMuch = (try? SystemCall.status(output.descriptor).size) ?? 0 > Int64(outputLimit)
      let isLate = Double(SystemCall.monotonicNanoseconds() - start) > timeout * 1e9
      if ending != nil || writesTooMuch || isLate {
        // Also what it has left behind.
        SystemCall.killGroup(child)
        while ending == nil, SystemCall.ending(of: child) == nil { SystemCall.sleep(nanoseconds: pollInterval) }
        return writesTooMuch ? .wroteTooMuch : ending ?? .timedOut
      }
      onWait()
      SystemCall.sleep(nanoseconds: pollInterval)
    }
  }
}
