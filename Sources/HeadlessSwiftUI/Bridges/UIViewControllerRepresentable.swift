/// A controller of UIKit's in a tree of SwiftUI's views: its view has a size as that of a ``UIViewRepresentable`` has.
@MainActor @preconcurrency public protocol UIViewControllerRepresentable: View where Body == Never {
  /// The type of the controller.
  associatedtype UIViewControllerType: UIViewController
  /// An object that outlives the value: a delegate and the like.
  associatedtype Coordinator = Void
  /// Makes the controller, once for a place.
  func makeUIViewController(context: Context) -> UIViewControllerType
  /// Has the controller show the value as it is now.
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  /// Makes what outlives the value, before the controller.
  func makeCoordinator() -> Coordinator
  /// The size for a proposal; `nil` for the one that the controller's view asks for.
  func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize?
  /// Is called before the controller goes.
  static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)
  /// The surroundings of the controller.
  typealias Context = UIViewControllerRepresentableContext<Self>
}

extension UIViewControllerRepresentable where Coordinator == Void {
  /// Nothing outlives the value.
  public func makeCoordinator() {}
}

extension UIViewControllerRepresentable {
  /// The size that the view's own content asks for.
  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize? { nil }
  /// Does nothing.
  public static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator) {}
  /// The place of a controller of UIKit's.
  public static func _makePlace(_ evaluation: _Evaluation) -> _Place { ControllerPlace<Self>(evaluation) }
}

/// The surroundings of a controller of UIKit's.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<
  Representable: UIViewControllerRepresentable
> {
  /// An object that outlives the value.
  public let coordinator: Representable.Coordinator
  /// The environment of the controller's place.
  public internal(set) var environment: EnvironmentValues
  /// The change that the controller is updated for; off the device none is animated.
  public var transaction: Transaction { Transaction() }
}

/// The place of a controller, whose view is one of UIKit's.
private final class ControllerPlace<Representable: UIViewControllerRepresentable>: _Place {
  private let inner: _Place

  override init(_ evaluation: _Evaluation) {
    inner = BoundBody<Representable, ControllerView<Representable>>._makePlace(evaluation)
    super.init(evaluation)
  }
  override func update(from view: UnsafeRawPointer) {
    let value = view.assumingMemoryBound(to: Representable.self).pointee
    inner.update(with: BoundBody(of: value) { ControllerView(value: $0) })
  }
  override func appendNodes(to nodes: inout [LayoutNode]) { inner.appendNodes(to: &nodes) }
}

private struct ControllerView<Representable: UIViewControllerRepresentable>: UIViewRepresentable {
  let value: Representable

  @MainActor final class Coordinator {
    let own: Representable.Coordinator
    var controller: Representable.UIViewControllerType?
    init(_ own: Representable.Coordinator) { self.own = own }
  }
  func makeCoordinator() -> Coordinator { Coordinator(value.makeCoordinator()) }

  private func own(_ context: Context) -> Representable.Context {
    Representable.Context(coordinator: context.coordinator.own, environment: context.environment)
  }
  func makeUIView(context: Context) -> UIView {
    let controller = value.makeUIViewController(context: own(context))
    context.coordinator.controller = controller
    return controller.view
  }
  func updateUIView(_ uiView: UIView, context: Context) {
    context.coordinator.controller.map { value.updateUIViewController($0, context: own(context)) }
  }
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIView, context: Context) -> CGSize? {
    context.coordinator.controller.flatMap {
      value.sizeThatFits(proposal, uiViewController: $0, context: own(context))
    }
  }
  static func dismantleUIView(_ uiView: UIView, coordinator: Coordinator) {
    coordinator.controller.map { Representable.dismantleUIViewController($0, coordinator: coordinator.own) }
  }
}
