import Foundation

/// The classes that views are made of by a key, and the views that wait for their next use.
@MainActor struct ReusePool<Key: Hashable, View: UIView> {
  private var classes: [Key: View.Type] = [:]
  private var waiting: [Key: [View]] = [:]

  mutating func register(_ viewClass: AnyClass?, _ key: Key) { classes[key] = viewClass as? View.Type }

  /// A view that waits, made ready for its next use; or a new one of the class that was registered, if one was.
  mutating func take(_ key: Key, ready: (View) -> Void, make: (View.Type) -> View) -> View? {
    guard let view = waiting[key]?.popLast() else { return classes[key].map(make) }
    ready(view)
    return view
  }

  /// Has a view wait for its next use.
  mutating func put(_ view: View, _ key: Key) { waiting[key, default: []].append(view) }
}

/// The kind and the identifier of a collection view's elements; cells have no kind.
struct ElementKey: Hashable {
  var kind: String?
  let identifier: String
}
