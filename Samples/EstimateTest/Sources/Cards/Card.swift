import ShelfSizing

/// A view model that tells roughly how tall its card gets.
struct Card: DynamicHeightCalculable {
  let title: String
  let body: String

  func height(forWidth width: Double) -> Double {
    Double(body.count) / (width - 32)
  }
}
