/// A part of an app's interface.
@MainActor @preconcurrency public protocol View {
  /// The type of ``body``.
  associatedtype Body: View
  /// The content of the view.
  @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }

  /// Makes the place of a view of this type in a tree.
  ///
  /// It is a requirement, so that each view's own code is reached by its witness table, without a cast.
  static func _makePlace(_ evaluation: _Evaluation) -> _Place
}

extension View {
  /// The place of a view that has a body.
  @MainActor public static func _makePlace(_ evaluation: _Evaluation) -> _Place { BodyPlace<Self>(evaluation) }
}

extension View where Body == Never {
  /// Views of this room have none; nothing asks for it.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Never: View {
  /// A place without views: the body that gives no view stops by itself.
  @MainActor public static func _makePlace(_ evaluation: _Evaluation) -> _Place { EmptyPlace(evaluation) }
  /// Nothing asks for it.
  public var body: Never { fatalError("Never has no body") }
}

/// A view without content.
public nonisolated struct EmptyView: View {
  /// No content.
  @inlinable public init() {}

  /// A place without views.
  @MainActor public static func _makePlace(_ evaluation: _Evaluation) -> _Place { EmptyPlace(evaluation) }
}

/// A view of a module that the build has not shows nothing.
extension HeadlessStandIn: View {
  /// A place without views.
  @MainActor public static func _makePlace(_ evaluation: _Evaluation) -> _Place { EmptyPlace(evaluation) }
}

private final class EmptyPlace: _Place {
  override func update(from view: UnsafeRawPointer) {}
  override func appendNodes(to nodes: inout [LayoutNode]) {}
}
