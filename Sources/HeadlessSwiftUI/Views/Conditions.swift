/// One of two views.
public nonisolated struct _ConditionalContent<TrueContent, FalseContent> {
  @usableFromInline enum Storage {
    case trueContent(TrueContent)
    case falseContent(FalseContent)
  }
  @usableFromInline let storage: Storage

  @inlinable init(storage: Storage) { self.storage = storage }
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  /// The place of the branch that is taken.
  @MainActor public static func _makePlace(_ evaluation: _Evaluation) -> _Place {
    ConditionalPlace<TrueContent, FalseContent>(evaluation)
  }
  /// Nothing asks for it.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Optional: View where Wrapped: View {
  /// The place of the view, where there is one.
  @MainActor public static func _makePlace(_ evaluation: _Evaluation) -> _Place { OptionalPlace<Wrapped>(evaluation) }
  /// Nothing asks for it.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

/// A place that has another place in it, now this and now that: a view that goes loses its state.
@MainActor class ChangingPlace: _Place {
  private(set) var inner: _Place?
  /// Which kind of view it shows.
  private(set) var kind: ObjectIdentifier?

  final func show(_ kind: ObjectIdentifier?, _ make: () -> _Place?) {
    guard kind != self.kind || inner == nil && kind != nil else { return }
    self.kind = kind
    inner = make()
    evaluation.structure += 1
  }
  override func appendNodes(to nodes: inout [LayoutNode]) { inner?.appendNodes(to: &nodes) }
  override func collect(_ preferences: inout PreferenceValues) { inner?.collect(&preferences) }
}

private final class ConditionalPlace<TrueContent: View, FalseContent: View>: ChangingPlace {
  private enum First {}
  private enum Second {}

  override func update(from view: UnsafeRawPointer) {
    switch view.assumingMemoryBound(to: _ConditionalContent<TrueContent, FalseContent>.self).pointee.storage {
    case .trueContent(let content):
      show(ObjectIdentifier(First.self)) { TrueContent._makePlace(evaluation) }
      inner?.update(with: content)
    case .falseContent(let content):
      show(ObjectIdentifier(Second.self)) { FalseContent._makePlace(evaluation) }
      inner?.update(with: content)
    }
  }
}

private final class OptionalPlace<Content: View>: ChangingPlace {
  override func update(from view: UnsafeRawPointer) {
    guard let content = view.assumingMemoryBound(to: Content?.self).pointee else { return show(nil) { nil } }
    show(ObjectIdentifier(Content.self)) { Content._makePlace(evaluation) }
    inner?.update(with: content)
  }
}

/// A view of any type.
public nonisolated struct AnyView: View {
  private let content: Content

  /// The view and its type, which is known where it is wrapped.
  fileprivate class Content {
    var kind: ObjectIdentifier { preconditionFailure("no content") }
    @MainActor func makePlace(_ evaluation: _Evaluation) -> _Place { preconditionFailure("no content") }
    @MainActor func update(_ place: _Place) { preconditionFailure("no content") }
  }
  private final class Typed<V: View>: Content {
    let view: V
    init(_ view: V) { self.view = view }
    override var kind: ObjectIdentifier { ObjectIdentifier(V.self) }
    @MainActor override func makePlace(_ evaluation: _Evaluation) -> _Place { V._makePlace(evaluation) }
    @MainActor override func update(_ place: _Place) { place.update(with: view) }
  }

  /// Wraps a view.
  public init<V: View>(_ view: V) { content = (view as? AnyView)?.content ?? Typed(view) }
  /// Wraps a view.
  public init<V: View>(erasing view: V) { self.init(view) }

  /// The place of the view that is wrapped.
  @MainActor public static func _makePlace(_ evaluation: _Evaluation) -> _Place { AnyPlace(evaluation) }

  private final class AnyPlace: ChangingPlace {
    override func update(from view: UnsafeRawPointer) {
      let content = view.assumingMemoryBound(to: AnyView.self).pointee.content
      show(content.kind) { content.makePlace(evaluation) }
      if let inner { content.update(inner) }
    }
  }
}

/// Views together, in no container of their own.
public nonisolated struct Group<Content> {
  @usableFromInline let content: Content

  @inlinable init(content: Content) { self.content = content }
}

extension Group: View where Content: View {
  /// Views together.
  @inlinable public init(@ViewBuilder content: () -> Content) { self.init(content: content()) }
  /// The place of the content.
  @MainActor public static func _makePlace(_ evaluation: _Evaluation) -> _Place { Content._makePlace(evaluation) }
  /// Nothing asks for it.
  public var body: Never { fatalError("\(Self.self) has no body") }
}
