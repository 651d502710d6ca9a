/// For each pair of printable ASCII characters, how far the first one moves the pen and what a line may do between
/// them: one load a byte is all that measuring most texts takes.
///
/// It holds its tables by pointers, and whoever uses it keeps their ``Owner``: references that all threads count for
/// each text cost more than the text.
struct ASCIIAdvances: BitwiseCopyable, @unchecked Sendable {
  /// For each character, its advance in font units, without kerning. Nothing writes to this memory once it is made; the
  /// other tables are alike in that.
  let advances: UnsafePointer<Int32>
  /// For each pair (``place(_:_:)``), by what ``Stop/bits`` grow from the left character's place to the right one's;
  /// the marks of the right one are in it.
  private let pairs: UnsafePointer<Int32>
  /// For each pair (``place(_:_:)``), by what ``Word/bits`` grow.
  private let growth: UnsafePointer<Word>
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
    let memory = UnsafeMutablePointer<Int32>.allocate(capacity: ASCIIAdvances.places)
    var isRising = advances.allSatisfy { $0 >= 0 }
    var widest = advances.max() ?? 0
    var kerningBeforeSpace = 0
    let marks = lineBreak == .browser ? ASCIIAdvances.browserMarks : ASCIIAdvances.marks
    let (first, end) = (ASCIIAdvances.codes.lowerBound, ASCIIAdvances.codes.upperBound)
    marks.withUnsafeBufferPointer { marks in
      guard let marks = marks.baseAddress else { return }
      var left = first
      while left < end {
        let units = Int32(advances[left] * Stop.scale)
        var (right, place) = (first, ASCIIAdvances.place(left, first))
        while right < end {
          memory[place] = units | marks[left << 7 | right]
          right += 1
          place += 256
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
        memory[ASCIIAdvances.place(left, right)] = Int32(kerned * Stop.scale) | marks[left << 7 | right]
      }
    }
    let singles = UnsafeMutablePointer<Int32>.allocate(capacity: 128)
    singles.initialize(from: advances.map { Int32($0) }, count: 128)
    self.advances = UnsafePointer(singles)
    pairs = UnsafePointer(memory)
    let growth = ASCIIAdvances.growth(pairs)
    let isChanging = located.map { found in
      found.map { faces[$0.face].typeface.outcomes?.mayChange($0.glyph) ?? false } ?? false
    }
    mayChange = ASCIIAdvances.printable.contains { isChanging[Int($0)] }
    let touched = mayChange ? ASCIIAdvances.touchedPairs(faces, located, isChanging) : []
    for (left, right) in touched { growth[ASCIIAdvances.place(left, right)] = Word(bits: 0) }
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
  private static func touchedPairs(
    _ faces: [Font.Face], _ located: [(face: Int, glyph: UInt16)?], _ isChanging: [Bool]
  ) -> [(Int, Int)] {
    var steps = ReadingBudget.steps
    return printable.flatMap { left in
      printable.compactMap { right in
        guard isChanging[Int(left)] || isChanging[Int(right)], let first = located[Int(left)],
          let second = located[Int(right)], first.face == second.face,
          faces[first.face].typeface.outcomes?.mayMatter(first.glyph, second.glyph, &steps) ?? false
        else { return nil }
        return (Int(left), Int(right))
      }
    }
  }

  /// Between two spaces a word ends, though a line must not: so no word has more of them than one, at its end.
  private static func growth(_ pairs: UnsafePointer<Int32>) -> UnsafeMutablePointer<Word> {
    let (first, end) = (codes.lowerBound, codes.upperBound)
    let (mayBreak, markBits) = (Stop.mayBreak, Stop.markBits)
    // One row and one column more, for U+007F, of which nothing grows.
    let growth = UnsafeMutablePointer<Word>.allocate(capacity: places + (1 << 8))
    var left = first
    while left <= end {
      var (right, place) = (first, self.place(left, first))
      while right <= end {
        var word = Word(bits: 0)
        if left < end, right < end {
          let pair = Int(pairs[place])
          let endsWord = pair & mayBreak != 0 || left == 0x20 && right == 0x20
          word = Word(pen: pair >> markBits, byte: 1, count: endsWord ? 1 : 0)
        }
        growth[place] = word
        right += 1
        place += 256
      }
      left += 1
    }
    return growth
  }

  /// The printable characters. Pairs of them are gone through by whole numbers and running places, 256 to the next right
  /// one: a command that is not optimised, such as the build tool plugin's in a debug build, spends most of its start here.
  private static let codes = Int(printable.lowerBound)..<Int(printable.upperBound) + 1

  private static func widestGap(
    _ pairs: UnsafePointer<Int32>, _ advances: [Int], kerningBeforeSpace: Int
  ) -> Int {
    let (first, end, markBits) = (codes.lowerBound, codes.upperBound, Stop.markBits)
    var widest = 0
    var left = first
    while left < end {
      let more = left == 0x20 ? kerningBeforeSpace : -advances[left]
      var place = self.place(left, first)
      let last = self.place(left, end)
      while place < last {
        let gap = (Int(pairs[place]) >> markBits) + more
        if gap > widest { widest = gap }
        place += 256
      }
      left += 1
    }
    return widest
  }

  /// Units; no glyph of a font is as wide.
  private static let longest = 1 << 24
  private static let places = (printable.count) << 8

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
    Int(pairs[place(left, right)]) >> Stop.markBits
  }

