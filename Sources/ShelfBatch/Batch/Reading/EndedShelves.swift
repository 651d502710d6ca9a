import Catalog
import Platform

/// Shelves that have ended and must not come back, in memory that does not grow with their number: the keys of the last
/// ones, and on disk fingerprints of those before, which are looked through at the end.
struct EndedShelves {
  /// Where a shelf began.
  struct FirstRecord: Sendable {
    /// The index of its file among the inputs.
    let input: Int
    let position: SourcePosition
  }

  private var recent = KeyTable()
  private var recentFirsts: [FirstRecord] = []
  /// Sorted runs of marks, one behind another, and how many marks each has.
  private var file: ScratchFile?
  private var runs: [Int] = []
  /// Bytes of keys that are held.
  private let limit: Int
  private let points = (KeyTable.newPoint(), KeyTable.newPoint())

  init(limit: Int = 8 << 20) {
    self.limit = limit
  }

  /// Whether a shelf of a key is among the last ones.
  func contains(_ key: UnsafeRawBufferPointer) -> Bool { recent.contains(key) }

  /// Adds a shelf.
  mutating func append(_ key: UnsafeRawBufferPointer, _ first: FirstRecord) throws(FileError) {
    guard recent.number(key) == recentFirsts.count else { return }
    recentFirsts.append(first)
    if recent.size > limit { try writeRun() }
  }

  /// The first shelf that came back when its key was held no more; no more shelves may be added then.
  mutating func firstReturn() throws(FileError) -> FirstRecord? {
    guard file != nil else { return nil }
    try writeRun()
    guard let file else { return nil }
    // A heap: no cursor stands before the one at half its index.
    var cursors: [Cursor] = []
    var start = 0
    for count in runs {
      var cursor = Cursor(marks: start..<start + count)
      if try cursor.advance(file) { cursors.append(cursor) }
      start += count
    }
    cursors.sort { $0.mark.precedes($1.mark) }
    var (first, last) = (Mark?.none, Mark?.none)
    while let mark = cursors.first?.mark {
      // Among equal keys the one that stands first comes first.
      if let last, last.isSameKey(as: mark), first.map(mark.isBefore) ?? true { first = mark }
      last = mark
      if try !cursors[0].advance(file) {
        cursors.swapAt(0, cursors.count - 1)
        cursors.removeLast()
      }
      EndedShelves.sink(&cursors)
    }
    return first?.record
  }

  /// Moves the first cursor of a heap to where it belongs.
  private static func sink(_ cursors: inout [Cursor]) {
    var parent = 0
    while 2 * parent + 1 < cursors.count {
      var least = 2 * parent + 1
      if least + 1 < cursors.count, cursors[least + 1].mark.precedes(cursors[least].mark) { least += 1 }
      guard cursors[least].mark.precedes(cursors[parent].mark) else { return }
      cursors.swapAt(parent, least)
      parent = least
    }
  }

  private mutating func writeRun() throws(FileError) {
    var marks: [Mark] = []
    marks.reserveCapacity(recent.count)
    for (number, first) in recentFirsts.enumerated() {
      marks.append(
        recent.withKey(number) { key in
          Mark(
            one: KeyTable.polynomial(key, at: points.0), other: KeyTable.polynomial(key, at: points.1),
            input: first.input, line: first.position.line, column: first.position.column)
        })
    }
    marks.sort { $0.precedes($1) }
    let file: ScratchFile
    if let known = self.file { file = known } else { file = try ScratchFile() }
    self.file = file
    var failure: FileError?
    marks.withUnsafeBytes { bytes in
      do throws(FileError) { try file.write(bytes) } catch { failure = error }
    }
    if let failure { throw failure }
    runs.append(marks.count)
    (recent, recentFirsts) = (KeyTable(), [])
  }

  /// A key by its values at two secret points, which two keys share by chance once in 2^100 times, and where it stands.
  private struct Mark {
    let one: UInt64
    let other: UInt64
    let input: Int
    let line: Int
    let column: Int

    var record: FirstRecord { FirstRecord(input: input, position: SourcePosition(line: line, column: column)) }

    func isSameKey(as mark: Mark) -> Bool { one == mark.one && other == mark.other }

    func isBefore(_ mark: Mark) -> Bool { (input, line, column) < (mark.input, mark.line, mark.column) }

    func precedes(_ mark: Mark) -> Bool {
      isSameKey(as: mark) ? isBefore(mark) : (one, other) < (mark.one, mark.other)
    }
  }

  /// The next mark of a run.
  private struct Cursor {
    private(set) var mark = Mark(one: 0, other: 0, input: 0, line: 0, column: 0)
    /// The file's marks that are not read yet, as a range of their indices.
    private var rest: Range<Int>
    private var marks: [Mark] = []
    private var next = 0

    private static let marksAtOnce = 256

    init(marks: Range<Int>) { rest = marks }

    /// - Returns: false at the end of the run.
    mutating func advance(_ file: ScratchFile) throws(FileError) -> Bool {
      if next == marks.count {
        let (size, count) = (MemoryLayout<Mark>.stride, min(rest.count, Cursor.marksAtOnce))
        let bytes = try file.read(count * size, at: rest.lowerBound * size)
        marks = bytes.withUnsafeBytes { bytes in
          (0..<bytes.count / size).map { bytes.loadUnaligned(fromByteOffset: $0 * size, as: Mark.self) }
        }
        rest = rest.lowerBound + count..<rest.upperBound
        next = 0
      }
      guard next < marks.count else { return false }
      mark = marks[next]
      next += 1
      return true
    }
  }
}
