/// Apple's symbols by name, up to SF Symbols 7.0, whatever the version of iOS.
///
/// Apple's application lists them; this is the list of `github.com/nandorojo/sf-symbols-typescript`, under the MIT
/// licence. All 5,720 names of another author's list up to 5.2 (`github.com/SFSafeSymbols/SFSafeSymbols`) are in it.
///
/// A name is looked for where the list lies: a set of 9,155 strings costs 3 ms and 1.6 MB before the first card.
enum SymbolNames {
  /// Whether the list lacks a name, which is said once.
  static func lack(_ name: String) -> Bool {
    if has(name) { return false }
    // A program that unwraps it stops at its own line, which does not say what is missing.
    Messages.sayOnce("note: no symbol up to SF Symbols 7.0 has the name '\(name)', so that it is nil")
    return true
  }

  /// Whether the list has a name.
  static func has(_ name: String) -> Bool {
    var name = name
    return name.withUTF8 { has($0) }
  }

  private static func has(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    let text = SymbolNameData.names
    let bytes = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    // Lines from `low` on may have the name, and the one at `low` shares nothing with the line before it.
    var (low, high) = (0, bytes.count)
    while high - low > 500 {
      let middle = (low + high) / 2
      let whole = (middle..<high).first { bytes[$0 - 1] == newline && bytes[$0] == zero }
      if let whole, !name.lexicographicallyPrecedes(bytes[(whole + 1)...].prefix { $0 != newline }) {
        low = whole
      } else {
        high = middle
      }
    }
    var (at, matched) = (low, 0)
    while at < bytes.count {
      let shared = Int(bytes[at] - zero)
      at += 1
      // A line that shares more with the one before it differs from the name where that one does.
      if shared <= matched {
        matched = shared
        while at < bytes.count, matched < name.count, bytes[at] == name[matched], bytes[at] != newline {
          (at, matched) = (at + 1, matched + 1)
        }
        let isAtEnd = at == bytes.count || bytes[at] == newline
        if matched == name.count { return isAtEnd }
        if !isAtEnd, bytes[at] > name[matched] { return false }
      }
      while at < bytes.count, bytes[at] != newline { at += 1 }
      at += 1
    }
    return false
  }

  private static let newline = UInt8(ascii: "\n")
  private static let zero = UInt8(ascii: "0")
}
