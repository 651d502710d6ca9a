// Stands in for the module of this name: no image is drawn; what would be one is noted with its size.
import Foundation
import HeadlessSwiftUI
import SnapshotTesting

/// Something that an image can show.
public protocol SnapshotSut {}
extension UIViewController: SnapshotSut {}

extension View {
  public func snapshotSut(backgroundColor: UIColor? = nil) -> any SnapshotSut { UIHostingController(rootView: self) }
}

public enum SnapshotMode: Sendable { case record, verify }

/// A screen that an image is drawn on.
public struct SnapshotDevice: Sendable {
  public let size: CGSize
  public let scale: CGFloat
}

public struct SnapshotDeviceGroup: Sendable {
  public let devices: [SnapshotDevice]

  public static func custom(
    width: CGFloat = 375, height: CGFloat = 1_000, scale: CGFloat = 2, portraitSafeArea: UIEdgeInsets = .zero,
    landscapeSafeArea: UIEdgeInsets = .zero, isCropOn: Bool = true
  ) -> Self { Self(devices: [SnapshotDevice(size: CGSize(width: width, height: height), scale: scale)]) }

  public var landscape: Self {
    Self(devices: devices.map { .init(size: CGSize(width: $0.size.height, height: $0.size.width), scale: $0.scale) })
  }
}

extension UIEdgeInsets {
  public init(top: CGFloat = 0, bottom: CGFloat = 0) { self.init(top: top, left: 0, bottom: bottom, right: 0) }
}

public enum Xct {
  /// A hosted view is measured before it is on the screen, whose edges cut the image.
  public static func snapshotAsync(
    testName: String = #function, file: StaticString = #filePath, line: UInt = #line, mode: SnapshotMode = .verify,
    deviceGroup: SnapshotDeviceGroup, prepareSut: @MainActor @escaping (SnapshotDevice) throws -> any SnapshotSut
  ) async {
    let folder = URL(fileURLWithPath: "\(file)").deletingLastPathComponent().appendingPathComponent("_Snapshots_")
    for device in deviceGroup.devices {
      let name = testName.replacingOccurrences(of: "()", with: "")
      let screen = "\(Int(device.size.width))x\(Int(device.size.height))"
      await MainActor.run {
        guard let controller = try? prepareSut(device) as? UIViewController else { return }
        let fitting = controller.view.sizeThatFits(device.size)
        let size = CGSize(
          width: min(fitting.width, device.size.width), height: min(fitting.height, device.size.height))
        noteImage(
          folder.appendingPathComponent("\(name)_\(screen)@\(Int(device.scale))x.png").path, test: testName,
          view: "\(type(of: controller))", proposal: screen, size, device.scale,
          drawing: controller.view.drawing(of: size))
      }
    }
  }
}
