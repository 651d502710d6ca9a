/// Letters with marks from one font.
extension TextShaper {
  /// Takes all characters of a cluster from the first face that has them all, composed or taken apart if need be; where
  /// there is none they stay where they are.
  mutating func unite(_ cluster: Range<Int>, font: Font) {
    let first = characters[cluster.lowerBound].resolved.face
    let isDivided = cluster.contains {
      characters[$0].resolved.face != first && !Invisible.contains(characters[$0].codePoint)
    }
    guard isDivided else { return }
    let text = cluster.map { GlyphRun.Character(codePoint: characters[$0].codePoint, cluster: 0) }
    let suitable = font.faces.firstIndex { face in
      var run = GlyphRun(face.typeface)
      run.append(text)
      return run.glyphs.allSatisfy { $0.glyph != 0 || $0.isInvisible }
    }
    guard let suitable else { return }
    let face = font.faces[suitable]
    for index in cluster {
      let codePoint = characters[index].codePoint
      var resolved = characters[index].resolved
      if let found = FontFallback.find(codePoint, in: [face]) {
        resolved.take(found)
      } else if face.typeface.layout != nil {
        // The layout of the run finds a glyph, such as that of U+2010 for U+2011.
        resolved.glyph = 0
      } else {
        // A space that keeps its stated advance.
        continue
      }
      resolved.face = Int8(clamping: suitable)
      characters[index].resolved = resolved
    }
  }
}
