// As much of SwiftUI as the articles' code uses, so that it can be type-checked where there is none.
@_exported import UIKit

@MainActor public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}
extension Never: View {}
extension View where Body == Never { public var body: Never { fatalError("a view of the system") } }

@resultBuilder @MainActor public enum ViewBuilder {
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
}

public enum Axis: Sendable {
  case horizontal, vertical
  public enum Edges: Sendable { case horizontal, vertical }
}
public enum Alignment: Sendable { case center, top }

public struct Text: View {
  public init(_ text: String) {}
}
public struct ScrollView<Content: View>: View {
  public init(_ axis: Axis, @ViewBuilder content: () -> Content) {}
}
public struct LazyHStack<Content: View>: View {
  public init(spacing: CGFloat?, @ViewBuilder content: () -> Content) {}
}
public struct ForEach<Data: RandomAccessCollection, Content: View>: View where Data.Element: Identifiable {
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {}
}

extension View {
  public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View { self }
  public func padding(_ edges: Axis.Edges, _ length: CGFloat?) -> some View { self }
}

public enum DynamicTypeSize: Sendable { case large }
extension UIContentSizeCategory { public init(_ dynamicTypeSize: DynamicTypeSize?) { self = .large } }

public struct EnvironmentValues {
  public var dynamicTypeSize: DynamicTypeSize { .large }
  public var displayScale: CGFloat { 2 }
}
@propertyWrapper public struct Environment<Value> {
  public let wrappedValue: Value
  public init(_ path: KeyPath<EnvironmentValues, Value>) { wrappedValue = EnvironmentValues()[keyPath: path] }
}

@MainActor public final class UIHostingController<Content: View> {
  public init(rootView: Content) {}
  public func sizeThatFits(in size: CGSize) -> CGSize { size }
}
