import Testing

/// `explain` names the variant that it explains, where there are several.
@Suite struct ExplainedVariantTests {
  private func run(_ variants: String, _ arguments: [String] = []) throws -> Outcome {
    let folder = try Folder()
    try folder.put(
      """
      {"schemaVersion": 1, "records": "cards.json", "variants": {\(variants)}, "cell": {"stackView": {"axis": "vertical",
       "arrangedSubviews": [{"label": {"id": "title", "font": {"textStyle": "body"}, "numberOfLines": 0}}]}},
       "bindings": {"title": "title"}}
      """, "S.shelf.json")
    try folder.put(#"[{"id": "a", "title": "One two three"}]"#, "cards.json")
    return try folder.run(["explain", "--config", "S.shelf.json"] + arguments)
  }

  @Test(arguments: [
    (
      #""contentSizeCategory": ["large", "accessibilityLarge"]"#, "large, the first of 2 variants",
      "--content-size-category' chooses"
    ),
    (
      #""locale": ["de", "en"], "scale": [3, 2]"#, "de, @3x, the first of 4 variants", "--locale' and '--scale' choose"
    ),
    (
      #""cardWidth": {"from": 120, "to": 200}"#, "120 points wide, the first of every width up to 200",
      "--card-width' chooses"
    ),
    (
      #""cardWidth": {"from": 120, "to": 200}, "locale": ["de", "en"], "scale": [2, 3]"#,
      "de, 120 points wide, @2x, the first of 4 variants and of every width up to 200",
      "--locale', '--card-width' and '--scale' choose"
    ),
  ])
  func sentences(variants: String, label: String, options: String) throws {
    let sentence = "Explained: \(label); '\(options) another"
    let text = try run(variants).output
    #expect(text.hasPrefix("\(sentence)\n\ncards: "), "\(text)")
    #expect(
      try run(variants, ["--format", "html"]).output.contains("<p>\(sentence.replacing("'", with: "&#39;")).</p>"))
  }

  @Test func resultsForPrograms() throws {
    let variants = #""contentSizeCategory": ["large", "accessibilityLarge"]"#
    #expect(
      try run(variants, ["--format", "json"]).output.contains(
        #""variant": {"cardWidth": 176, "scale": 2, "contentSizeCategory": "large", "locale": null}, "variants": 2}"#))
    let csv = try run(variants, ["--format", "csv"]).lines
    #expect(csv[0].hasSuffix(",cardWidth,scale,contentSizeCategory,locale,variants"))
    #expect(csv[1].hasSuffix(",176,2,large,,2"))
  }

  /// One variant needs no name, and an option that chooses one leaves none.
  @Test func oneVariantHasNoName() throws {
    for (variants, arguments) in [
      (#""contentSizeCategory": ["large"]"#, [String]()),
      (#""contentSizeCategory": ["large", "small"]"#, ["--content-size-category", "small"]),
    ] {
      for format in ["table", "json", "html"] {
        let outcome = try run(variants, ["--format", format] + arguments)
        #expect(!outcome.output.contains("Explained: ") && !outcome.output.contains(#""variants""#))
      }
    }
  }
}
