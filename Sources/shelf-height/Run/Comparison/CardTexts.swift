import CellLayout

/// The texts of many cards, one after another in one piece of memory.
struct CardTexts: Sendable {
  private var bytes: [UInt8] = []
  /// By card and field, where a text ends in `bytes`.
  private var ends: [Int] = []
  private let fieldCount: Int
  private(set) var count = 0

  init(fieldCount: Int) {
    self.fieldCount = fieldCount
  }

  /// Adds a text to the card that comes next.
  ///
  /// - Parameter field: 0 begins the card anew.
  mutating func append(_ text: UnsafeBufferPointer<UInt8>, ofField field: Int) {
    if field == 0 { removeOpenCard() }
    bytes.append(contentsOf: text)
    ends.append(bytes.count)
  }

  /// Ends the card whose texts were added.
  mutating func endCard() {
    count += 1
  }

  private mutating func removeOpenCard() {
    ends.removeLast(ends.count - count * fieldCount)
    bytes.removeLast(bytes.count - (ends.last ?? 0))
  }

  /// Shows a card.
  func show(_ card: Int, in cells: PrototypeCells) {
    bytes.withUnsafeBufferPointer { bytes in
      for field in 0..<fieldCount {
        let place = card * fieldCount + field
        let start = place == 0 ? 0 : ends[place - 1]
        _ = cells.setText(UnsafeBufferPointer(rebasing: bytes[start..<ends[place]]), ofField: field)
      }
    }
  }
}
