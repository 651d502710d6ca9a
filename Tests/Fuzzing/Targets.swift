import Foundation

/// By name, what a fuzzer does with some bytes. All are in one program; `FUZZ_TARGET` chooses (`scripts/fuzz`).
private let targets: [String: @Sendable ([UInt8]) -> Void] = [
  "font": readFont, "json-array": readJSONArray, "ndjson": readNDJSON, "csv": readCSV,
  "configuration": readConfiguration, "layout": readLayout, "nib": readNib, "storyboard": readStoryboard,
  "strings": readStrings,
  "string-catalog": readStringCatalog, "paragraph": layOutParagraph, "constraints": solveConstraints,
  "batch": runBatch,
]

private let target: @Sendable ([UInt8]) -> Void = {
  let name = ProcessInfo.processInfo.environment["FUZZ_TARGET"] ?? ""
  guard let target = targets[name] else {
    fatalError("FUZZ_TARGET is '\(name)', not one of \(targets.keys.sorted().joined(separator: ", "))")
  }
  return target
}()

/// The entry that libFuzzer calls with each input.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  target(Array(UnsafeBufferPointer(start: start, count: count)))
  return 0
}

/// Ends the run where a property does not hold, which libFuzzer takes for a crash.
func require(_ holds: Bool, _ what: @autoclosure () -> String) {
  if !holds { fatalError(what()) }
}

/// The numbers that an input begins with, 0 where it is at its end.
struct InputNumbers {
  private(set) var rest: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) { rest = bytes[...] }

  mutating func byte() -> Int { rest.popFirst().map(Int.init) ?? 0 }
  mutating func signed() -> Int { Int(Int8(truncatingIfNeeded: byte())) }
  mutating func word() -> Int { byte() << 8 | byte() }
  mutating func pick<Element>(_ elements: [Element]) -> Element { elements[byte() % elements.count] }
}
