import Catalog
import ShelfSizing

/// A chart as a value: two axes, and the marks between them, in the units of its drawing.
struct Chart {
  /// A linear axis: numbers to lengths.
  struct Axis {
    let title: String
    /// The numbers at its ends, which are ticks.
    let domain: ClosedRange<Double>
    let ticks: [Double]

    /// An axis from round number to round number.
    ///
    /// - Parameters:
    ///   - values: what it has to hold.
    ///   - isWhole: whether ticks are whole numbers only.
    init(_ title: String, holding values: ClosedRange<Double>, isWhole: Bool = false) {
      self.title = title
      let step = Axis.step(for: values.upperBound - values.lowerBound, isWhole: isWhole)
      let first = (values.lowerBound / step).rounded(.down)
      let last = max(first + 1, (values.upperBound / step).rounded(.up))
      domain = first * step...last * step
      // Numbers that are too close for their size give no more ticks.
      ticks = (0...min(20, Int(clamping: last - first))).map { (first + Double($0)) * step }
    }

    /// An axis of marks that have no numbers.
    init(_ title: String, count: Int) {
      (self.title, domain, ticks) = (title, 0...Double(max(1, count)), [])
    }

    /// 1, 2 or 5 times a power of ten, for about five ticks.
    private static func step(for length: Double, isWhole: Bool) -> Double {
      guard length.isFinite, length > 0 else { return 1 }
      var power = 1.0
      while power * 10 <= length / 4 { power *= 10 }
      while power > length / 4, power > 1e-6 { power /= 10 }
      let step = [1, 2, 5, 10].first { length / ($0 * power) <= 6 } ?? 10
      return isWhole ? max(1, (step * power).rounded()) : step * power
    }

    /// 0 at the start of the axis, 1 at its end.
    func share(_ value: Double) -> Double {
      (value - domain.lowerBound) / (domain.upperBound - domain.lowerBound)
    }
  }

  /// No other drawing of the page has it.
  let id: String
  let title: String
  /// The text that a screen reader reads.
  let description: String
  let x: Axis
  let y: Axis
  var width = 420.0
  var height = 220.0
  /// Room beside it for names, in the drawing's units.
  var namesWidth = 0.0
  /// Whether it stands in a file of its own, and brings its style.
  var isFile = false
  /// The marks as SVG, in the order in which they were added.
  private(set) var marks: [UInt8] = []

  /// Round the marks: for the numbers of the axes.
  private let margins = (top: 26.0, left: 48.0, bottom: 40.0, right: 16.0)

  /// Where a point lies in the drawing.
  func map(_ x: Double, _ y: Double) -> (x: Double, y: Double) {
    (
      margins.left + self.x.share(x) * (width - margins.left - margins.right),
      height - margins.bottom - self.y.share(y) * (height - margins.top - margins.bottom)
    )
  }

  /// Writes the whole drawing.
  func write(to output: inout TextBuffer) {
    output.beginDrawing(
      id: id, title: title, description: description, width: width + namesWidth, height: height, isFile: isFile)
    if isFile { output.write("<style>\n\(HTMLStyle.charts)</style>\n") }
    writeAxes(to: &output)
    output.write(marks)
    output.write("</svg>")
  }

  /// Writes the lines and numbers of both axes.
  private func writeAxes(to output: inout TextBuffer) {
    for tick in y.ticks {
      let (from, to) = (map(x.domain.lowerBound, tick), map(x.domain.upperBound, tick))
      output.write(
        "<path class=\"grid\" d=\"M\(rounded(from.x)) \(rounded(from.y))H\(rounded(to.x))\"/>\n")
      output.write(label: "small end", x: from.x - 6, y: from.y + 4, rounded(tick))
    }
    for tick in x.ticks {
      let at = map(tick, y.domain.lowerBound)
      output.write("<path class=\"axis\" d=\"M\(rounded(at.x)) \(rounded(at.y))v4\"/>\n")
      output.write(label: "small middle", x: at.x, y: at.y + 16, rounded(tick))
    }
    let corner = map(x.domain.lowerBound, y.domain.lowerBound)
    let end = map(x.domain.upperBound, y.domain.lowerBound)
    output.write(
      "<path class=\"axis\" d=\"M\(rounded(corner.x)) \(rounded(margins.top))V\(rounded(corner.y))H\(rounded(end.x))\"/>\n"
    )
    output.write(label: "small", x: 4, y: 14, y.title)
    output.write(label: "small end", x: end.x, y: height - 6, x.title)
  }

