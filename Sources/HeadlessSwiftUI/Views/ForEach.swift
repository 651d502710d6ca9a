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

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// A view for each number.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, content: content, id: \.self)
  }
}

private final class ForEachPlace<Data: RandomAccessCollection, ID: Hashable, Content: View>: _Place {
  private var places: [ID: _Place] = [:]
  private var order: [(id: ID, place: _Place)] = []

  override func update(from view: UnsafeRawPointer) {
    let forEach = view.assumingMemoryBound(to: ForEach<Data, ID, Content>.self).pointee
    var index = 0
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
  }

  /// The place of an identifier: the one that it has, or a new one.
  private func place(_ id: ID, _ index: Int) -> _Place {
    if index < order.count, order[index].id == id { return order[index].place }
    evaluation.structure += 1
    // Identifiers should differ; of equal ones each but the first gets a place of its own.
    let isTaken = order.prefix(index).contains { $0.id == id }
    let place = (isTaken ? nil : places[id]) ?? Content._makePlace(evaluation)
    if !isTaken { places[id] = place }
    if index < order.count { order[index] = (id, place) } else { order.append((id, place)) }
    return place
  }

  override func appendNodes(to nodes: inout [LayoutNode]) {
    for element in order { element.place.appendNodes(to: &nodes) }
  }
  override func collect(_ preferences: inout PreferenceValues) {
    for element in order { element.place.collect(&preferences) }
  }
}
