/// A control to choose one of several options.
public nonisolated struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  let label: Label
  let selection: SelectionValue
  let options: Content
  @Environment(\.pickerStyleLook) private var look
  @Environment(\.isInList) private var isInList

  init(_ label: Label, _ selection: SelectionValue, _ options: Content) {
    (self.label, self.selection, self.options) = (label, selection, options)
  }

  /// Options of which one is chosen.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) { self.init(label(), selection.wrappedValue, content()) }
  /// Options of which one is chosen.
  public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
    self.init(label, selection.wrappedValue, content())
  }

  /// A menu shows the option that is chosen, in a list behind its label; other styles show all options.
  @ViewBuilder @MainActor public var body: some View {
    let options = PickerOptions(look: look, selection: AnyHashable(selection), options: options)
    if isInList, look == "automatic" || look == "menu" || look == "navigationLink" {
      LabeledRow(label) { options }
    } else {
      options
    }
  }
}

/// The values of a view among the options of a control.
enum OptionTag: LayoutValueKey {
  static var defaultValue: [AnyHashable] { [] }
  static func values<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> [AnyHashable] {
    includeOptional ? [AnyHashable(tag), AnyHashable(Optional(tag))] : [AnyHashable(tag)]
  }
}

/// An option of a `ForEach`, which "automatically assigns a tag to the selection views using each option's `id`"
/// (documentation of `Picker`); a tag of the view itself wins.
final class OptionNode: WrapperNode {
  private var values: [AnyHashable] = []
  convenience init<ID: Hashable>(_ child: LayoutNode, id: ID) {
    self.init(child)
    values = OptionTag.values(id)
  }
  override func layoutValue(_ key: ObjectIdentifier) -> Any? {
    child.layoutValue(key) ?? (key == ObjectIdentifier(OptionTag.self) ? values : nil)
  }
}

extension View {
  /// The value that the view stands for among the options of a control.
  public nonisolated func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    layoutValue(key: OptionTag.self, value: OptionTag.values(tag, includeOptional: includeOptional))
  }
}

private nonisolated struct PickerOptions<Content: View>: View {
  let look: String
  let selection: AnyHashable
  let options: Content

  @MainActor static func _makePlace(_ evaluation: _Evaluation) -> _Place {
    let node = PickerNode(evaluation)
    return ValuesPlace<Self>(node, \.options, nil, evaluation) {
      (node.look, node.selection) = ($0.look, $0.selection)
    }
  }
}

/// The options of a picker in a style. Nobody publishes their sizes: they are those of UIKit's menus, segments and wheels.
final class PickerNode: ContainerNode {
  var look = "automatic"
  var selection = AnyHashable(0)
  private lazy var column = StackNode(.vertical, evaluation)
  /// Round the option of a menu, as a button of UIKit has them, and the sign behind it.
  private static let (side, above, sign) = (12.0, 7.0, 16.0)

  override func hold(_ children: [LayoutNode]) {
    super.hold(children)
    column.hold(children)
  }

  private var chosen: LayoutNode? {
    let key = ObjectIdentifier(OptionTag.self)
    let found = children.first { ($0.layoutValue(key) as? [AnyHashable])?.contains(selection) == true }
    if found == nil, !children.isEmpty {
      Messages.sayOnce(
        "Picker: the selection \"\(selection.base)\" is invalid and does not have an associated tag, this will give "
          + "undefined results. Its first option is shown.")
    }
    return found ?? children.first
  }
  private var height: Double { Double(UISegmentedControl(items: [""]).intrinsicContentSize.height) }

  override func measure(_ proposal: Proposal) -> LayoutSize {
    Messages.sayOnce("note: the size of a Picker is not published; it has that of UIKit's control in its style")
    switch look {
    case "segmented", "palette":
      let widest = children.reduce(0) { max($0, $1.size(for: .ideal).width) } + PickerNode.side * 2
      return LayoutSize(width: proposal.width.or(widest * Double(children.count)), height: height)
    case "inline": return column.size(for: proposal)
    case "wheel":
      let size = UIPickerView().intrinsicContentSize
      return LayoutSize(width: proposal.width.or(Double(size.width)), height: Double(size.height))
    default:
      let own = chosen?.size(for: inner(proposal)) ?? .zero
      return LayoutSize(
        width: own.width + PickerNode.sign + PickerNode.side * 2, height: own.height + PickerNode.above * 2)
    }
  }
  private func inner(_ proposal: Proposal) -> Proposal {
    Proposal(width: proposal.width - PickerNode.sign - PickerNode.side * 2, height: .nan)
  }

  override func placeChildren(_ proposal: Proposal) {
    switch look {
    case "inline": column.place(at: frame.origin, proposal)
    case "segmented", "palette":
      let width = frame.size.width / Double(max(1, children.count))
      for (index, child) in children.enumerated() {
        let size = child.size(for: .ideal)
        let left = frame.origin.x + width * Double(index) + (width - size.width) / 2
        child.place(at: LayoutPoint(x: left, y: frame.origin.y + (height - size.height) / 2), .ideal)
      }
    case "wheel": break
    default:
      chosen?.place(
        at: LayoutPoint(x: frame.origin.x + PickerNode.side, y: frame.origin.y + PickerNode.above), inner(proposal))
    }
  }
  override func findExplicit(_ guide: Guide, in proposal: Proposal) -> Double? {
    guard look == "automatic" || look == "menu" else { return nil }
    return chosen?.explicit(guide, in: inner(proposal)).map {
      $0 + (guide.axis == .horizontal ? PickerNode.side : PickerNode.above)
    }
  }
}
