/// The packages that the cells of 74 public apps import most, and their effect on a size by their documentation; those that
/// lay out are not among them.
enum KnownModules {
  private static let picture = "a picture that is not loaded"
  private static let cell = "UIKit's cell, without swipes"
  private static let skeleton = "a placeholder that is never shown"
  private static let stream = "a stream that never sends a value"

  /// Whether a name loads a picture.
  static func isOfPictures(_ name: String) -> Bool { effects[name]?.takenAs == picture }

  /// The members of Then, as its documentation has them: https://github.com/devxoul/Then.
  static let membersOfThen: Set<String> = ["then", "with", "do"]
  /// All that Then declares.
  static let then =
    """
    nonisolated public protocol Then {}
    nonisolated extension Then {
      public func with(_ change: (inout Self) throws -> Void) rethrows -> Self { var value = self; try change(&value); return value }
      public func `do`(_ body: (Self) throws -> Void) rethrows { try body(self) }
    }
    nonisolated extension Then where Self: AnyObject {
      public func then(_ body: (Self) throws -> Void) rethrows -> Self { try body(self); return self }
    }

    """
    + [
      "NSObject", "CGPoint", "CGRect", "CGSize", "CGVector", "UIEdgeInsets", "UIOffset", "UIRectEdge", "Array",
      "Dictionary", "Set", "JSONDecoder", "JSONEncoder",
    ]
    .map { "extension \($0): nonisolated Then {}" }.joined(separator: "\n")

  /// By name, the thing that stands in, and whether it may decide a size.
  static let effects: [String: (takenAs: String, decidesSize: Bool)] = [
    // Kingfisher, SDWebImage, Nuke, AlamofireImage, FLAnimatedImage
    "kf": (picture, false), "AnimatedImageView": (picture, false), "sd_setImage": (picture, false),
    "SDAnimatedImageView": (picture, false), "LazyImageView": (picture, false), "loadImage": (picture, false),
    "af": (picture, false), "af_setImage": (picture, false), "FLAnimatedImageView": (picture, false),
    // Lottie
    "LottieAnimationView": ("an animation that is not loaded", true),
    "AnimationView": ("an animation that is not loaded", true),
    // SwipeCellKit, SkeletonView
    "SwipeTableViewCell": (cell, false), "SwipeCollectionViewCell": (cell, false),
    "isSkeletonable": (skeleton, false), "showSkeleton": (skeleton, false), "hideSkeleton": (skeleton, false),
    // RxSwift and RxCocoa
    "rx": (stream, true), "Observable": (stream, true), "DisposeBag": (stream, false), "disposed": (stream, false),
  ]
}
