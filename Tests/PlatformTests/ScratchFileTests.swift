import Platform
import Testing

@Suite struct ScratchFileTests {
  /// What is written goes to the end, whatever was read before.
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
}
