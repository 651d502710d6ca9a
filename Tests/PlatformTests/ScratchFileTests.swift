import Foundation
import Platform
import Testing

@Suite struct ScratchFileTests {
  /// Bytes are written at the end, whatever was read before.
  @Test func appendsBehindWhatIsRead() throws {
    let file = try ScratchFile()
    func write(_ text: String) throws { try Array(text.utf8).withUnsafeBytes { try file.write($0) } }
    func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
    try write("one two ")
    #expect(try text(file.read(3, at: 4)) == "two")
    try write("three")
    try write(" four")
    #expect(file.size == 18)
    try file.rewind()
    #expect(try text(file.read(4)) == "one ")
    try write(" five")
    #expect(try text(file.read(99, at: 4)) == "two three four five")
    #expect(try file.read(1) == [])
  }

  /// Each gets all of it, wherever the one before stopped, and none can write it.
  @Test func programsReadItAlone() throws {
    let file = try ScratchFile(isForPrograms: true)
    try Array("one\ntwo\n".utf8).withUnsafeBytes { try file.write($0) }
    for (command, ending, answer) in [
      ("read line; echo $line", ChildProcess.Ending.exited(0), "one\n"), ("echo x >&0 || exit 9", .exited(9), ""),
      ("cat", .exited(0), "one\ntwo\n"),
    ] {
      let output = try ScratchFile()
      let ended = try ChildProcess.runShell(
        command, input: file, output: output, environment: [:], timeout: 60, outputLimit: 1000
      ) {}
      #expect(ended == ending)
      try output.rewind()
      #expect(try String(decoding: output.read(99), as: UTF8.self) == answer)
      #expect(!file.isAltered)
    }
  }

  /// The superuser's programs can.
  @Test(.enabled(if: geteuid() == 0)) func tellsThatAProgramHasWrittenIt() throws {
    let file = try ScratchFile(isForPrograms: true)
    try Array("one\ntwo\n".utf8).withUnsafeBytes { try file.write($0) }
    _ = try ChildProcess.runShell(
      "printf x >>/proc/self/fd/0", input: file, output: ScratchFile(), environment: [:], timeout: 60, outputLimit: 1000
    ) {}
    #expect(file.isAltered)
  }
}
