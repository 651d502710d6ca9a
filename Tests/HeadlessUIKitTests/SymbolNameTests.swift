import Testing

@testable import HeadlessUIKit

/// Names of symbols are looked for in the text that lists them.
struct SymbolNameTests {
  /// The names, read line by line: how many bytes one shares with the name before, and the others.
  private static let names: [String] = {
    var name = ""
    return SymbolNameData.names.description.split(separator: "\n").map { line in
      name = String(name.prefix(Int(line.utf8.first ?? 0x30) - 0x30)) + line.dropFirst()
      return name
    }
  }()

  @Test func allNamesAreFound() {
    let names = SymbolNameTests.names
    #expect(names.count == 9155 && names.first == "0.circle" && names.last == "zzz")
    #expect(names.filter { !SymbolNames.has($0) } == [])
  }

  @Test(arguments: ["x", ".", "\n", "\n9fill", "é", ".fill"]) func aLongerNameIsNone(end: String) {
    let known = Set(SymbolNameTests.names)
    let longer = known.map { $0 + end }.filter { !known.contains($0) }
    #expect(longer.filter(SymbolNames.has) == [])
  }

  @Test func aShorterNameIsNone() {
    let known = Set(SymbolNameTests.names)
    let shorter = known.flatMap { [String($0.dropLast()), String($0.dropFirst())] }.filter { !known.contains($0) }
    #expect(shorter.filter(SymbolNames.has) == [] && !SymbolNames.has(""))
  }
}
