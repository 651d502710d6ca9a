import Catalog

/// A value of a part's line, which is read as what it has to be, or is at fault at its place.
struct PartValue {
  let value: JSONValue
  /// The name of its member.
  let name: String
  let file: String

  /// Neither counts nor numbers of parts are larger, so that sums of them stay in range.
  static let mostRecords = 1 << 40

  func failure(_ message: String) -> BatchError { .malformed(file, value.position, message) }

  private func mismatch(_ expectation: String) -> BatchError {
    failure("'\(name)' must be \(expectation), not \(value.kindName)")
  }

  /// A member that may be absent or null.
  func optional(_ name: String) throws(BatchError) -> PartValue? {
    guard let object = value.object else { throw mismatch("an object") }
    guard let member = object[name], !member.isNull else { return nil }
    return PartValue(value: member, name: name, file: file)
  }

  func member(_ name: String) throws(BatchError) -> PartValue {
    guard let member = try optional(name) else { throw failure("the line of a part lacks '\(name)'") }
    return member
  }

  func text() throws(BatchError) -> String {
    guard let text = value.string else { throw mismatch("a string") }
    return text
  }

  func bool() throws(BatchError) -> Bool {
    guard let bool = value.bool else { throw mismatch("true or false") }
    return bool
  }

  func number() throws(BatchError) -> Double {
    guard let number = value.number?.value else { throw mismatch("a number") }
    return number
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

  func list<Element>(_ read: (PartValue) throws(BatchError) -> Element) throws(BatchError) -> [Element] {
    var elements: [Element] = []
    for element in try list() { elements.append(try read(element)) }
    return elements
  }

  /// Texts of a member that may be absent.
  func texts(_ name: String) throws(BatchError) -> [String] {
    try optional(name)?.list { element throws(BatchError) in try element.text() } ?? []
  }

  func id() throws(BatchError) -> RecordID? {
    switch value.content {
    case .null: nil
    case .string(let text): RecordID(text: text, isString: true)
    case .number(let number): RecordID(text: number.text, isString: false)
    case .bool(let bool): RecordID(text: bool ? "true" : "false", isString: false)
    case .array, .object: throw mismatch("an id")
    }
  }
}
