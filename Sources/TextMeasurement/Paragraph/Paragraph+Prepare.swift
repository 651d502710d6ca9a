extension Paragraph {
  /// The fast path: one table load a byte.
  ///
  /// - Returns: false if the text needs the slow path after all.
  mutating func preparePrintable(_ text: UnsafeBufferPointer<UInt8>, _ ascii: ASCIIAdvances) -> Bool {
    typealias Action = ASCIIAdvances.Action
    var advance = 0
    var trailing = 0
    var left = Int(text[0])
    let isComplete = ascii.pairs.withUnsafeBufferPointer { pairs in
      for index in 1..<max(1, text.count) {
        let right = Int(text[index])
        let entry = pairs[left << 7 | right]
        var action = entry & 7
        let kerned = Int(entry >> 3)
        if action == Action.stay {
          // Inside a word `trailing` is 0, inside a run of spaces it grows.
          if right == 0x20 { trailing += kerned } else { advance += kerned }
          left = right
          continue
        }
        if action >= Action.askAfterSpace {
          guard action != Action.giveUp else { return false }
          let allowed =
            LineBreaker.decision(before: index, in: ASCIILineBreakUnits(bytes: text)) == .allowed
          action =
            action == Action.askAfterSpace
            ? (allowed ? Action.breakAfterSpace : Action.resumeWord)
            : (allowed ? Action.breakInWord : Action.stay)
        }
        switch action {
        case Action.endWord, Action.breakInWord:
          let bare = Int(ascii.advances[left])
          advance += bare
          trailing = kerned - bare
          if action == Action.breakInWord {
            segments.append(Segment(advance: advance, trailing: trailing, end: index, ending: .soft))
            advance = 0
            trailing = 0
          }
        case Action.breakAfterSpace:
          segments.append(Segment(advance: advance, trailing: trailing + kerned, end: index, ending: .soft))
          advance = 0
          trailing = 0
        case Action.resumeWord:
          advance += trailing + kerned
          trailing = 0
        default:
          advance += kerned
        }
        left = right
      }
      return true
    }
    guard isComplete else {
      segments.removeAll(keepingCapacity: true)
      return false
    }
    let last = Int(ascii.advances[left])
    if left == 0x20 { trailing += last } else { advance += last }
    segments.append(Segment(advance: advance, trailing: trailing, end: text.count, ending: .soft))
    return true
  }

  /// Any text: characters, units of UAX #14, segments.
  mutating func prepareAny(_ text: UnsafeBufferPointer<UInt8>, font: Font) {
    shaper.shape(text, font: font)
    approximations = shaper.approximations
    units.removeAll(keepingCapacity: true)
    let starts = shaper.characters.map { units.append($0.codePoint, $0.properties) }

    var advance = 0
    var trailing = 0
    var unit = -1
    func close(at end: Int, _ ending: Segment.Ending) {
      segments.append(Segment(advance: advance, trailing: trailing, end: end, ending: ending))
      advance = 0
      trailing = 0
    }
    for (character, startsUnit) in zip(shaper.characters, starts) {
      if startsUnit {
        unit += 1
        switch unit == 0 ? .prohibited : LineBreaker.decision(before: unit, in: units) {
        case .prohibited: break
        case .allowed: close(at: character.offset, .soft)
        case .mandatory: close(at: character.offset, .hard)
        }
      }
      if character.codePoint == 0x09 {
        close(at: character.offset + 1, .tab)
      } else if character.hangs {
        trailing += character.advance + character.kerning
      } else {
        advance += trailing + character.advance
        trailing = character.kerning
      }
    }
    let endsInHardBreak = units.last?.lineBreak.isHardBreak ?? false
    close(at: text.count, endsInHardBreak ? .hard : .soft)
  }
}
