import CellLayout
import Foundation
import InterfaceBuilder

/// The coder that objects of a nib are made with: it knows the element of the object.
///
/// `UIView.init(coder:)` has it write the element's properties to the view, and make the views inside, so that the
/// initializer of an app's class finds them after `super.init(coder:)`, as under UIKit.
final class NibCoder: NSCoder {
  let place: NibPlace?
  /// The scene of a controller.
  let scene: NibScene?

  init(_ place: NibPlace? = nil, scene: NibScene? = nil) { (self.place, self.scene) = (place, scene) }

  // An app's own keys are in no nib.
  override var allowsKeyedCoding: Bool { true }
  override func containsValue(forKey key: String) -> Bool { false }
  override func decodeObject(forKey key: String) -> Any? { nil }
  override func decodeBool(forKey key: String) -> Bool { false }
  override func decodeInteger(forKey key: String) -> Int { 0 }
  override func decodeInt32(forKey key: String) -> Int32 { 0 }
  override func decodeInt64(forKey key: String) -> Int64 { 0 }
  override func decodeFloat(forKey key: String) -> Float { 0 }
  override func decodeDouble(forKey key: String) -> Double { 0 }
}

/// The place of an object in the nib that it is made of.
struct NibPlace {
  let tree: NibTree
  let index: Int
}

extension NSCoder {
  /// The element in a nib.
  @MainActor var element: Element? { (self as? NibCoder)?.place.map { $0.tree.views.elements[$0.index] } }

  /// Gives a view the properties that the nib states, and the views inside where it holds them itself.
  @MainActor func decode(_ view: UIView) {
    guard let place = (self as? NibCoder)?.place else { return }
    place.tree.decode(view, at: place.index)
  }

  /// Gives a view with a content view the views in that.
  @MainActor func decodeContent(of view: UIView, _ contentView: UIView) {
    guard let place = (self as? NibCoder)?.place else { return }
    place.tree.decodeContent(of: view, contentView, at: place.index)
  }
}
