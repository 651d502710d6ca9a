extension Paragraph {
  /// Prepares a text of printable ASCII with some other letters and punctuation of Latin text, each a character by
  /// itself: stretches of ASCII are walked as on the fast path, and the rules are applied one by one round the other
  /// characters.
  ///
  /// - Returns: false if the text needs the general path after all.
  mutating func prepareLatin(_ text: UnsafeBufferPointer<UInt8>, _ font: Font, _ ascii: ASCIIAdvances) -> Bool {
    let stops = self.stops.room(for: text.count + 1)
    let ends = self.ends.room(for: text.count)
    shaper.use(font)
    questions.removeAll()
    var pen = 0
    var left: (codePoint: UInt32, resolved: ResolvedCharacter)?
    var offset = 0
    while offset < text.count {
      let start = offset
      let codePoint = UTF8Decoder.decode(text, at: &offset)
      let isPrintable = ASCIIAdvances.printable.contains(UInt8(clamping: codePoint))
      let resolved = shaper.resolve(codePoint, font)
      guard isPrintable || resolved.standsAlone else { return false }
      var marks = codePoint == 0x20 ? Stop.hangs : 0
      if let left {
        guard let kerning = kerning(left, (codePoint, resolved), font) else { return false }
        pen &+= Int(left.resolved.advance) &+ kerning
        marks |= marksBetween(left, (codePoint, resolved), at: start)
      }
      stops[start] = Stop(pen: pen, marks)
      for byte in start &+ 1..<max(offset, start &+ 1) { stops[byte] = Stop(pen: pen, Stop.isInside) }
      for byte in start..<offset { ends[byte] = pen &+ Int(resolved.advance) }
      left = (codePoint, resolved)
      guard isPrintable else { continue }
      // All ASCII characters that follow, in one go.
      var end = offset
      while end < text.count, ASCIIAdvances.printable.contains(text[end]) {
        if ascii.mayChange, ascii.isTouched(text[end &- 1], text[end]) { return false }
        end &+= 1
      }
      guard end > offset else { continue }
      ascii.walk(text, from: start, to: end, pen: pen, marks: marks, stops: stops)
      for byte in offset..<end where stops[byte].has(Stop.mayBreak) {
        let asks = stops[byte].has(Stop.asks) || stops[byte &- 1].has(Stop.asks)
        if asks { questions.append(LineBreakQuestion(byte: byte)) }
      }
      pen = stops[end &- 1].pen
      left = (UInt32(text[end &- 1]), shaper.resolve(UInt32(text[end &- 1]), font))
      offset = end
    }
    stops[text.count] = Stop(pen: pen &+ (left.map { Int($0.resolved.advance) } ?? 0), Stop.mayBreak)
    finish(text, .latin)
    if !questions.isEmpty { answerQuestions(text, font) }
    return true
  }

  /// Kerning between two characters, one of them not ASCII, in units; `nil` where UAX #14 looks across following
  /// spaces, or lookups may apply.
  func kerning(
    _ left: (codePoint: UInt32, resolved: ResolvedCharacter), _ right: (codePoint: UInt32, resolved: ResolvedCharacter),
    _ font: Font
  ) -> Int? {
    // `¿` or an opening quotation mark.
    if right.codePoint == 0x20, [.op, .quPi].contains(left.resolved.unit.lineBreak) { return nil }
    if font.areTouched(left.resolved, right.resolved) { return nil }
    guard font.hasKerning, left.resolved.face == right.resolved.face else { return 0 }
    let kerning = Int(font.kerning(left, right, KerningContext()))
    // The fast path needs pens that never go back.
    return left.resolved.advance >= -kerning && right.resolved.advance >= -kerning ? kerning : nil
  }

  /// What a line may do between two characters, one of them not ASCII.
  private mutating func marksBetween(
    _ left: (codePoint: UInt32, resolved: ResolvedCharacter), _ right: (codePoint: UInt32, resolved: ResolvedCharacter),
    at place: Int
  ) -> Int {
    let (first, second) = (left.resolved.unit.lineBreak, right.resolved.unit.lineBreak)
    // LB28 and LB7 cover most pairs.
    if second == .sp || first == .al && second == .al { return 0 }
    questions.append(LineBreakQuestion(byte: place))
    return Stop.mayBreak | Stop.asks
  }

  /// Asks UAX #14 about the breaks that marks leave open.
  private mutating func answerQuestions(_ text: UnsafeBufferPointer<UInt8>, _ font: Font) {
    let units = latinUnits.room(for: text.count)
    let printableUnits = ASCIILineBreakUnits.table
    var (offset, count) = (0, 0)
    for index in 0...questions.count {
      let end = index < questions.count ? questions[index].byte : text.count
      while offset < end {
        if text[offset] < 128 {
          units[count] = printableUnits[Int(text[offset])]
          offset &+= 1
        } else {
          units[count] = shaper.resolve(UTF8Decoder.decode(text, at: &offset), font).unit
        }
        count &+= 1
      }
      if index < questions.count { questions[index].unit = count }
    }
    let known = LineBreakText(units: UnsafeBufferPointer(start: units, count: count))
    for question in questions.elements {
      let decision =
        lineBreak.decision(before: question.byte, in: text)
        ?? LineBreaker.decision(before: question.unit, in: known)
      let isAllowed = decision == .allowed
      let other = stops[question.byte].bits & ~(Stop.asks | Stop.mayBreak)
      stops[question.byte] = Stop(bits: isAllowed ? other | Stop.mayBreak : other)
    }
  }
}

/// A place of a Latin text about which UAX #14 has to be asked.
struct LineBreakQuestion: BitwiseCopyable {
  let byte: Int
  /// The number of the unit that starts there.
  var unit = 0
}
