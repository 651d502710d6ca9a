import Catalog
import CellLayout
import Platform
import ShelfBatch
import ShelfSizing

/// The views of a cell as a device has laid them out: the file that `FrameRecorder.swift` of `Samples/AppCells` writes in a
/// test of the app.
struct DeviceFrames {
  /// A view of the device.
  struct View {
    let className: String
    let property: String?
    let frame: DesignFrame
    let text: String?
    let fontSize: Double?
    /// Top, left, bottom, right.
    let margins: [Double]
  }

  private let file: String
  private let system: String
  private let scale: Double
  private let category: String
  private let views: [View]

  /// - Throws: `MalformedInput` at the position of what is no recording.
  init(_ path: String) throws {
    let bytes = try FileReader.readAll(path: path)
    let root = try JSONValue.parse(bytes, file: path)
    func failure(_ value: JSONValue, _ message: String) -> MalformedInput {
      MalformedInput(Diagnostic(.error, file: path, position: value.position, message: message))
    }
    func number(_ key: String, of value: JSONValue) throws -> Double {
      guard let number = value.object?[key]?.number?.value else { throw failure(value, "a number '\(key)' is missing") }
      return number
    }
    guard let listed = root.object?["views"]?.array else { throw failure(root, "a list 'views' is missing") }
    file = path
    system = root.object?["system"]?.string ?? "an unknown system"
    category = root.object?["contentSizeCategory"]?.string ?? ""
    scale = try number("scale", of: root)
    views = try listed.map { view in
      guard let name = view.object?["class"]?.string else { throw failure(view, "a text 'class' is missing") }
      return View(
        className: name, property: view.object?["property"]?.string,
        frame: DesignFrame(
          x: try number("x", of: view), y: try number("y", of: view), width: try number("width", of: view),
          height: try number("height", of: view)),
        text: view.object?["text"]?.string, fontSize: view.object?["fontSize"]?.number?.value,
        margins: view.object?["margins"]?.array?.compactMap { $0.number?.value } ?? [])
    }
  }

  /// A line for each view that differs by a pixel or more, then how many do not; and whether some do.
  ///
  /// - Parameters:
  ///   - own: the views as they are laid out here.
  ///   - templates: for each, how it is declared.
  func differences(
    from own: [PlacedView], _ templates: [ViewTemplate], _ variant: Variant
  ) -> (lines: [String], count: Int) {
    var lines: [String] = []
    if scale != variant.scale {
      lines.append(
        "the device has \(rounded(scale)) pixels a point, and \(rounded(variant.scale)) are taken here; give '--scale'")
    }
    let names = DeviceFrames.names(own.map { ($0.outlet, $0.className) })
    let others = DeviceFrames.names(views.map { ($0.property, $0.className) })
    let known = Dictionary(zip(others, views)) { first, _ in first }
    var count = 0
    for ((name, view), template) in zip(zip(names, own), templates) where view.isShown {
      guard let other = known[name] else {
        lines.append("\(name): the device has none")
        count += 1
        continue
      }
      let changes = changes(of: view, to: other.frame)
      guard !changes.isEmpty else { continue }
      count += 1
      let reasons = reasons(view, other, template, isMoved: view.size == other.frame.size)
      lines.append("\(name): \(changes.joined(separator: ", ")); \(reasons.joined(separator: ", "))")
    }
    let here = Set(names)
    for name in others where !here.contains(name) {
      lines.append("\(name): the device alone has it")
      count += 1
    }
    lines.append(
      "\(counted(own.count(where: \.isShown), "view")), \(count) unlike on the device (\(system), \(category))")
    return (lines, count)
  }

  /// `height 104.5 on the device and 101 here`
  private func changes(of view: PlacedView, to frame: DesignFrame) -> [String] {
    [
      ("x", view.x, frame.x), ("y", view.y, frame.y), ("width", view.size.width, frame.size.width),
      ("height", view.size.height, frame.size.height),
    ].compactMap { name, own, other in
      // Edges that lie between two pixels are rounded to either.
      abs(own - other) * scale < 1 - 1e-3 ? nil : "\(name) \(rounded(other)) on the device and \(rounded(own)) here"
    }
  }

  private func reasons(_ view: PlacedView, _ other: View, _ template: ViewTemplate, isMoved: Bool) -> [String] {
    var reasons: [String] = []
    if let size = other.fontSize, let own = view.fontSize, size != own {
      reasons.append("the font has \(rounded(size)) points there and \(rounded(own)) here")
    }
    let shown = view.lines.map(\.text).joined(separator: " ")
    if let text = other.text, view.fontSize != nil, DeviceFrames.words(text) != DeviceFrames.words(shown) {
      reasons.append("the text is another one")
    }
    let margins = template.layoutMargins
    let own = [margins.top, margins.leading, margins.bottom, margins.trailing]
    if other.margins.count == 4, other.margins != own {
      reasons.append(
        "its margins are \(other.margins.map(rounded).joined(separator: ", ")) there and "
          + "\(own.map(rounded).joined(separator: ", ")) here")
    }
    guard reasons.isEmpty else { return reasons }
    return [isMoved ? "it has its size, and others have moved it" : "for no reason that is seen; compare \(system)"]
  }

  /// Hyphens and line ends aside, which lines have and texts have not.
  private static func words(_ text: String) -> String { String(text.filter { $0.isLetter || $0.isNumber }) }

  /// The property that refers to a view, or its class and its number among those of the class.
  private static func names(_ views: [(property: String?, className: String)]) -> [String] {
    var counts: [String: Int] = [:]
    return views.map { property, className in
      if let property { return property }
      counts[className, default: 0] += 1
      return "\(className) \(counts[className] ?? 0)"
    }
  }
}
