import TextMeasurement

/// A font file, and a text in it: an error or a measure.
func readFont(_ bytes: [UInt8]) {
  let library = FontLibrary(paths: ["given": "given.ttf"], files: OneFont(file: bytes))
  // By its path, by the names inside of it, and with its axes set.
  var found = ["given", "Small"].compactMap { try? library.font(.named($0, size: 12)) }
  if let varied = try? library.font(.system(size: 40, weight: .heavy), fallbacks: ["given"]) { found.append(varied) }
  for font in found {
    require(font.lineHeight.isFinite && font.lineHeight >= 0, "lines are \(font.lineHeight) high")
    require(font.averageAdvance.isFinite, "letters are \(font.averageAdvance) wide")
    for text in ["AVo A\u{301}V \u{10400}x", "Ta\tfi\nÄö (漢字) Привет, \u{5D0}\u{628}\u{1F600}"] {
      let paragraph = Paragraph(text, font: font)
      requireCoveringLines(paragraph, count: text.utf8.count, width: 20)
      requireCoveringLines(paragraph, count: text.utf8.count, width: 200)
      require(paragraph.naturalWidth.isFinite && paragraph.naturalWidth >= 0, "it is \(paragraph.naturalWidth) wide")
    }
  }
}

/// The only font that is installed.
private struct OneFont: FontFiles {
  let file: [UInt8]
  let installed = ["given.ttf"]

  func bytes(ofFile path: String, limit: Int) -> [UInt8] { file }

  func bytes(ofFile path: String, at offset: Int, count: Int) -> [UInt8] {
    Array(file.dropFirst(max(0, offset)).prefix(max(0, count)))
  }
}
