import Testing

/// What the views of a nib get from records.
@Suite struct NibBindingTests {
  private func folder(bindings: String? = nil, records: [String] = []) throws -> Folder {
    let folder = try Folder()
    try folder.put(Nib.card, "Card.xib")
    try folder.put(records.map { $0 + "\n" }.joined(), "cards.ndjson")
    if let bindings { try folder.put("{\"cell\": \"Card.xib\",\n\"bindings\": {\(bindings)}}", "A.shelf.json") }
    return folder
  }

  /// The heights of the cards, each laid out alone.
  private func heights(_ folder: Folder, _ count: Int) throws -> [String] {
    try (0..<count).map { index in
      let lines = try folder.run("cell", "A.shelf.json", "--records", "cards.ndjson", "--record", "\(index)").lines
      return lines.first.map { String($0.dropFirst("CardCell cell (0, 0; 176 x ".count).dropLast()) } ?? "nothing"
    }
  }

  /// The nib's own text shows where no record decides: the small print, and all of them while there is no record.
  @Test func bindsOutletsByTheirNames() throws {
    let folder = try folder(records: [#"{"title": "T", "fine": "a\nb"}"#, #"{"title": "a\nb"}"#, #"{"fine": "a"}"#])
    #expect(try folder.report("--cell", "Card.xib", "cards.ndjson").summaries == ["cards 3+0 79.5/79.5"])
    #expect(
      try folder.run("cell", "--cell", "Card.xib", "--records", "cards.ndjson").lines.prefix(8) == [
        "CardCell cell (0, 0; 176 x 59)", "  UIView (0, 0; 176 x 59)", "    UIStackView stack (8, 8; 160 x 43)",
        "      UIImageView image (0, 0; 160 x 0)", "      UILabel titleLabel (0, 4; 160 x 20.5) system 17",
        "        | T", "      UILabel fine (0, 28.5; 160 x 14.5) system 12", "        | Fine",
      ])
    #expect(try folder.run("cell", "--cell", "Card.xib").lines[5] == "        | Label")
  }

  /// By outlet, by object id and by the label of Interface Builder's outline; the last one with a line limit of 2.
  @Test(arguments: [
    (#""titleLabel": "text""#, "99.5"), (#""title": "text""#, "99.5"), (#""fine": "text""#, "73.5"),
    (#""Fine print": "text""#, "73.5"), (#""fine": {"field": "text"}"#, "73.5"),
    (#""titleLabel": "text", "Fine print": "text""#, "114"),
    // Texts that no record changes, also of no letters.
    (#""titleLabel": {"text": "a\nb"}"#, "79.5"), (#""titleLabel": {"text": ""}, "fine": {"text": ""}"#, "24"),
    (#""titleLabel": {"text": "a\nb", "hiddenWithout": "text"}"#, "79.5"),
    (#""titleLabel": {"text": "a\nb", "hiddenWithout": "none"}"#, "34.5"),
  ])
  func bindsTexts(bindings: String, height: String) throws {
    let folder = try folder(bindings: bindings, records: [#"{"text": "a\nb\nc"}"#])
    #expect(try heights(folder, 1) == [height])
  }

  /// A view that a stack view arranges leaves with its spacing.
  @Test func hidesViewsWithoutAField() throws {
    let folder = try folder(
      bindings: #""titleLabel": {"field": "name", "hiddenWithout": "name"}, "Photo": {"hiddenWithout": "photo"}"#,
      records: [
        #"{"name": "N", "photo": 1}"#, #"{"name": "N"}"#, #"{"photo": false}"#, #"{"name": null, "photo": ""}"#,
        #"{"name": "N", "photo": "p"}"#,
      ])
    #expect(try heights(folder, 5) == ["59", "55", "34.5", "30.5", "59"])
    #expect(
      try folder.frames("A.shelf.json", "--records", "cards.ndjson", "--record", "3") == [
        "cell 0 0 176 30.5", "- 0 0 176 30.5", "stack 8 8 160 14.5", "image 0 0 0 0", "titleLabel 0 0 0 0",
        "fine 0 0 160 14.5",
      ])
  }

  /// Pixels of the shelf's scale; what is no positive number says nothing.
  @Test func sizesImagesInPixels() throws {
    let folder = try folder(
      bindings: #""Photo": {"pixelWidth": "w", "pixelHeight": "h"}"#,
      records: [
        #"{"w": 100, "h": 60}"#, #"{"w": "100", "h": "6e1"}"#, #"{"w": 100}"#, #"{"h": 60}"#, #"{}"#,
        #"{"w": "nan", "h": "nan"}"#, #"{"w": -1, "h": -60}"#, #"{"w": 0, "h": 0}"#, #"{"w": null, "h": "60px"}"#,
        #"{"w": 1e7, "h": 1e300}"#, #"{"w": true, "h": "0x10"}"#, #"{"w": 2000, "h": 600}"#,
      ])
    #expect(
      try heights(folder, 12) == ["89", "89", "59", "89", "59", "59", "59", "59", "59", "59", "59", "359"])
    #expect(
      try folder.frames("A.shelf.json", "--records", "cards.ndjson", "--scale", "3")[3] == "image 0 0 160 20")
  }

  /// Numbers stand for the images of all records.
  @Test(arguments: [
    (#"{"pixelWidth": 100, "pixelHeight": 60}"#, "89"), (#"{"aspectRatio": 2}"#, "139"),
    (#"{"pixelHeight": 60, "aspectRatio": "shape"}"#, "159"),
  ])
  func imagesOfTheConfiguration(binding: String, height: String) throws {
    let folder = try folder(bindings: #""image": \#(binding)"#, records: [#"{"shape": 1.6}"#])
    #expect(try heights(folder, 1) == [height])
  }

  /// Nothing is amiss with an image of unknown size once its size is bound: two of width, height and shape.
  @Test(arguments: [
    (#""title": "t""#, true), (#""image": {"hiddenWithout": "w"}"#, true), (#""image": {"pixelWidth": "w"}"#, true),
    (#""image": {"aspectRatio": "r"}"#, true), (#""image": {"pixelWidth": "w", "pixelHeight": 40}"#, false),
    (#""Photo": {"pixelWidth": 90, "aspectRatio": "r"}"#, false),
    (#""Photo": {"pixelWidth": "w"}, "image": {"pixelHeight": "h"}"#, false),
  ])
  func imagesOfKnownSizeAreNoWarning(bindings: String, warns: Bool) throws {
    let folder = try folder(bindings: bindings, records: [#"{"t": 1, "w": 100, "h": 60, "r": "16:9"}"#])
    for (attributes, message) in [
      ("image=\"cover\"", "the size of the image 'cover' is not in the file, and counts as none"),
      (
        "image=\"star\" catalog=\"system\"",
        "the size of the symbol 'star' is not known; the stored frame stands for it"
      ),
    ] {
      try folder.put(Nib.card.replacing("<imageView", with: "<imageView " + attributes), "Card.xib")
      let expected = warns ? "Card.xib:7:1: warning: \(message)\n" : ""
      #expect(try folder.run("measure", "--config", "A.shelf.json", "cards.ndjson").errors == expected)
      #expect(try folder.run("cell", "A.shelf.json").errors == expected)
      let shelf = try #require(try folder.report("--config", "A.shelf.json", "cards.ndjson").shelves.first)
      #expect(shelf.warnings.isEmpty != warns)
    }
  }

  /// Width by height, at the width that the constraints give.
  @Test func shapesImagesByTheirRatio() throws {
    let folder = try folder(
      bindings: #""image": {"aspectRatio": "shape"}"#,
      records: [
        #"{"shape": 2}"#, #"{"shape": "0.5"}"#, #"{"shape": 1.6}"#, #"{"shape": "nan"}"#, #"{"shape": -1}"#, #"{}"#,
        #"{"shape": "16:9"}"#, #"{"shape": "16/9"}"#, #"{"shape": "1.6e1:10"}"#, #"{"shape": "16:"}"#,
        #"{"shape": ":9"}"#, #"{"shape": "16:0"}"#, #"{"shape": "16:9:1"}"#, #"{"shape": "-16/-9"}"#,
        #"{"shape": "1e6:1e-6"}"#,
      ])
    let expected = ["139", "379", "159", "59", "59", "59", "149", "149", "159"]
    #expect(try heights(folder, 15) == expected + Array(repeating: "59", count: 6))
  }

  /// A field that no record has may be a slip, whatever it decides.
  @Test func namesWhatMissingFieldsDecide() throws {
    let folder = try folder(
      bindings: #""titleLabel": {"field": "t", "hiddenWithout": "t"}, "#
        + #""Photo": {"pixelWidth": "s", "pixelHeight": "s", "aspectRatio": "r", "hiddenWithout": "x"}"#,
      records: ["{}"])
    #expect(
      try folder.run("measure", "--config", "A.shelf.json", "cards.ndjson").errors
        == [
          "'x', without which a view is hidden", "'s', which gives an image its size",
          "'r', which gives an image its shape", "'t', which a label shows and without which a view is hidden",
        ].map { "cards.ndjson: warning: no record has the field \($0); check the bindings\n" }.joined())
  }

  /// The tallest card is found though another has more text, because its picture or what it hides decides.
  @Test func findsTheTallestCardByMoreThanItsTexts() throws {
    let records = [#"{"title": "a\nb", "w": 100, "h": 20}"#, #"{"title": "a", "w": 100, "h": 600}"#]
    let images = try folder(
      bindings: #""titleLabel": "title", "Photo": {"pixelWidth": "w", "pixelHeight": "h"}"#, records: records)
    let shelf = try #require(try images.report("--config", "A.shelf.json", "cards.ndjson").shelves.first)
    #expect(shelf.contentHeight == 359 && shelf.largest?.index == 1 && shelf.estimator == "exhaustive")
    // Who names an estimator gets it.
    let named = try images.report("--config", "A.shelf.json", "cards.ndjson", "--estimator", "text-column").shelves
    #expect(named.map(\.contentHeight) == [89.5] && named.map(\.estimator) == ["text-column"])
    let texts = try folder(bindings: #""titleLabel": "title""#, records: records)
    #expect(
      try texts.report("--config", "A.shelf.json", "cards.ndjson").shelves.map(\.estimator) == ["text-column"])
  }

  /// At the place of the view's name, or of what is wrong behind it.
  @Test(arguments: [
    (#""tileLabel": "t""#, ":14: error: the cell has no label 'tileLabel'. Did you mean 'titleLabel'?"),
    (#""title": "t", "tilte": "t""#, ":28: error: the cell has no label 'tilte'. Did you mean 'title'?"),
    (#""Photo": "t""#, ":14: error: the cell has no label 'Photo'"),
    (#""stack": {"text": "t"}"#, ":14: error: the cell has no label 'stack'"),
    (#""Foto": {"pixelWidth": "w"}"#, ":14: error: the cell has no view 'Foto'"),
    (
      #""titleLabel": {"pixelWidth": "w"}"#,
      ":14: error: 'titleLabel' is no image view, which a size or a shape could be bound to"
    ),
    (
      #""stack": {"aspectRatio": "w"}"#,
      ":14: error: 'stack' is no image view, which a size or a shape could be bound to"
    ),
    (
      #""stack": {"hiddenWithout": "w"}"#,
      ":14: error: 'hiddenWithout' needs a stack view round 'stack', which it can leave"
    ),
    (
      #""cell": {"hiddenWithout": "w"}"#,
      ":14: error: 'hiddenWithout' needs a stack view round 'cell', which it can leave"
    ),
    (#""title": {"feld": "t"}"#, ":24: error: unknown key 'feld'. Did you mean 'field'?"),
    (#""Photo": {"pixelWidth": 0}"#, ":38: error: 'pixelWidth' must be greater than 0, not 0"),
    (#""title": {"text": 5}"#, ":32: error: 'text' must be a string, not a number"),
    (#""title": {"hiddenWithout": true}"#, ":41: error: 'hiddenWithout' must be a string, not a bool"),
    (#""title": ["t"]"#, ":23: error: 'title' must be a string, not an array"),
    (
      #""title": {"text": "T", "field": "t"}"#,
      ":37: error: 'title' has a 'text' and a 'field' for its text; leave one of them out"
    ),
    (
      #""title": {"field": "t", "text": "T"}"#,
      ":38: error: 'title' has a 'text' and a 'field' for its text; leave one of them out"
    ),
    (
      #""title": {}"#,
      ":23: error: 'title' binds nothing; say one of field, text, hiddenWithout, pixelWidth, pixelHeight, aspectRatio"
    ),
  ])
  func refusesBindings(bindings: String, message: String) throws {
    let folder = try folder(bindings: bindings)
    let errors = "A.shelf.json:2\(message)\n"
    #expect(try folder.run("measure", "--config", "A.shelf.json", "cards.ndjson") == Outcome(65, errors: errors))
    #expect(try folder.run("cell", "A.shelf.json") == Outcome(65, errors: errors))
  }

  @Test(arguments: [
    ("tileLabel=t", "the cell has no label 'tileLabel'. Did you mean 'titleLabel'?"),
    ("Photo=t", "the cell has no label 'Photo'"),
    ("title", "The value 'title' is invalid for '--bindings': it takes view=field, …"),
    ("title=", "The value 'title=' is invalid for '--bindings': it takes view=field, …"),
  ])
  func refusesBindingsOfFlags(bindings: String, message: String) throws {
    let folder = try folder()
    let outcome = try folder.run("measure", "--cell", "Card.xib", "--bindings", bindings, "cards.ndjson")
    #expect(outcome.code == 64 && outcome.output.isEmpty)
    #expect(outcome.errors.hasPrefix("Error: \(message)\nUsage: shelf-height measure "))
  }
}
