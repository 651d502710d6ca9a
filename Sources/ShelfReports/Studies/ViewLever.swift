import ShelfSizing

/// A property of a view that an optimization may choose: a label's line limit, a stack view's spacing.
public struct ViewLever: Sendable, Hashable {
  /// A value of a property.
  public enum Value: Sendable, Hashable {
    /// A count of lines, 0 for any number, or points.
    case number(Double)
    /// UIKit's name of a case, as `vertical`.
    case name(String)
    /// Whether it is so.
    case bool(Bool)
  }

  /// The view's outlet or id.
  public let view: String
  /// One of `numberOfLines`, `spacing`, `axis`, `alignment`, `distribution` and `isHidden`.
  public let property: String
  /// The values to choose from; of equally good ones the first is preferred.
  public let values: [Value]

  /// `titleLabel.numberOfLines`
  public var name: String { "\(view).\(property)" }

  /// A property with the values to choose from.
  public init(view: String, property: String, values: [Value]) {
    self.view = view
    self.property = property
    self.values = values
  }

  /// A label's line limit.
  ///
  /// - Parameters:
  ///   - view: the label's outlet or id.
  ///   - limits: 0 for any number of lines.
  public static func numberOfLines(of view: String, _ limits: [Int]) -> ViewLever {
    // Fewer lines are preferred, and no limit is the most of them.
    let sorted = limits.sorted { ($0 == 0 ? .max : $0) < ($1 == 0 ? .max : $1) }
    return ViewLever(view: view, property: "numberOfLines", values: sorted.map { .number(Double($0)) })
  }
}

extension ViewLever.Value {
  /// The value as it is written in a configuration.
  public var text: String {
    switch self {
    case .number(let number): shortestDecimal(number)
    case .name(let name): name
    case .bool(let bool): "\(bool)"
    }
  }
}
