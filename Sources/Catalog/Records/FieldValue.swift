import ShelfSizing

/// The value of one field in one record, as bytes that are valid while the record is.
package struct FieldValue {
  package enum Kind: UInt8, Sendable {
    /// The record has no such field.
    case absent
    case null
    case string
    case number
    case bool
    /// An array or an object.
    case structured
  }

  /// A string's text in UTF-8 without quotes and escapes; anything else as it is written: `1.50`, `true`, `null`,
  /// `[1, 2]`. Empty for an absent field.
  package let bytes: UnsafeRawBufferPointer
  package let kind: Kind
  /// Where the value starts in the input.
  let pointer: BytePointer?

  @inline(__always)
  init(bytes: UnsafeRawBufferPointer, kind: Kind, pointer: BytePointer?) {
    self.bytes = bytes
    self.kind = kind
    self.pointer = pointer
  }

  static var absent: FieldValue {
    FieldValue(bytes: UnsafeRawBufferPointer(start: nil, count: 0), kind: .absent, pointer: nil)
  }

  /// The finite decimal number that the value is, or that a string spells.
  package var number: Double? {
    kind == .number || kind == .string ? Double(decimal: bytes) : nil
  }

  /// The bytes as those of a text.
  package var utf8: UnsafeBufferPointer<UInt8> { bytes.assumingMemoryBound(to: UInt8.self) }

  /// The bytes as a `String`: a copy.
  package var text: String { String(decoding: bytes, as: UTF8.self) }
}
