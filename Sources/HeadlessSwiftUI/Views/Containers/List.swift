/// Rows in a column. A list takes the room that it is proposed; a row's card has a size in it.
public nonisolated struct List<SelectionValue: Hashable, Content: View>: View {
  let content: Content
  init(rows: Content) { content = rows }

  /// A list's place.
  @MainActor public static func _makePlace(_ evaluation: _Evaluation) -> _Place {
    ListNode.place(fieldOffset(of: \List<SelectionValue, Content>.content), Content.self, evaluation)
  }
}

extension List {
  /// Rows of which some can be chosen.
  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.init(rows: content())
  }
  /// Rows of which one can be chosen.
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) { self.init(rows: content()) }
  /// A row for each element, of which one can be chosen.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    self.init(rows: ForEach(data, content: rowContent))
  }
  /// A row for each element, of which some can be chosen.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    self.init(rows: ForEach(data, content: rowContent))
  }
}

extension List where SelectionValue == Never {
  /// Rows.
  public init(@ViewBuilder content: () -> Content) { self.init(rows: content()) }
  /// A row for each element.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    self.init(rows: ForEach(data, content: rowContent))
  }
  /// A row for each element, by a part of it that identifies it.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    self.init(rows: ForEach(data, id: id, content: rowContent))
  }
  /// A row for each number.
  public init<Row: View>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> Row)
  where Content == ForEach<Range<Int>, Int, Row> {
    self.init(rows: ForEach(data, content: rowContent))
  }
  /// A row for each element of a binding.
  public init<Data: MutableCollection & RandomAccessCollection, Row: View>(
    _ data: Binding<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
  )
  where
    Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, Row>,
    Data.Element: Identifiable
  {
    self.init(rows: ForEach(data, content: rowContent))
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
extension Form where Content == FormStyleConfiguration.Content {
  /// The form of a style's configuration.
  public init(_ configuration: FormStyleConfiguration) { content = configuration.content }
}
/// The parts that a style makes a form of.
public nonisolated struct FormStyleConfiguration {
  /// The rows.
  public typealias Content = _StyledPart<FormStyleConfiguration>
  /// The rows.
  public let content: Content
}

/// The rows of a list. What nobody publishes of them is said: the insets round a row and its least height are those that
/// `UITableView` has, and headers and footers have those of a row.
final class ListNode: ContainerNode {
  nonisolated static let insets = EdgeInsets(top: 11, leading: 20, bottom: 11, trailing: 20)
  static let insetsKey = ObjectIdentifier(ListRowNode.self)
  var least = 44.0

  static func place<Content: View>(_ offset: Int, _: Content.Type, _ evaluation: _Evaluation) -> _Place {
    let node = ListNode(evaluation)
    return ListPlace(node, offset, nil, evaluation) { Content._makePlace(evaluation) }
  }
  private final class ListPlace: AxisPlace {
    override func update(from view: UnsafeRawPointer) {
      let outer = evaluation.environment
      unsafeDowncast(node, to: ListNode.self).least = Double(outer.defaultMinListRowHeight)
      evaluation.environment.isInList = true
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
        + "a row is at least 44 points high. Insets of listRowInsets count as they are")
    let width = proposal.width.or(
      children.reduce(0) {
        max($0, $1.length(.horizontal, for: .ideal) + insets(of: $1).along(.horizontal))
      })
    return LayoutSize(width: width, height: proposal.height.or(children.reduce(0) { $0 + height(of: $1, proposal) }))
  }

  /// 4. A card that is lower than its row stands in the middle of it.
  override func placeChildren(_ proposal: Proposal) {
    let proposal = Proposal(width: frame.size.width, height: .nan)
    var top = frame.origin.y
    for row in children {
      let (insets, height) = (insets(of: row), height(of: row, proposal))
      let own = row.length(.vertical, for: inner(row, proposal))
      let y = Double(insets.top) + (height - own - insets.along(.vertical)) / 2
      row.place(at: LayoutPoint(x: frame.origin.x + Double(insets.leading), y: top + y), inner(row, proposal))
      top += height
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
