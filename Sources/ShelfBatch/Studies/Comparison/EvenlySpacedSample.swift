/// A bounded sample of a sequence whose length is not known: every first, second, fourth, … element, evenly spread over
/// all and the same each time.
package struct EvenlySpacedSample<Element: Sendable>: Sendable {
  /// In the order of the sequence.
  package private(set) var elements: [Element] = []
  private var count = 0
  private var stride = 1
  private let limit: Int

  /// - Parameter limit: elements that are kept at most, two or more.
  package init(limit: Int) {
    self.limit = limit
  }

  /// Offers the next element.
  package mutating func offer(_ element: Element) {
    if count % stride == 0 {
      if elements.count == limit {
        elements = elements.indices.filter { $0 % 2 == 0 }.map { elements[$0] }
        stride *= 2
      }
      if count % stride == 0 { elements.append(element) }
    }
    count += 1
  }
}
