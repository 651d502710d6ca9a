/// A change of a view that makes another view of it.
@MainActor @preconcurrency public protocol ViewModifier {
  /// The type of ``body(content:)``.
  associatedtype Body: View
  /// The view that the modifier makes of its content.
  @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body
  /// The view that is modified.
  typealias Content = _ViewModifier_Content<Self>

  /// Makes the place of a modified view.
  ///
  /// - Parameters:
  /// - content: makes the place of the view that is modified.
  /// - modifierOffset: where the modifier lies in the value of the whole.
  static func _makePlace(
    _ content: _ContentMaker, _ modifierOffset: Int, _ evaluation: _Evaluation
  ) -> _Place
}

/// Makes the place of a view that is modified, and reads its values.
@MainActor public struct _ContentMaker {
  let type: any View.Type
  let make: @MainActor (_Evaluation) -> _Place
  /// Copies a value of the view.
  let copy: (UnsafeRawPointer) -> CopiedValue
}

extension ViewModifier where Body == Never {
  /// Modifiers of this room have none; nothing asks for it.
  public func body(content: Content) -> Never { fatalError("\(Self.self) has no body") }
}

extension ViewModifier {
  /// The place of a view that an app's modifier has modified.
  @MainActor public static func _makePlace(
    _ content: _ContentMaker, _ modifierOffset: Int, _ evaluation: _Evaluation
  ) -> _Place {
    BodyModifierPlace<Self>(content, modifierOffset, evaluation)
  }
}

/// A modifier that the environment of the modified view decides.
@MainActor @preconcurrency public protocol EnvironmentalModifier: ViewModifier where Body == Never {
  /// The modifier that is used.
  associatedtype ResolvedModifier: ViewModifier
  /// Makes the modifier that is used.
  @MainActor @preconcurrency func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
  /// The place of a view that the resolved modifier has modified.
  @MainActor public static func _makePlace(
    _ content: _ContentMaker, _ modifierOffset: Int, _ evaluation: _Evaluation
  ) -> _Place {
    ResolvedModifierPlace<Self>(content, modifierOffset, evaluation)
  }
}

/// A view and a modifier of it.
public nonisolated struct ModifiedContent<Content, Modifier> {
  /// The view.
  public var content: Content
  /// Its modifier.
  public var modifier: Modifier

  /// A view with a modifier.
  @inlinable public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  /// The modifier makes the place.
  @MainActor public static func _makePlace(_ evaluation: _Evaluation) -> _Place {
    // The content is the first of both, so that it lies where the whole does.
    let maker = _ContentMaker(type: Content.self) {
      Content._makePlace($0)
    } copy: {
      CopyOfValue($0.assumingMemoryBound(to: Content.self))
    }
    return Modifier._makePlace(maker, fieldOffset(of: \ModifiedContent<Content, Modifier>.modifier), evaluation)
  }
  /// Nothing asks for it.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  /// Applies the first modifier, then the second one.
  public func body(content: _ViewModifier_Content<Self>) -> some View {
    content.modifier(self.content).modifier(modifier)
  }
}

