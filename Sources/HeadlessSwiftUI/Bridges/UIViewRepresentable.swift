import TextMeasurement

/// A view of UIKit's in a tree of SwiftUI's.
@MainActor @preconcurrency public protocol UIViewRepresentable: View where Body == Never {
  /// The type of the view.
  associatedtype UIViewType: UIView
  /// An object that outlives the value: a delegate and the like.
  associatedtype Coordinator = Void
  /// Makes the view, once for a place.
  func makeUIView(context: Context) -> UIViewType
  /// Has the view show the value as it is now.
  func updateUIView(_ uiView: UIViewType, context: Context)
  /// Makes what outlives the value, before the view.
  func makeCoordinator() -> Coordinator
  /// The size for a proposal; `nil` for the one that ``UIViewRepresentable`` finds by itself.
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
  /// Is called before the view goes.
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
  /// The surroundings of the view.
  typealias Context = UIViewRepresentableContext<Self>
}

extension UIViewRepresentable where Coordinator == Void {
  /// Nothing outlives the value.
  public func makeCoordinator() {}
}

extension UIViewRepresentable {
  /// The size that the view's own content asks for.
  public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? { nil }
  /// Does nothing.
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
  /// The place of a view of UIKit's.
  public static func _makePlace(_ evaluation: _Evaluation) -> _Place { RepresentedPlace<Self>(evaluation) }
}

/// The surroundings of a view of UIKit's.
@MainActor @preconcurrency public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  /// An object that outlives the value.
  public let coordinator: Representable.Coordinator
  /// The environment of the view's place.
  public internal(set) var environment: EnvironmentValues
  /// The change that the view is updated for; off the device none is animated.
  public var transaction: Transaction { Transaction() }
}

/// The place of a view of UIKit's, which it makes once.
private final class RepresentedPlace<Representable: UIViewRepresentable>: _Place {
  private let fields: BoundFields?
  private let node: RepresentedNode
  private var made: (view: Representable.UIViewType, coordinator: Representable.Coordinator)?

  override init(_ evaluation: _Evaluation) {
    fields = BoundFields(of: Representable.self, evaluation)
    node = RepresentedNode(evaluation)
    super.init(evaluation)
  }

  isolated deinit {
    if let made { Representable.dismantleUIView(made.view, coordinator: made.coordinator) }
  }

  override func update(from view: UnsafeRawPointer) {
    var value = view.assumingMemoryBound(to: Representable.self).pointee
    if let fields { withUnsafeMutablePointer(to: &value) { fields.bind(UnsafeMutableRawPointer($0)) } }
    let coordinator = made?.coordinator ?? value.makeCoordinator()
    let context = Representable.Context(coordinator: coordinator, environment: evaluation.environment)
    let uiView = made?.view ?? value.makeUIView(context: context)
    made = (uiView, coordinator)
    node.uiView = uiView
    node.follow(evaluation.environment)
    value.updateUIView(uiView, context: context)
    node.sizeThatFits = { [value] in value.sizeThatFits($0, uiView: uiView, context: context) }
  }

  override func appendNodes(to nodes: inout [LayoutNode]) { nodes.append(node) }
}

/// A view of UIKit's: as large as it says, else as its content asks for.
final class RepresentedNode: LayoutNode {
  var uiView: UIView?
  var sizeThatFits: (@MainActor (ProposedViewSize) -> CGSize?)?

  /// Gives the view the traits of its place.
  func follow(_ environment: EnvironmentValues) {
    guard let uiView else { return }
    let category = UIContentSizeCategory(environment.dynamicTypeSize)
    if uiView.traitCollection.preferredContentSizeCategory != category {
      uiView.traitOverrides.preferredContentSizeCategory = category
    }
  }

  override func measure(_ proposal: Proposal) -> LayoutSize {
    if let size = sizeThatFits?(ProposedViewSize(proposal)) {
      return LayoutSize(width: Double(size.width), height: Double(size.height))
    }
    guard let uiView else { return .zero }
    let own = uiView.intrinsicContentSize
    return LayoutSize(
      width: length(own.width, proposal.width, .horizontal, uiView),
      height: length(own.height, proposal.height, .vertical, uiView))
  }

  /// A length that the content asks for stands where the view hugs it and resists strongly; else the view takes the
  /// proposal. So a switch is as large as it is, and a label fills its room unless it is told to hug ("The system uses
  /// the view's intrinsic content size, content hugging and compression resistance", as several articles state; Apple's
  /// documentation of `sizeThatFits(_:uiView:context:)` only says that there is a default).
  private func length(_ own: CGFloat, _ proposed: Double, _ axis: NSLayoutConstraint.Axis, _ view: UIView) -> Double {
    guard own != UIView.noIntrinsicMetric else { return proposed.or(FillingNode.idealLength) }
    let own = Double(own)
    if proposed.isNaN { return own }
    let priority =
      proposed > own
      ? view.contentHuggingPriority(for: axis) : view.contentCompressionResistancePriority(for: axis)
    return priority >= .defaultHigh ? own : proposed
  }

  override func baseline(_ which: Baseline, in proposal: Proposal) -> Double? { nil }
}

extension TextMeasurement.ContentSizeCategory {
  /// SwiftUI's category for UIKit's; `nil` for none.
  public init?(_ uiSizeCategory: UIContentSizeCategory) {
    guard uiSizeCategory != .unspecified else { return nil }
    self = uiSizeCategory.category
  }
}

extension UIContentSizeCategory {
  /// The category of a text size.
  public init(_ dynamicTypeSize: DynamicTypeSize?) {
    self = dynamicTypeSize.map { UIContentSizeCategory($0.category) } ?? .unspecified
  }
}
