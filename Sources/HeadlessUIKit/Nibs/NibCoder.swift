import CellLayout
import Foundation
import InterfaceBuilder

/// The coder that objects of a nib are made with: it knows the element of the object.
///
/// `UIView.init(coder:)` has it write the element's properties to the view, and make the views inside, so that the
/// initializer of an app's class finds them after `super.init(coder:)`, as under UIKit.
final class NibCoder: NSCoder {
  let object: NibObject?
  /// The scene of a controller.
  let scene: NibScene?

  init(_ object: NibObject? = nil, scene: NibScene? = nil) { (self.object, self.scene) = (object, scene) }

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

/// An object in the nib that it is made of.
struct NibObject {
  let tree: NibTree
  let index: Int
}

extension NSCoder {
  /// The element in a nib.
  @MainActor var element: Element? { (self as? NibCoder)?.object.map { $0.tree.views.elements[$0.index] } }

  /// Gives a view the properties that the nib states, and the views inside where it holds them itself.
  @MainActor func decode(_ view: UIView) {
    guard let object = (self as? NibCoder)?.object else { return }
    object.tree.decode(view, at: object.index)
  }

  /// Gives a view with a content view the views in that.
  @MainActor func decodeContent(of view: UIView, _ contentView: UIView) {
    guard let object = (self as? NibCoder)?.object else { return }
    object.tree.decodeContent(of: view, contentView, at: object.index)
  }
}
