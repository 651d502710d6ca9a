import Foundation

// Problem: UIKit's initializers may be called on any class value (`cellClass.init(frame:)`, `View()` of a generic class),
// since Objective-C finds them at run time. Swift lets nobody do so unless they are `required`; and were they required here,
// each view of an app that has another initializer would have to say them again.
//
// Idea: a convenience initializer calls a designated one of the class that it was called on, whatever class that is. So
// each kind of view has one, under a name of its own for the linker, and a static function of the same name, which any
// class value may be asked for. Both take the same arguments and the class in the same way. Apps reach it by initializers
// of a protocol, which the compiler takes where a class's own are not to be called; each of these is a static function too.
//
// Invariant: the two declarations of a name have the same parameters, owned as those of initializers are, and no
// initializer fails. A class that has no such initializer stops the process when it is asked for it, as under UIKit.

/// Views, which may be made of a class that is known as a value only.
public protocol MadeByClass {}

extension UIView: MadeByClass {
  @_silgen_name("headless_uikit_make_view")
  convenience init(ofClassWithFrame frame: CGRect) { self.init(frame: frame) }

  @_silgen_name("headless_uikit_make_view")
  private static func makeOfClass(frame: CGRect) -> UIView

  fileprivate static func making<View>(_ frame: CGRect, _ type: View.Type) -> View {
    guard let view = makeOfClass(frame: frame) as? View else { Messages.stop("\(self) makes views of another class") }
    return view
  }
}

extension MadeByClass where Self: UIView {
  /// A view of this class with a frame in points.
  @_silgen_name("headless_uikit_view_with_frame")
  @preconcurrency @MainActor public init(frame: CGRect)

  @_silgen_name("headless_uikit_view_with_frame")
  @preconcurrency @MainActor @usableFromInline static func made(frame: CGRect) -> Self { making(frame, Self.self) }

  /// A view of this class that has no size yet.
  @_silgen_name("headless_uikit_view")
  @preconcurrency @MainActor public init()

  @_silgen_name("headless_uikit_view")
  @preconcurrency @MainActor @usableFromInline static func made() -> Self { making(.zero, Self.self) }
}

extension UITableViewCell {
  @_silgen_name("headless_uikit_make_table_cell")
  convenience init(ofClassWithStyle style: CellStyle, reuseIdentifier: String?) {
    self.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  @_silgen_name("headless_uikit_make_table_cell")
  private static func makeOfClass(style: CellStyle, reuseIdentifier: consuming String?) -> UITableViewCell

  fileprivate static func making<Cell>(_ style: CellStyle, _ identifier: String?, _ type: Cell.Type) -> Cell {
    guard let cell = makeOfClass(style: style, reuseIdentifier: identifier) as? Cell else {
      Messages.stop("\(self) makes cells of another class")
    }
    return cell
  }
}

extension MadeByClass where Self: UITableViewCell {
  /// A row of this class.
  @_silgen_name("headless_uikit_table_cell")
  @preconcurrency @MainActor public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?)

  @_silgen_name("headless_uikit_table_cell")
  @preconcurrency @MainActor @usableFromInline static func made(
    style: UITableViewCell.CellStyle, reuseIdentifier: consuming String?
  ) -> Self { making(style, reuseIdentifier, Self.self) }
}

extension UITableViewHeaderFooterView {
  @_silgen_name("headless_uikit_make_table_header")
  convenience init(ofClassWithReuseIdentifier reuseIdentifier: String?) { self.init(reuseIdentifier: reuseIdentifier) }

  /// A header or footer of this class, by its `init(reuseIdentifier:)`.
  @_silgen_name("headless_uikit_make_table_header")
  static func makeOfClass(reuseIdentifier: consuming String?) -> UITableViewHeaderFooterView
}

extension UICollectionViewLayoutAttributes {
  @_silgen_name("headless_uikit_make_layout_attributes")
  convenience init(ofClass: Void) { self.init() }

  /// Attributes of this class, by its `init()`.
  @_silgen_name("headless_uikit_make_layout_attributes")
  private static func makeOfClass(_ ofClass: Void) -> UICollectionViewLayoutAttributes

  static func makeOfClass() -> UICollectionViewLayoutAttributes { makeOfClass(()) }
}

extension UICollectionViewLayoutInvalidationContext {
  @_silgen_name("headless_uikit_make_invalidation_context")
  convenience init(ofClass: Void) { self.init() }

  @_silgen_name("headless_uikit_make_invalidation_context")
  private static func makeOfClass(_ ofClass: Void) -> UICollectionViewLayoutInvalidationContext

  /// A context of this class, by its `init()`.
  static func makeOfClass() -> UICollectionViewLayoutInvalidationContext { makeOfClass(()) }
}
