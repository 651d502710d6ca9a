import Catalog
import Platform

/// The shelves of a locale, as the parts so far have them. The shelves that were added last are held in memory; of the
/// others memory has names and offsets, and the rest lies on disk, as lines in the format of a part.
struct PartTable {
  /// Where a shelf is kept.
  private struct Slot {
    var start: RecordIndex
    /// The offset of its line on disk, or its index in ``held`` where it has none.
    var offset: Int
    /// Bytes of its line; 0 while it is held.
    var length = 0
  }

  private var keys = KeyTable()
  /// The slot of each shelf, by the shelf's number.
  private var slots: ChunkedArray<Slot> = []
  private var held: [(number: Int, shelf: PartShelf)] = []
  /// An upper bound of the size of ``held``, in shelves of one card.
  private var heldSize = 0
  /// The lines of shelves; a line that is out of date stays where it is.
  private var file: ScratchFile?
  private let pass: Int
  private let mostHeld: Int

  /// No shelves.
  ///
  /// - Parameters:
  ///   - pass: the number of the locale.
  ///   - mostHeld: how much is held, in shelves of a card.
  init(pass: Int, mostHeld: Int) {
    self.pass = pass
    self.mostHeld = mostHeld
  }

  var count: Int { slots.count }

  /// The numbers of the shelves, in the order of the results.
  var order: [Int] { slots.indices.sorted { slots[$0].start < slots[$1].start } }

  func name(_ number: Int) -> String { keys.name(number) }

  /// The state of a shelf after the parts so far.
  ///
  /// - Parameter header: of all parts so far.
  func shelf(_ number: Int, of header: PartHeader) throws(BatchError) -> PartShelf {
    let slot = slots[number]
    guard slot.length > 0, let file else { return held[slot.offset].shelf }
    do {
      let name = "a temporary file"
      let value = try JSONValue.parse(file.read(slot.length, at: slot.offset), file: name)
      var coder = PartCoder(PartValue(value: value, name: "line", file: name), of: header)
      let line: PartLine = try coder.read()
      return line.shelf
    } catch {
      throw BatchError(error)
    }
  }

  /// Adds a part's records of a shelf.
  ///
  /// - Parameter header: of all parts so far, this one included.
  /// - Returns: false, and nothing is added, if the part has the shelf already.
  mutating func add(_ shelf: PartShelf, _ name: String, of header: PartHeader) throws(BatchError) -> Bool {
    var name = name
    let number = name.withUTF8 { keys.number(UnsafeRawBufferPointer($0)) }
    if number == slots.count {
      slots.append(Slot(start: shelf.start, offset: 0))
      hold(shelf, number)
    } else {
      if slots[number].length > 0 { hold(try self.shelf(number, of: header), number) }
      let offset = slots[number].offset
      guard !held[offset].shelf.sharesPart(with: shelf) else { return false }
      held[offset].shelf.merge(shelf, by: header.method, header.passes[pass].variants)
      slots[number].start = held[offset].shelf.start
      heldSize += shelf.size
    }
    if heldSize > mostHeld { try writeHeld() }
    return true
  }

  private mutating func hold(_ shelf: PartShelf, _ number: Int) {
    (slots[number].offset, slots[number].length) = (held.count, 0)
    held.append((number, shelf))
    heldSize += shelf.size
  }

  private mutating func writeHeld() throws(BatchError) {
    do {
      let file = try file ?? ScratchFile()
      self.file = file
      var coder = PartCoder()
      for (number, shelf) in held {
        let start = coder.lines.count
        try coder.write(line: PartLine(pass: pass, shelf: shelf))
        slots[number].offset = file.size + start
        slots[number].length = coder.lines.count - start
        guard coder.lines.count > 1 << 20 else { continue }
        try file.write(coder.lines)
        coder.removeAll()
      }
      try file.write(coder.lines)
    } catch {
      throw BatchError(error)
    }
    held.removeAll(keepingCapacity: true)
    heldSize = 0
  }
}
