/// Objects of a store. Off the device there is none: the result is empty, and a message says so.
public struct FetchedResults<Result>: RandomAccessCollection {
  /// The number of objects.
  public var endIndex: Int { 0 }
  /// The first object's index.
  public var startIndex: Int { 0 }
  /// Nothing asks for one.
  public subscript(position: Int) -> Result {
    Messages.stop("an element of FetchedResults was asked for, which are empty off the device")
  }
}

/// Objects of Core Data: none, off the device.
@propertyWrapper public struct FetchRequest<Result>: DynamicProperty {
  /// Objects in an order.
  public init(
    sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {}
  /// Objects in an order.
  @_disfavoredOverload public init(
    sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {}
  /// No objects.
  public var wrappedValue: FetchedResults<Result> { FetchedResults() }
  /// Says that there are none.
  @MainActor public static func _bind(_ property: UnsafeMutableRawPointer, _ slot: _FieldSlot) {
    saysThatNothingIsFetched("@FetchRequest", Result.self, slot)
  }
}

/// Objects of SwiftData: none, off the device.
@propertyWrapper public struct Query<Result>: DynamicProperty {
  private let result: Result
  /// No objects.
  public var wrappedValue: Result { result }

  /// All objects.
  public init() where Result: ExpressibleByArrayLiteral { result = [] }
  /// Some objects.
  public init<Element>(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = []
  ) where Result == [Element] { result = [] }
  /// Some objects in an order.
  public init<Element, Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward,
    animation: Animation = .default
  ) where Result == [Element] { result = [] }

  /// Says that there are none.
  @MainActor public static func _bind(_ property: UnsafeMutableRawPointer, _ slot: _FieldSlot) {
    saysThatNothingIsFetched("@Query", Result.self, slot)
  }
}

/// A store's objects in use: off the device there is no store, and nothing is kept.
public final class ModelContext: Sendable {
  /// Keeps nothing.
  public func insert<Model>(_ model: Model) {}
  /// Deletes nothing.
  public func delete<Model>(_ model: Model) {}
  /// Saves nothing.
  public func save() throws {}
}
extension EnvironmentValues {
  /// The objects of a store that views use.
  public var modelContext: ModelContext {
    get { rare(#function, ModelContext()) }
    set { own.rare[#function] = newValue }
  }
}

@MainActor private func saysThatNothingIsFetched(_ wrapper: String, _ type: Any.Type, _ slot: _FieldSlot) {
  Messages.sayOnce(
    "\(wrapper) of \(type) in \(slot.owner) is empty: off the device there is no store. Hand the objects to the view, so "
      + "that its card can be measured.")
}
