/// For each pair of printable ASCII characters, how far the first one moves the pen and what a line may do between
/// them: one load a byte is all that measuring most texts takes (``Paragraph/prepareByTable(_:_:)``).
///
/// It holds its tables by pointers, and whoever uses it keeps their ``Owner``: references that all threads count for
/// each text cost more than the text.
struct ASCIIAdvances: BitwiseCopyable, @unchecked Sendable {
  /// For each character, its advance in font units, without kerning. Nothing writes to this memory once it is made; the
  /// other tables are alike in that.
  let advances: UnsafePointer<Int32>
  /// For each pair (``index(_:_:)``), by what ``Caret/bits`` grow from the left character to the right one;
  /// the marks of the right one are in it.
  let pairs: UnsafePointer<Int32>
  /// For each pair (``index(_:_:)``), by what ``WordEnd/bits`` grow.
  let growth: UnsafePointer<WordEnd>
  /// The widest advance, kerning included, in font units.
  let widest: Int
  /// The widest gap between the visible end of a word and the next word, in font units.
  let widestGap: Int
  /// Whether lookups may change any of the characters. Of pairs that they may make wider or narrower, ``growth`` is 0.
  let mayChange: Bool
  /// Whether the faces have all printable ASCII characters, so that no advance here is a stand-in, and whether the end
  /// of a text never moves back as it gets longer.
  let isUsable: Bool
  /// Whether some of them are not the first face's.
  let isMixed: Bool

  /// Frees the tables when nobody uses them any more.
  final class Owner: Sendable {
    let advances: ASCIIAdvances

    init(faces: [Font.Face], _ lineBreak: LineBreakMode) {
      advances = ASCIIAdvances(faces: faces, lineBreak)
    }

    deinit {
      advances.advances.deallocate()
      advances.pairs.deallocate()
      advances.growth.deallocate()
    }
  }

  /// Characters that the fast path takes.
  static let printable: ClosedRange<UInt8> = 0x20...0x7E

  private init(faces: [Font.Face], _ lineBreak: LineBreakMode) {
    let located = (UInt32(0)..<128).map { FontFallback.locate($0, in: faces) }
    let advances = located.map { found in
      found.map { min(max(faces[$0.face].advance($0.glyph), -ASCIIAdvances.longest), ASCIIAdvances.longest) } ?? 0
    }
    let memory = UnsafeMutablePointer<Int32>.allocate(capacity: ASCIIAdvances.indices)
    var isRising = advances.allSatisfy { $0 >= 0 }
    var widest = advances.max() ?? 0
    var kerningBeforeSpace = 0
    let marks = lineBreak.asciiMarks
    let (first, end) = (ASCIIAdvances.codes.lowerBound, ASCIIAdvances.codes.upperBound)
    marks.withUnsafeBufferPointer { marks in
      guard let marks = marks.baseAddress else { return }
      var left = first
      while left < end {
        let units = Int32(advances[left] * Caret.scale)
        var (right, index) = (first, ASCIIAdvances.index(left, first))
        while right < end {
          memory[index] = units | marks[left << 7 | right]
          right += 1
          index += 256
        }
        left += 1
      }
    }
    for (number, face) in faces.enumerated() where face.typeface.hasKerning {
      let isOfFace = located.map { $0?.face == number }
      face.typeface.forEachASCIIKerning { left, right, units in
        guard isOfFace[left], isOfFace[right] else { return }
        let kerning = min(max(face.scaled(units), -ASCIIAdvances.longest), ASCIIAdvances.longest)
        isRising = isRising && advances[left] >= -kerning && advances[right] >= -kerning
        guard left >= first, left < end, right >= first, right < end else { return }
        if right == 0x20 { kerningBeforeSpace = max(kerningBeforeSpace, kerning) }
        let kerned = advances[left] + kerning
        widest = max(widest, kerned)
        memory[ASCIIAdvances.index(left, right)] = Int32(kerned * Caret.scale) | marks[left << 7 | right]
      }
    }
    let singles = UnsafeMutablePointer<Int32>.allocate(capacity: 128)
    singles.initialize(from: advances.map { Int32($0) }, count: 128)
    self.advances = UnsafePointer(singles)
    pairs = UnsafePointer(memory)
    let growth = ASCIIAdvances.growth(pairs)
    let isChanging = located.map { found in
      found.map { faces[$0.face].typeface.lookupEffects?.mayChange($0.glyph) ?? false } ?? false
    }
    mayChange = ASCIIAdvances.printable.contains { isChanging[Int($0)] }
    let affected = mayChange ? ASCIIAdvances.affectedPairs(faces, located, isChanging) : []
    for (left, right) in affected { growth[ASCIIAdvances.index(left, right)] = WordEnd(bits: 0) }
    self.growth = UnsafePointer(growth)
    self.widest = widest
    widestGap = ASCIIAdvances.widestGap(pairs, advances, kerningBeforeSpace: kerningBeforeSpace)
    let isKnown = ASCIIAdvances.printable.allSatisfy { code in
      located[Int(code)].map { faces[$0.face].isKnown($0.glyph) } ?? false
    }
    isMixed = ASCIIAdvances.printable.contains { located[Int($0)]?.face != 0 }
    isUsable = isRising && isKnown && !(isMixed && mayChange)
  }

