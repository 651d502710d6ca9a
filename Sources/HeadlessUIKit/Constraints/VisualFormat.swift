import Foundation

/// Reads the visual format language: `V:|-[a(>=20)]-8-[b(a@750)]-|`.
///
/// A line is an orientation, then views in brackets with the gaps between them; `|` is the superview, `-` alone the
/// system's spacing, and no gap none at all.
@MainActor struct VisualFormat {
  /// A length with its relation and priority: `>=20@750`, or as long as a view.
  private struct Predicate {
    var relation = NSLayoutConstraint.Relation.equal
    var constant: CGFloat = 0
    var view: UIView?
    var priority = UILayoutPriority.required
  }

  private enum Gap { case none, standard, lengths([Predicate]) }

  private let format: String
  private let file: String
  private let line: Int
  private let characters: [Character]
  private var index = 0
  private let views: [String: Any]
  private let metrics: [String: Any]
  private var isVertical = false
  private var made: [NSLayoutConstraint] = []
  private var found: [UIView] = []

  /// The constraints of a line.
  ///
  /// - Parameter options: the edges along which all views are aligned.
  static func constraints(
    _ format: String, _ options: NSLayoutConstraint.FormatOptions, metrics: [String: Any], views: [String: Any],
    file: String, line: Int
  ) -> [NSLayoutConstraint] {
    var reader = VisualFormat(format, metrics: metrics, views: views, file: file, line: line)
    reader.read()
    reader.align(options)
    return reader.made
  }

  private init(_ format: String, metrics: [String: Any], views: [String: Any], file: String, line: Int) {
    (self.file, self.line) = (file, line)
    self.format = format
    characters = Array(format.filter { !$0.isWhitespace })
    self.metrics = metrics
    self.views = views
  }

  // MARK: Reading

  private mutating func read() {
    if take("V:") { isVertical = true } else { _ = take("H:") }
    var last: UIView?
    var startsAtSuperview = false
    var gap = Gap.none
    if take("|") {
      startsAtSuperview = true
      gap = readGap()
    }
    while take("[") {
      let view = readView()
      if let last {
        connect(last, view, gap)
      } else if startsAtSuperview {
        connectToSuperview(view, gap, atStart: true)
      }
      last = view
      gap = readGap()
    }
    if take("|") {
      guard let last else { fail("a view must stand between two superviews") }
      connectToSuperview(last, gap, atStart: false)
    }
    if index < characters.count { fail("'\(characters[index])' was not expected") }
    if last == nil { fail("there is no view") }
  }

  private mutating func readGap() -> Gap {
    guard take("-") else { return .none }
    if peek == "[" || peek == "|" { return .standard }
    let predicates = take("(") ? readPredicates() : [readPredicate(until: "-")]
    guard take("-") else { fail("'-' is missing after a length") }
    return .lengths(predicates)
  }

  private mutating func readView() -> UIView {
    let name = readName()
    guard let view = views[name] as? UIView else { fail("'\(name)' is no key in the views dictionary") }
    found.append(view)
    if take("(") {
      for predicate in readPredicates() {
        make(view, size, predicate.relation, predicate.view, size, predicate.constant, predicate.priority)
      }
    }
    guard take("]") else { fail("']' is missing after '\(name)'") }
    return view
  }

  /// Lengths up to `)`.
  private mutating func readPredicates() -> [Predicate] {
    var predicates: [Predicate] = []
    repeat { predicates.append(readPredicate(until: ",)")) } while take(",")
    guard take(")") else { fail("')' is missing after a length") }
    return predicates
  }

  private mutating func readPredicate(until ends: String) -> Predicate {
    var predicate = Predicate()
    if take(">=") {
      predicate.relation = .greaterThanOrEqual
    } else if take("<=") {
      predicate.relation = .lessThanOrEqual
    } else {
      _ = take("==")
    }
    let negative = take("-")
    let word = readWord(until: ends + "@")
    if let number = Double(word) {
      predicate.constant = negative ? -number : number
    } else if let number = metric(word) {
      predicate.constant = negative ? -number : number
    } else if let view = views[word] as? UIView {
      predicate.view = view
    } else {
      fail("'\(word)' is no number, no metric and no view")
    }
    if take("@") {
      let word = readWord(until: ends)
      guard let priority = Double(word) ?? metric(word).map(Double.init) else { fail("'\(word)' is no priority") }
      predicate.priority = UILayoutPriority(Float(priority))
    }
    return predicate
  }

  private func metric(_ name: String) -> CGFloat? {
    switch metrics[name] {
    case let number as CGFloat: number
    case let number as Double: number
    case let number as Int: CGFloat(number)
    case let number as Float: CGFloat(number)
    case let number as NSNumber: CGFloat(number.doubleValue)
    default: nil
    }
  }