  /// What ``Stop/bits`` grow by from a byte of a printable text to the next one, whose marks are in it.
  @inline(__always)
  func bits(at byte: UnsafePointer<UInt8>) -> Int {
    let pair = UInt16(littleEndian: UnsafeRawPointer(byte).loadUnaligned(as: UInt16.self))
    return Int(pairs[Int(pair) &- Int(ASCIIAdvances.printable.lowerBound) << 8])
  }

  /// Where a pair stands in ``pairs``: the number that its two bytes are in memory (little-endian), counted from the
  /// first printable right one, so that a single load from the text gives it.
  @inline(__always)
  private static func place(_ left: Int, _ right: Int) -> Int { right << 8 | left &- Int(printable.lowerBound) << 8 }

  /// Whether a character is one that the fast path takes.
  @inline(__always)
  static func isPrintable(_ codePoint: some BinaryInteger) -> Bool {
    codePoint >= printable.lowerBound && codePoint <= printable.upperBound
  }

  /// Whether lookups may make two printable characters wider or narrower.
  @inline(__always)
  func isTouched(_ left: UInt8, _ right: UInt8) -> Bool {
    growth[ASCIIAdvances.place(Int(left), Int(right))].bits == 0
  }

  /// Whether lookups may make any two neighbours of a printable text wider or narrower.
  func hasTouchedPair(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    (1..<max(1, text.count)).contains { isTouched(text[$0 &- 1], text[$0]) }
  }

  // MARK: Walking a text

  /// Finds the words of a text that is not empty.
  ///
  /// - Parameter words: has room for as many as bytes.
  /// - Returns: the sums before the last byte; `nil` if the text is not printable, or has a touched pair.
  @inline(__always)
  func walk(_ text: UnsafeBufferPointer<UInt8>, words: UnsafeMutablePointer<Word>) -> Word? {
    let bytes = UnsafeRawPointer(text.baseAddress.unsafelyUnwrapped)
    var sums: UInt64 = 0
    func step(_ pair: UInt16) {
      let count = Int(UInt16(truncatingIfNeeded: sums))
      sums &+= growth[Int(pair) &- Int(ASCIIAdvances.printable.lowerBound) << 8].bits
      // Each byte of a word writes over the one before it, and the first one of the next word last.
      words[count] = Word(bits: sums)
    }
    guard ASCIIAdvances.isPrintable(text[0]) else { return nil }
    var place = 1
    while place &+ 8 <= text.count {
      let block = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self))
      guard ASCIIAdvances.areInTable(block) else { return nil }
      for next in 0..<8 {
        step(UInt16(littleEndian: bytes.loadUnaligned(fromByteOffset: place &+ next &- 1, as: UInt16.self)))
      }
      place &+= 8
    }
    // The last ones are filled up with what adds nothing, as the end of a loop for them would be guessed wrongly.
    var block = ASCIIAdvances.nothing
    if text.count >= 8 {
      let last = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: text.count &- 8, as: UInt64.self))
      let rest = UInt64(truncatingIfNeeded: 8 &* (text.count &- place))
      block = (last &>> (56 &- rest)) &>> 8 | block &<< rest
    } else {
      for byte in text[place...].reversed() { block = block &<< 8 | UInt64(byte) }
    }
    guard ASCIIAdvances.areInTable(block) else { return nil }
    step(UInt16(text[place &- 1]) | UInt16(truncatingIfNeeded: block) &<< 8)
    for next in 0..<7 { step(UInt16(truncatingIfNeeded: block &>> UInt64(8 &* next))) }
    let last = Word(bits: sums)
    return last.byte == text.count &- 1 ? last : nil
  }

  /// Goes on to find words in a part of a text that is printable.
  ///
  /// - Parameter sums: the sums before its first byte.
  /// - Returns: the sums before its last byte; `nil` if there is a touched pair.
  func walk(
    _ text: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int, _ sums: Word, words: UnsafeMutablePointer<Word>
  ) -> Word? {
    let bytes = UnsafeRawPointer(text.baseAddress.unsafelyUnwrapped)
    var bits = sums.bits
    for place in start..<end &- 1 {
      let count = Int(UInt16(truncatingIfNeeded: bits))
      let pair = UInt16(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt16.self))
      bits &+= growth[Int(pair) &- Int(ASCIIAdvances.printable.lowerBound) << 8].bits
      words[count] = Word(bits: bits)
    }
    let last = Word(bits: bits)
    return last.byte &- sums.byte == end &- 1 &- start ? last : nil
  }

  /// Eight times a character that adds nothing to the sums, and is not printable.
  private static let nothing: UInt64 = 0x7F7F_7F7F_7F7F_7F7F

  /// Whether eight bytes are all printable, or U+007F.
  @inline(__always)
  private static func areInTable(_ block: UInt64) -> Bool {
    (block | (block &- 0x2020_2020_2020_2020)) & 0x8080_8080_8080_8080 == 0
  }

  /// Finds the stops of a printable part of a text, which is not empty.
  ///
  /// - Parameters:
  ///   - pen: units before its first byte.
  ///   - marks: of its first byte.
  @inline(__always)
  func walk(
    _ text: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int, pen: Int, marks: Int,
    stops: UnsafeMutablePointer<Stop>
  ) {
    let bytes = UnsafeRawPointer(text.baseAddress.unsafelyUnwrapped)
    var bits = pen &* Stop.scale | marks
    stops[start] = Stop(bits: bits)
    var place = start &+ 1
    func step(_ place: Int) {
      let pair: UInt16 = bytes.loadUnaligned(fromByteOffset: place &- 1, as: UInt16.self)
      let (left, right) = (Int(UInt16(littleEndian: pair) & 255), Int(UInt16(littleEndian: pair) >> 8))
      bits = (bits & -Stop.scale) &+ Int(pairs[ASCIIAdvances.place(left, right)])
      stops[place] = Stop(bits: bits)
    }
    // Eight at a time, as compilers leave a loop of one.
    while place &+ 8 <= end {
      for next in 0..<8 { step(place &+ next) }
      place &+= 8
    }
    while place < end {
      step(place)
      place &+= 1
    }
  }
}

