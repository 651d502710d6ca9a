import Platform

/// The records of a comparison that programs are asked about, and the true heights of their cards, in the order of the
/// input. They lie in files: a program gets all records at once, and memory is not to grow with them.
final class ProgramRecords {
  /// Cards in turn.
  struct Cards {
    /// For each card, the number of its shelf.
    let shelves: [Int]
    /// For each card, its index among all records of its shelf.
    let indices: [Int]
    /// The true heights in points, by variant and card.
    let heights: [[Double]]
  }

  /// Lines of JSON.
  let lines: ScratchFile
  private(set) var count = 0
  private let variantCount: Int
  /// For each card, its shelf, its index and its heights, as numbers of type `Double`, which whole numbers up to 2^53
  /// fit exactly.
  private let truths: ScratchFile

  /// Cards that are looked at together.
  private static let chunk = 1 << 14

  init(variantCount: Int) throws {
    self.variantCount = variantCount
    lines = try ScratchFile(isForPrograms: true)
    truths = try ScratchFile()
  }

  /// Adds the cards of a batch.
  func append(_ cards: [(shelf: Int, index: Int, card: ComparisonOutcome.Pending)]) throws {
    var (text, values) = ([UInt8](), [Double]())
    for (shelf, index, card) in cards.sorted(by: { $0.card.ordinal < $1.card.ordinal }) {
      text += card.record
      values += [Double(shelf), Double(index)] + card.heights
    }
    try text.withUnsafeBytes { try lines.write($0) }
    try values.withUnsafeBytes { try truths.write($0) }
    count += cards.count
  }

  /// Goes through all cards.
  func forEachChunk(_ body: (Cards) throws -> Void) throws {
    let width = 2 + variantCount
    try truths.rewind()
    while true {
      let bytes = try truths.read(ProgramRecords.chunk * width * MemoryLayout<Double>.stride)
      let cards = bytes.count / (width * MemoryLayout<Double>.stride)
      if cards == 0 { return }
      try bytes.withUnsafeBytes { bytes in
        func value(_ card: Int, _ column: Int) -> Double {
          bytes.loadUnaligned(fromByteOffset: (card * width + column) * MemoryLayout<Double>.stride, as: Double.self)
        }
        try body(
          Cards(
            shelves: (0..<cards).map { Int(value($0, 0)) }, indices: (0..<cards).map { Int(value($0, 1)) },
            heights: (0..<variantCount).map { variant in (0..<cards).map { value($0, 2 + variant) } }))
      }
    }
  }
}
