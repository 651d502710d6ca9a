import Catalog
import Platform
import ShelfBatch

/// FNV-1a (64 bits) of the files that heights come from: says whether any of them changed, and knows no path.
struct InputHash {
  private var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// The hash of a configuration and of all files it names, in its order, as 16 hexadecimal digits.
  ///
  /// A file is whatever text of the configuration names one that is there: records, cells, fonts, strings.
  static func ofFiles(named configuration: String) throws -> String {
    let bytes = try FileBytes.read(configuration)
    let slash = configuration.utf8.lastIndex(of: UInt8(ascii: "/"))
    let folder = slash.map { String(configuration[...$0]) } ?? "./"
    var hash = InputHash()
    hash.add(bytes)
    let texts = try JSONValue.parse(bytes, file: configuration).texts
    for text in texts.flatMap({ InputHash.readings(of: $0, among: texts) }) {
      // What cannot be read is no file, or the measuring says so.
      try? hash.addFile(text.hasPrefix("/") ? text : folder + text)
    }
    let digits = String(hash.value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// The text itself, or with each other one where a locale has to stand.
  private static func readings(of text: String, among texts: [String]) -> [String] {
    let parts = text.split(separator: Setting.localePlaceholder, omittingEmptySubsequences: false)
    return parts.count == 1 ? [text] : texts.map { parts.joined(separator: $0) }
  }

  private mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
  }

  private mutating func addFile(_ path: String) throws(FileError) {
    let reader = try FileReader(path: path)
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    var size = 0
    while true {
      let count = try reader.fill(&chunk)
      if count == 0 { break }
      size += count
      add(chunk[..<count])
    }
    // So that no two lists of files have the same bytes.
    add((0..<8).map { UInt8(truncatingIfNeeded: size >> (8 * $0)) })
  }
}

extension JSONValue {
  /// All strings in it, in the order of the document; keys are none.
  fileprivate var texts: [String] {
    switch content {
    case .string(let text): [text]
    case .array(let values): values.flatMap(\.texts)
    case .object(let object): object.members.flatMap(\.value.texts)
    default: []
    }
  }
}
