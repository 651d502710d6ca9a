/// Views above one another, of which the root is shown: off the device a stack is its root.
public nonisolated struct NavigationStack<Data, Root: View>: View {
  let root: Root
  /// A stack over its root.
  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath { self.root = root() }
  /// A stack with a path, over its root.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.root = root()
  }
  /// A stack with a path, over its root.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
    self.root = root()
  }
  /// The root.
  @MainActor public var body: some View { NavigationRoot(root: root) }
}

/// Views above one another, of which the content is shown.
public nonisolated struct NavigationView<Content: View>: View {
  let content: Content
  /// A stack over its content.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  /// The content.
  @MainActor public var body: some View { NavigationRoot(root: content) }
}

/// A root of several views is a column; the bar above it is none of a card's.
private nonisolated struct NavigationRoot<Root: View>: View {
  let root: Root
  @MainActor var body: some View {
    Messages.sayOnce("note: the bar of a navigation stack takes no room from its content here")
    return ZStack { VStack { root } }
  }
}

/// The values of a stack's views.
public struct NavigationPath: Equatable {
  private var values: [AnyHashable] = []
  /// No values.
  public init() {}
  /// Values of a sequence.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable { values = elements.map { AnyHashable($0) } }
  /// The number of values.
  public var count: Int { values.count }
  /// Whether there is none.
  public var isEmpty: Bool { values.isEmpty }
  /// Adds a value.
  public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }
  /// Removes values at the end.
  public mutating func removeLast(_ k: Int = 1) { values.removeLast(k) }
}

/// A control that shows another view: as a button, it is its label in the style of buttons.
public nonisolated struct NavigationLink<Label: View, Destination>: View {
  let label: Label
  @Environment(\.isInList) private var isInList
  init(showing label: Label) { self.label = label }

  /// The label; in a list an indicator stands behind it.
  @MainActor public var body: some View {
    if isInList {
      Messages.sayOnce("note: the width of the indicator behind a NavigationLink of a list is not published; it is 0")
    }
    return Button(action: {}) { label }
  }
}

extension NavigationLink {
  /// Whether the link shows a detail; decides no size.
  public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}
