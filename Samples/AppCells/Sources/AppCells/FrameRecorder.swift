import UIKit

/// Writes down where a simulator or a device has put the views of a cell, for `cell --against`: once for each cell, so that
/// its numbers are proven on the team's own machine, and stay so in CI.
///
/// Copy this file into a test target of the app, and have a test show one record:
///
///     let cell = StoryCell(frame: .zero)
///     cell.configure(with: story, isSizing: true)
///     try FrameRecorder.json(of: cell, width: 176).write(to: URL(fileURLWithPath: "/tmp/story.frames.json"))
@MainActor package enum FrameRecorder {
  private struct Recording: Encodable {
    let schemaVersion = 1
    let system: String
    let scale: CGFloat
    let contentSizeCategory: String
    let views: [View]
  }

  private struct View: Encodable {
    let `class`: String
    let property: String?
    let x: CGFloat
    let y: CGFloat
    let width: CGFloat
    let height: CGFloat
    let text: String?
    let fontSize: CGFloat?
    let margins: [CGFloat]
  }

  /// The frames of a cell at a width, with the height that its constraints ask for.
  package static func json(of cell: UIView, width: CGFloat) throws -> Data {
    let size = cell.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    cell.frame = CGRect(x: 0, y: 0, width: width, height: size.height)
    cell.layoutIfNeeded()
    var properties: [ObjectIdentifier: String] = [:]
    var views: [View] = []
    add(cell, to: &views, &properties)
    let traits = cell.traitCollection
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return try encoder.encode(
      Recording(
        system: UIDevice.current.systemName + " " + UIDevice.current.systemVersion,
        scale: max(traits.displayScale, 1), contentSizeCategory: traits.preferredContentSizeCategory.rawValue,
        views: views))
  }

  /// Views of UIKit's own inside a control, and private ones, are nobody's to place.
  private static func add(_ view: UIView, to views: inout [View], _ properties: inout [ObjectIdentifier: String]) {
    let name = String(describing: type(of: view))
    guard !name.hasPrefix("_"), !view.isHidden else { return }
    noteProperties(of: view, &properties)
    let label = view as? UILabel
    let margins = view.layoutMargins
    views.append(
      View(
        class: name, property: properties[ObjectIdentifier(view)], x: view.frame.minX, y: view.frame.minY,
        width: view.frame.width, height: view.frame.height, text: label?.text, fontSize: label?.font.pointSize,
        margins: [margins.top, margins.left, margins.bottom, margins.right]))
    guard !(view is UIControl) else { return }
    for subview in view.subviews { add(subview, to: &views, &properties) }
  }

  /// The properties of the app's own classes that refer to views inside, also of those that may have none.
  private static func noteProperties(of view: UIView, _ properties: inout [ObjectIdentifier: String]) {
    var mirror: Mirror? = Mirror(reflecting: view)
    while let own = mirror, !String(describing: own.subjectType).hasPrefix("UI") {
      for case (let label?, let value) in own.children {
        let optional = Mirror(reflecting: value)
        let referred =
          value as? UIView ?? (optional.displayStyle == .optional ? optional.children.first?.value as? UIView : nil)
        guard let referred, referred !== view, referred.isDescendant(of: view) else { continue }
        properties[ObjectIdentifier(referred)] = label.replacingOccurrences(of: "$__lazy_storage_$_", with: "")
      }
      mirror = own.superclassMirror
    }
  }
}
