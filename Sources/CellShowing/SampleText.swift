/// Texts for the fields of a sample record.
package enum SampleText {
  /// The word of a sample's texts by which they are found in a label.
  package static let word = "Sample"

  /// A label may show its host or its last part.
  static let url = "https://sample.example.com/sample.png"

  static func text(for name: String) -> String {
    let small = name.lowercased()
    func has(_ words: String...) -> Bool { words.contains(where: small.contains) }
    if has("url", "link", "image", "icon", "avatar", "photo") { return url }
    if has("color", "colour", "hex") { return "#336699" }
    if small == "id" || name.hasSuffix("Id") || name.hasSuffix("ID") { return "1" }
    if has("date", "time") { return "2026-11-29" }
    if has("description", "body", "message", "content", "summary", "detail", "comment", "bio", "abstract") {
      return "\(word) text of some length, as cards have them: it goes over several lines where a card is narrow."
    }
    var words = ""
    for character in name {
      if character.isUppercase, !words.isEmpty { words += " " }
      words += character == "_" ? " " : character.lowercased()
    }
    return "\(word) \(words)"
  }
}
