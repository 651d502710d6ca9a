import CellLayout
import ShelfSizing

/// How a view lies in its superview.
enum ViewRole {
  case subview, arrangedSubview
  /// The view that a cell or an effect view has its subviews in; the superview places it.
  case contentView
}

extension CellImporter {
  /// Reads what all views have, and what they show.
  mutating func readView(_ element: Element, in superview: Int?, role: ViewRole) -> ViewTemplate {
    var view = ViewTemplate(id: element["id"])
    view.line = element.position.line
    view.userLabel = element["userLabel"]
    view.customClass = element["customClass"]
    view.isHidden = element.flag("hidden") || environment != .interfaceBuilder && element.isStoppedWheel
    view.imageName = imageName(element)?.name
    view.runsRightToLeft = forcedDirection(element)
    view.isArranged = role == .arrangedSubview
    view.hugging = priorities(element, "HuggingPriority", view.hugging)
    view.compressionResistance = priorities(element, "CompressionResistancePriority", view.compressionResistance)
    view.placeholderSize = OptionalSize(
      width: placeholder(element, "placeholderIntrinsicWidth"),
      height: placeholder(element, "placeholderIntrinsicHeight"))
    let superviewSize = superview.flatMap { template.views[$0].designFrame?.size }
    view.designFrame = frame(element, in: superviewSize)
    if role == .contentView, view.designFrame == nil, let superviewSize {
      view.designFrame = DesignFrame(x: 0, y: 0, width: superviewSize.width, height: superviewSize.height)
    }
    if role == .contentView, element.name == "tableViewCellContentView", environment != .interfaceBuilder {
      // The row's height, whatever pixels of the canvas the file was saved with.
      view.designFrame?.size.height = superviewSize?.height ?? 0
      view.leavesRoomForSeparator = table?.hasSeparators ?? true
    }
    view.autoresizing = superview == nil ? nil : autoresizing(element, role: role)
    readMargins(element, of: &view, role: role, superview: superview)
    switch ViewKind(element.name) {
    case .label: view.content = .label(label(element))
    case .image: view.content = .image(image(element, at: superview == nil ? 0 : template.views.count))
    // On the canvas an arranged stack view without views is as large as other arranged views without content.
    case .stack where role == .arrangedSubview && environment == .interfaceBuilder && element.list("subviews").isEmpty:
      break
    case .stack: view.content = .stack(stack(element))
    case .control(let name): view.content = .control(control(element, name))
    case .plain(let name): view.systemClassOfPlainView = name
    case nil:
      reader.warn(element, "<\(element.name)> is not known, and is laid out as a view without a size of its own")
    }
    if case .label(var label) = view.content, environment == .interfaceBuilder {
      label.roundsToPoints = roundsToPoints(label, in: superview)
      view.content = .label(label)
    }
    if case .stack(var stack) = view.content, stack.layoutMargins != nil {
      stack.layoutMargins = view.layoutMargins
      view.content = .stack(stack)
    }
    alignSymbol(element, &view)
    reportUnknown(element)
    return view
  }

  /// Whether the canvas has a label in whole points, as Xcode 8.2 and older have most of one line in the system font, at two
  /// pixels a point and not in stack views (UIKitNumbers.md, "Interface Builder").
  private func roundsToPoints(_ label: LabelTemplate, in superview: Int?) -> Bool {
    guard version < 12000, document.device?.scale ?? 2 == 2, label.numberOfLines == 1, case .system = label.font else {
      return false
    }
    var ancestor = superview
    while let view = ancestor {
      if case .stack = template.views[view].content { return false }
      ancestor = template.views[view].superview
    }
    return true
  }

  /// Whether leading is right in a view, whatever the language; `nil` where the language decides. Controls of playback and
  /// those that speak of directions in the world lie from left to right everywhere (`UISemanticContentAttribute`).
  private func forcedDirection(_ element: Element) -> Bool? {
    switch element["semanticContentAttribute"] {
    case "forceRightToLeft": true
    case "forceLeftToRight", "playback", "spatial": false
    default: nil
    }
  }

  private mutating func priorities(
    _ element: Element, _ suffix: String, _ defaults: AxisPriorities
  ) -> AxisPriorities {
    // Interface Builder writes priorities that differ from UIKit's defaults, and those of its own (251 of labels).
    AxisPriorities(
      horizontal: reader.priority(element, "horizontal" + suffix) ?? defaults.horizontal,
      vertical: reader.priority(element, "vertical" + suffix) ?? defaults.vertical)
  }

  /// `infinite` says that a side has no size of its own.
  private mutating func placeholder(_ element: Element, _ attribute: String) -> Double? {
    element[attribute] == "infinite" ? nil : reader.number(element, attribute)
  }

  private mutating func frame(_ element: Element, in superview: Size?) -> DesignFrame? {
    if let inset = element.child(key: "frameInset"), inset.name == "frame" { return frame(inset: inset, in: superview) }
    guard let rect = element.child(key: "frame"), rect.name == "rect" else { return nil }
    let sides = ["x", "y", "width", "height"]
    if sides.contains(where: { reader.isBeyondLimit(rect, $0) }) {
      // A stored frame is a picture of the canvas, and one wild one is no reason to refuse all cells of a file.
      reader.warn(rect, "the frame is beyond the 1000000 points allowed, and is left out")
      return nil
    }
    let lengths = sides.map { reader.number(rect, $0) ?? 0 }
    return DesignFrame(x: lengths[0], y: lengths[1], width: lengths[2], height: lengths[3])
  }

  /// The form of the first Xcode 8: distances from the superview's edges, and lengths where two of them do not say it.
  private mutating func frame(inset: Element, in superview: Size?) -> DesignFrame? {
    let (left, right) = (reader.number(inset, "minX"), reader.number(inset, "maxX"))
    let (top, bottom) = (reader.number(inset, "minY"), reader.number(inset, "maxY"))
    let outer = superview ?? .zero
    let width = reader.number(inset, "width") ?? max(0, outer.width - (left ?? 0) - (right ?? 0))
    let height = reader.number(inset, "height") ?? max(0, outer.height - (top ?? 0) - (bottom ?? 0))
    return DesignFrame(
      x: left ?? right.map { outer.width - $0 - width } ?? 0, y: top ?? bottom.map { outer.height - $0 - height } ?? 0,
      width: width, height: height)
  }

  /// The mask of a view that no constraints place.
  private mutating func autoresizing(_ element: Element, role: ViewRole) -> AutoresizingMask? {
    switch role {
    case .arrangedSubview: return nil
    // Cells keep it along their edges, at the distances of separators and accessories.
    case .contentView: return [.flexibleWidth, .flexibleHeight]
    case .subview: break
    }
    let isConstrained = element["translatesAutoresizingMaskIntoConstraints"] == "NO" && !element.flag("fixedFrame")
    if isConstrained && document.usesAutolayout { return nil }
    guard let mask = element.child(key: "autoresizingMask") else {
      return [.flexibleRightMargin, .flexibleBottomMargin]
    }
    let parts: [(String, AutoresizingMask)] = [
      ("flexibleMinX", .flexibleLeftMargin), ("widthSizable", .flexibleWidth), ("flexibleMaxX", .flexibleRightMargin),
      ("flexibleMinY", .flexibleTopMargin), ("heightSizable", .flexibleHeight), ("flexibleMaxY", .flexibleBottomMargin),
    ]
    return AutoresizingMask(parts.filter { mask.flag($0.0) }.map(\.1))
  }
}
