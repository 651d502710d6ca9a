/// The stored properties of a type that are dynamic, and where they lie in its values.
///
/// They are looked up once a type; whether a field's type is a `DynamicProperty` is the one cast there is.
@MainActor struct FieldsOfType {
  struct Field {
    let offset: Int
    let type: any DynamicProperty.Type
  }
  let fields: [Field]

  private static var known: [ObjectIdentifier: FieldsOfType] = [:]

  static func of(_ type: Any.Type) -> FieldsOfType {
    let key = ObjectIdentifier(type)
    if let fields = known[key] { return fields }
    let fields = FieldsOfType(type)
    known[key] = fields
    return fields
  }

  private init(_ type: Any.Type) {
    var fields: [Field] = []
    // A class conforms to neither `View` nor `DynamicProperty` in practice, and its fields lie elsewhere.
    guard !(type is AnyObject.Type) else {
      self.fields = []
      return
    }
    for index in 0..<RuntimeField.count(type) {
      let field = RuntimeField(index, of: type)
      guard !FieldsOfType.plain.contains(ObjectIdentifier(field.type)) else { continue }
      if let dynamic = field.type as? any DynamicProperty.Type {
        fields.append(Field(offset: field.offset, type: dynamic))
      }
    }
    self.fields = fields
  }

  /// Types that most views have, for which no conformance has to be looked for through all that is loaded.
  private static let plain: Set<ObjectIdentifier> = [
    ObjectIdentifier(String.self), ObjectIdentifier(String?.self), ObjectIdentifier(Bool.self),
    ObjectIdentifier(Int.self), ObjectIdentifier(Double.self), ObjectIdentifier(CGFloat.self),
    ObjectIdentifier((() -> Void).self), ObjectIdentifier(Text.self), ObjectIdentifier(Color.self),
  ]
}

/// The storage of one dynamic property, which stays from one value of its view to the next.
@MainActor public final class _FieldSlot {
  let offset: Int
  let type: any DynamicProperty.Type
  /// The type that has the property.
  let owner: Any.Type
  let evaluation: _Evaluation
  /// The storage of the property.
  var object: AnyObject?
  /// The dynamic properties of the property itself.
  var inner: BoundFields?
  var hasLookedInside = false
  fileprivate var life = LifeOfRoot()

  init(_ field: FieldsOfType.Field, of owner: Any.Type, _ evaluation: _Evaluation) {
    (offset, type, self.owner, self.evaluation) = (field.offset, field.type, owner, evaluation)
  }
}

/// The dynamic properties of a value at its place.
@MainActor struct BoundFields {
  private let slots: [_FieldSlot]

  /// - Returns: `nil` where the type has none.
  init?(of type: Any.Type, _ evaluation: _Evaluation) {
    let fields = FieldsOfType.of(type).fields
    guard !fields.isEmpty else { return nil }
    slots = fields.map { _FieldSlot($0, of: type, evaluation) }
  }

  /// Gives the dynamic properties of a value their storage.
  func bind(_ value: UnsafeMutableRawPointer) {
    for slot in slots {
      if slot.life.hasBegun(slot.evaluation) { slot.object = nil }
      slot.type._bind(value + slot.offset, slot)
    }
  }
}
