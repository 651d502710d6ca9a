import Testing

/// Texts that no record changes are in the language of the variant, as those of records are.
struct FixedTextTests {
  /// A price beside a button whose title is as long as its language makes it.
  private func folder(bindings: String, title: String = "Buy") throws -> Folder {
    let folder = try Folder()
    try folder.put(#"[{"id": "a", "price": "1,299.00 €"}]"#, "cards.json")
    func unit(_ text: String) -> String { #"{"stringUnit": {"state": "translated", "value": "\#(text)"}}"# }
    try folder.put(
      """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "buy.now": {"localizations": {"en": \(unit("Buy")), "de": \(unit("Jetzt kaufen"))}},
        "new.badge": {"localizations": {"en": \(unit("New"))}}}}
      """, "A.xcstrings")
    try folder.put(
      """
      {"records": "cards.json", "localizations": "A.xcstrings", "variants": {"locale": ["en", "de"]},
       "cell": {"stackView": {"alignment": "center", "spacing": 8, "arrangedSubviews": [
         {"label": {"id": "price", "numberOfLines": 0}},
         {"button": {"id": "buy", "title": "\(title)", "configuration": "filled",
           "contentCompressionResistancePriority": "required"}}]}},
       "bindings": {"price": {"field": "price", "literal": true}\(bindings)}}
      """, "A.shelf.json")
    return folder
  }

  private func shown(_ folder: Folder, _ locale: String) throws -> Outcome {
    try folder.run("cell", "A.shelf.json", "--locale", locale)
  }

  /// A title by a binding, and one of the cell itself: each is looked up, and the price's lines follow.
  @Test(arguments: [(#", "buy": {"text": "buy.now"}"#, "Buy"), ("", "buy.now")])
  func titlesAreTranslated(_ bindings: String, _ title: String) throws {
    let folder = try folder(bindings: bindings, title: title)
    for (locale, text) in [("en", "Buy"), ("de", "Jetzt kaufen")] {
      let outcome = try shown(folder, locale)
      #expect(outcome.code == 0 && outcome.errors == "" && outcome.output.contains("| \(text)\n"), "\(outcome)")
    }
    let measured = try folder.run("measure", "--format", "csv", "--strict", "A.shelf.json")
    #expect(measured.code == 0 && measured.errors == "")
    let heights = measured.lines.dropFirst().map { $0.split(separator: ",")[8] }
    #expect(Set(heights).count == 2, "\(measured.output)")
  }

  /// A text without an entry is shown as it is. A binding's text gets a warning each time, a cell's own text only if it
  /// resembles a key.
  @Test(arguments: [
    (
      #", "buy": {"text": "Order"}"#, "Buy", "Order",
      #"the text 'Order' has no entry in 'A.xcstrings' for 'de' and is shown as it is; '"literal": true' beside it "#
        + "says that this is meant"
    ),
    (
      #", "buy": {"text": "buy.mow"}"#, "Buy", "buy.mow",
      "the text 'buy.mow' has no entry in 'A.xcstrings' for 'de' and is shown as it is. Did you mean 'buy.now'?"
    ),
    (
      "", "new.badge", "new.badge",
      "the text 'new.badge' has no entry in 'A.xcstrings' for 'de' and is shown as it is"
    ),
    (#", "buy": {"text": "Order", "literal": true}"#, "Buy", "Order", nil), ("", "Order", "Order", nil),
  ])
  func textsWithoutEntriesAreSaid(_ bindings: String, _ title: String, _ shownTitle: String, _ message: String?) throws
  {
    let folder = try folder(bindings: bindings, title: title)
    let outcome = try shown(folder, "de")
    #expect(outcome.code == 0 && outcome.output.contains("| \(shownTitle)\n"))
    let said = outcome.errors.split(separator: "\n").map { $0.split(separator: " warning: ").last ?? "" }
    #expect(said == [message].compactMap { $0.map { $0[...] } }, "\(outcome.errors)")
    #expect(try folder.run("measure", "--strict", "A.shelf.json", "--locale", "de").code == (message == nil ? 0 : 1))
  }

  /// A language that nobody speaks has these texts as well, at the length of its own.
  @Test func pseudoLanguagesHaveThem() throws {
    let folder = try folder(bindings: #", "buy": {"text": "buy.now"}"#)
    let arguments = ["measure", "--format", "csv", "--locale", "de,en-XA", "--card-width", "260", "A.shelf.json"]
    let lines = try folder.run(arguments).lines.dropFirst()
    let plain = try folder.run(arguments + ["--bindings", "price=price,buy=id"]).lines.dropFirst()
    #expect(lines.count == 2 && lines.first != lines.last && plain.count == 2, "\(lines)")
  }
}
