@testable import CellLayout

/// A frame from the cell's corner in pixels, as it was solved for; nothing for a view that is not shown.
struct PixelFrame: Equatable {
  var left = 0.0
  var top = 0.0
  var width = 0.0
  var height = 0.0

  var right: Double { left + width }
  var bottom: Double { top + height }

  func scaled(by factor: Double) -> PixelFrame {
    PixelFrame(left: left * factor, top: top * factor, width: width * factor, height: height * factor)
  }

  func isNear(_ other: PixelFrame) -> Bool {
    let differences = [left - other.left, top - other.top, width - other.width, height - other.height]
    return differences.allSatisfy { abs($0) < 1e-6 }
  }
}

extension TemplateCell {
  /// The frames of all views, before they are rounded.
  func pixelFrames(width: Double) -> [PixelFrame] {
    let system = layouter.layout(width: width)
    return system.frames.map { box in
      guard let box else { return PixelFrame() }
      return PixelFrame(
        left: system.value(box.horizontal.start), top: system.value(box.vertical.start),
        width: system.value(box.horizontal.length), height: system.value(box.vertical.length))
    }
  }

  /// Whether the constraints agree, and one layout is better than all others.
  func isDetermined(width: Double) -> Bool {
    let system = layouter.layout(width: width, breaksTies: false)
    return system.solver.conflicts.isEmpty && system.solver.ambiguousVariables().isEmpty
  }
}
