/// Rows in a column. A list takes the room that it is proposed; a row's card has a size in it.
public nonisolated struct List<SelectionValue: Hashable, Content: View>: View {
  let content: Content
  init(rows: Content) { content = rows }

  /// A list's place.
  @MainActor public static func _makePlace(_ evaluation: _Evaluation) -> _Place {
    ListNode.place(fieldOffset(of: \List<SelectionValue, Content>.content), Content.self, evaluation)
  }
}

/// Rows of controls; as a list, it takes the room that it is proposed.
public nonisolated struct Form<Content: View>: View {
  let content: Content
  @Environment(\.makerOfFormStyle) private var style

  /// Rows of controls.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// A list.
  @ViewBuilder @MainActor public var body: some View {
    if let style { style.make(FormStyleConfiguration(content: .init(AnyView(content)))) } else { List { content } }
  }
}
/// The rows of a list. What nobody publishes of them is said: the insets round a row and its least height are those that
/// `UITableView` has, and headers and footers have those of a row.
final class ListNode: ContainerNode {
  nonisolated static let insets = EdgeInsets(top: 11, leading: 20, bottom: 11, trailing: 20)
  static let insetsKey = ObjectIdentifier(ListRowNode.self)
  private lazy var container = ContainerLengths(evaluation)
  var least = 44.0
  var spacing = 0.0

  static func place<Content: View>(_ offset: Int, _: Content.Type, _ evaluation: _Evaluation) -> _Place {
    let node = ListNode(evaluation)
    return ListPlace(node, offset, nil, evaluation) { Content._makePlace(evaluation) }
  }
  private final class ListPlace: AxisPlace {
    override func update(from view: UnsafeRawPointer) {
      let outer = evaluation.environment
      let list = unsafeDowncast(node, to: ListNode.self)
      (list.least, list.spacing) = (Double(outer.defaultMinListRowHeight), Double(outer.rowSpacing ?? 0))
      (evaluation.environment.isInList, evaluation.environment.container) = (true, list.container)
      super.update(from: view)
      evaluation.environment = outer
    }
  }

  /// 1. A row's card gets the list's width less the row's insets, and no height.
  private func insets(of row: LayoutNode) -> EdgeInsets {
    row.layoutValue(ListNode.insetsKey) as? EdgeInsets ?? ListNode.insets
  }
  private func inner(_ row: LayoutNode, _ proposal: Proposal) -> Proposal {
    let width = proposal.width - insets(of: row).along(.horizontal)
    return Proposal(width: width < 0 ? 0 : width, height: .nan)
  }
  /// 2. A row is as high as its card and the insets, and has a least height.
  private func height(of row: LayoutNode, _ proposal: Proposal) -> Double {
    max(least, row.length(.vertical, for: inner(row, proposal)) + insets(of: row).along(.vertical))
  }

  /// 3. The list takes what it is proposed; where no height is, it is as high as its rows, which is assumed.
  override func measure(_ proposal: Proposal) -> LayoutSize {
    Messages.sayOnce(
      "note: the insets of a list's rows are not published; they are 11 points above and below and 20 at the sides, and "
        + "a row is at least 44 points high. Insets of listRowInsets count as they are; sections stand without spacing")
    return container.within(proposal) {
      let width = proposal.width.or(
        children.reduce(0) { max($0, $1.length(.horizontal, for: .ideal) + insets(of: $1).along(.horizontal)) })
      let gaps = spacing * Double(max(0, children.count - 1))
      return LayoutSize(
        width: width, height: proposal.height.or(children.reduce(gaps) { $0 + height(of: $1, proposal) }))
    }
  }

  /// 4. A card that is lower than its row stands in the middle of it.
  override func placeChildren(_ proposal: Proposal) { container.within(Proposal(frame.size), placeRows) }
  private func placeRows() {
    let proposal = Proposal(width: frame.size.width, height: .nan)
    var top = frame.origin.y
    for row in children {
      let (insets, height) = (insets(of: row), height(of: row, proposal))
      let own = row.length(.vertical, for: inner(row, proposal))
      let y = Double(insets.top) + (height - own - insets.along(.vertical)) / 2
      row.place(at: LayoutPoint(x: frame.origin.x + Double(insets.leading), y: top + y), inner(row, proposal))
      top += height + spacing
    }
  }
}

extension EnvironmentValues {
  /// Whether the view is a part of a list's row.
  var isInList: Bool {
    get { self[IsInList.self] }
    set { self[IsInList.self] = newValue }
  }
  private enum IsInList: EnvironmentKey { static var defaultValue: Bool { false } }
  /// The points between rows of lists.
  var rowSpacing: CGFloat? {
    get { rare(#function, nil) }
    set { own.rare[#function] = newValue }
  }
}

/// `listRowInsets`.
public nonisolated struct _ListRow: _NodeModifier {
  let insets: EdgeInsets?
  /// Nodes that a list asks.
  @MainActor public static var _kind: _NodeKind { _NodeKind(_ListRow.self, ListRowNode.self) { $1.insets = $0.insets } }
}

final class ListRowNode: WrapperNode {
  var insets: EdgeInsets?
  override func layoutValue(_ key: ObjectIdentifier) -> Any? {
    key == ListNode.insetsKey ? insets ?? child.layoutValue(key) : child.layoutValue(key)
  }
}

extension View {
  /// "The vertical spacing between two adjacent rows in a List" (its documentation), in points; `nil` for the usual.
  public nonisolated func listRowSpacing(_ spacing: CGFloat?) -> some View { environment(\.rowSpacing, spacing) }
  /// The insets round a row of a list; `nil` for the list's.
  public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> some View { modifier(_ListRow(insets: insets)) }
  /// The insets round a row of a list at some edges, in points; `nil` for the list's.
  public nonisolated func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    func inset(_ edge: Edge.Set, _ standard: CGFloat) -> CGFloat {
      edges.contains(edge) ? length ?? standard : standard
    }
    let own = ListNode.insets
    return listRowInsets(
      EdgeInsets(
        top: inset(.top, own.top), leading: inset(.leading, own.leading), bottom: inset(.bottom, own.bottom),
        trailing: inset(.trailing, own.trailing)))
  }
}