  /// Pairs of characters that lookups may make wider or narrower.
  private static func affectedPairs(
    _ faces: [Font.Face], _ located: [(face: Int, glyph: UInt16)?], _ isChanging: [Bool]
  ) -> [(Int, Int)] {
    var steps = ReadingBudget.steps
    return printable.flatMap { left in
      printable.compactMap { right in
        guard isChanging[Int(left)] || isChanging[Int(right)], let first = located[Int(left)],
          let second = located[Int(right)], first.face == second.face,
          faces[first.face].typeface.lookupEffects?.mayChangeWidth(first.glyph, second.glyph, &steps) ?? false
        else { return nil }
        return (Int(left), Int(right))
      }
    }
  }

  /// Between two spaces a word ends, though a line must not: so no word has more of them than one, at its end.
  private static func growth(_ pairs: UnsafePointer<Int32>) -> UnsafeMutablePointer<WordEnd> {
    let (first, end) = (codes.lowerBound, codes.upperBound)
    let (mayBreak, markBits) = (Caret.mayBreak, Caret.markBits)
    // One row and one column more, for U+007F, of which nothing grows.
    let growth = UnsafeMutablePointer<WordEnd>.allocate(capacity: indices + (1 << 8))
    var left = first
    while left <= end {
      var (right, index) = (first, self.index(left, first))
      while right <= end {
        var word = WordEnd(bits: 0)
        if left < end, right < end {
          let pair = Int(pairs[index])
          let endsWord = pair & mayBreak != 0 || left == 0x20 && right == 0x20
          word = WordEnd(pen: pair >> markBits, byte: 1, count: endsWord ? 1 : 0)
        }
        growth[index] = word
        right += 1
        index += 256
      }
      left += 1
    }
    return growth
  }

  /// The printable characters. Pairs of them are gone through by whole numbers and running indices, 256 to the next
  /// right one: a command that is not optimised, such as the build tool plugin's in a debug build, spends most of its
  /// start here.
  static let codes = Int(printable.lowerBound)..<Int(printable.upperBound) + 1

  private static func widestGap(
    _ pairs: UnsafePointer<Int32>, _ advances: [Int], kerningBeforeSpace: Int
  ) -> Int {
    let (first, end, markBits) = (codes.lowerBound, codes.upperBound, Caret.markBits)
    var widest = 0
    var left = first
    while left < end {
      let more = left == 0x20 ? kerningBeforeSpace : -advances[left]
      var index = self.index(left, first)
      let last = self.index(left, end)
      while index < last {
        let gap = (Int(pairs[index]) >> markBits) + more
        if gap > widest { widest = gap }
        index += 256
      }
      left += 1
    }
    return widest
  }

  /// Units; no glyph of a font is as wide.
  private static let longest = 1 << 24
  private static let indices = (printable.count) << 8

  /// Units by character, without kerning.
  @inline(__always)
  func advance(_ byte: UInt8) -> Int { Int(advances[Int(byte)]) }

  /// Units between two printable characters of one face.
  func kerning(_ left: Int, _ right: Int) -> Int32 {
    Int32(truncatingIfNeeded: units(left, right)) - advances[left]
  }

  /// Units from a printable character to the next one.
  @inline(__always)
  func units(_ left: Int, _ right: Int) -> Int { ASCIIAdvances.units(pairs, left, right) }

  @inline(__always)
  private static func units(_ pairs: UnsafePointer<Int32>, _ left: Int, _ right: Int) -> Int {
    Int(pairs[index(left, right)]) >> Caret.markBits
  }

  /// The growth of ``Caret/bits`` from a byte of a printable text to the next one, whose marks are in it.
  @inline(__always)
  func bits(at byte: UnsafePointer<UInt8>) -> Int {
    let pair = UInt16(littleEndian: UnsafeRawPointer(byte).loadUnaligned(as: UInt16.self))
    return Int(pairs[Int(pair) &- Int(ASCIIAdvances.printable.lowerBound) << 8])
  }

  /// Where a pair stands in ``pairs``: the number that its two bytes are in memory (little-endian), counted from the
  /// first printable right one, so that a single load from the text gives it.
  @inline(__always)
  static func index(_ left: Int, _ right: Int) -> Int { right << 8 | left &- Int(printable.lowerBound) << 8 }

  /// Whether a character is one that the fast path takes.
  @inline(__always)
  static func isPrintable(_ codePoint: some BinaryInteger) -> Bool {
    codePoint >= printable.lowerBound && codePoint <= printable.upperBound
  }

  /// Whether lookups may make two printable characters wider or narrower.
  @inline(__always)
  func isAffected(_ left: UInt8, _ right: UInt8) -> Bool {
    growth[ASCIIAdvances.index(Int(left), Int(right))].bits == 0
  }

  /// Whether a word may end between two printable characters.
  func endsWord(_ left: UInt8, _ right: UInt8) -> Bool {
    let pair = Int(pairs[ASCIIAdvances.index(Int(left), Int(right))])
    return pair & Caret.mayBreak != 0 || left == 0x20 && right == 0x20
  }
}
