import Catalog
import Platform

/// Shelves whose records have to follow each other: finds the first shelf that was left and comes back.
struct ShelfOrder {
  private var ended = EndedShelves()
  /// The inputs so far; the last one is being read.
  private var files: [String] = []
  /// The index of the input in which the open shelf began.
  private var openFile = 0

  /// Refuses a batch with a shelf that comes back.
  ///
  /// - Parameter open: the tally of the shelf that the batch may continue.
  mutating func check<Outcome>(
    _ batch: ShelfTally<Outcome>, after open: ShelfTally<Outcome>, of input: BatchInput
  ) throws(BatchError) {
    if files.last != input.path { files.append(input.path) }
    if open.entries.isEmpty { openFile = files.count - 1 }
    var firstReturn = batch.firstReturn
    for (index, entry) in batch.entries.enumerated() {
      // Only the first shelf of a batch may continue the open one.
      let isBack = batch.keys.withKey(index) { ended.contains($0) || index > 0 && open.keys.contains($0) }
      guard isBack, let position = entry.notes.firstPosition else { continue }
      if let firstReturn, firstReturn.position < position { continue }
      firstReturn = ShelfTally.Return(position: position, entry: index)
    }
    guard let firstReturn else { return }
    throw .malformed(
      input.path, firstReturn.position,
      "the shelf '\(batch.keys.name(firstReturn.entry))' comes back; leave '--grouped' out or sort the records")
  }

  /// Ends the first shelves of a tally.
  mutating func end<Outcome>(_ count: Int, of tally: ShelfTally<Outcome>) throws(FileError) {
    for index in 0..<count {
      guard let position = tally.entries[index].notes.firstPosition else { continue }
      let place = EndedShelves.Place(input: index == 0 ? openFile : files.count - 1, position: position)
      try tally.keys.withKey(index) { key in Result { () throws(FileError) in try ended.append(key, place) } }.get()
    }
    // The next shelf begins in the batch that has ended these.
    openFile = files.count - 1
  }

  /// Refuses a shelf that came back after its key was forgotten.
  mutating func checkEnded() throws {
    guard let place = try ended.firstReturn() else { return }
    throw BatchError.malformed(
      files[place.input], place.position,
      "the shelf that begins here was there before; leave '--grouped' out or sort the records")
  }
}
