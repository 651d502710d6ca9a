import ConstraintSolver
import ShelfSizing

/// What is known of a cell at one width, with one set of views shown, before any content: worked out once, it serves
/// every card.
final class LayoutPlan {
  /// The constraints, solved for content as small as it gets.
  let base: LayoutSystem
  let conditions: LayoutConditions
  /// By text, the width in points that its lines are broken at: the label's own choice, or what required constraints
  /// alone give its view; `nil` where content has a say.
  let widths: [Double?]
  /// Whether the height depends on nothing but the number of lines of each text.
  let heightFollowsLines: Bool
  /// Whether the numbers of lines decide the height, though content may have a say in what they are.
  let linesDecideHeight: Bool
  /// By text, the widths in points that its lines may be broken at (``LineWidths``).
  private(set) lazy var lineWidths = LineWidths(template, texts, conditions, widths, base).byText
  /// By text, the width in points that it takes as many lines at as at the width it gets; `nil` where that depends on
  /// contents.
  private(set) lazy var knownLineWidths = lineWidths.map {
    $0.flatMap { $0.lowerBound == $0.upperBound ? $0.lowerBound : nil }
  }
  /// How widths follow the card's in a range of widths that begins here, as far as that was asked.
  var widthRules: (range: ClosedRange<Double>, rules: [WidthRule?]?)?
  /// Which texts stand above others.
  private(set) lazy var chains = TextChains(template, texts, isShown: conditions.isShown)
  /// Heights in pixels by the texts' numbers of lines, as far as they were asked for.
  @exclusivity(unchecked) private var heights: [HeightKey: Double] = [:]
  private let template: CellTemplate
  let texts: [LabelView]
  /// By text, whether its view takes part.
  let isShown: [Bool]

  /// Cards with yet other numbers of lines are laid out one by one.
  private static let heightLimit = 4096
  /// The numbers of lines of so many texts fit into a key, a byte each.
  private static let keyedTexts = 16

  init(_ template: CellTemplate, _ texts: [LabelView], _ conditions: LayoutConditions) {
    self.template = template
    self.texts = texts
    self.conditions = conditions
    isShown = texts.map { conditions.isShown[$0.place] }
    base = LayoutSystem(template, conditions)
    var required = conditions
    required.scope = .required
    let rigid = LayoutSystem(template, required)
    var face = OptimalFace(of: rigid.solver)
    func isRigid(_ length: LinearExpression) -> Bool {
      length.simplified.terms.allSatisfy { !face.moves($0.variable) }
    }
    widths = texts.map { text in
      guard let box = rigid.contentBox(of: text.place, template, conditions.grid) else { return 0 }
      if let width = text.preferredMaxLayoutWidth { return width }
      guard isRigid(box.horizontal.length) else { return nil }
      return conditions.grid.points(pixels: max(0, rigid.value(box.horizontal.length)))
    }
    linesDecideHeight =
      texts.count <= LayoutPlan.keyedTexts && !base.dependsOnContentRatios
      && rigid.crossings.allSatisfy { isRigid($0) }
    heightFollowsLines = linesDecideHeight && zip(texts, widths).allSatisfy { !$0.wraps || $1 != nil }
  }

  /// The texts with their widths in points, where content has no say in these and all texts stand in one column.
  private lazy var column: [(text: LabelView, width: Double)]? = {
    guard chains.isOneColumn else { return nil }
    var column: [(text: LabelView, width: Double)] = []
    for (index, text) in texts.enumerated() where isShown[index] {
      guard let width = widths[index] else { return nil }
      column.append((text, width))
    }
    return column
  }()

  /// The sum of the texts' heights in pixels; `nil` where they do not stand in one column of known widths.
  func columnHeight() -> Double? {
    column?.reduce(0) { $0 + $1.text.height(forWidth: $1.width) }
  }

  /// The height in pixels for the texts as they are; `nil` where more than their lines must be known.
  ///
  /// - Parameter compute: lays the cell out.
  func height(_ compute: () -> Double) -> Double? {
    heightFollowsLines ? height(widths: widths, compute) : nil
  }

  /// The same for the lines that texts take at some widths in points, by text; `nil` also where a text that wraps has none.
  func height(widths: [Double?], _ compute: () -> Double) -> Double? {
    guard linesDecideHeight else { return nil }
    var key = HeightKey()
    for (index, text) in texts.enumerated() where isShown[index] {
      // A text of several fonts is the template's own, the same for every card; no other has this number.
      if text.hasSeveralFonts {
        key.append(HeightKey.several)
        continue
      }
      guard let width = widths[index] ?? (text.wraps ? nil : 0), key.append(text.shownLines(forWidth: width)) else {
        return nil
      }
    }
    return height(key, compute)
  }

  /// By text, its lines at some widths in points.
  func lines(_ widths: [Double?]) -> [Int] {
    zip(texts, widths).enumerated().map { isShown[$0] ? $1.0.shownLines(forWidth: $1.1 ?? 0) : 0 }
  }

  /// The height in pixels for some numbers of lines, by text; `nil` where these do not decide it.
  ///
  /// - Parameter compute: lays the cell out.
  func height(lines: [Int], _ compute: () -> Double) -> Double? {
    guard linesDecideHeight else { return nil }
    var key = HeightKey()
    for index in texts.indices where isShown[index] {
      guard key.append(lines[index]) else { return nil }
    }
    return height(key, compute)
  }

  private func height(_ key: HeightKey, _ compute: () -> Double) -> Double {
    if let known = heights[key] { return known }
    let height = compute()
    if heights.count < LayoutPlan.heightLimit { heights[key] = height }
    return height
  }
}

/// The numbers of lines of up to 16 texts, a byte each.
private struct HeightKey: Hashable {
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  /// Stands for the lines of a text of several fonts.
  static let several: UInt8 = 255

  /// - Returns: false for a number that is too large.
  mutating func append(_ lines: Int) -> Bool {
    guard lines < HeightKey.several else { return false }
    append(UInt8(lines))
    return true
  }

  mutating func append(_ byte: UInt8) {
    high = high << 8 | low >> 56
    low = low << 8 | UInt64(byte)
  }
}
