import Foundation

/// The classes and nibs that views are made of by a key, and the views that wait for their next use.
@MainActor struct ReusePool<Key: Hashable, View: UIView> {
  private var sources: [Key: Source] = [:]
  private var waiting: [Key: [View]] = [:]

  /// A class, or what makes a view of a nib.
  private enum Source {
    case viewClass(View.Type)
    case nib(@MainActor () -> UIView?)
  }

  mutating func register(_ viewClass: AnyClass?, _ key: Key) {
    sources[key] = (viewClass as? View.Type).map { .viewClass($0) }
  }

  /// Has views made of a nib, whose first view is one of them.
  mutating func register(_ nib: UINib?, _ key: Key) { sources[key] = nib.map { nib in .nib { nib.makeView() } } }

  mutating func register(_ makeView: @escaping @MainActor () -> UIView?, _ key: Key) { sources[key] = .nib(makeView) }

  /// A view that waits, made ready for its next use; or a new one of the class that was registered, if one was.
  ///
  /// - Parameter adopt: gives a view of a nib what a view of a class is made with.
  mutating func take(
    _ key: Key, ready: (View) -> Void, make: (View.Type) -> View, adopt: (View) -> Void
  ) -> View? {
    if let view = waiting[key]?.popLast() {
      ready(view)
      return view
    }
    switch sources[key] {
    case nil: return nil
    case .viewClass(let viewClass)?: return make(viewClass)
    case .nib(let makeView)?:
      guard let view = makeView() as? View else {
        Messages.raise("invalid nib registered for identifier (\(key)) - nib must contain a \(View.self)")
      }
      adopt(view)
      return view
    }
  }

  /// The views that wait.
  var all: [View] { waiting.values.flatMap { $0 } }

  /// Has a view wait for its next use.
  mutating func put(_ view: View, _ key: Key) { waiting[key, default: []].append(view) }
}

/// The kind and the identifier of a collection view's elements; cells have no kind.
struct ElementKey: Hashable {
  var kind: String?
  let identifier: String
}
