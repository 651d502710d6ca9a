import ShelfSizing

/// One evaluation of a tree after another: what places share while views go down from the root.
@MainActor public final class _Evaluation {
  /// The environment of the place that is being updated.
  var environment: EnvironmentValues
  /// Counts updates: sizes that were kept before the last one are gone.
  private(set) var generation = 0
  /// Counts changes of which nodes there are; containers look at their content again where it has changed meanwhile.
  var structure = 0
  /// Whether some state has changed since the last update.
  var hasChanged = true
  /// The direction of the stack that is being updated; `nil` outside one.
  var axis: Axis?
  /// Whether any view of the tree has a layout priority.
  var hasPriorities = false
  /// Whether any place listens to preferences, or builds its content by the size that it gets.
  var needsPlacing = false

  init(_ environment: EnvironmentValues) { self.environment = environment }

  func begin() {
    generation &+= 1
    hasChanged = false
  }

  /// Forgets the sizes that were kept, as content has changed between two updates.
  func forgetSizes() { generation &+= 1 }

  /// Runs a closure with another environment.
  func with<Result>(_ environment: EnvironmentValues, _ body: () -> Result) -> Result {
    let before = self.environment
    self.environment = environment
    defer { self.environment = before }
    return body()
  }
}
