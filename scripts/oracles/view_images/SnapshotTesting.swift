// Stands in for the module of this name: no image is drawn; what would be one is noted with its size.
import Foundation
import HeadlessSwiftUI
import Testing
import XCTest

/// How a value becomes an image, here a size.
public struct Snapshotting<Value, Format> {
  public var pathExtension: String?
  let measure: (Value) -> Measured

  public func pullback<NewValue>(_ transform: @escaping (NewValue) -> Value) -> Snapshotting<NewValue, Format> {
    let measure = measure
    return Snapshotting<NewValue, Format>(pathExtension: pathExtension) { measure(transform($0)) }
  }
  public static func wait(for duration: TimeInterval, on strategy: Snapshotting) -> Snapshotting { strategy }
}

/// A size in points, what was proposed for it, and a drawing of what lies in it.
struct Measured {
  let proposal: String
  let size: CGSize
  let scale: CGFloat
  let drawing: String
}

extension Snapshotting where Format == UIImage {
  init(_ traits: UITraitCollection, _ measure: @escaping @MainActor (Value) -> (String, CGSize, UIView?)) {
    pathExtension = "png"
    self.measure = { value in
      nonisolated(unsafe) let value = value
      return MainActor.assumeIsolated {
        let (proposal, size, view) = measure(value)
        let scale = traits.displayScale > 0 ? traits.displayScale : UITraitCollection.current.displayScale
        // What has no size is drawn as a label that says so.
        let shown = size.width > 0 && size.height > 0 ? size : CGSize(width: 400, height: 80)
        return Measured(proposal: proposal, size: shown, scale: scale, drawing: view?.drawing(of: size) ?? "")
      }
    }
  }
}

extension UIView {
  /// An SVG drawing of the view at a size.
  public func drawing(of size: CGSize) -> String {
    frame.size = size
    return svg()
  }
}

public enum SwiftUISnapshotLayout {
  case device(config: ViewImageConfig)
  case fixed(width: CGFloat, height: CGFloat)
  case sizeThatFits
}

extension Snapshotting where Value: View, Format == UIImage {
  public static var image: Snapshotting { image() }
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
    layout: SwiftUISnapshotLayout = .sizeThatFits, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    Snapshotting(traits) { view in
      switch layout {
      case .device(let config): return ("device", config.size ?? .zero, nil)
      case .fixed(let width, let height):
        return ("fixed \(width)x\(height)", CGSize(width: width, height: height), nil)
      case .sizeThatFits:
        let controller = UIHostingController(rootView: view)
        return ("0x0", controller.sizeThatFits(in: .zero), controller.view)
      }
    }
  }
}

extension Snapshotting where Value == UIViewController, Format == UIImage {
  public static var image: Snapshotting { image() }
  public static func image(
    on config: ViewImageConfig = .init(), drawHierarchyInKeyWindow: Bool = false, precision: Float = 1,
    perceptualPrecision: Float = 1, size: CGSize? = nil, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    Snapshotting(traits) { ("given", size ?? config.size ?? $0.view.frame.size, nil) }
  }
}

extension Snapshotting where Value == UIView, Format == UIImage {
  public static var image: Snapshotting { image() }
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
    size: CGSize? = nil, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    Snapshotting(traits) { ("given", size ?? $0.frame.size, $0) }
  }
}

extension Snapshotting where Value == UIImage, Format == UIImage {
  public static var image: Snapshotting { image() }
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil
  ) -> Snapshotting {
    Snapshotting(.init()) { ("given", $0.size, nil) }
  }
}

extension Snapshotting where Format == String {
  /// Texts are no images.
  private static var none: Snapshotting {
    Snapshotting(pathExtension: "txt") { _ in Measured(proposal: "text", size: .zero, scale: 1, drawing: "") }
  }
  public static var recursiveDescription: Snapshotting { none }
  public static var hierarchy: Snapshotting { none }
  public static var dump: Snapshotting { none }
  public static var description: Snapshotting { none }
  public static func recursiveDescription(size: CGSize? = nil, traits: UITraitCollection = .init()) -> Snapshotting {
    none
  }
}

public func verifySnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>, named name: String? = nil,
  record: SnapshotTestingConfiguration.Record? = nil, snapshotDirectory: String? = nil, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #file, testName: String = #function,
  line: UInt = #line, column: UInt = #column
) -> String? {
  let file = URL(fileURLWithPath: "\(filePath)")
  let folder =
    snapshotDirectory.map { URL(fileURLWithPath: $0) }
    ?? file.deletingLastPathComponent().appendingPathComponent("__Snapshots__")
    .appendingPathComponent(file.deletingPathExtension().lastPathComponent)
  Counter.watch()
  let counter = Test.current == nil ? Counter.shared : Counter.current
  let identifier = name.map(sanitized) ?? "\(counter.next(folder.appendingPathComponent(testName).path))"
  let image = folder.appendingPathComponent("\(sanitized(testName)).\(identifier).\(snapshotting.pathExtension ?? "")")
  do {
    let value = try value()
    let measured = snapshotting.measure(value)
    noteImage(
      image.path, test: testName, view: "\(type(of: value))", proposal: measured.proposal, measured.size,
      measured.scale, drawing: measured.drawing)
    return nil
  } catch {
    return "\(error)"
  }
}

