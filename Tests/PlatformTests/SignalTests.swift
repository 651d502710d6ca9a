import Foundation
import Testing

@testable import Platform

/// Files after a signal that ends the process. Each exit test runs in a process of its own, which finds its folder by its
/// name.
@Suite struct SignalTests {
  /// A folder with an old output.
  private func makeFolder(_ name: String) throws -> String {
    let folder = NSTemporaryDirectory() + "shelf-height-\(name)-\(getpid())"
    try? FileManager.default.removeItem(atPath: folder)
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try put("old", folder + "/out")
    return folder
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGABRT, SIGILL, SIGSEGV])
  func aSignalRemovesTheTemporary(signal: Int32) async throws {
    let folder = try makeFolder("signal-\(signal)")
    defer { try? FileManager.default.removeItem(atPath: folder) }
    await #expect(processExitsWith: .signal(signal)) { [folder = folder as String, signal = signal as Int32] in
      let output = try OutputFile(path: folder + "/out")
      try output.write("new")
      try output.flush()
      try #require(try FileManager.default.contentsOfDirectory(atPath: folder).count == 2)
      kill(getpid(), signal)
      sleep(5)
      try output.finish()
    }
    #expect(try names(folder) == ["out"])
    #expect(try text(folder + "/out") == "old")
  }

  /// `timeout` sends a signal to the program and to its group. Where another thread takes the second one while the first is
  /// handled, the process must not end before the temporary is removed.
  @Test func aSecondSignalRemovesTheTemporaryToo() async throws {
    let folder = try makeFolder("second")
    defer { try? FileManager.default.removeItem(atPath: folder) }
    await #expect(processExitsWith: .signal(SIGTERM)) { [folder = folder as String] in
      let output = try OutputFile(path: folder + "/out")
      try output.write("new")
      try output.flush()
      Thread { sleep(5) }.start()
      SignalActions.cleanUp.pointee = {
        kill(getpid(), SIGTERM)
        usleep(100_000)
        SignalCleanup.removeAll()
      }
      kill(getpid(), SIGTERM)
      sleep(5)
      try output.finish()
    }
    #expect(try names(folder) == ["out"])
  }

  /// Swift's backtraces handle faults; a host that handles a termination lives on, and with it what it writes.
  @Test(arguments: [SIGSEGV, SIGABRT, SIGTRAP, SIGTERM])
  func aFaultThatIsHandledRemovesTheTemporaryFirst(number: Int32) async throws {
    let folder = try makeFolder("handled-\(number)")
    defer { try? FileManager.default.removeItem(atPath: folder) }
    await #expect(processExitsWith: .exitCode(9)) { [folder = folder as String, number = number as Int32] in
      signal(number) { _ in _exit(9) }
      let output = try OutputFile(path: folder + "/out")
      try output.write("new")
      try output.flush()
      kill(getpid(), number)
      sleep(5)
      try output.finish()
    }
    #expect(try names(folder).count == (number == SIGTERM ? 2 : 1))
    #expect(try text(folder + "/out") == "old")
  }
}
