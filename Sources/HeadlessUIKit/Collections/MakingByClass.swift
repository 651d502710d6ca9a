import Foundation

// Problem: a collection view makes cells of a class that was registered, by an initializer that apps override, such as
// `init(frame:)`. UIKit's are not `required`, so Swift lets nobody call them on a class that is only known as a value; and
// were they `required` here, each cell of an app would have to say so.
//
// Idea: a convenience initializer calls a designated one of the class that it was called on, whatever class that is. So
// each kind of view has one, under a name of its own for the linker, and a static function of the same name, which any
// class value may be asked for. Both take the same arguments and the class in the same way.
//
// Invariant: the two declarations of a name have the same parameters, and the initializer cannot fail. Initializers consume
// theirs.

extension UICollectionReusableView {
  @_silgen_name("headless_uikit_make_reusable_view")
  convenience init(ofClassWithFrame frame: CGRect) { self.init(frame: frame) }

  /// A view of this class, by its `init(frame:)`.
  @_silgen_name("headless_uikit_make_reusable_view")
  static func makeOfClass(frame: CGRect) -> UICollectionReusableView
}

extension UITableViewCell {
  @_silgen_name("headless_uikit_make_table_cell")
  convenience init(ofClassWithStyle style: CellStyle, reuseIdentifier: String?) {
    self.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  /// A row of this class, by its `init(style:reuseIdentifier:)`.
  @_silgen_name("headless_uikit_make_table_cell")
  static func makeOfClass(style: CellStyle, reuseIdentifier: consuming String?) -> UITableViewCell
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
