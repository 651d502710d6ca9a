/// Notices that an object has changed.
private final class ObjectWatch<ObjectType: ObservableObject> {
  let object: ObjectType
  private let cancellable: AnyCancellable

  @MainActor init(_ object: ObjectType, _ evaluation: _Evaluation) {
    self.object = object
    let changes = evaluation.announcedChanges
    cancellable = object.objectWillChange.sink { _ in changes.note() }
  }

  /// The watch of a slot's object; a new one where it is another object.
  @MainActor static func keep(_ object: ObjectType, _ slot: _FieldSlot) {
    if let known = slot.object, unsafeDowncast(known, to: ObjectWatch.self).object === object { return }
    slot.object = ObjectWatch(object, slot.evaluation)
  }
}

/// An object that somebody else keeps.
@propertyWrapper public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// The object.
  public var wrappedValue: ObjectType

  /// An object.
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
  /// An object.
  public init(initialValue: ObjectType) { wrappedValue = initialValue }
  /// Bindings of the object's properties.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  /// Bindings of an object's properties.
  @dynamicMemberLookup public struct Wrapper {
    let object: ObjectType
    /// A property, to read and to write.
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject>
    {
      Binding(object, keyPath)
    }
  }

  /// Watches the object.
  @MainActor public static func _bind(_ property: UnsafeMutableRawPointer, _ slot: _FieldSlot) {
    ObjectWatch.keep(property.assumingMemoryBound(to: ObservedObject<ObjectType>.self).pointee.wrappedValue, slot)
  }
}
extension ObservedObject: Sendable where ObjectType: Sendable {}
extension ObservedObject.Wrapper: Sendable where ObjectType: Sendable {}

/// An object that the view's place makes and keeps.
@propertyWrapper public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let make: () -> ObjectType
  private var object: ObjectType?

  /// An object, which is made once for each place of the view.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }
  /// The object.
  public var wrappedValue: ObjectType { object ?? make() }
  /// Bindings of the object's properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { ObservedObject.Wrapper(object: wrappedValue) }

  /// Makes the object where there is none yet.
  @MainActor public static func _bind(_ property: UnsafeMutableRawPointer, _ slot: _FieldSlot) {
    let own = property.assumingMemoryBound(to: StateObject<ObjectType>.self)
    if slot.object == nil { slot.object = ObjectWatch(own.pointee.make(), slot.evaluation) }
    own.pointee.object = slot.object.map { unsafeDowncast($0, to: ObjectWatch<ObjectType>.self).object }
  }
}
extension StateObject: @unchecked Sendable where ObjectType: Sendable {}

/// An object that a view above hands down.
@propertyWrapper public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  private var object: ObjectType?
  private var view: Any.Type?

  /// An object of the type.
  public init() {}
  /// The object. Without one SwiftUI ends the process when a body asks for it.
  public var wrappedValue: ObjectType {
    object ?? { Messages.missingObject(ObjectType.self, for: view ?? Never.self, isObservable: false) }()
  }
  /// Bindings of the object's properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { ObservedObject.Wrapper(object: wrappedValue) }

  /// Finds the object.
  @MainActor public static func _bind(_ property: UnsafeMutableRawPointer, _ slot: _FieldSlot) {
    let own = property.assumingMemoryBound(to: EnvironmentObject<ObjectType>.self)
    let environment = slot.evaluation.environment
    let object = environment[object: ObjectType.self]
    (own.pointee.object, own.pointee.view) = (object, slot.owner)
    if let object { ObjectWatch.keep(object, slot) }
  }
}
extension EnvironmentObject: @unchecked Sendable where ObjectType: Sendable {}

/// An observable object, and bindings of its properties.
@propertyWrapper @dynamicMemberLookup public struct Bindable<Value> {
  private var object: Value
  /// The object.
  public var wrappedValue: Value {
    get { object }
    set { object = newValue }
  }
  /// Itself.
  public var projectedValue: Bindable<Value> { self }

  /// An object.
  public init(wrappedValue: Value) where Value: AnyObject & Observable { object = wrappedValue }
  /// An object.
  public init(_ wrappedValue: Value) where Value: AnyObject & Observable { object = wrappedValue }
  /// The same.
  public init(projectedValue: Bindable<Value>) { self = projectedValue }
  /// A property, to read and to write.
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> where Value: AnyObject { Binding(object, keyPath) }
}
extension Bindable: Sendable where Value: Sendable {}

extension Binding {
  /// A property of an object.
  init<Root: AnyObject>(_ object: Root, _ keyPath: ReferenceWritableKeyPath<Root, Value>) {
    self.init(reading: { object[keyPath: keyPath] }, writing: { object[keyPath: keyPath] = $0 })
  }
}

extension View {
  /// Hands an object down.
  public nonisolated func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(_EnvironmentTransformer { $0[object: T.self] = object })
  }
}
