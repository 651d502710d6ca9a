import Catalog
import Platform

/// A shelf that was left and came back; only known if shelves must be contiguous.
struct ShelfReturn: Sendable {
  /// The position of the shelf's first record after its return.
  let position: SourcePosition
  /// The number of the shelf.
  let shelf: Int
}

/// Shelves whose records have to follow each other: finds the first shelf that was left and comes back.
struct ShelfOrder {
  private let names: SettingNames
  private var ended = EndedShelves()
  /// The inputs so far; the last one is being read.
  private var files: [String] = []
  /// The index of the input in which the open shelf began.
  private var openFile = 0

  init(_ names: SettingNames) { self.names = names }

  private var advice: String { "leave \(names("grouped", inCode: "'isGrouped'")) out or sort the records" }

  /// Refuses a batch with a shelf that comes back.
  ///
  /// - Parameters:
  ///   - batch: the keys of its shelves.
  ///   - firstReturn: of a shelf in the batch itself.
  ///   - open: the key of the shelf that the batch may continue.
  ///   - position: where a shelf of the batch begins.
  @inline(never)
  mutating func check(
    _ batch: KeyTable, _ firstReturn: ShelfReturn?, after open: KeyTable, of input: BatchInput,
    position: (_ shelf: Int) -> SourcePosition?
  ) throws(BatchError) {
    if files.last != input.path { files.append(input.path) }
    if open.count == 0 { openFile = files.count - 1 }
    var firstReturn = firstReturn
    for index in 0..<batch.count {
      // Only the first shelf of a batch may continue the open one.
      let isBack = batch.withKey(index) { ended.contains($0) || index > 0 && open.contains($0) }
      guard isBack, let position = position(index) else { continue }
      if let firstReturn, firstReturn.position < position { continue }
      firstReturn = ShelfReturn(position: position, shelf: index)
    }
    guard let firstReturn else { return }
    throw .malformed(
      input.path, firstReturn.position,
      "the shelf '\(batch.name(firstReturn.shelf))' comes back; \(advice)")
  }

  /// Ends the first shelves of a tally, each of which begins at a position.
  @inline(never)
  mutating func end(_ count: Int, of keys: KeyTable, position: (_ shelf: Int) -> SourcePosition?) throws(FileError) {
    for index in 0..<count {
      guard let position = position(index) else { continue }
      let first = EndedShelves.FirstRecord(input: index == 0 ? openFile : files.count - 1, position: position)
      try keys.withKey(index) { key in Result { () throws(FileError) in try ended.append(key, first) } }.get()
    }
    // The next shelf begins in the batch that has ended these.
    openFile = files.count - 1
  }

  /// Refuses a shelf that came back after its key was forgotten.
  mutating func checkEnded() throws {
    guard let first = try ended.firstReturn() else { return }
    throw BatchError.malformed(
      files[first.input], first.position,
      "the shelf that begins here was there before; \(advice)")
  }
}

extension ShelfReturn: ProcessValue { static var form: ProcessForm<Self> { .raw } }