  private mutating func mark(_ write: (inout TextBuffer) -> Void) { marks += TextBuffer.bytes(write) }

  /// Adds a text whose baseline starts at a place in the drawing.
  mutating func add(label kind: String, x: Double, y: Double, _ text: String) {
    mark { $0.write(label: kind, x: x, y: y, text) }
  }

  /// Adds a circle round a point.
  ///
  /// - Parameter kind: `point`, or `ring` round one.
  mutating func add(circle kind: String = "point", _ x: Double, _ y: Double, radius: Int = 3) {
    let at = map(x, y)
    mark { $0.write("<circle class=\"\(kind)\" cx=\"\(rounded(at.x))\" cy=\"\(rounded(at.y))\" r=\"\(radius)\"/>\n") }
  }

  /// Adds points of which there may be many: where several lie on one another, a larger one, whose area is as many times
  /// that of a point, so that all of them take as much ink wherever they lie. None is smaller than can be seen.
  ///
  /// - Returns: the most points of a dot.
  @discardableResult
  mutating func add(dots points: [(x: Double, y: Double)]) -> Int {
    var counts: [SIMD2<Int>: Int] = [:]
    for point in points {
      let at = map(point.x, point.y)
      counts[SIMD2(Int(clamping: at.x.rounded()), Int(clamping: at.y.rounded())), default: 0] += 1
    }
    let most = counts.values.max() ?? 0
    let single = min(Chart.singleDot, Chart.largestDot / Double(max(1, most)).squareRoot())
    // The largest first, so that they hide none.
    for (count, dots) in Dictionary(grouping: counts, by: \.value).sorted(by: { $0.key > $1.key }) {
      let width = max(Chart.smallestDot, single * Double(count).squareRoot())
      let places = dots.map(\.key).sorted { ($0.x, $0.y) < ($1.x, $1.y) }.map { "M\($0.x) \($0.y)h0" }.joined()
      mark { $0.write("<path class=\"dots\" stroke-width=\"\(rounded(width))\" d=\"\(places)\"/>\n") }
    }
    return most
  }

  /// The diameters of dots: of one point if nothing is in the way, of the most points, and of any.
  private static let singleDot = 3.0, largestDot = 20.0, smallestDot = 1.5

  /// Adds a bar that stands on the axis.
  mutating func add(barFrom start: Double, to end: Double, _ y: Double) {
    let (top, base) = (map(start, y), map(end, self.y.domain.lowerBound))
    let gap = min(1, (base.x - top.x) / 4)
    mark {
      $0.write(
        rectangle: "bar", x: top.x + gap / 2, y: top.y, width: base.x - top.x - gap, height: max(0, base.y - top.y))
    }
  }

  /// Adds a line at a height, from side to side.
  mutating func add(limit y: Double) {
    let (start, end) = (map(x.domain.lowerBound, y), map(x.domain.upperBound, y))
    mark { $0.write("<path class=\"limit\" d=\"M\(rounded(start.x)) \(rounded(start.y))H\(rounded(end.x))\"/>\n") }
  }

  /// Adds the area between two heights by `x`.
  ///
  /// - Parameter isStepped: whether heights keep to the next mark, rather than being known at the marks alone.
  mutating func add(band points: [(x: Double, from: Double, to: Double)], isStepped: Bool) {
    guard points.count > 1 else { return }
    var path = ""
    for (point, next) in zip(points, points.dropFirst()) {
      let other = isStepped ? point : next
      let corners = [(point.x, point.to), (next.x, other.to), (next.x, other.from), (point.x, point.from)].map(map)
      path += "M" + corners.map { "\(rounded($0.x)) \(rounded($0.y))" }.joined(separator: "L") + "Z"
    }
    mark { $0.write("<path class=\"white\" d=\"\(path)\"/>\n") }
  }

  /// Adds a line through points, which is open where there is none.
  ///
  /// - Parameter isStepped: whether it keeps its height until the next one.
  mutating func add(curve points: [(x: Double, y: Double)?], isStepped: Bool = false) {
    var (path, isOpen) = ("", true)
    for point in points {
      if let at = point.map({ map($0.x, $0.y) }) {
        let (x, y) = (rounded(at.x), rounded(at.y))
        path += isOpen ? "M\(x) \(y)" : isStepped ? "H\(x)V\(y)" : "L\(x) \(y)"
      }
      isOpen = point == nil
    }
    guard !path.isEmpty else { return }
    mark { $0.write("<path class=\"curve\" d=\"\(path)\"/>\n") }
  }
}