// MARK: Marks

extension ASCIIAdvances {
  /// For each pair of characters, what a line may do between them by UAX #14: the marks of the right one's place.
  private static let marks: [Int32] = {
    var marks = [Int32](repeating: 0, count: 128 * 128)
    // For each character, the first one that UAX #14 treats alike; only pairs of these are looked up in its rules.
    let first = Int(printable.lowerBound)
    let models = printable.map { code in
      printable.first { ASCIILineBreakUnits.table[Int($0)] == ASCIILineBreakUnits.table[Int(code)] } ?? code
    }
    for left in codes where Int(models[left - first]) == left {
      for right in codes where Int(models[right - first]) == right {
        marks[left << 7 | right] = Int32(marksBetween(UInt8(left), UInt8(right)))
      }
    }
    marks.withUnsafeMutableBufferPointer { marks in
      models.withUnsafeBufferPointer { models in
        guard let marks = marks.baseAddress, let models = models.baseAddress else { return }
        var left = first
        while left < codes.upperBound {
          let row = Int(models[left - first]) << 7
          var right = first
          while right < codes.upperBound {
            marks[left << 7 | right] = marks[row | Int(models[right - first])]
            right += 1
          }
          left += 1
        }
      }
    }
    return marks
  }()

  /// For each pair of characters, what a line may do between them by Chromium's rules: the marks of the right one's
  /// place.
  private static let browserMarks: [Int32] = {
    var marks = [Int32](repeating: 0, count: 128 * 128)
    for left in codes {
      for right in codes {
        let pair = [UInt8(left), UInt8(right)]
        let decision = pair.withUnsafeBufferPointer { BrowserLineBreaks.decision(before: 1, in: $0) }
        marks[left << 7 | right] =
          if right == 0x20 {
            Int32(left == 0x20 ? Stop.hangs | Stop.asks : Stop.hangs)
          } else if BrowserLineBreaks.mayBeMinus(pair[0], pair[1]) {
            Int32(Stop.mayBreak | Stop.asks)
          } else {
            decision == .allowed ? Int32(Stop.mayBreak) : 0
          }
      }
    }
    return marks
  }()

  private static func marksBetween(_ left: UInt8, _ right: UInt8) -> Int {
    let classes = [left, right].map { ASCIILineBreakUnits.table[Int($0)].lineBreak }
    if right == 0x20 { return classes[0] == .op || left == 0x20 ? Stop.hangs | Stop.asks : Stop.hangs }
    if dependsOnContext(classes[0], classes[1]) { return Stop.mayBreak | Stop.asks }
    let decision = [left, right].withUnsafeBufferPointer {
      LineBreaker.decision(before: 1, in: ASCIILineBreakUnits(bytes: $0))
    }
    return decision == .allowed ? Stop.mayBreak : 0
  }

  /// Whether UAX #14 looks further than at two characters of printable ASCII to say if a line may end between them.
  /// Opening brackets before spaces are not among these: ``marksBetween(_:_:)`` sees to them.
  static func dependsOnContext(_ left: LineBreakClass, _ right: LineBreakClass) -> Bool {
    switch (left, right) {
    case (.sp, .is): true  // LB15c
    case (.hy, .al): true  // LB20a
    case (.cl, .po), (.cp, .po), (.cl, .pr), (.cp, .pr): true  // LB25
    case (.sy, .po), (.sy, .pr), (.is, .po), (.is, .pr), (.sy, .nu): true
    case (.po, .op), (.pr, .op): true
    default: false
    }
  }
}
