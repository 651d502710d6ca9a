import Catalog
import ShelfSizing
import TextMeasurement

/// A value of a part that is no object.
protocol PartElement {
  /// The value where a part has none; `nil` where it has to have one.
  static var absent: Self? { get }
  static func read(_ value: PartValue) throws(BatchError) -> Self
  func write(to output: inout TextBuffer)
}

extension PartElement {
  static var absent: Self? { nil }
}

extension Optional: PartElement where Wrapped: PartElement {
  static var absent: Wrapped?? { .some(nil) }
  static func read(_ value: PartValue) throws(BatchError) -> Wrapped? { try Wrapped.read(value) }
  func write(to output: inout TextBuffer) {
    if let self { self.write(to: &output) } else { output.write(word: "null") }
  }
}

extension Int: PartElement {
  static func read(_ value: PartValue) throws(BatchError) -> Int { try value.count() }
  func write(to output: inout TextBuffer) { output.write(self) }
}

extension Double: PartElement {
  static func read(_ value: PartValue) throws(BatchError) -> Double {
    guard let number = value.value.number?.value else { throw value.mismatch("a number") }
    return number
  }

  func write(to output: inout TextBuffer) { output.write(self) }
}

extension Bool: PartElement {
  static func read(_ value: PartValue) throws(BatchError) -> Bool {
    guard let bool = value.value.bool else { throw value.mismatch("true or false") }
    return bool
  }

  func write(to output: inout TextBuffer) { output.write(json: self) }
}

extension String: PartElement {
  static func read(_ value: PartValue) throws(BatchError) -> String {
    guard let text = value.value.string else { throw value.mismatch("a string") }
    return text
  }

  func write(to output: inout TextBuffer) { output.write(json: self) }
}

extension RecordID: PartElement {
  static func read(_ value: PartValue) throws(BatchError) -> RecordID {
    switch value.value.content {
    case .string(let text): RecordID(text: text, isString: true)
    case .number(let number): RecordID(text: number.text, isString: false)
    case .bool(let bool): RecordID(text: bool ? "true" : "false", isString: false)
    case .null, .array, .object: throw value.mismatch("an id")
    }
  }

  func write(to output: inout TextBuffer) { output.write(id: self) }
}

extension Array: PartElement where Element: PartElement {
  static func read(_ value: PartValue) throws(BatchError) -> [Element] {
    var elements: [Element] = []
    for element in try value.list() { elements.append(try Element.read(element)) }
    return elements
  }

  func write(to output: inout TextBuffer) { output.write(list: self) { $1.write(to: &$0) } }
}

/// Two values, of which the second is not below the first.
extension ClosedRange: PartElement where Bound: PartElement {
  static func read(_ value: PartValue) throws(BatchError) -> ClosedRange {
    let ends = try value.list(of: 2)
    let (lower, upper) = (try Bound.read(ends[0]), try Bound.read(ends[1]))
    guard lower <= upper else { throw value.failure("'\(value.name)' ends before it begins") }
    return lower...upper
  }

  func write(to output: inout TextBuffer) { [lowerBound, upperBound].write(to: &output) }
}

extension EdgeInsets: PartElement {
  static func read(_ value: PartValue) throws(BatchError) -> EdgeInsets {
    _ = try value.list(of: 4)
    let sides = try [Double].read(value)
    return EdgeInsets(top: sides[0], leading: sides[1], bottom: sides[2], trailing: sides[3])
  }

  func write(to output: inout TextBuffer) { [top, leading, bottom, trailing].write(to: &output) }
}

extension PartNumbers: PartElement {
  static func read(_ value: PartValue) throws(BatchError) -> PartNumbers {
    var numbers = PartNumbers()
    for range in try value.list() {
      if let twice = numbers.insert(try .read(range)) { throw range.failure("the part \(twice) is there twice") }
    }
    return numbers
  }

  func write(to output: inout TextBuffer) { ranges.write(to: &output) }
}

extension EstimationStrategy: PartElement {
  static func read(_ value: PartValue) throws(BatchError) -> EstimationStrategy {
    let name = try String.read(value)
    guard let strategy = EstimationStrategy(name) else { throw value.failure("unknown estimator '\(name)'") }
    return strategy
  }

  func write(to output: inout TextBuffer) { description.write(to: &output) }
}

extension TextApproximations: PartElement {
  static func read(_ value: PartValue) throws(BatchError) -> TextApproximations {
    guard let approximations = TextApproximations(names: try [String].read(value)) else {
      throw value.failure("unknown approximations")
    }
    return approximations
  }

  func write(to output: inout TextBuffer) { names.write(to: &output) }
}

extension PartShelf.PartCount: PartElement {
  static func read(_ value: PartValue) throws(BatchError) -> PartShelf.PartCount {
    let values = try value.list(of: 2)
    return PartShelf.PartCount(part: try values[0].count(), count: try values[1].count())
  }

  func write(to output: inout TextBuffer) { [part, count].write(to: &output) }
}
