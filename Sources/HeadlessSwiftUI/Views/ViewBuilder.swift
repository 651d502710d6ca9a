/// Makes one view of the statements of a closure.
@resultBuilder public enum ViewBuilder {
  /// No statement.
  @inlinable public static func buildBlock() -> EmptyView { EmptyView() }
  /// One statement.
  @inlinable public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  /// Several statements.
  @inlinable public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    TupleView((repeat each content), elements: _TupleElements<repeat each Content>.self)
  }
  /// A statement.
  @inlinable public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  /// `if` without `else`.
  @inlinable public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  /// The first branch.
  @inlinable public static func buildEither<TrueContent: View, FalseContent: View>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> { _ConditionalContent(storage: .trueContent(first)) }
  /// The other branch.
  @inlinable public static func buildEither<TrueContent: View, FalseContent: View>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> { _ConditionalContent(storage: .falseContent(second)) }
  /// `if #available`.
  @inlinable public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}

/// Several views, one after another, in no container of their own.
public nonisolated struct TupleView<T>: View {
  /// The types of the views. Their values lie behind it, in ``value``.
  @usableFromInline let elements: any _TupleElementsOfType.Type
  /// The views.
  public var value: T

  @inlinable init(_ value: T, elements: any _TupleElementsOfType.Type) {
    (self.value, self.elements) = (value, elements)
  }

  /// The places of the views.
  @MainActor public static func _makePlace(_ evaluation: _Evaluation) -> _Place {
    TuplePlace(
      elementsOffset: fieldOffset(of: \TupleView<T>.elements), valueOffset: fieldOffset(of: \TupleView<T>.value),
      evaluation)
  }
}

/// Makes the places of the views in a tuple, without a cast: the pack has their witness tables.
@MainActor public protocol _TupleElementsOfType {
  /// For each view, its place, and where it lies in the tuple.
  static func makePlaces(_ evaluation: _Evaluation) -> [(offset: Int, place: _Place)]
}

/// See ``_TupleElementsOfType``.
public struct _TupleElements<each Content: View>: _TupleElementsOfType {
  /// Fields of a tuple lie one after another, each at the next multiple of its alignment (Swift's ABI, "Type Layout").
  public static func makePlaces(_ evaluation: _Evaluation) -> [(offset: Int, place: _Place)] {
    var places: [(offset: Int, place: _Place)] = []
    var end = 0
    func append<Element: View>(_ type: Element.Type) {
      let alignment = MemoryLayout<Element>.alignment
      let offset = (end + alignment - 1) / alignment * alignment
      places.append((offset, Element._makePlace(evaluation)))
      end = offset + MemoryLayout<Element>.size
    }
    repeat append((each Content).self)
    return places
  }
}

private final class TuplePlace: _Place {
  private let elementsOffset: Int
  private let valueOffset: Int
  private var places: [(offset: Int, place: _Place)] = []
  private var isMade = false
  private let column: HostColumn

  init(elementsOffset: Int, valueOffset: Int, _ evaluation: _Evaluation) {
    (self.elementsOffset, self.valueOffset) = (elementsOffset, valueOffset)
    column = HostColumn(evaluation)
    super.init(evaluation)
  }

  override func update(from view: UnsafeRawPointer) { column.update(evaluation) { updateViews(from: view) } }

  private func updateViews(from view: UnsafeRawPointer) {
    if !isMade {
      isMade = true
      let type = (view + elementsOffset).assumingMemoryBound(to: (any _TupleElementsOfType.Type).self).pointee
      places = type.makePlaces(evaluation)
      evaluation.structure += 1
    }
    let value = view + valueOffset
    for index in places.indices { places[index].place.update(from: value + places[index].offset) }
  }
  override func appendNodes(to nodes: inout [LayoutNode]) {
    for element in places { element.place.appendNodes(to: &nodes) }
  }
  override func collect(_ preferences: inout PreferenceValues) {
    for element in places { element.place.collect(&preferences) }
  }
}
