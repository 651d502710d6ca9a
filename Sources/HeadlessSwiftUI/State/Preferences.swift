/// A value that views hand up.
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value
  /// The value where no view has set one.
  static var defaultValue: Self.Value { get }
  /// Adds the value of the next view to those before it.
  static func reduce(value: inout Self.Value, nextValue: () -> Self.Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// Nothing.
  public static var defaultValue: Value { nil }
}

/// The preferences that come up from a part of a tree.
struct PreferenceValues {
  private var values: [ObjectIdentifier: Entry] = [:]

  private struct Entry {
    var value: Any
    /// Adds the value of the next view, by the key's own rule.
    let add: (inout Any, Any) -> Void
  }

  subscript<Key: PreferenceKey>(key: Key.Type) -> Key.Value? {
    get { values[ObjectIdentifier(key)].flatMap { $0.value as? Key.Value } }
    set {
      guard let newValue else { return }
      values[ObjectIdentifier(key)] = Entry(value: newValue) { sum, next in
        guard var value = sum as? Key.Value, let next = next as? Key.Value else { return }
        Key.reduce(value: &value) { next }
        sum = value
      }
    }
  }

  /// Adds what comes up from the next view.
  mutating func merge(_ next: PreferenceValues) {
    for (key, entry) in next.values {
      guard var sum = values[key] else {
        values[key] = entry
        continue
      }
      sum.add(&sum.value, entry.value)
      values[key] = sum
    }
  }
}

/// Hands a value up.
public nonisolated struct _PreferenceWriter<Key: PreferenceKey>: ViewModifier {
  let value: Key.Value

  /// The content, which hands a value up.
  @MainActor public static func _makePlace(
    _ content: _ContentMaker, _ modifierOffset: Int, _ evaluation: _Evaluation
  ) -> _Place {
    PreferencePlace<Key>(content, modifierOffset, evaluation)
  }
}

private final class PreferencePlace<Key: PreferenceKey>: ModifiedPlace {
  private var value: Key.Value?

  override func update(from view: UnsafeRawPointer) {
    value = (view + modifierOffset).assumingMemoryBound(to: _PreferenceWriter<Key>.self).pointee.value
    super.update(from: view)
  }

  /// A view's own value replaces those of what lies in it (documentation of `preference(key:value:)`).
  override func collect(_ preferences: inout PreferenceValues) {
    var inner = PreferenceValues()
    content.collect(&inner)
    inner[Key.self] = value
    preferences.merge(inner)
  }
}

/// Runs an action where a preference has changed.
public nonisolated struct _PreferenceListener<Key: PreferenceKey>: ViewModifier where Key.Value: Equatable {
  let action: (Key.Value) -> Void

  /// The content, whose preference is listened to.
  @MainActor public static func _makePlace(
    _ content: _ContentMaker, _ modifierOffset: Int, _ evaluation: _Evaluation
  ) -> _Place {
    ListenerPlace<Key>(content, modifierOffset, evaluation)
  }
}

private final class ListenerPlace<Key: PreferenceKey>: ModifiedPlace where Key.Value: Equatable {
  private var action: ((Key.Value) -> Void)?
  private var life = LifeOfRoot()
  private var last: Key.Value?

  override func update(from view: UnsafeRawPointer) {
    if life.hasBegun(evaluation) { last = nil }
    action = (view + modifierOffset).assumingMemoryBound(to: _PreferenceListener<Key>.self).pointee.action
    super.update(from: view)
  }

  override func collect(_ preferences: inout PreferenceValues) {
    var inner = PreferenceValues()
    content.collect(&inner)
    let value = inner[Key.self] ?? Key.defaultValue
    // While views are updated, layers look at the preferences that come up; actions wait for a layout.
    if !evaluation.isUpdating, last.map({ $0 != value }) ?? true {
      last = value
      action?(value)
    }
    preferences.merge(inner)
  }
}

extension View {
  /// Hands a value up.
  public nonisolated func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
    modifier(_PreferenceWriter<K>(value: value))
  }
  /// Runs an action where a value that comes up has changed.
  @preconcurrency public nonisolated func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping @Sendable (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modifier(_PreferenceListener<K>(action: action))
  }
}