extension View {
  /// The view with a modifier.
  @inlinable public nonisolated consuming func modifier<T>(_ modifier: consuming T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// The view that a modifier gets: it may stand in the modifier's body several times, each time at a place of its own.
@MainActor @preconcurrency public struct _ViewModifier_Content<Modifier: ViewModifier>: View {
  fileprivate let source: ContentSource

  /// The place of the view that is modified.
  @MainActor public static func _makePlace(_ evaluation: _Evaluation) -> _Place { SourcePlace<Modifier>(evaluation) }
  /// Nothing asks for it.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

/// Where the value of a modified view lies: in the caller's memory while the modifier's body is evaluated, then in a
/// copy, where a closure of the body has kept its content.
private final class ContentSource {
  let maker: _ContentMaker
  private(set) var view: UnsafeRawPointer
  private var copy: CopiedValue?

  init(_ maker: _ContentMaker, _ view: UnsafeRawPointer) { (self.maker, self.view) = (maker, view) }

  @MainActor func copyView() {
    let made = maker.copy(view)
    (copy, view) = (made, made.address)
  }
}

/// A value in memory of its own.
class CopiedValue {
  let address: UnsafeRawPointer
  init(_ address: UnsafeRawPointer) { self.address = address }
}

private final class CopyOfValue<Value>: CopiedValue {
  private let value: UnsafeMutablePointer<Value>

  init(_ other: UnsafePointer<Value>) {
    value = .allocate(capacity: 1)
    value.initialize(to: other.pointee)
    super.init(UnsafeRawPointer(value))
  }
  deinit {
    value.deinitialize(count: 1)
    value.deallocate()
  }
}

private final class SourcePlace<Modifier: ViewModifier>: _Place {
  private var inner: _Place?

  override func update(from view: UnsafeRawPointer) {
    let source = view.assumingMemoryBound(to: _ViewModifier_Content<Modifier>.self).pointee.source
    let inner = self.inner ?? source.maker.make(evaluation)
    if self.inner == nil { evaluation.structure += 1 }
    self.inner = inner
    inner.update(from: source.view)
  }
  override func appendNodes(to nodes: inout [LayoutNode]) { inner?.appendNodes(to: &nodes) }
  override func collect(_ preferences: inout PreferenceValues) { inner?.collect(&preferences) }
}

/// The place of a view that an app's modifier has modified, and made another view of.
private class ModifierPlace<Modifier: ViewModifier, Made: View>: _Place {
  private let maker: _ContentMaker
  private let modifierOffset: Int
  private let fields: BoundFields?
  private let body: _Place

  init(_ maker: _ContentMaker, _ modifierOffset: Int, _ evaluation: _Evaluation) {
    evaluation.checkDepth(Modifier.self)
    (self.maker, self.modifierOffset) = (maker, modifierOffset)
    fields = BoundFields(of: Modifier.self, evaluation)
    body = Made._makePlace(evaluation)
    super.init(evaluation)
  }

  func made(by modifier: Modifier, _ content: _ViewModifier_Content<Modifier>) -> Made {
    preconditionFailure("\(Self.self) makes nothing")
  }

  final override func update(from view: UnsafeRawPointer) {
    var source = ContentSource(maker, view)
    do {
      var modifier = (view + modifierOffset).assumingMemoryBound(to: Modifier.self).pointee
      if let fields { withUnsafeMutablePointer(to: &modifier) { fields.bind(UnsafeMutableRawPointer($0)) } }
      body.update(with: made(by: modifier, _ViewModifier_Content<Modifier>(source: source)))
    }
    // A geometry reader's closure runs when it is placed, and the view's value is gone by then.
    if !isKnownUniquelyReferenced(&source) { source.copyView() }
  }
  final override func appendNodes(to nodes: inout [LayoutNode]) { body.appendNodes(to: &nodes) }
  final override func collect(_ preferences: inout PreferenceValues) { body.collect(&preferences) }
}

private final class BodyModifierPlace<Modifier: ViewModifier>: ModifierPlace<Modifier, Modifier.Body> {
  override func made(by modifier: Modifier, _ content: _ViewModifier_Content<Modifier>) -> Modifier.Body {
    modifier.body(content: content)
  }
}

private final class ResolvedModifierPlace<Modifier: EnvironmentalModifier>:
  ModifierPlace<Modifier, ModifiedContent<_ViewModifier_Content<Modifier>, Modifier.ResolvedModifier>>
{
  override func made(
    by modifier: Modifier, _ content: _ViewModifier_Content<Modifier>
  ) -> ModifiedContent<_ViewModifier_Content<Modifier>, Modifier.ResolvedModifier> {
    ModifiedContent(content: content, modifier: modifier.resolve(in: evaluation.environment))
  }
}
