/// The texts of a card, one a field: UTF-8 in memory that someone else keeps.
package struct FieldTexts {
  let start: UnsafePointer<UnsafeBufferPointer<UInt8>>
  /// How many fields there are.
  package let count: Int

  /// Texts that stay where they are as long as these are used.
  package init(start: UnsafePointer<UnsafeBufferPointer<UInt8>>, count: Int) {
    self.start = start
    self.count = count
  }

  /// The text of a field; empty for a field that is null or absent, and for one that there is no text for.
  package subscript(field: Int) -> UnsafeBufferPointer<UInt8> {
    field < count ? start[field] : UnsafeBufferPointer(start: nil, count: 0)
  }
}

/// The texts of one card, one a field, in memory of their own.
package struct OwnedFieldTexts: Sendable, Hashable {
  private var bytes: [UInt8] = []
  /// For each field, the end of its text in `bytes`.
  private var ends: [Int] = []

  /// No fields.
  package init() {}

  /// A copy.
  package init(_ texts: FieldTexts) {
    bytes.reserveCapacity((0..<texts.count).reduce(0) { $0 + texts[$1].count })
    ends.reserveCapacity(texts.count)
    for field in 0..<texts.count {
      bytes.append(contentsOf: texts[field])
      ends.append(bytes.count)
    }
  }

  /// Texts that are apart.
  package init(_ texts: [[UInt8]]) {
    for text in texts {
      bytes += text
      ends.append(bytes.count)
    }
  }

  /// Whether these are copies of some texts.
  package func equal(_ texts: FieldTexts) -> Bool {
    guard texts.count == ends.count else { return false }
    return bytes.withUnsafeBytes { bytes in
      var start = 0
      for (field, end) in ends.enumerated() {
        guard bytes[start..<end].hasSameBytes(as: texts[field]) else { return false }
        start = end
      }
      return true
    }
  }

  /// The texts apart.
  package var all: [[UInt8]] { ends.indices.map { Array(self[$0]) } }

  /// The text of a field.
  package subscript(field: Int) -> ArraySlice<UInt8> {
    get { bytes[(field == 0 ? 0 : ends[field - 1])..<ends[field]] }
    set {
      let change = newValue.count - self[field].count
      bytes.replaceSubrange((field == 0 ? 0 : ends[field - 1])..<ends[field], with: newValue)
      for later in field..<ends.count { ends[later] += change }
    }
  }

  /// Calls `body` with the texts where they are.
  package func withTexts<Result>(_ body: (FieldTexts) throws -> Result) rethrows -> Result {
    try bytes.withUnsafeBufferPointer { bytes in
      var start = 0
      let texts = ends.map { end in
        defer { start = end }
        return UnsafeBufferPointer(rebasing: bytes[start..<end])
      }
      return try texts.withUnsafeBufferPointer { texts in
        // Without fields there is nothing to point at, and nobody asks.
        guard let first = texts.baseAddress else { return try OwnedFieldTexts.withNoTexts(body) }
        return try body(FieldTexts(start: first, count: texts.count))
      }
    }
  }

  private static func withNoTexts<Result>(_ body: (FieldTexts) throws -> Result) rethrows -> Result {
    try withUnsafePointer(to: UnsafeBufferPointer<UInt8>(start: nil, count: 0)) {
      try body(FieldTexts(start: $0, count: 0))
    }
  }
}

extension Slice<UnsafeRawBufferPointer> {
  /// Whether other bytes are the same, eight at a time.
  fileprivate func hasSameBytes(as other: UnsafeBufferPointer<UInt8>) -> Bool {
    guard count == other.count else { return false }
    let (own, other) = (UnsafeRawBufferPointer(rebasing: self), UnsafeRawBufferPointer(other))
    var index = 0
    while index + 8 <= count {
      guard
        own.loadUnaligned(fromByteOffset: index, as: UInt64.self)
          == other.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      else { return false }
      index += 8
    }
    return own[index...].elementsEqual(other[index...])
  }
}
