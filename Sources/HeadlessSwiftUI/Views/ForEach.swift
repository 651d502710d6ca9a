/// A view for each element of a collection, each at the place of its identifier.
public nonisolated struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The elements.
  public var data: Data
  /// Makes the view of an element.
  public var content: (Data.Element) -> Content
  fileprivate let id: KeyPath<Data.Element, ID>
}

extension ForEach: View where Content: View {
  /// The places of the views.
  @MainActor public static func _makePlace(_ evaluation: _Evaluation) -> _Place {
    ForEachPlace<Data, ID, Content>(evaluation)
  }
  /// Nothing asks for it.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  /// A view for each element.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, content: content, id: \.id)
  }
}

extension ForEach where Content: View {
  /// A view for each element, by a part of it that identifies it.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, id: id)
  }
}

extension ForEach where Content: View {
  /// A view for each element of a binding.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Element: Identifiable, ID == C.Element.ID {
    self.init(data, id: \.id, content: content)
  }
  /// A view for each element of a binding, by a part of it that identifies it.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)> {
    let elements = data.wrappedValue
    self.init(
      data: elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) }, content: { content(data[$0.0]) }, id: \.1)
  }
}

/// Views of a collection that a list can change.
public protocol DynamicViewContent<Data>: View {
  /// The type of the collection.
  associatedtype Data: Collection
  /// The collection.
  var data: Self.Data { get }
}
extension ForEach: DynamicViewContent where Content: View {}
extension DynamicViewContent {
  /// An action of a list; decides no size.
  public nonisolated func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent<Data> { self }
  /// An action of a list; decides no size.
  public nonisolated func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent<Data> { self }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// A view for each number.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, content: content, id: \.self)
  }
}

private final class ForEachPlace<Data: RandomAccessCollection, ID: Hashable, Content: View>: _Place {
  private var places: [ID: _Place] = [:]
  private var order: [(id: ID, place: _Place)] = []
  private let column: HostColumn
  private let makesOptions: Bool

  override init(_ evaluation: _Evaluation) {
    column = HostColumn(evaluation)
    makesOptions = evaluation.surroundings.kind == PickerNode.self
    super.init(evaluation)
  }

  override func update(from view: UnsafeRawPointer) { column.update(evaluation) { updateViews(from: view) } }

  private func updateViews(from view: UnsafeRawPointer) {
    let forEach = view.assumingMemoryBound(to: ForEach<Data, ID, Content>.self).pointee
    var index = 0
    taken = nil
    for element in forEach.data {
      let id = element[keyPath: forEach.id]
      let place = self.place(id, index)
      place.update(with: forEach.content(element))
      index += 1
    }
    if index < order.count {
      for gone in order[index...] where places[gone.id] === gone.place { places[gone.id] = nil }
      order.removeSubrange(index...)
      evaluation.structure += 1
    }
    // An element that is gone begins anew when it comes again.
    if let taken { places = places.filter { taken.contains($0.key) } }
  }

  /// The identifiers before the element that is looked at, where they are not those of the last update.
  private var taken: Set<ID>?

  /// The place of an identifier: the one that it has, or a new one.
  private func place(_ id: ID, _ index: Int) -> _Place {
    if taken == nil, index < order.count, order[index].id == id { return order[index].place }
    evaluation.structure += 1
    if taken == nil { taken = Set(order.prefix(index).map(\.id)) }
    // Identifiers should differ; of equal ones each but the first gets a place of its own.
    let isFirst = taken?.insert(id).inserted ?? true
    if !isFirst { Messages.equalIdentifiers(ForEach<Data, ID, Content>.self, id) }
    let place = (isFirst ? places[id] : nil) ?? Content._makePlace(evaluation)
    if isFirst { places[id] = place }
    if index < order.count { order[index] = (id, place) } else { order.append((id, place)) }
    return place
  }

  override func appendNodes(to nodes: inout [LayoutNode]) {
    for element in order {
      let first = nodes.count
      element.place.appendNodes(to: &nodes)
      guard makesOptions else { continue }
      for index in first..<nodes.count { nodes[index] = OptionNode(nodes[index], id: element.id) }
    }
  }
  override func collect(_ preferences: inout PreferenceValues) {
    for element in order { element.place.collect(&preferences) }
  }
}
