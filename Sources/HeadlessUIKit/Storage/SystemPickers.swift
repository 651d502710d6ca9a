import Foundation

/// Is told which pictures people choose; off the device nobody does.
@preconcurrency @MainActor public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
  /// Is called by nothing off the device.
  func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  /// Is called by nothing off the device.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}
extension UIImagePickerControllerDelegate {
  /// Does nothing.
  public func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}
  /// Does nothing.
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}

/// Has people choose a picture; off the device there are none. Here it is no navigation controller, of which Swift would not
/// let it have a delegate of another kind.
@preconcurrency @MainActor open class UIImagePickerController: UIViewController {
  /// Where pictures come from.
  public enum SourceType: Int, Sendable { case photoLibrary, camera, savedPhotosAlbum }
  /// The side of a camera.
  public enum CameraDevice: Int, Sendable { case rear, front }
  /// A camera's light.
  public enum CameraFlashMode: Int, Sendable { case off = -1, auto, on }
  /// A camera's pictures.
  public enum CameraCaptureMode: Int, Sendable { case photo, video }
  /// How films are kept.
  public enum QualityType: Int, Sendable {
    case typeHigh, typeMedium, typeLow, type640x480, typeIFrame1280x720, typeIFrame960x540
  }
  /// The names of values that are known of a picture.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    /// UIKit's value.
    public let rawValue: String
    /// Takes one of UIKit's values.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// `mediaType`, as in UIKit.
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    /// `originalImage`, as in UIKit.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// `editedImage`, as in UIKit.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// `cropRect`, as in UIKit.
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
    /// `mediaURL`, as in UIKit.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    /// `referenceURL`, as in UIKit.
    public static let referenceURL = InfoKey(rawValue: "UIImagePickerControllerReferenceURL")
    /// `mediaMetadata`, as in UIKit.
    public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
    /// `phAsset`, as in UIKit.
    public static let phAsset = InfoKey(rawValue: "UIImagePickerControllerPHAsset")
    /// `imageURL`, as in UIKit.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
  }

  /// None is there.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { false }
  /// None is there.
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? { nil }
  /// None is there.
  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
  /// None is there.
  open class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }
  /// `delegate`, as in UIKit.
  open weak var delegate: (UIImagePickerControllerDelegate & UINavigationControllerDelegate)?
  /// `sourceType`, as in UIKit.
  open var sourceType = SourceType.photoLibrary
  /// `mediaTypes`, as in UIKit.
  open var mediaTypes = ["public.image"]
  /// `allowsEditing`, as in UIKit.
  open var allowsEditing = false
  /// `videoMaximumDuration`, as in UIKit.
  open var videoMaximumDuration: TimeInterval = 600
  /// `videoQuality`, as in UIKit.
  open var videoQuality = QualityType.typeMedium
  /// `showsCameraControls`, as in UIKit.
  open var showsCameraControls = true
  /// `cameraOverlayView`, as in UIKit.
  open var cameraOverlayView: UIView?
  /// `cameraViewTransform`, as in UIKit.
  open var cameraViewTransform = CGAffineTransform.identity
  /// `cameraDevice`, as in UIKit.
  open var cameraDevice = CameraDevice.rear
  /// `cameraFlashMode`, as in UIKit.
  open var cameraFlashMode = CameraFlashMode.auto
  /// `cameraCaptureMode`, as in UIKit.
  open var cameraCaptureMode = CameraCaptureMode.photo
  /// Takes none off the device.
  open func takePicture() {}
  /// Takes none off the device.
  open func startVideoCapture() -> Bool { false }
  /// Does nothing off the device.
  open func stopVideoCapture() {}
}

/// Does something with values that an app shares; off the device nobody shares any.
@preconcurrency @MainActor open class UIActivity: NSObject {
  /// The kinds of activities.
  public enum Category: Int, Sendable { case action, share }
  /// The names of activities.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// UIKit's value.
    public let rawValue: String
    /// Takes one of UIKit's values.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Takes one of UIKit's values.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    private static func own(_ name: String) -> ActivityType { ActivityType("com.apple.UIKit.activity.\(name)") }
    /// `postToFacebook`, as in UIKit.
    public static let postToFacebook = own("PostToFacebook")
    /// `postToTwitter`, as in UIKit.
    public static let postToTwitter = own("PostToTwitter")
    /// `postToWeibo`, as in UIKit.
    public static let postToWeibo = own("PostToWeibo")
    /// `message`, as in UIKit.
    public static let message = own("Message")
    /// `mail`, as in UIKit.
    public static let mail = own("Mail")
    /// `print`, as in UIKit.
    public static let print = own("Print")
    /// `copyToPasteboard`, as in UIKit.
    public static let copyToPasteboard = own("CopyToPasteboard")
    /// `assignToContact`, as in UIKit.
    public static let assignToContact = own("AssignToContact")
    /// `saveToCameraRoll`, as in UIKit.
    public static let saveToCameraRoll = own("SaveToCameraRoll")
    /// `addToReadingList`, as in UIKit.
    public static let addToReadingList = own("AddToReadingList")
    /// `airDrop`, as in UIKit.
    public static let airDrop = own("AirDrop")
    /// `openInIBooks`, as in UIKit.
    public static let openInIBooks = own("OpenInIBooks")
    /// `markupAsPDF`, as in UIKit.
    public static let markupAsPDF = own("MarkupAsPDF")
  }

  /// An activity of a class.
  public override init() { super.init() }
  /// `activityCategory`, as in UIKit.
  open class var activityCategory: Category { .action }
  /// `activityType`, as in UIKit.
  open var activityType: ActivityType? { nil }
  /// `activityTitle`, as in UIKit.
  open var activityTitle: String? { nil }
  /// `activityImage`, as in UIKit.
  open var activityImage: UIImage? { nil }
  /// `activityViewController`, as in UIKit.
  open var activityViewController: UIViewController? { nil }
  /// Is called by nothing off the device.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// Is called by nothing off the device.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// Is called by nothing off the device.
  open func perform() {}
  /// Does nothing off the device.
  open func activityDidFinish(_ completed: Bool) {}
}

/// A value that depends on what people do with it.
@preconcurrency @MainActor public protocol UIActivityItemSource: NSObjectProtocol {
  /// A value in its place.
  func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
  /// The value of an activity.
  func activityViewController(
    _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?
  /// The subject of a letter.
  func activityViewController(
    _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String
}
extension UIActivityItemSource {
  /// Has none.
  public func activityViewController(
    _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Keeps no picture off the device.
@MainActor public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?, _ contextInfo: UnsafeMutableRawPointer?
) {}
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Keeps no film off the device.
@MainActor public func UISaveVideoAtPathToSavedPhotosAlbum(
  _ videoPath: String, _ completionTarget: Any?, _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) {}
// swift-format-ignore: AlwaysUseLowerCamelCase
/// No film is kept off the device.
@MainActor public func UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(_ videoPath: String) -> Bool { false }
