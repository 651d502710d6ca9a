/// One record in the hands of a callback. It means nothing afterwards: its bytes are reused for the next record.
package struct RecordView {
  /// The record's number within its batch, from 0; rejected records count.
  package let ordinal: Int
  /// The values by slot of the `FieldSelection`.
  package let fields: UnsafeBufferPointer<FieldValue>
  private let start: BytePointer
  private let end: BytePointer
  private let lines: UnsafeMutablePointer<LineCursor>

  @inline(__always)
  init(
    ordinal: Int, values: UnsafePointer<FieldValue>, count: Int, start: BytePointer, end: BytePointer,
    lines: UnsafeMutablePointer<LineCursor>
  ) {
    self.ordinal = ordinal
    fields = UnsafeBufferPointer(start: values, count: count)
    self.start = start
    self.end = end
    self.lines = lines
  }

  /// The value of a slot of the `FieldSelection`; absent for a slot that the selection does not have.
  package subscript(slot: Int) -> FieldValue { fields.indices.contains(slot) ? fields[slot] : .absent }

  /// The record as it is written: an object, or a row of CSV with its line end.
  package var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: start, count: end - start) }

  /// Whether the record starts before an address.
  @inline(__always)
  package func starts(before pointer: UnsafeRawPointer) -> Bool { UnsafeRawPointer(start) < pointer }

  /// Where the record starts. Found when asked for, which costs reading the bytes since the last position asked for in
  /// this batch.
  package var position: SourcePosition { lines.pointee.position(at: start) }

  /// The names of an object's members, in its order; none where the record is a row of CSV.
  package var memberNames: [String] {
    let object = try? JSONValue.parse(bytes, file: "").object
    return object?.members.map(\.key) ?? []
  }

  /// Where a value starts; where the record starts if the value is absent.
  package func position(ofSlot slot: Int) -> SourcePosition { lines.pointee.position(at: self[slot].pointer ?? start) }

  /// The column of a position in UTF-16 units, counted from 1; `nil` where its line begins before the record.
  ///
  /// - Parameter position: that of the value in a slot.
  package func utf16Column(_ position: SourcePosition, ofSlot slot: Int) -> Int? {
    let value = self[slot].pointer ?? start
    let line = value - (position.column - 1)
    guard line >= start else { return nil }
    return String(decoding: UnsafeBufferPointer(start: line, count: value - line), as: UTF8.self).utf16.count + 1
  }
}

/// A record that is passed over: it counts, and the run goes on.
package struct RecordRejection: Hashable, Sendable {
  package enum Reason: Hashable, Sendable {
    /// A value of the array, or a line, that is no object.
    case notAnObject
    case invalidUTF8
    case loneSurrogate
    /// A row of CSV whose cells are not as many as those of the first row, which names the columns or does not.
    case cellCount(Int, columns: Int, isNamed: Bool)
    /// A line of NDJSON that is no JSON, in words.
    case malformed(String)
  }

  /// The record's number within its batch, from 0.
  package let ordinal: Int
  /// Where the fault is: the record's first byte if it is no object or a row that is too short, else the byte, the
  /// escape or the cell that is wrong.
  package let position: SourcePosition
  package let reason: Reason

  /// The words for a diagnostic.
  package var message: String {
    switch reason {
    case .notAnObject: "the record is not an object"
    case .invalidUTF8: "the record has text that is not valid UTF-8"
    case .loneSurrogate: "the record has a string with half a surrogate pair"
    case .cellCount(let cells, let columns, let isNamed):
      "the row has \(cells) cell\(cells == 1 ? "" : "s"), and the \(isNamed ? "header" : "first row") \(columns)"
    case .malformed(let message): message
    }
  }
}
