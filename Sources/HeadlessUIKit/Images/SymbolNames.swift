/// Apple's symbols by name, up to SF Symbols 7.0, whatever the version of iOS.
///
/// Apple's application lists them; this is the list of `github.com/nandorojo/sf-symbols-typescript`, under the MIT
/// licence. All 5,720 names of another author's list up to 5.2 (`github.com/SFSafeSymbols/SFSafeSymbols`) are in it.
enum SymbolNames {
  /// Whether the list lacks a name, which is said once.
  static func lack(_ name: String) -> Bool {
    if names.contains(name) { return false }
    // A program that unwraps it stops at its own line, which does not say what is missing.
    Messages.sayOnce("note: no symbol up to SF Symbols 7.0 has the name '\(name)', so that it is nil")
    return true
  }

  private static let names: Set<String> = {
    var names = Set<String>(minimumCapacity: 10_000)
    var name: [UInt8] = []
    let text = SymbolNameData.names
    let bytes = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      name.removeSubrange(Int(line[line.startIndex] - UInt8(ascii: "0"))...)
      name += line.dropFirst()
      names.insert(String(decoding: name, as: UTF8.self))
    }
    return names
  }()
}
