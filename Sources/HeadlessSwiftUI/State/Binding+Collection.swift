extension Binding {
  /// The value of an optional one; `nil` where it is none.
  public init?(_ base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    self.init(reading: { base.wrappedValue ?? value }, writing: { base.wrappedValue = $0 })
  }
  /// A value as an optional one.
  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(reading: { base.wrappedValue }, writing: { if let value = $0 { base.wrappedValue = value } })
  }
  /// A value whose type is hidden.
  public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
    self.init(
      reading: { AnyHashable(base.wrappedValue) }, writing: { if let value = $0 as? V { base.wrappedValue = value } })
  }
  /// A value that closures read and write.
  @preconcurrency public init(
    get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value, Transaction) -> Void
  ) {
    self.init(get: get, set: { set($0, Transaction()) })
  }
  /// The same value: changes are not animated off the device.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }
  /// How changes are made: at once off the device.
  public var transaction: Transaction { Transaction() }
  /// The same value: changes are not animated off the device.
  public func transaction(_ transaction: Transaction) -> Binding<Value> { self }
}

extension Binding: Identifiable where Value: Identifiable {
  /// The value's.
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
  /// A binding.
  public typealias Element = Binding<Value.Element>
  /// Goes through the elements.
  public typealias Iterator = IndexingIterator<Binding<Value>>
  /// Some elements.
  public typealias SubSequence = Slice<Binding<Value>>
}
extension Binding: Collection where Value: MutableCollection {
  /// The value's.
  public typealias Index = Value.Index
  /// The value's.
  public typealias Indices = Value.Indices
  /// The value's.
  public var startIndex: Value.Index { wrappedValue.startIndex }
  /// The value's.
  public var endIndex: Value.Index { wrappedValue.endIndex }
  /// The value's.
  public var indices: Value.Indices { wrappedValue.indices }
  /// The next index.
  public func index(after i: Value.Index) -> Value.Index { wrappedValue.index(after: i) }
  /// An element, to read and to write. One that is gone meanwhile has its last value.
  public subscript(position: Value.Index) -> Binding<Value.Element> {
    let first = wrappedValue[position]
    return Binding<Value.Element>(
      reading: { wrappedValue.indices.contains(position) ? wrappedValue[position] : first },
      writing: {
        var value = wrappedValue
        value[position] = $0
        wrappedValue = value
      })
  }
}
extension Binding: BidirectionalCollection where Value: BidirectionalCollection & MutableCollection {
  /// The index before another.
  public func index(before i: Value.Index) -> Value.Index { wrappedValue.index(before: i) }
}
extension Binding: RandomAccessCollection where Value: MutableCollection & RandomAccessCollection {}
