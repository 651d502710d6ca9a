extension RecordBatch {
  /// Whether the batch looks like text in Latin-1 (ISO 8859-1, Windows-1252): it has letters of it among ASCII letters, and
  /// nothing that is UTF-8 or a torn sequence of it. A batch in UTF-8 with a broken text mostly has whole sequences too.
  package var isLatin1: Bool {
    var hasLetter = false
    var pointer = start
    while pointer < end {
      defer { pointer += 1 }
      let byte = pointer.pointee
      guard byte >= 0x80 else { continue }
      if UTF8Sequence.length(at: pointer, end: end) > 0 { return false }
      guard byte >= 0xC0 else { continue }
      let next = pointer + 1 < end ? pointer[1] : 0
      let last = pointer > start ? pointer[-1] : 0
      // The first byte of a sequence that is cut short.
      if next & 0xC0 == 0x80 { return false }
      guard byte != 0xD7, byte != 0xF7, byte != 0xFF else { continue }
      let isCapital = byte < 0xDF
      let follows = isCapital ? RecordBatch.isCapital(last) : RecordBatch.isLetter(last)
      if follows || RecordBatch.isLetter(next) { hasLetter = true }
    }
    return hasLetter
  }

  private static func isCapital(_ byte: UInt8) -> Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) }

  private static func isLetter(_ byte: UInt8) -> Bool { isCapital(byte & ~0x20) }
}
