@testable import TextMeasurement

/// Lines found the slow way, one unbreakable part of a text after the other: what paragraphs are compared with.
struct WordByWord {
  /// A piece that no line ends inside, unless it is wider than the line.
  fileprivate struct Word {
    /// Units to the end of the last visible character.
    var advance = 0
    /// Units of the white space after it, which hangs over the end of a line.
    var trailing = 0
    /// Units to the end of the last character, white or not, which is no less where a line ends behind it.
    var end = 0
    var characters: [(end: Int, character: ShapedCharacter)] = []
    var ending = Ending.soft

    enum Ending { case soft, hard, tab }
  }

  fileprivate var words: [Word] = []
  private let unitsPerPoint: Double
  private let countsLastNewline: Bool
  private let slack: Double

  init(_ bytes: [UInt8], font: Font) {
    unitsPerPoint = font.unitsPerPoint
    countsLastNewline = font.options.countsLastNewline
    slack = font.options.lineBreak.slack
    var shaper = TextShaper()
    bytes.withUnsafeBufferPointer { shaper.shape($0, font: font) }
    let characters = shaper.characters.elements
    let units = LineBreakText(units: shaper.units.elements)
    var word = Word()
    for (index, character) in characters.enumerated() {
      if index > 0, character.unit != characters[index - 1].unit {
        let own = bytes.withUnsafeBufferPointer { font.options.lineBreak.decision(before: character.offset, in: $0) }
        let decision = own ?? LineBreaker.decision(before: Int(character.unit), in: units)
        if decision != .prohibited { close(&word, decision == .mandatory ? .hard : .soft) }
      }
      let end = index + 1 < characters.count ? characters[index + 1].offset : bytes.count
      word.characters.append((end, character))
      if character.codePoint == 0x09 { close(&word, .tab) } else { word.add(character) }
    }
    word.endLine()
    close(&word, units.units.last?.lineBreak.isHardBreak ?? false ? .hard : .soft)
  }

  private mutating func close(_ word: inout Word, _ ending: Word.Ending) {
    word.ending = ending
    if ending == .hard { word.endLine() }
    words.append(word)
    word = Word()
  }

  /// Bytes before which a line may end, and the end of the text.
  var breaks: Set<Int> { Set(words.compactMap { $0.characters.last?.end }) }

  /// The lines at a width in points.
  func lines(width: Double) -> [Line] {
    let limit = width == .infinity ? Int.max / 4 : Font.units(width + slack, unitsPerPoint)
    let tab = Font.units(28, unitsPerPoint)
    var lines: [Line] = []
    var (pen, visible, start) = (0, 0, 0)
    func end(_ end: Int, _ width: Int) { lines.append(Line(end: end, width: Double(width) / unitsPerPoint)) }
    for word in words {
      let isWhite = word.characters.allSatisfy(\.character.hangs)
      if !isWhite, pen > 0, pen + word.advance > limit {
        end(start, visible)
        pen = 0
      }
      if word.advance > limit {
        var line = Word()
        for (clusterStart, cluster) in word.clusters {
          var longer = line
          cluster.forEach { longer.add($0) }
          if line.end > 0, longer.end > max(limit, line.end) {
            end(clusterStart ?? start, line.end)
            line = Word()
            cluster.forEach { line.add($0) }
          } else {
            line = longer
          }
        }
        pen = min(line.advance, word.advance)
      } else {
        pen += word.advance
      }
      if pen == 0 || !isWhite { visible = pen }
      pen += word.trailing
      start = word.characters.last?.end ?? start
      switch word.ending {
      case .soft: break
      case .hard:
        end(start, visible)
        (pen, visible) = (0, 0)
      case .tab: pen = (pen / tab + 1) * tab
      }
    }
    if words.last?.ending != .hard || countsLastNewline { end(start, visible) }
    return lines
  }

  struct Line: Equatable {
    /// The byte that it ends before.
    let end: Int
    let width: Double
  }
}

extension WordByWord.Word {
  /// Appends a character; what is visible and takes no room goes no less far than the visible one before it.
  fileprivate mutating func add(_ character: ShapedCharacter) {
    if character.hangs {
      trailing += character.advance
      end = advance + trailing
    } else {
      let more = character.advance > 0 ? trailing + character.advance : max(0, trailing)
      (advance, trailing) = (advance + more, trailing + character.advance - more)
      end = advance
    }
    trailing += Int(character.kerning)
  }

  /// The last visible character of a hard line is kerned with nothing that has room.
  fileprivate mutating func endLine() {
    guard trailing < 0 else { return }
    (advance, trailing) = (advance + trailing, 0)
    end = advance
  }

  /// The grapheme clusters up to the last visible one; `start` is that of the first character after the word before.
  fileprivate var clusters: [(start: Int?, characters: [ShapedCharacter])] {
    var clusters: [(start: Int?, characters: [ShapedCharacter])] = []
    var start: Int?
    let last = characters.lastIndex { !$0.character.hangs } ?? -1
    for (index, part) in characters.enumerated() where index <= last {
      if index == 0 || part.character.startsCluster { clusters.append((start, [])) }
      clusters[clusters.count - 1].characters.append(part.character)
      start = part.end
    }
    return clusters
  }
}
