/// A value for each variant. There is one in most plans, which takes no memory of its own.
struct ByVariant<Value> {
  private var leading: Value
  private var others: [Value]

  /// - Parameter count: at least one.
  init(repeating value: Value, count: Int) {
    leading = value
    others = Array(repeating: value, count: count - 1)
  }
}

extension ByVariant: RandomAccessCollection {
  var startIndex: Int { 0 }
  var endIndex: Int { others.count + 1 }

  @inline(__always)
  subscript(variant: Int) -> Value { variant == 0 ? leading : others[variant - 1] }

  /// Changes a value in its place; a subscript that did so would allocate each time.
  @inline(__always)
  mutating func update(_ variant: Int, _ change: (inout Value) -> Void) {
    if variant == 0 { change(&leading) } else { change(&others[variant - 1]) }
  }
}

extension ByVariant: Sendable where Value: Sendable {}