  private mutating func readName() -> String { readWord(until: "](") }

  private mutating func readWord(until ends: String) -> String {
    var word = ""
    while let next = peek, !ends.contains(next) {
      word.append(next)
      index += 1
    }
    return word
  }

  private var peek: Character? { index < characters.count ? characters[index] : nil }

  private mutating func take(_ text: String) -> Bool {
    let end = index + text.count
    guard end <= characters.count, String(characters[index..<end]) == text else { return false }
    index = end
    return true
  }

  private func fail(_ reason: String) -> Never {
    Messages.raise(
      "Unable to parse constraint format: \(reason) in \"\(format)\"", .invalidArgument, at: "\(file):\(line)")
  }

  // MARK: Constraints

  private var size: NSLayoutConstraint.Attribute { isVertical ? .height : .width }
  private var start: NSLayoutConstraint.Attribute { isVertical ? .top : .leading }
  private var end: NSLayoutConstraint.Attribute { isVertical ? .bottom : .trailing }

  private mutating func make(
    _ first: UIView, _ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation,
    _ second: UIView?,
    _ other: NSLayoutConstraint.Attribute, _ constant: CGFloat, _ priority: UILayoutPriority = .required
  ) {
    let constraint = NSLayoutConstraint(
      item: first, attribute: attribute, relatedBy: relation, toItem: second,
      attribute: second == nil ? .notAnAttribute : other, multiplier: 1, constant: constant, file: file, line: line)
    constraint.priority = priority
    made.append(constraint)
  }

  private mutating func connect(_ first: UIView, _ second: UIView, _ gap: Gap) {
    for length in lengths(gap, standard: SystemSpacing.points) {
      make(second, start, length.relation, first, end, length.constant, length.priority)
    }
  }

  private mutating func connectToSuperview(_ view: UIView, _ gap: Gap, atStart: Bool) {
    guard let superview = view.superview else { fail("a view has no superview, which '|' stands for") }
    if case .standard = gap {
      // The system's spacing to a superview is that of its margins.
      let margin: NSLayoutConstraint.Attribute =
        isVertical ? (atStart ? .topMargin : .bottomMargin) : (atStart ? .leadingMargin : .trailingMargin)
      if atStart {
        make(view, start, .equal, superview, margin, 0)
      } else {
        make(superview, margin, .equal, view, end, 0)
      }
      return
    }
    for length in lengths(gap, standard: 0) {
      if atStart {
        make(view, start, length.relation, superview, start, length.constant, length.priority)
      } else {
        make(superview, end, length.relation, view, end, length.constant, length.priority)
      }
    }
  }

  private func lengths(_ gap: Gap, standard: CGFloat) -> [Predicate] {
    switch gap {
    case .none: [Predicate()]
    case .standard: [Predicate(constant: standard)]
    case .lengths(let lengths): lengths
    }
  }

  private mutating func align(_ options: NSLayoutConstraint.FormatOptions) {
    for (option, attribute) in NSLayoutConstraint.FormatOptions.alignments where options.contains(option) {
      for (first, second) in zip(found, found.dropFirst()) { make(first, attribute, .equal, second, attribute, 0) }
    }
  }
}

extension NSLayoutConstraint {
  /// How the views of a visual format are aligned.
  public struct FormatOptions: OptionSet, Sendable {
    /// UIKit's bits.
    public let rawValue: UInt
    /// UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// By their left edges.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    /// By their right edges.
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    /// By their tops.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    /// By their bottoms.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    /// By their leading edges.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    /// By their trailing edges.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    /// By their vertical middles.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// By their horizontal middles.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    /// By the baselines of their last lines.
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    /// By the baselines of their first lines.
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    /// From leading to trailing; right to left is not laid out yet.
    public static let directionLeadingToTrailing: FormatOptions = []

    static let alignments: [(FormatOptions, Attribute)] = [
      (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top), (.alignAllBottom, .bottom),
      (.alignAllLeading, .leading), (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX),
      (.alignAllCenterY, .centerY), (.alignAllLastBaseline, .lastBaseline), (.alignAllFirstBaseline, .firstBaseline),
    ]
  }

  /// The constraints of a line of the visual format language; a line that is none stops the program, as in UIKit.
  public class func constraints(
    withVisualFormat format: String, options: FormatOptions = [], metrics: [String: Any]? = nil, views: [String: Any],
    file: String = #fileID, line: Int = #line
  ) -> [NSLayoutConstraint] {
    VisualFormat.constraints(format, options, metrics: metrics ?? [:], views: views, file: file, line: line)
  }
}
