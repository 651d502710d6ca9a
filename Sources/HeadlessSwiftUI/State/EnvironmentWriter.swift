/// Sets a value of the environment for a view and all that lies in it.
public nonisolated struct _EnvironmentWriter<Value>: ViewModifier {
  @usableFromInline let keyPath: WritableKeyPath<EnvironmentValues, Value>
  @usableFromInline let value: Value

  @inlinable init(keyPath: WritableKeyPath<EnvironmentValues, Value>, value: Value) {
    (self.keyPath, self.value) = (keyPath, value)
  }

  /// The content, in another environment.
  @MainActor public static func _makePlace(
    _ content: _ContentMaker, _ modifierOffset: Int, _ evaluation: _Evaluation
  ) -> _Place {
    WriterPlace<Value>(content, modifierOffset, evaluation)
  }
}

/// The same for values that tell whether they have changed: then the environment stays the one that it was.
public nonisolated struct _EquatableEnvironmentWriter<Value: Equatable>: ViewModifier {
  @usableFromInline let writer: _EnvironmentWriter<Value>

  @inlinable init(writer: _EnvironmentWriter<Value>) { self.writer = writer }

  /// The content, in another environment.
  @MainActor public static func _makePlace(
    _ content: _ContentMaker, _ modifierOffset: Int, _ evaluation: _Evaluation
  ) -> _Place {
    EquatableWriterPlace<Value>(content, modifierOffset, evaluation)
  }
}

/// Changes values of the environment for a view and all that lies in it.
public nonisolated struct _EnvironmentTransformer: ViewModifier {
  let transform: (inout EnvironmentValues) -> Void

  /// The content, in another environment.
  @MainActor public static func _makePlace(
    _ content: _ContentMaker, _ modifierOffset: Int, _ evaluation: _Evaluation
  ) -> _Place {
    TransformerPlace(content, modifierOffset, evaluation)
  }
}

/// A place whose content has another environment.
@MainActor class EnvironmentPlace: ContentPlace {
  fileprivate let modifierOffset: Int

  init(_ content: _ContentMaker, _ modifierOffset: Int, _ evaluation: _Evaluation) {
    self.modifierOffset = modifierOffset
    super.init(content.make(evaluation), at: 0, evaluation)
  }

  final override func update(from view: UnsafeRawPointer) {
    let outer = evaluation.environment
    evaluation.environment = environment(view + modifierOffset, outer)
    content.update(from: view)
    evaluation.environment = outer
  }

  func environment(_ modifier: UnsafeRawPointer, _ outer: EnvironmentValues) -> EnvironmentValues { outer }
}

private final class WriterPlace<Value>: EnvironmentPlace {
  override func environment(_ modifier: UnsafeRawPointer, _ outer: EnvironmentValues) -> EnvironmentValues {
    let writer = modifier.assumingMemoryBound(to: _EnvironmentWriter<Value>.self).pointee
    var inner = outer
    inner[keyPath: writer.keyPath] = writer.value
    return inner
  }
}

private final class EquatableWriterPlace<Value: Equatable>: EnvironmentPlace {
  private var kept: (outer: EnvironmentValues, value: Value, inner: EnvironmentValues)?

  override func environment(_ modifier: UnsafeRawPointer, _ outer: EnvironmentValues) -> EnvironmentValues {
    let writer = modifier.assumingMemoryBound(to: _EnvironmentWriter<Value>.self)
    if let kept, kept.outer.isSame(as: outer), kept.value == writer.pointee.value { return kept.inner }
    var inner = outer
    inner[keyPath: writer.pointee.keyPath] = writer.pointee.value
    kept = (outer, writer.pointee.value, inner)
    return inner
  }
}

private final class TransformerPlace: EnvironmentPlace {
  override func environment(_ modifier: UnsafeRawPointer, _ outer: EnvironmentValues) -> EnvironmentValues {
    var inner = outer
    modifier.assumingMemoryBound(to: _EnvironmentTransformer.self).pointee.transform(&inner)
    return inner
  }
}

extension View {
  /// Sets a value of the environment.
  @inlinable public nonisolated func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
    modifier(_EnvironmentWriter(keyPath: keyPath, value: value))
  }
  /// Hands an object down.
  public nonisolated func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(_EnvironmentTransformer { $0[object: T.self] = object })
  }
  /// Changes a value of the environment.
  public nonisolated func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    modifier(_EnvironmentTransformer { transform(&$0[keyPath: keyPath]) })
  }

  @inlinable nonisolated func setting<Value: Equatable>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> ModifiedContent<Self, _EquatableEnvironmentWriter<Value>> {
    modifier(_EquatableEnvironmentWriter(writer: _EnvironmentWriter(keyPath: keyPath, value: value)))
  }
}
