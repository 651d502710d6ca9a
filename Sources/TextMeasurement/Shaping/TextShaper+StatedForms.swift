/// Letters that join, and that no font of the list has.
extension TextShaper {
  /// Gives Arabic letters that no face has the mean advances of the forms that they take (The Unicode Standard, section
  /// 9.2).
  ///
  /// Short words have more letters that stand alone or begin, and these are narrower: alef joins no letter behind it.
  mutating func stateForms(_ font: Font) {
    let advances = StatedAdvances.arabicForms.map { font.units(em: $0) }
    // The last letter, past what is transparent, and whether it joins the one before it.
    var (letter, joins) = (-1, false)
    for next in 0...characters.count {
      let joining = next < characters.count ? characters[next].properties.joining : .none
      if joining == .transparent { continue }
      let joinsNext = letter >= 0 && characters[letter].properties.joining.joinsNext && joining.joinsPrevious
      if letter >= 0, isStatedArabic(characters[letter]) {
        let form = (joins ? 1 : 0) + (joinsNext ? 2 : 0)
        if form < advances.count { characters[letter].resolved.advance = advances[form] }
      }
      (letter, joins) = (next, joinsNext)
    }
  }

  private func isStatedArabic(_ character: ShapedCharacter) -> Bool {
    let properties = character.properties
    return character.resolved.face < 0 && properties.script == Script.arabic && !properties.hasZeroAdvance
      && !character.isComposed && !character.isEmoji
  }
}
