import Catalog
import ShelfSizing

/// Takes typed values out of attributes, and collects what is wrong with them and what is not understood.
struct ValueReader {
  let file: String
  private(set) var errors: [Diagnostic] = []
  private(set) var warnings: [Diagnostic] = []

  init(file: String) { self.file = file }

  mutating func report(_ element: Element, _ message: String) {
    errors.append(Diagnostic(.error, file: file, position: element.position, message: message))
  }

  mutating func warn(_ element: Element, _ message: String) {
    warnings.append(Diagnostic(.warning, file: file, position: element.position, message: message))
  }

  /// Throws what has been reported, in the order of the file.
  func finish() throws(MalformedInput) {
    let sorted = errors.sorted { ($0.position ?? .start) < ($1.position ?? .start) }
    if let first = sorted.first { throw MalformedInput(first, Array(sorted.dropFirst())) }
  }

  /// A decimal number; `nil` where there is none, or a wrong one, which is reported.
  mutating func number(_ element: Element, _ attribute: String) -> Double? {
    guard let text = element[attribute] else { return nil }
    return number(text, element, attribute)
  }

  private mutating func number(_ text: String, _ element: Element, _ attribute: String) -> Double? {
    guard let value = Double(anyDecimal: text.utf8) else {
      report(element, "'\(attribute)' of <\(element.name)> is '\(text.prefix(40))', which is no number")
      return nil
    }
    guard value.magnitude <= NumberLimits.longest else {
      report(element, "'\(attribute)' of <\(element.name)> is \(text.prefix(40)), beyond the 1000000 points allowed")
      return nil
    }
    return value + 0
  }

  /// Whether an attribute is a number that ``number(_:_:)`` refuses for its size.
  func isBeyondLimit(_ element: Element, _ attribute: String) -> Bool {
    element[attribute].flatMap { Double(anyDecimal: $0.utf8) }.map { $0.magnitude > NumberLimits.longest } ?? false
  }

  /// A whole number from 0.
  mutating func count(_ element: Element, _ attribute: String) -> Int? {
    guard let value = number(element, attribute) else { return nil }
    guard let count = Int(exactly: value), count >= 0 else {
      report(element, "'\(attribute)' of <\(element.name)> must be a whole number from 0")
      return nil
    }
    return count
  }

  /// A priority of 0 to 1000. UIKit's go from 1; Interface Builder writes 0 for what never counts.
  mutating func priority(_ element: Element, _ attribute: String) -> Double? {
    guard let value = number(element, attribute) else { return nil }
    guard (0...1000).contains(value) else {
      report(element, "'\(attribute)' of <\(element.name)> is \(element[attribute] ?? ""), not a priority of 1 to 1000")
      return nil
    }
    return max(value, 1)
  }

  /// A factor: `0.5`, or `16:9` and `1/3` for quotients.
  mutating func ratio(_ element: Element, _ attribute: String) -> Double? {
    guard let text = element[attribute] else { return nil }
    let parts = text.split(omittingEmptySubsequences: false) { $0 == ":" || $0 == "/" }.map(String.init)
    guard parts.count == 2 else { return number(element, attribute) }
    guard let first = number(parts[0], element, attribute), let second = number(parts[1], element, attribute) else {
      return nil
    }
    let quotient = first / second
    guard second != 0, quotient.magnitude <= NumberLimits.longest else {
      report(element, "'\(attribute)' of <\(element.name)> is '\(text)', whose quotient is out of bounds")
      return nil
    }
    return quotient
  }

  /// One of the names that an enumeration has; other names are warned of.
  mutating func choice<Value: RawRepresentable<String> & CaseIterable>(
    _ element: Element, _ attribute: String, _ type: Value.Type = Value.self
  ) -> Value? {
    guard let name = element[attribute] else { return nil }
    if let value = Value(rawValue: name) { return value }
    warn(
      element,
      "'\(attribute)' of <\(element.name)> is '\(name)', which is not known"
        + suggestion(for: name, among: Value.allCases.map(\.rawValue)))
    return nil
  }

  /// `<edgeInsets key="…" top left bottom right/>`, `<directionalEdgeInsets … leading trailing/>` or
  /// `<inset key="…" minX minY maxX maxY/>`.
  mutating func insets(_ element: Element) -> EdgeInsets {
    EdgeInsets(
      top: number(element, "top") ?? number(element, "minY") ?? 0,
      leading: number(element, "leading") ?? number(element, "left") ?? number(element, "minX") ?? 0,
      bottom: number(element, "bottom") ?? number(element, "maxY") ?? 0,
      trailing: number(element, "trailing") ?? number(element, "right") ?? number(element, "maxX") ?? 0)
  }
}
