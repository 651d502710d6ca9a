// Actions that wait. None has run when a host is first measured (salute-developers/plasma-ios, code fields;
// leboncoin/spark-ios-component-button, which sets its theme in `onAppear`).

extension EnvironmentValues {
  /// Whether `onAppear` runs once before views are measured, for cards that load a theme there. SwiftUI itself measures
  /// first.
  public var _runsOnAppear: Bool {
    get { storage.runsOnAppear }
    set { own.runsOnAppear = newValue }
  }
}

/// `onAppear`.
public nonisolated struct _OnAppear: ViewModifier {
  let action: (() -> Void)?

  /// The content, which runs an action once.
  @MainActor public static func _makePlace(
    _ content: _ContentMaker, _ modifierOffset: Int, _ evaluation: _Evaluation
  ) -> _Place {
    AppearancePlace(content, modifierOffset, evaluation)
  }
}

private final class AppearancePlace: ModifiedPlace {
  private var life = LifeOfRoot()
  private var hasRun = false

  override func update(from view: UnsafeRawPointer) {
    if life.hasBegun(evaluation) { hasRun = false }
    super.update(from: view)
    guard !hasRun, evaluation.environment.storage.runsOnAppear else { return }
    hasRun = true
    guard let action = (view + modifierOffset).assumingMemoryBound(to: _OnAppear.self).pointee.action else { return }
    evaluation.runAfterUpdate(action)
  }
}

/// `onChange(of:)`.
public nonisolated struct _OnChange<Value: Equatable>: ViewModifier {
  let value: Value
  let runsAtFirst: Bool
  let action: (Value, Value) -> Void

  /// The content, beside which a value is watched.
  @MainActor public static func _makePlace(
    _ content: _ContentMaker, _ modifierOffset: Int, _ evaluation: _Evaluation
  ) -> _Place {
    ChangePlace<Value>(content, modifierOffset, evaluation)
  }
}

/// Runs the action with a layout of the host's view, as preferences do.
private final class ChangePlace<Value: Equatable>: ModifiedPlace {
  private var watched: _OnChange<Value>?
  private var life = LifeOfRoot()
  private var last: Value?

  override func update(from view: UnsafeRawPointer) {
    if life.hasBegun(evaluation) { last = nil }
    let watched = (view + modifierOffset).assumingMemoryBound(to: _OnChange<Value>.self).pointee
    if last == nil, !watched.runsAtFirst { last = watched.value }
    self.watched = watched
    super.update(from: view)
  }
  override func collect(_ preferences: inout PreferenceValues) {
    super.collect(&preferences)
    guard !evaluation.isUpdating, let watched, watched.value != last else { return }
    let before = last ?? watched.value
    last = watched.value
    watched.action(before, watched.value)
  }
}

/// `onGeometryChange`.
public nonisolated struct _OnGeometryChange<Value: Equatable>: ViewModifier {
  let transform: (GeometryProxy) -> Value
  let action: (Value, Value) -> Void

  /// The content, whose frame is watched.
  @MainActor public static func _makePlace(
    _ content: _ContentMaker, _ modifierOffset: Int, _ evaluation: _Evaluation
  ) -> _Place {
    GeometryChangePlace<Value>(content, modifierOffset, evaluation)
  }
}

private final class GeometryChangePlace<Value: Equatable>: ModifiedPlace {
  private var watched: _OnGeometryChange<Value>?
  private var environment: EnvironmentValues?
  private var life = LifeOfRoot()
  private var last: Value?

  override func update(from view: UnsafeRawPointer) {
    if life.hasBegun(evaluation) { last = nil }
    watched = (view + modifierOffset).assumingMemoryBound(to: _OnGeometryChange<Value>.self).pointee
    environment = evaluation.environment
    super.update(from: view)
  }
  override func collect(_ preferences: inout PreferenceValues) {
    super.collect(&preferences)
    guard !evaluation.isUpdating else { return }
    var nodes: [LayoutNode] = []
    content.appendNodes(to: &nodes)
    guard let node = nodes.first, let environment, let watched else { return }
    let value = watched.transform(GeometryProxy(node, environment))
    guard value != last else { return }
    let before = last ?? value
    last = value
    watched.action(before, value)
  }
}

extension View {
  /// Runs an action when the view appears: not before it is measured, see `_runsOnAppear`.
  public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(_OnAppear(action: action))
  }
  /// Runs an action when the view goes, which it does not off the device.
  public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View { self }
  /// Runs a task when the view appears, which is after it was measured.
  @preconcurrency public nonisolated func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View { self }
  /// Runs a task when the view appears, which is after it was measured.
  @preconcurrency public nonisolated func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View { self }
  /// Runs an action for what a publisher sends, which is after the view was measured.
  public nonisolated func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never { self }

  /// Runs an action when a value has changed.
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    modifier(_OnChange(value: value, runsAtFirst: initial, action: action))
  }
  /// Runs an action when a value has changed.
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    modifier(_OnChange(value: value, runsAtFirst: initial) { _, _ in action() })
  }
  /// Runs an action when a value has changed.
  @_disfavoredOverload public nonisolated func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some View {
    modifier(_OnChange(value: value, runsAtFirst: false) { action($1) })
  }
  /// Runs an action when a value of the view's frame has changed.
  @preconcurrency public nonisolated func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (_ newValue: T) -> Void
  ) -> some View {
    modifier(_OnGeometryChange(transform: transform) { action($1) })
  }
  /// Runs an action when a value of the view's frame has changed.
  @preconcurrency public nonisolated func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(_OnGeometryChange(transform: transform, action: action))
  }
}
