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

/// A change of what the room's own modifiers set. It tells whether it is the same as before; then the environment
/// stays the one that it was, and texts that get it need not be resolved anew.
public nonisolated struct _EnvironmentChange: ViewModifier, Equatable {
  enum Change: Equatable {
    case text(TextChange)
  }
  let change: Change

  func apply(to values: inout EnvironmentValues) {
    switch change {
    case .text(let change): change.apply(to: values.own)
    }
  }

  /// The content, in another environment.
  @MainActor public static func _makePlace(
    _ content: _ContentMaker, _ modifierOffset: Int, _ evaluation: _Evaluation
  ) -> _Place {
    ChangePlace(content, modifierOffset, evaluation)
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
@MainActor class EnvironmentPlace: ModifiedPlace {
  final override func update(from view: UnsafeRawPointer) {
    let outer = evaluation.environment
    evaluation.environment = environment(view + modifierOffset, outer)
    content.update(from: view)
    evaluation.environment = outer
  }

  func environment(_ modifier: UnsafeRawPointer, _ outer: EnvironmentValues) -> EnvironmentValues { outer }
}

/// A place whose environment may have another direction of lines: then its nodes are turned.
@MainActor private class DirectionPlace: EnvironmentPlace {
  private var turnsLines = false
  private var turned: [TurnedNode] = []

  final func compare(_ inner: EnvironmentValues, _ outer: EnvironmentValues) {
    let turns = inner.storage.layoutDirection != outer.storage.layoutDirection
    guard turns != turnsLines else { return }
    turnsLines = turns
    evaluation.structure += 1
  }
  final override func appendNodes(to nodes: inout [LayoutNode]) {
    guard turnsLines else { return content.appendNodes(to: &nodes) }
    var own: [LayoutNode] = []
    content.appendNodes(to: &own)
    if !turned.elementsEqual(own, by: { $0.child === $1 }) { turned = own.map { TurnedNode($0) } }
    nodes.append(contentsOf: turned)
  }
}

/// A view whose lines run in the other direction than those around it. No size depends on that.
final class TurnedNode: WrapperNode {
  override func length(_ axis: Axis, for proposal: Proposal) -> Double { child.length(axis, for: proposal) }
}

private final class WriterPlace<Value>: DirectionPlace {
  override func environment(_ modifier: UnsafeRawPointer, _ outer: EnvironmentValues) -> EnvironmentValues {
    let writer = modifier.assumingMemoryBound(to: _EnvironmentWriter<Value>.self).pointee
    var inner = outer
    inner[keyPath: writer.keyPath] = writer.value
    compare(inner, outer)
    return inner
  }
}

private final class ChangePlace: EnvironmentPlace {
  private var outer: EnvironmentValues?
  private var change: _EnvironmentChange?
  private var inner = EnvironmentValues()

  override func environment(_ modifier: UnsafeRawPointer, _ outer: EnvironmentValues) -> EnvironmentValues {
    let change = modifier.assumingMemoryBound(to: _EnvironmentChange.self)
    if let known = self.outer, known.isSame(as: outer), self.change == change.pointee { return inner }
    inner = outer
    change.pointee.apply(to: &inner)
    self.outer = outer
    self.change = change.pointee
    return inner
  }
}

private final class TransformerPlace: DirectionPlace {
  override func environment(_ modifier: UnsafeRawPointer, _ outer: EnvironmentValues) -> EnvironmentValues {
    var inner = outer
    modifier.assumingMemoryBound(to: _EnvironmentTransformer.self).pointee.transform(&inner)
    compare(inner, outer)
    return inner
  }
}

extension View {
  /// Sets a value of the environment.
  @inlinable public nonisolated func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V)
    -> some View
  {
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
}