/// As versions before 1.17 have it.
public func verifySnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>, named name: String? = nil,
  record: Bool, snapshotDirectory: String? = nil, timeout: TimeInterval = 5, file: StaticString = #file,
  testName: String = #function, line: UInt = #line
) -> String? {
  verifySnapshot(
    of: try value(), as: snapshotting, named: name, snapshotDirectory: snapshotDirectory, file: file,
    testName: testName)
}

public func verifySnapshot<Value, Format>(
  matching value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record: Bool = false, snapshotDirectory: String? = nil, timeout: TimeInterval = 5,
  file: StaticString = #file, testName: String = #function, line: UInt = #line
) -> String? {
  verifySnapshot(
    of: try value(), as: snapshotting, named: name, snapshotDirectory: snapshotDirectory, file: file,
    testName: testName)
}

public func assertSnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>, named name: String? = nil,
  record: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  _ = verifySnapshot(of: try value(), as: snapshotting, named: name, file: filePath, testName: testName)
}
public func assertSnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>, named name: String? = nil,
  record: Bool, timeout: TimeInterval = 5, fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  _ = verifySnapshot(of: try value(), as: snapshotting, named: name, file: filePath, testName: testName)
}
public func assertSnapshot<Value, Format>(
  matching value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record: Bool = false, timeout: TimeInterval = 5, file: StaticString = #file,
  testName: String = #function, line: UInt = #line
) {
  _ = verifySnapshot(of: try value(), as: snapshotting, named: name, file: file, testName: testName)
}
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value, as strategies: [Snapshotting<Value, Format>],
  record: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  for strategy in strategies { assertSnapshot(of: try value(), as: strategy, file: filePath, testName: testName) }
}
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value, as strategies: [String: Snapshotting<Value, Format>],
  record: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  for (name, strategy) in strategies {
    assertSnapshot(of: try value(), as: strategy, named: name, file: filePath, testName: testName)
  }
}

public func assertSnapshots<Value, Format>(
  matching value: @autoclosure () throws -> Value, as strategies: [Snapshotting<Value, Format>], record: Bool = false,
  timeout: TimeInterval = 5, file: StaticString = #filePath, testName: String = #function, line: UInt = #line
) {
  assertSnapshots(of: try value(), as: strategies, file: file, testName: testName)
}
public func assertSnapshots<Value, Format>(
  matching value: @autoclosure () throws -> Value, as strategies: [String: Snapshotting<Value, Format>],
  record: Bool = false, timeout: TimeInterval = 5, file: StaticString = #filePath, testName: String = #function,
  line: UInt = #line
) {
  assertSnapshots(of: try value(), as: strategies, file: file, testName: testName)
}

private func sanitized(_ text: String) -> String {
  text.replacingOccurrences(of: "\\W+", with: "-", options: .regularExpression)
    .replacingOccurrences(of: "^-|-$", with: "", options: .regularExpression)
}

/// Numbers the images of a test that have no name.
final class Counter: NSObject, XCTestObservation, @unchecked Sendable {
  static let shared = Counter()
  @TaskLocal static var current = Counter()
  private static let isWatched: Void = XCTestObservationCenter.shared.addTestObserver(shared)
  private let lock = NSLock()
  private var counts: [String: Int] = [:]

  static func watch() { _ = isWatched }
  func next(_ key: String) -> Int {
    lock.withLock {
      counts[key, default: 0] += 1
      return counts[key, default: 0]
    }
  }
  func testCaseDidFinish(_ testCase: XCTestCase) { lock.withLock { counts = [:] } }
}

// Tests are objects on Apple's systems, and so may be delegates.
extension XCTestCase: @retroactive NSObjectProtocol {
  public func isEqual(_ object: Any?) -> Bool { object as AnyObject === self }
  public var hash: Int { ObjectIdentifier(self).hashValue }
  public func `self`() -> Self { self }
  public func isProxy() -> Bool { false }
  public var description: String { name }
  public var debugDescription: String { name }
}

private let lockOfNotes = NSLock()

/// Writes what was measured, a line of JSON each.
public func noteImage(
  _ path: String, test: String, view: String, proposal: String, _ size: CGSize, _ scale: CGFloat, drawing: String
) {
  note([
    "image": path, "test": test, "view": view, "proposal": proposal, "width": Double(size.width),
    "height": Double(size.height), "scale": Double(scale), "drawing": drawing,
  ])
}

/// Writes whether an assertion about values of a type is right.
public func noteAssertion(_ isRight: Bool, of type: Any.Type, _ values: String, _ file: StaticString, _ line: UInt) {
  note(["file": "\(file)", "line": line, "type": "\(type)", "isRight": isRight, "values": values])
}

