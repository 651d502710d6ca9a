import Catalog
import ShelfBatch
import ShelfOptimizer

/// How levers and limits of `optimize` are written.
extension FlagValue {
  /// Longer lists of whole numbers are hardly meant.
  private static let mostValues = 1000.0

  /// `1.5..3.5`
  static func range(_ text: String, of name: String) throws(BatchError) -> ClosedRange<Double> {
    let ends = split(text, "..")
    guard ends.count == 2 else { throw invalid(text, of: name, "from..to") }
    let (from, to) = (try number(ends[0], of: name), try number(ends[1], of: name))
    guard from <= to else { throw invalid(text, of: name, "from..to, the smaller number first") }
    return from...to
  }

  /// Points that commas part, or `none`.
  static func maxima(_ text: String, of name: String) throws(BatchError) -> [Double?] {
    var maxima: [Double?] = []
    for part in parts(text) { maxima.append(part == "none" ? nil : try number(part, of: name)) }
    return maxima
  }

  /// `5%` or `0.05`, of something that may be more than the whole; then in percent.
  static func share(_ text: String, of name: String) throws(BatchError) -> Double {
    let isPercent = text.hasSuffix("%")
    let share = isPercent ? try number(String(text.dropLast()), of: name) / 100 : try number(text, of: name)
    guard share >= 0, isPercent || share <= 1 else {
      throw invalid(text, of: name, "a share of at least 0, as 5% or 0.05")
    }
    return share
  }

  private static func part(_ text: String, of name: String) throws(BatchError) -> Double {
    let part = try share(text, of: name)
    guard part <= 1 else { throw invalid(text, of: name, "shares of at most 100%") }
    return part
  }

  /// `titleLabel=1..3,bodyLabel=2,3,none`
  static func lineLimits(_ text: String, of name: String) throws(BatchError) -> [ViewLever] {
    var levers: [ViewLever] = []
    for (view, values) in try assignments(text, of: name) {
      var limits: [Int] = []
      for value in values {
        if value == "none" {
          limits.append(0)
          continue
        }
        for number in try numbers(inList: value, of: name) {
          guard let limit = Int(exactly: number), limit >= 0 else {
            throw invalid(value, of: name, "whole numbers from 0, ranges of them, or none")
          }
          limits.append(limit)
        }
      }
      levers.append(.numberOfLines(of: view, Array(Set(limits))))
    }
    return levers
  }

  /// `stack.spacing=4,8`
  static func viewLevers(_ text: String, of name: String) throws(BatchError) -> [ViewLever] {
    var levers: [ViewLever] = []
    for (path, values) in try assignments(text, of: name) {
      guard let dot = path.lastIndex(of: "."), dot > path.startIndex else {
        throw invalid(text, of: name, "view.property=value,…")
      }
      let property = String(path[path.index(after: dot)...])
      if property == "numberOfLines" {
        levers += try lineLimits("\(path[..<dot])=\(values.joined(separator: ","))", of: name)
        continue
      }
      var chosen: [ViewLever.Value] = []
      for value in values {
        if value.utf8.first.map({ $0 < 0x3A && $0 != 0x2D }) ?? false {
          chosen += try numbers(inList: value, of: name).map { .number($0) }
        } else {
          chosen.append(value == "true" || value == "false" ? .bool(value == "true") : .name(value))
        }
      }
      levers.append(ViewLever(view: String(path[..<dot]), property: property, values: chosen))
    }
    return levers
  }

  /// `cut<=1%`; one, in a list so that the option may be repeated.
  static func limits(_ text: String, of name: String) throws(BatchError) -> [Limits] {
    let comparison = text.contains(">=") ? ">=" : "<="
    let sides = split(text, comparison)
    guard sides.count == 2 else { throw invalid(text, of: name, "a limit as cut<=1%, visible>=2.2") }
    let (objective, value) = (sides[0], sides[1])
    let names = ["cut", "lost-lines", "container-height", "white-space", "visible"]
    guard names.contains(objective) else {
      throw BatchError(.setting, "Unknown limit '\(objective)'" + suggestionOrAll(for: objective, among: names))
    }
    guard (objective == "visible") == (comparison == ">=") else {
      throw invalid(text, of: name, "\(objective)\(objective == "visible" ? ">=" : "<=") and a number")
    }
    var limits = Limits()
    switch objective {
    case "cut" where value.hasSuffix("%"): limits.cutShare = try part(value, of: name)
    case "cut": limits.cutCards = try count(value, from: 0, of: name)
    case "lost-lines": limits.lostLines = try count(value, from: 0, of: name)
    case "container-height": limits.containerHeight = try number(value, of: name)
    case "white-space": limits.whiteSpace = try part(value, of: name)
    default: limits.visible = try number(value, of: name)
    }
    return [limits]
  }

  // MARK: Parts

  /// The text before the first separator, and after it.
  private static func split(_ text: String, _ separator: String) -> [String] {
    guard let range = text.firstRange(of: separator) else { return [text] }
    return [String(text[..<range.lowerBound]), String(text[range.upperBound...])]
  }

  /// `a=1,2,b=3` as the values of `a` and those of `b`.
  private static func assignments(
    _ text: String, of name: String
  ) throws(BatchError) -> [(name: String, values: [String])] {
    var assignments: [(name: String, values: [String])] = []
    for part in parts(text) {
      let sides = split(part, "=")
      if sides.count == 2, !sides[0].isEmpty {
        assignments.append((sides[0], [sides[1]]))
      } else if assignments.isEmpty || sides.count == 2 {
        throw invalid(text, of: name, "view=value,…")
      } else {
        assignments[assignments.count - 1].values.append(part)
      }
    }
    return assignments
  }

  /// `4`, or `1..3` for 1, 2 and 3.
  private static func numbers(inList text: String, of name: String) throws(BatchError) -> [Double] {
    guard text.contains("..") else { return [try number(text, of: name)] }
    let range = try range(text, of: name)
    guard range.upperBound - range.lowerBound < mostValues else {
      throw invalid(text, of: name, "ranges of at most \(Int(mostValues)) whole steps")
    }
    return Array(stride(from: range.lowerBound, through: range.upperBound, by: 1))
  }
}

extension Limits {
  /// Takes over what another one says.
  ///
  /// - Returns: the name of what both limit; `nil` where there is nothing.
  mutating func add(_ other: Limits) -> String? {
    if cutCards != nil || cutShare != nil, other.cutCards != nil || other.cutShare != nil { return "cut" }
    if lostLines != nil, other.lostLines != nil { return "lost-lines" }
    if containerHeight != nil, other.containerHeight != nil { return "container-height" }
    if whiteSpace != nil, other.whiteSpace != nil { return "white-space" }
    if visible != nil, other.visible != nil { return "visible" }
    cutCards = other.cutCards ?? cutCards
    cutShare = other.cutShare ?? cutShare
    lostLines = other.lostLines ?? lostLines
    containerHeight = other.containerHeight ?? containerHeight
    whiteSpace = other.whiteSpace ?? whiteSpace
    visible = other.visible ?? visible
    return nil
  }
}
