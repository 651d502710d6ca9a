import Testing

/// `cell` shows the card that `measure` measures.
struct CellLocaleTests {
  private func folder() throws -> Folder {
    let folder = try Folder()
    try folder.put(#"[{"title": "greeting", "price": "9 €"}]"#, "cards.json")
    try folder.put(#""greeting" = "Guten Tag";"#, "de.lproj/Localizable.strings")
    try folder.put(#""greeting" = "Hello";"#, "en.lproj/Localizable.strings")
    try folder.put(
      """
      {"records": "cards.json", "localizations": "{locale}.lproj/Localizable.strings",
       "cell": {"stackView": {"axis": "vertical", "arrangedSubviews": [
         {"label": {"id": "titleLabel", "font": {"textStyle": "body"}}}, {"label": {"id": "priceLabel"}}]}},
       "bindings": {"titleLabel": "title", "priceLabel": {"field": "price", "literal": true}},
       "variants": {"locale": ["en", "de"], "contentSizeCategory": ["all"]}}
      """, "A.shelf.json")
    return folder
  }

  @Test func showsTheTranslationAtTheUsualTextSize() throws {
    let folder = try folder()
    for (arguments, title) in [([], "Hello"), (["--locale", "de"], "Guten Tag"), (["--locale", "en"], "Hello")] {
      let outcome = try folder.run(["cell", "A.shelf.json", "--record", "0"] + arguments)
      #expect(outcome.code == 0 && outcome.errors == "")
      #expect(outcome.lines.contains { $0.hasSuffix("system 17") } && outcome.output.contains("| \(title)\n"))
      #expect(outcome.output.contains("| 9 €\n"))
    }
    let small = try folder.run("cell", "A.shelf.json", "--content-size-category", "extraSmall")
    #expect(small.lines.contains { $0.hasSuffix("system 14") })
    #expect(try folder.run("cell", "A.shelf.json", "--locale", "en,de").code == 64)
  }

  /// A literal field is shown as it stands. Any other is looked up, and a warning names the file and the locale.
  @Test func literalFieldsHaveNoTranslation() throws {
    let folder = try folder()
    #expect(try folder.run("measure", "--strict", "--quiet", "--config", "A.shelf.json").code == 0)
    let bindings = ["--bindings", "titleLabel=title,priceLabel=price", "--locale", "de"]
    let outcome = try folder.run(["measure", "--config", "A.shelf.json"] + bindings)
    #expect(
      outcome.errors.contains(
        "1 text has no entry in 'de.lproj/Localizable.strings' for 'de' and is shown as it is, at 1:33"
      ), "\(outcome.errors)")
  }
}
