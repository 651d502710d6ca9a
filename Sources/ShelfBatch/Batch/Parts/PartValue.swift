import Catalog

/// A value of a part's line, with the errors at its position.
struct PartValue {
  let value: JSONValue
  /// The name of its member.
  let name: StaticString
  let file: String

  /// Neither counts nor numbers of parts are larger, so that sums of them stay in range.
  static let mostRecords = PartMerging.largestPart

  func failure(_ message: String) -> BatchError { .malformed(file, value.position, message) }

  func mismatch(_ expectation: String) -> BatchError {
    failure("'\(name)' must be \(expectation), not \(value.kindName)")
  }

  /// A member that may be absent or null.
  func optional(_ name: StaticString) throws(BatchError) -> PartValue? {
    guard let object = value.object else { throw mismatch("an object") }
    guard let member = object.members.last(where: { name.isEqual(to: $0.key) }), !member.value.isNull else {
      return nil
    }
    return PartValue(value: member.value, name: name, file: file)
  }

  func member(_ name: StaticString) throws(BatchError) -> PartValue {
    guard let member = try optional(name) else { throw failure("the line of a part lacks '\(name)'") }
    return member
  }

  /// A whole number in a range.
  func count(_ range: ClosedRange<Int> = 0...mostRecords) throws(BatchError) -> Int {
    guard let number = value.number else { throw mismatch("a whole number") }
    guard let count = number.integer, range.contains(count) else {
      throw failure("'\(name)' is \(number.text), but must be from \(range.lowerBound) to \(range.upperBound)")
    }
    return count
  }

  /// - Parameter count: how many elements there have to be; `nil` for any number.
  func list(of count: Int? = nil) throws(BatchError) -> [PartValue] {
    guard let array = value.array else { throw mismatch("an array") }
    if let count, array.count != count { throw failure("'\(name)' has \(array.count) values, and not \(count)") }
    return array.map { PartValue(value: $0, name: name, file: file) }
  }
}

extension StaticString {
  /// Whether a key has the same bytes; to make a text of each name first would cost more.
  fileprivate func isEqual(to key: String) -> Bool {
    guard key.utf8.count == utf8CodeUnitCount else { return false }
    var key = key
    return key.withUTF8 { UnsafeBufferPointer(start: utf8Start, count: utf8CodeUnitCount).elementsEqual($0) }
  }
}
