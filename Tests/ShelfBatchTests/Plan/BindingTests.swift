import Fixtures
import ShelfBatch
import Testing

/// Views of a nib take values from records.
@Suite struct BindingTests {
  /// A folder with a nib and records of a shelf called `cards`, one a line.
  private func folder(_ records: [String] = [], nib: String = Nib.card) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.put(nib, "Card.xib")
    try folder.put(records.map { $0 + "\n" }.joined(), "cards.ndjson")
    return folder
  }

  /// The configuration of the nib and the records.
  private func configuration(_ bindings: String, _ more: String = "") -> String {
    "{\"cell\": \"Card.xib\", \"records\": \"cards.ndjson\",\n\"bindings\": {\(bindings)}\(more)}"
  }

  /// The heights of the cards, each laid out alone.
  private func heights(_ bindings: String, _ records: [String], nib: String = Nib.card) throws -> [Double] {
    let folder = try folder(records, nib: nib)
    return try folder.heights(folder.plan(configuration(bindings)), records.count)
  }

  private let named = #"{"cell": "Card.xib", "records": "cards.ndjson"}"#

  /// Labels in JSON that neither a field nor a text of their own fills.
  @Test(arguments: [
    (#"{"id": "title"}"#, "", true), (#"{}"#, "", true), (#"{"id": "titleLabel"}"#, "", false),
    (#"{"id": "title"}"#, #", "bindings": {"title": "title"}"#, false), (#"{"id": "t", "text": ""}"#, "", false),
    (#"{"id": "t", "isHidden": true}"#, "", false),
  ])
  func labelsThatShowNothing(label: String, more: String, isTold: Bool) throws {
    let folder = try TemporaryFolder()
    let plan = try folder.plan("{\"cell\": {\"stackView\": {\"arrangedSubviews\": [\n{\"label\": \(label)}]}}\(more)}")
    let told = plan.passes[0].findings.warnings.map { folder.relative($0.description) }
    let name = label.contains("title") ? " 'title'" : ""
    let message =
      "A.shelf.json:2:1: warning: the label\(name) has no text and shows no field; name its field under 'bindings'"
    #expect(told == (isTold ? [message] : []))
  }

  /// The nib's own text shows where no record decides: the small print, and all of them while there is no record.
  @Test func bindsOutletsByTheirNames() throws {
    let folder = try folder([#"{"title": "T", "fine": "a\nb"}"#, #"{"title": "a\nb"}"#, #"{"fine": "a"}"#])
    let plan = try folder.plan(named)
    #expect(try folder.measure(plan).summaries == ["cards 3+0 79.5/79.5"])
    #expect(
      try folder.frames(plan, showing: 0) == [
        "cell 0 0 176 59", "- 0 0 176 59", "stack 8 8 160 43", "image 0 0 160 0", "titleLabel 0 4 160 20.5",
        "fine 0 28.5 160 14.5",
      ])
    let views = try folder.views(plan, showing: 0)
    #expect(
      views.map(\.className) == ["CardCell", "UIView", "UIStackView", "UIImageView", "UILabel", "UILabel"])
    #expect(views[4].lines.map(\.text) == ["T"] && views[5].lines.map(\.text) == ["Fine"])
    #expect(views.suffix(2).map(\.font) == ["system 17", "system 12"])
    #expect(try folder.views(plan)[4].lines.map(\.text) == ["Label"])
  }

  /// By outlet, by object id and by the label of Interface Builder's outline; the last one with a line limit of 2.
  @Test(arguments: [
    (#""titleLabel": "text""#, 99.5), (#""title": "text""#, 99.5), (#""fine": "text""#, 73.5),
    (#""Fine print": "text""#, 73.5), (#""fine": {"field": "text"}"#, 73.5),
    (#""titleLabel": "text", "Fine print": "text""#, 114),
    // Texts that no record changes, also of no letters.
    (#""titleLabel": {"text": "a\nb"}"#, 79.5), (#""titleLabel": {"text": ""}, "fine": {"text": ""}"#, 24),
    (#""titleLabel": {"text": "a\nb", "hiddenWithout": "text"}"#, 79.5),
    (#""titleLabel": {"text": "a\nb", "hiddenWithout": "none"}"#, 34.5),
  ])
  func bindsTexts(bindings: String, height: Double) throws {
    #expect(try heights(bindings, [#"{"text": "a\nb\nc"}"#]) == [height])
  }

  /// A label may have two outlets, of the cell and of the nib's owner.
  @Test(arguments: ["", #""accessoryText": "body""#, #""bodyLabel": "body""#])
  func everyOutletIsAName(bindings: String) throws {
    let cell = Nib.cell(
      Nib.label("a", Nib.frame(8, 8, 100, 17)), constraints: Nib.edges("a", inset: 8), attributes: "",
      outlets: ["a": "accessoryText"]
    ).replacing("</connections>", with: "<outlet property=\"bodyLabel\" destination=\"a\" id=\"o2\"/></connections>")
    let folder = try folder([#"{"body": "a"}"#], nib: Nib.document(cell))
    let plan = try folder.plan(bindings.isEmpty ? named : configuration(bindings))
    #expect(try folder.views(plan, showing: 0).last?.lines.map(\.text) == ["a"])
  }

  // MARK: Hiding

  /// A view that a stack view arranges leaves with its spacing.
  @Test func hidesViewsWithoutAField() throws {
    let folder = try folder([
      #"{"name": "N", "photo": 1}"#, #"{"name": "N"}"#, #"{"photo": false}"#, #"{"name": null, "photo": ""}"#,
      #"{"name": "N", "photo": "p"}"#,
    ])
    let plan = try folder.plan(
      configuration(
        #""titleLabel": {"field": "name", "hiddenWithout": "name"}, "Photo": {"hiddenWithout": "photo"}"#))
    #expect(try folder.heights(plan, 5) == [59, 55, 34.5, 30.5, 59])
    #expect(
      try folder.frames(plan, showing: 3) == [
        "cell 0 0 176 30.5", "- 0 0 176 30.5", "stack 8 8 160 14.5", "image hidden", "titleLabel hidden",
        "fine 0 0 160 14.5",
      ])
  }

  /// Optional views are often hidden in the nib; the record shows them.
  @Test func aRecordShowsWhatTheNibHides() throws {
    let label = Nib.label("b", Nib.frame(0, 0, 100, 17)).replacing("<label", with: "<label hidden=\"YES\"")
    let stack = """
      <stackView axis="vertical" translatesAutoresizingMaskIntoConstraints="NO" id="a"><subviews>
      \(label)</subviews></stackView>
      """
    let nib = Nib.document(Nib.cell(stack, constraints: Nib.edges("a", inset: 8), attributes: ""))
    let bindings = #""b": {"field": "sub", "hiddenWithout": "sub"}"#
    #expect(try heights(bindings, [#"{"sub": "x"}"#, #"{"sub": ""}"#, "{}"], nib: nib) == [36.5, 16, 16])
  }

  // MARK: Images

  /// Pixels of the shelf's scale; what is no positive number says nothing.
  @Test func sizesImagesInPixels() throws {
    let records = [
      #"{"w": 100, "h": 60}"#, #"{"w": "100", "h": "6e1"}"#, #"{"w": 100}"#, #"{"h": 60}"#, #"{}"#,
      #"{"w": "nan", "h": "nan"}"#, #"{"w": -1, "h": -60}"#, #"{"w": 0, "h": 0}"#, #"{"w": null, "h": "60px"}"#,
      #"{"w": 1e7, "h": 1e300}"#, #"{"w": true, "h": "0x10"}"#, #"{"w": 2000, "h": 600}"#,
    ]
    let bindings = #""Photo": {"pixelWidth": "w", "pixelHeight": "h"}"#
    #expect(try heights(bindings, records) == [89, 89, 59, 89, 59, 59, 59, 59, 59, 59, 59, 359])
    let folder = try folder(records)
    let plan = try folder.plan(configuration(bindings, #", "scale": 3"#))
    #expect(try folder.frames(plan, showing: 0)[3] == "image 0 0 160 20")
  }

  /// Numbers stand for the images of all records.
  @Test(arguments: [
    (#"{"pixelWidth": 100, "pixelHeight": 60}"#, 89.0), (#"{"aspectRatio": 2}"#, 139),
    (#"{"pixelHeight": 60, "aspectRatio": "shape"}"#, 159),
  ])
  func imagesOfTheConfiguration(binding: String, height: Double) throws {
    #expect(try heights(#""image": \#(binding)"#, [#"{"shape": 1.6}"#]) == [height])
  }

  /// Nothing is amiss with an image of unknown size once its size is bound: two of width, height and shape.
  @Test(arguments: [
    (#""title": "t""#, true), (#""image": {"hiddenWithout": "w"}"#, true), (#""image": {"pixelWidth": "w"}"#, true),
    (#""image": {"aspectRatio": "r"}"#, true), (#""image": {"pixelWidth": "w", "pixelHeight": 40}"#, false),
    (#""Photo": {"pixelWidth": 90, "aspectRatio": "r"}"#, false),
    (#""Photo": {"pixelWidth": "w"}, "image": {"pixelHeight": "h"}"#, false),
  ])
  func imagesOfKnownSizeAreNoWarning(bindings: String, warns: Bool) throws {
    for (attributes, message) in [
      ("image=\"cover\"", "the size of the image 'cover' is not in the file, and counts as none"),
      (
        "image=\"star\" catalog=\"system\"",
        "the size of the symbol 'star' is not known; the stored frame stands for it"
      ),
    ] {
      let folder = try folder(
        [#"{"t": 1, "w": 100, "h": 60, "r": "16:9"}"#],
        nib: Nib.card.replacing("<imageView", with: "<imageView " + attributes))
      let expected = warns ? ["Card.xib:6:1: warning: \(message)"] : []
      let measured = try folder.measure(folder.plan(configuration(bindings)))
      #expect(measured.diagnostics == expected)
      #expect(measured.reports.map(\.warnings.isEmpty) == [!warns])
    }
  }

  /// Width by height, at the width that the constraints give.
  @Test func shapesImagesByTheirRatio() throws {
    let records = [
      #"{"shape": 2}"#, #"{"shape": "0.5"}"#, #"{"shape": 1.6}"#, #"{"shape": "nan"}"#, #"{"shape": -1}"#, #"{}"#,
      #"{"shape": "16:9"}"#, #"{"shape": "16/9"}"#, #"{"shape": "1.6e1:10"}"#, #"{"shape": "16:"}"#,
      #"{"shape": ":9"}"#, #"{"shape": "16:0"}"#, #"{"shape": "16:9:1"}"#, #"{"shape": "-16/-9"}"#,
      #"{"shape": "1e6:1e-6"}"#,
    ]
    let expected: [Double] = [139, 379, 159, 59, 59, 59, 149, 149, 159]
    #expect(
      try heights(#""image": {"aspectRatio": "shape"}"#, records) == expected + Array(repeating: 59, count: 6))
  }

  /// The tallest card is found though another has more text, because its picture or what it hides decides.
  @Test func findsTheTallestCardByMoreThanItsTexts() throws {
    let folder = try folder([
      #"{"title": "a\nb", "w": 100, "h": 20}"#, #"{"title": "a", "w": 100, "h": 600}"#,
    ])
    let images = #""titleLabel": "title", "Photo": {"pixelWidth": "w", "pixelHeight": "h"}"#
    func reports(_ bindings: String, _ more: String = "") throws -> [ShelfReport] {
      try folder.measure(folder.plan(configuration(bindings, more))).reports
    }
    let report = try #require(try reports(images).first)
    #expect(report.metrics.contentHeight == 359 && report.metrics.largestIndex == 1)
    #expect(report.estimator == "tallest")
    // Who names an estimator gets it.
    let named = try reports(images, #", "estimator": "text-column""#)
    #expect(named.map(\.metrics.contentHeight) == [89.5] && named.map(\.estimator) == ["text-column"])
    #expect(try reports(#""titleLabel": "title""#).map(\.estimator) == ["tallest"])
  }

  // MARK: Faults

  /// A field that no record has may be a slip, whatever it decides.
  @Test func namesWhatMissingFieldsDecide() throws {
    let folder = try folder([#"{"t": null}"#])
    let plan = try folder.plan(
      configuration(
        #""titleLabel": {"field": "t", "hiddenWithout": "t"}, "#
          + #""Photo": {"pixelWidth": "s", "pixelHeight": "s", "aspectRatio": "r", "hiddenWithout": "x"}"#))
    let expected = [
      "'x', without which a view is hidden", "'s', which gives an image its size",
      "'r', which gives an image its shape",
    ]
    let found = try folder.measure(plan).diagnostics
    #expect(found.count == expected.count)
    for (diagnostic, field) in zip(found, expected) {
      #expect(diagnostic.hasPrefix("cards.ndjson: warning: no record has the field \(field)"))
    }
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
      ":14: error: 'hiddenWithout' needs a stack view round 'stack', which it can leave; where constraints place a view, "
        + "it keeps its place without content"
    ),
    (
      #""cell": {"hiddenWithout": "w"}"#,
      ":14: error: 'hiddenWithout' needs a stack view round 'cell', which it can leave; where constraints place a view, "
        + "it keeps its place without content"
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
      #""title": {"attributed": false}"#,
      ":23: error: 'title' binds nothing; say one of field, text, hiddenWithout, pixelWidth, pixelHeight, aspectRatio"
    ),
    (#""title": {"field": "t", "attributed": 1}"#, ":52: error: 'attributed' must be true or false, not a number"),
    (
      #""title": {}"#,
      ":23: error: 'title' binds nothing; say one of field, text, hiddenWithout, pixelWidth, pixelHeight, aspectRatio"
    ),
  ])
  func refusesBindings(bindings: String, message: String) throws {
    #expect(try folder().refusal(configuration(bindings)) == "malformed A.shelf.json:2\(message)")
  }
}
