/// A value for each variant. There is one in most plans, which takes no memory of its own.
struct VariantValues<Value> {
  private var first: Value
  private var others: [Value]
}

extension VariantValues {
  /// - Parameter count: at least one.
  init(repeating value: Value, count: Int) {
    self.init(first: value, others: Array(repeating: value, count: count - 1))
  }
}

extension VariantValues: RandomAccessCollection {
  var startIndex: Int { 0 }
  var endIndex: Int { others.count + 1 }

  @inline(__always)
  subscript(variant: Int) -> Value { variant == 0 ? first : others[variant - 1] }

  /// Lends a value, which a subscript would copy.
  @inline(__always)
  func read<Result>(_ variant: Int, _ body: (borrowing Value) -> Result) -> Result {
    if variant == 0 { return body(first) }
    return others.withUnsafeBufferPointer { body($0[variant - 1]) }
  }

  /// Changes a value where it is; a subscript that did so would allocate each time.
  @inline(__always)
  mutating func update(_ variant: Int, _ change: (inout Value) -> Void) {
    if variant == 0 { change(&first) } else { change(&others[variant - 1]) }
  }
}

extension VariantValues: Sendable where Value: Sendable {}

extension VariantValues: ProcessValue where Value: ProcessValue {
  static var form: ProcessForm<Self> { ProcessForm(Self.init(first:others:), \.first, \.others) }
}
