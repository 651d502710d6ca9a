/// Tells whether the root has become another view since the last look: what was kept of the one before goes.
struct LifeOfRoot {
  private var life = 0

  @MainActor mutating func hasBegun(_ evaluation: _Evaluation) -> Bool {
    defer { life = evaluation.life }
    return life != evaluation.life
  }
}

/// One evaluation of a tree after another: what places share while views go down from the root.
@MainActor public final class _Evaluation {
  /// The environment of the place that is being updated.
  var environment: EnvironmentValues
  /// Counts updates: sizes that were kept before the last one are gone.
  var generation = 0
  private var lastGeneration = 0
  /// Counts changes of which nodes there are; containers look at their content again where it has changed meanwhile.
  var structure = 0
  /// Whether layers of preferences want another update. States and objects announce their changes.
  var hasChanged = true
  /// Changes that states and objects announce, from any thread; `nil` where there is none.
  private var changes: AnnouncedChanges?
  /// Whether views are being updated.
  private(set) var isUpdating = false
  /// Whether the update is one that layers of preferences have asked for, and nothing else has changed.
  private(set) var isSettling = false
  /// Actions that run when all views are up to date.
  private var afterUpdate: [() -> Void] = []
  /// Counts the views that the root was: each begins with state of its own.
  var life = 0
  /// How many namespaces have a name.
  var names = 0
  /// Where the stack was when views were first looked at.
  var topOfStack = 0
  /// The container that is being updated.
  private(set) var surroundings = Surroundings(axis: nil, isHost: true)

  struct Surroundings {
    /// The direction of a stack; `nil` for other containers.
    var axis: Axis?
    /// Whether there is none but the host.
    var isHost = false
    /// The kind of its node, where views in it depend on that.
    var kind: ContainerNode.Type?
  }
  /// By node, the names of the app's types whose body it is, the outermost first; `nil` where nobody asks.
  var typesOfNodes: [ObjectIdentifier: [String]]?
  /// Whether any view of the tree has a layout priority.
  var hasPriorities = false
  /// Whether any view says where its lines are.
  var hasGuides = false

  init(_ environment: EnvironmentValues) { self.environment = environment }

  /// Updates views.
  ///
  /// - Parameter isWatching: whether changes of the observable objects that bodies read are noticed from then on.
  func update(isWatching: Bool, _ body: () -> Void) {
    generation = newGeneration()
    isSettling = hasChanged && changes?.isEmpty != false
    hasChanged = false
    changes?.clear()
    topOfStack = 0
    isUpdating = true
    if isWatching { watch(body) } else { body() }
    isUpdating = false
  }

  /// Where objects that are watched note their changes.
  var announcedChanges: AnnouncedChanges {
    if let changes { return changes }
    let made = AnnouncedChanges()
    changes = made
    return made
  }

  private func watch(_ body: () -> Void) {
    let changes = announcedChanges
    withObservationTracking(body) { changes.note() }
  }

  /// Forgets the sizes that were kept, as content has changed between two updates.
  func forgetSizes() { generation = newGeneration() }
  func newGeneration() -> Int {
    lastGeneration &+= 1
    return lastGeneration
  }

  /// Goes into a container, a stack of an axis or another one.
  ///
  /// - Returns: the one round it, to be left to.
  func enter(_ axis: Axis?, kind: ContainerNode.Type? = nil) -> Surroundings {
    let outer = surroundings
    surroundings = Surroundings(axis: axis, kind: kind)
    return outer
  }
  func leave(_ outer: Surroundings) { surroundings = outer }

  /// Makes content that lies in a container.
  func inStack(_ axis: Axis?, kind: ContainerNode.Type? = nil, _ make: () -> _Place) -> _Place {
    let outer = enter(axis, kind: kind)
    defer { leave(outer) }
    return make()
  }

  /// Runs a closure with another environment.
  func with<Result>(_ environment: EnvironmentValues, _ body: () -> Result) -> Result {
    let before = self.environment
    self.environment = environment
    defer { self.environment = before }
    return body()
  }
}

/// Whether an object has announced a change. Objects may change on any thread.
typealias AnnouncedChanges = Locked<Bool>
extension AnnouncedChanges {
  convenience init() { self.init(false) }
  func note() { withLock { $0 = true } }
  func clear() { withLock { $0 = false } }
  var isEmpty: Bool { withLock { !$0 } }
}

extension _Evaluation {
  /// Lets an action wait until all views are up to date.
  func runAfterUpdate(_ action: @escaping () -> Void) { afterUpdate.append(action) }

  /// A state that an action or a layout sets settles in two or three rounds.
  static let mostRounds = 10

  /// Whether a state or an object has changed since the last update.
  var needsUpdate: Bool { hasChanged || changes?.isEmpty == false }

  /// Runs the actions that wait for an update, and updates again where they have changed some state.
  func runActions(_ type: Any.Type, _ update: () -> Void) {
    guard !afterUpdate.isEmpty else { return }
    for _ in 0..<_Evaluation.mostRounds {
      let actions = afterUpdate
      afterUpdate = []
      for action in actions { action() }
      guard needsUpdate else { return }
      update()
    }
    Messages.restless(type)
  }
}
