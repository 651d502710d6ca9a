import Foundation

/// A view that an app's sources show to whoever writes them.
@preconcurrency @MainActor public struct Preview {
  /// The kind of the traits that previews of views have.
  public enum ViewTraits {}

  /// Its name; `nil` where the sources give none.
  package let name: String?
  /// Its layout, and what modifies it.
  package let traits: [PreviewTrait<ViewTraits>]
  /// Makes the view.
  package let make: @MainActor () -> PreviewedView

  /// A preview by its parts.
  package init(
    name: String?, traits: [PreviewTrait<ViewTraits>], make: @escaping @MainActor () -> PreviewedView
  ) {
    (self.name, self.traits, self.make) = (name, traits, make)
  }

  /// A preview of a view. (SwiftUI's initialiser comes first: a closure of several statements says its type inside.)
  @_disfavoredOverload public init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>..., body: @escaping @MainActor () -> UIView
  ) {
    self.init(name: name, traits: traits) {
      let view = body()
      return PreviewedView(view, types: view.typesOfApp) { view.views(ofType: $0) }
    }
  }

  /// A preview of the view of a controller, which fills the screen.
  @_disfavoredOverload public init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>..., body: @escaping @MainActor () -> UIViewController
  ) {
    self.init(name: name, traits: traits) {
      let controller = body()
      // The controller lives as long as its size may be asked for.
      return PreviewedView(controller.view, types: ["\(type(of: controller))"] + controller.view.typesOfApp) {
        controller.view.layoutIfNeeded()
        return controller.view.views(ofType: $0)
      } size: { width, height in
        let screen = UIScreen.main.bounds.size
        let size = CGSize(width: width ?? screen.width, height: height ?? screen.height)
        controller.view.frame.size = size
        return size
      }
    }
  }
}

/// How a preview is laid out, or what modifies it.
@preconcurrency @MainActor public struct PreviewTrait<T> {
  /// The size of the room, in points; `nil` for that of the screen.
  package var fixedSize: CGSize?
  /// The device; `nil` for the one that counts.
  package var device: StatedDevice?
  /// Whether the device lies on a side; `nil` for a trait of another kind.
  package var isLandscape: Bool?
  /// Changes the value of the preview, which the room that declares its type knows.
  package var change: (@MainActor (Any) -> Any)?

  /// A trait that says nothing, or changes a preview's value.
  package init(change: (@MainActor (Any) -> Any)? = nil) { self.change = change }

  /// "Center the preview in a container the size of the device on which the preview is running".
  public static var defaultLayout: PreviewTrait { PreviewTrait() }
  /// "Fit the container to the size of the preview when offered the size of the device on which the preview is running"
  /// (documentation of `PreviewLayout`): the size of the view is the same.
  public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait() }
  /// A size in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
    var trait = PreviewTrait()
    trait.fixedSize = CGSize(width: width, height: height)
    return trait
  }
  /// Another device than the one that counts.
  package static func device(_ device: StatedDevice) -> PreviewTrait {
    var trait = PreviewTrait()
    trait.device = device
    return trait
  }
  private static func lying(_ isLandscape: Bool) -> PreviewTrait {
    var trait = PreviewTrait()
    trait.isLandscape = isLandscape
    return trait
  }
  /// Upright.
  public static var portrait: PreviewTrait { lying(false) }
  /// Upright, with the top below.
  public static var portraitUpsideDown: PreviewTrait { lying(false) }
  /// On the left side.
  public static var landscapeLeft: PreviewTrait { lying(true) }
  /// On the right side.
  public static var landscapeRight: PreviewTrait { lying(true) }
}

/// The view of a preview, and how it answers for its size.
@MainActor package struct PreviewedView {
  package let view: UIView
  /// The names of the app's types that are shown, the outermost first, and each as often as it is.
  package let types: [String]
  /// The size for lengths that are proposed, each of which may be missing; `nil` where UIKit's way to fit a view holds.
  package let size: ((_ width: CGFloat?, _ height: CGFloat?) -> CGSize)?
  /// Views that show what is made of a type of the app, each as if it stood alone.
  package let cards: (_ type: String) -> [UIView]

  /// A view that shows a type.
  package init(
    _ view: UIView, types: [String], cards: @escaping (_ type: String) -> [UIView],
    size: ((_ width: CGFloat?, _ height: CGFloat?) -> CGSize)? = nil
  ) {
    (self.view, self.types, self.cards, self.size) = (view, types, cards, size)
  }
}

extension UIView {
  /// The names of the classes of the view and of those in it, as far as they are the app's.
  fileprivate var typesOfApp: [String] {
    (isOfUIKit ? [] : ["\(type(of: self))"]) + subviews.flatMap(\.typesOfApp)
  }

  /// The view and those in it that are of a class.
  fileprivate func views(ofType name: String) -> [UIView] {
    ("\(type(of: self))" == name ? [self] : []) + subviews.flatMap { $0.views(ofType: name) }
  }
}