private func note(_ values: [String: Any]) {
  guard let notes = ProcessInfo.processInfo.environment["VIEW_IMAGES"], let file = fopen(notes, "a") else { return }
  guard let line = try? JSONSerialization.data(withJSONObject: values, options: .sortedKeys) else { return }
  lockOfNotes.withLock { _ = fputs(String(decoding: line, as: UTF8.self) + "\n", file) }
  fclose(file)
}

public struct SnapshotTestingConfiguration: Sendable {
  @TaskLocal public static var current: Self?
  public var diffTool: DiffTool?
  public var record: Record?
  public init(record: Record?, diffTool: DiffTool?) { (self.record, self.diffTool) = (record, diffTool) }

  public enum Record: String, Sendable, ExpressibleByBooleanLiteral {
    case all, failed, missing, never
    public init(booleanLiteral value: Bool) { self = value ? .all : .missing }
  }
  public struct DiffTool: Sendable, ExpressibleByStringLiteral {
    public init(_ tool: @escaping @Sendable (_ current: String, _ failed: String) -> String) {}
    public init(stringLiteral value: String) {}
    public static let ksdiff = Self("ksdiff")
    public static let `default` = Self("")
  }
}

nonisolated(unsafe) public var isRecording = false
nonisolated(unsafe) public var diffTool: SnapshotTestingConfiguration.DiffTool = .default

public func withSnapshotTesting<R>(
  record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
  operation: () throws -> R
) rethrows -> R { try operation() }
public func withSnapshotTesting<R>(
  record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
  operation: () async throws -> R
) async rethrows -> R { try await operation() }

public struct _SnapshotsTestTrait: SuiteTrait, TestTrait, TestScoping {
  public let isRecursive = true
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await Counter.$current.withValue(Counter()) { try await function() }
  }
}
extension Trait where Self == _SnapshotsTestTrait {
  public static var snapshots: Self { Self() }
  public static func snapshots(
    record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil
  ) -> Self { Self() }
}

/// The screen of a device.
public struct ViewImageConfig: Sendable {
  public enum Orientation: Sendable { case landscape, portrait }
  public var safeArea = UIEdgeInsets.zero
  public var size: CGSize?
  public init(safeArea: UIEdgeInsets = .zero, size: CGSize? = nil, traits: UITraitCollection = .init()) {
    (self.safeArea, self.size) = (safeArea, size)
  }

  private static func screen(_ width: CGFloat, _ height: CGFloat, _ orientation: Orientation) -> Self {
    let isUpright = orientation == .portrait
    return Self(size: CGSize(width: isUpright ? width : height, height: isUpright ? height : width))
  }
  public static let iPhoneSe = iPhoneSe(.portrait)
  public static func iPhoneSe(_ orientation: Orientation) -> Self { screen(320, 568, orientation) }
  public static let iPhone8 = iPhone8(.portrait)
  public static func iPhone8(_ orientation: Orientation) -> Self { screen(375, 667, orientation) }
  public static let iPhone8Plus = iPhone8Plus(.portrait)
  public static func iPhone8Plus(_ orientation: Orientation) -> Self { screen(414, 736, orientation) }
  public static let iPhoneX = iPhoneX(.portrait)
  public static func iPhoneX(_ orientation: Orientation) -> Self { screen(375, 812, orientation) }
  public static let iPhoneXsMax = iPhoneXsMax(.portrait)
  public static func iPhoneXsMax(_ orientation: Orientation) -> Self { screen(414, 896, orientation) }
  public static let iPhoneXr = iPhoneXr(.portrait)
  public static func iPhoneXr(_ orientation: Orientation) -> Self { screen(414, 896, orientation) }
  public static let iPhone12 = iPhone12(.portrait)
  public static func iPhone12(_ orientation: Orientation) -> Self { screen(390, 844, orientation) }
  public static let iPhone13 = iPhone13(.portrait)
  public static func iPhone13(_ orientation: Orientation) -> Self { screen(390, 844, orientation) }
  public static let iPadMini = iPadMini(.landscape)
  public static func iPadMini(_ orientation: Orientation) -> Self { screen(768, 1024, orientation) }
  public static let iPadPro11 = iPadPro11(.landscape)
  public static func iPadPro11(_ orientation: Orientation) -> Self { screen(834, 1194, orientation) }
  public static let iPadPro12_9 = iPadPro12_9(.landscape)
  public static func iPadPro12_9(_ orientation: Orientation) -> Self { screen(1024, 1366, orientation) }
}

/// Is called before the program begins: what counts until a test says otherwise.
@_cdecl("view_images_prepare") public func prepare() {
  MainActor.assumeIsolated {
    let environment = ProcessInfo.processInfo.environment
    if let device = environment["VIEW_IMAGES_DEVICE"].flatMap({ StatedDevice(named: $0) }) {
      StatedDevice.current = device
    }
    if let system = environment["VIEW_IMAGES_SYSTEM"].flatMap({ Int($0) }) {
      StatedDevice.current.systemVersion = system
    }
    guard let scale = environment["VIEW_IMAGES_SCALE"].flatMap(Double.init) else { return }
    UITraitCollection.current = UITraitCollection(traitsFrom: [.current, UITraitCollection(displayScale: scale)])
  }
}
