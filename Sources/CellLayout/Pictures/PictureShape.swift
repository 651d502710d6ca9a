import ShelfSizing

/// A shape of a drawing of a view that UIKit draws itself, in points from the view's corner: enough to know a switch from
/// a button, whatever the viewer's system.
package struct PictureShape: Sendable, Hashable {
  /// The colour of a shape.
  package enum Paint: String, Sendable, CaseIterable {
    /// The ground of a control or an image.
    case ground
    /// The colour of what is tapped or switched on.
    case tint
    /// The light ground of a button.
    case faint
    /// The part of a control that moves.
    case knob
    /// A sign on a ground.
    case mark
    /// An outline.
    case line
  }

  /// The shapes' outlines.
  private enum Outline: Sendable, Hashable {
    case rectangle(Rectangle, corner: Double)
    case polygon([Point])
  }

  private struct Rectangle: Sendable, Hashable { let x, y, width, height: Double }
  private struct Point: Sendable, Hashable { let x, y: Double }

  /// Its colour.
  package let paint: Paint
  private let outline: Outline

  private init(
    _ paint: Paint, _ x: Double, _ y: Double, _ width: Double, _ height: Double, corner: Double = 0
  ) {
    self.paint = paint
    outline = .rectangle(
      Rectangle(x: x, y: y, width: max(0, width), height: max(0, height)),
      corner: min(corner, max(0, min(width, height)) / 2))
  }

  private static func dot(_ paint: Paint, _ x: Double, _ y: Double, radius: Double) -> PictureShape {
    PictureShape(paint, x - radius, y - radius, 2 * radius, 2 * radius, corner: radius)
  }

  /// The SVG element of the shape without its end, for attributes to come.
  ///
  /// - Parameters:
  ///   - x: of the view in the drawing.
  ///   - y: of the view in the drawing.
  package func element(x: Double, y: Double) -> String {
    switch outline {
    case .rectangle(let box, let corner):
      "<rect x=\"\(rounded(x + box.x))\" y=\"\(rounded(y + box.y))\" width=\"\(rounded(box.width))\""
        + " height=\"\(rounded(box.height))\"" + (corner > 0 ? " rx=\"\(rounded(corner))\"" : "")
    case .polygon(let points):
      "<path d=\"M" + points.map { "\(rounded(x + $0.x)) \(rounded(y + $0.y))" }.joined(separator: "L") + "Z\""
    }
  }
}

// MARK: Views

extension PictureShape {
  /// The shapes of what is drawn for an image: a ground with a landscape.
  ///
  /// - Parameter corner: the radius of the ground's corners.
  package static func image(_ size: Size, corner: Double = 0) -> [PictureShape] {
    var shapes = [PictureShape(.ground, 0, 0, size.width, size.height, corner: corner)]
    let side = min(size.width, size.height, 2 * largestLandscape) / 2
    guard side >= 5 else { return shapes }
    let (x, y) = (size.width / 2, size.height / 2)
    func point(_ dx: Double, _ dy: Double) -> Point { Point(x: x + dx * side, y: y + dy * side) }
    shapes.append(.dot(.mark, x + 0.25 * side, y - 0.3 * side, radius: 0.12 * side))
    shapes.append(
      PictureShape(
        .mark,
        [point(-0.5, 0.4), point(-0.15, -0.15), point(0.1, 0.15), point(0.22, 0), point(0.5, 0.4)]))
    return shapes
  }

  private static let largestLandscape = 48.0

  /// Where the name of an image stands below its landscape: the baseline from the view's upper edge; `nil` where there is
  /// no room for it.
  package static func baselineOfName(_ size: Size, fontSize: Double) -> Double? {
    let baseline = size.height / 2 + min(size.width, size.height, 2 * largestLandscape) * 0.2 + 1.4 * fontSize
    return baseline + 0.4 * fontSize <= size.height && size.width >= 4 * fontSize ? baseline : nil
  }

  private init(_ paint: Paint, _ points: [Point]) { (self.paint, outline) = (paint, .polygon(points)) }

  /// The shapes of a control, without its texts; `nil` for a class that is none of UIKit's, or draws nothing itself.
  ///
  /// - Parameters:
  ///   - systemClass: UIKit's name of the class.
  ///   - segments: how many a segmented control has.
  ///   - isRightToLeft: whether leading is right.
  package static func control(
    _ systemClass: String, _ size: Size, segments: Int = 0, isRightToLeft: Bool = false
  ) -> [PictureShape]? {
    let (width, height) = (size.width, size.height)
    func whole(_ paint: Paint, corner: Double) -> PictureShape {
      PictureShape(paint, 0, 0, width, height, corner: corner)
    }
    /// A length along the way from leading to trailing, as a rectangle in the middle.
    func bar(_ paint: Paint, from: Double = 0, to: Double, height bar: Double) -> PictureShape {
      PictureShape(
        paint, isRightToLeft ? width - to : from, (height - bar) / 2, to - from, bar, corner: bar / 2)
    }
    switch systemClass {
    case "UIButton": return [whole(.faint, corner: 8)]
    case "UISwitch":
      let radius = max(0, height / 2 - 2)
      return [
        whole(.tint, corner: height / 2),
        .dot(.knob, isRightToLeft ? 2 + radius : width - 2 - radius, height / 2, radius: radius),
      ]
    case "UISlider":
      let middle = width / 2
      return [
        bar(.ground, to: width, height: 4), bar(.tint, to: middle, height: 4),
        .dot(.knob, middle, height / 2, radius: min(12, height / 2)),
      ]
    case "UIProgressView":
      let thick = min(4, height)
      return [bar(.ground, to: width, height: thick), bar(.tint, to: 0.4 * width, height: thick)]
    case "UIStepper":
      let (arm, middle) = (min(width / 8, 7), height / 2)
      return [
        whole(.ground, corner: 8), PictureShape(.mark, width / 2 - 0.5, height / 4, 1, height / 2),
        PictureShape(.mark, width / 4 - arm, middle - 0.75, 2 * arm, 1.5),
        PictureShape(.mark, width * 3 / 4 - arm, middle - 0.75, 2 * arm, 1.5),
        PictureShape(.mark, width * 3 / 4 - 0.75, middle - arm, 1.5, 2 * arm),
      ]
    case "UISegmentedControl":
      let part = width / Double(max(1, segments))
      let first = isRightToLeft ? width - part : 0
      return [
        whole(.ground, corner: 8), PictureShape(.knob, first + 2, 2, part - 4, height - 4, corner: 6),
      ] + (segments > 2 ? (1..<segments).map { PictureShape(.line, Double($0) * part, height / 4, 0, height / 2) } : [])
    case "UIPageControl":
      let count = max(1, Int(clamping: ((width + 9) / 16).rounded()))
      return (0..<min(count, 100)).map { index in
        .dot(
          index == (isRightToLeft ? count - 1 : 0) ? .mark : .ground, Double(index) * 16 + 3.5, height / 2, radius: 3.5)
      }
    case "UIActivityIndicatorView":
      return [.dot(.line, width / 2, height / 2, radius: max(1, min(width, height) / 2 - 2))]
    case "UITextField", "UISearchBar": return [whole(systemClass == "UISearchBar" ? .ground : .line, corner: 8)]
    case "UIDatePicker", "UIPickerView":
      return [whole(.line, corner: 8), PictureShape(.ground, 4, height / 2 - 16, width - 8, 32, corner: 8)]
    case "UIColorWell":
      return [whole(.line, corner: height / 2), PictureShape(.tint, 4, 4, width - 8, height - 8, corner: height)]
    default: return nil
    }
  }
}
