/// Where numbers stand in a value record (OpenType, "GPOS", "ValueRecord").
struct ValueFormat {
  private let bits: Int

  /// A number along the line, by its bit.
  enum Field: Int {
    case offset = 0x01
    case advance = 0x04

    /// The bit of the offset to what changes it with the axes.
    fileprivate var device: Int { rawValue << 4 }
  }

  init(_ format: Int) {
    bits = format & 0xFF
  }

  /// Bytes of a record.
  var size: Int { 2 * bits.nonzeroBitCount }

  /// Whether records have an advance, or what adds to it.
  var hasAdvance: Bool { bits & (Field.advance.rawValue | Field.advance.device) != 0 }

  /// Bytes before the number of a bit; `nil` if records don't have it.
  @inline(__always)
  fileprivate func offset(of bit: Int) -> Int? { bits & bit == 0 ? nil : 2 * (bits & (bit - 1)).nonzeroBitCount }
}

extension FontTable {
  /// A number of a value record, in font units; `nil` where there is none.
  ///
  /// - Parameter deltas: of GDEF's store; `nil` where no axis is set.
  @inline(__always)
  func value(_ field: ValueFormat.Field, of record: Int, _ format: ValueFormat, _ deltas: ItemDeltas?) -> Int? {
    let number = format.offset(of: field.rawValue).flatMap { i16(record + $0) }
    guard let deltas, let device = format.offset(of: field.device) else { return number }
    return (number ?? 0) + delta(deviceAt: record + device, deltas)
  }

  /// The horizontal coordinate of an anchor table (OpenType, "GPOS", "Anchor tables").
  func anchor(_ deltas: ItemDeltas?) -> Int? {
    guard let units = i16(2) else { return nil }
    return u16(0) == 3 ? units + delta(deviceAt: 6, deltas) : units
  }
}
