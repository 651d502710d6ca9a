import Catalog
import ShelfBatch
import Testing

@Suite struct ShelfConfigurationTests {
  @Test func readsEveryKey() throws {
    let text = """
      {"schemaVersion": 1,
       "cell": {"label": {"id": "titleLabel"}},
       "bindings": {"titleLabel": "title", "bodyLabel": "body"},
       "records": "featured.json", "csvRows": "pad", "groupBy": "shelf", "shelfSize": 20,
       "cardWidth": 176, "maximumCardHeight": 272.5, "containerHeight": 300, "scale": 3,
       "insets": {"top": 8, "trailing": 4}, "lineSpacing": 10, "interitemSpacing": 0,
       "contentSizeCategory": "large", "estimator": "sizing-label:bodyLabel",
       "fonts": {"Brand-Regular": "Fonts/Brand-Regular.otf"}, "fallbackFonts": ["Noto Sans"], "lineBreak": "uax14", "shaping": "harfbuzz",
       "variants": {"cardWidth": [160, 176], "contentSizeCategory": ["large"], "locale": ["en", "de"], "scale": [0.5, 1]}}
      """
    let configuration = try ShelfConfiguration.parse(Array(text.utf8), file: "A.shelf.json")
    #expect(configuration.file == "A.shelf.json")
    guard case .inline(let cell) = configuration.cells.first?.value else { throw Missing() }
    #expect(cell.object?["label"]?.object?["id"]?.string == "titleLabel")
    #expect(configuration.bindings.map(\.view.value) == ["titleLabel", "bodyLabel"])
    #expect(configuration.bindings.map { $0.fields["field"]?.value } == ["title", "body"])
    #expect(configuration.bindings[1].fields["field"]?.position == SourcePosition(line: 3, column: 51))
    #expect(configuration.records?.value == "featured.json")
    #expect(configuration.csvRows?.value == .pad)
    #expect(configuration.groupBy?.value == "shelf")
    #expect(configuration.shelfSize?.value == 20)
    #expect(configuration.maximumCardHeight?.value == 272.5)
    #expect(configuration.containerHeight?.value == 300)
    #expect(configuration.insets?.value.top == 8)
    #expect(configuration.insets?.value.trailing == 4)
    #expect(configuration.insets?.value.leading == 0)
    #expect(configuration.lineSpacing?.value == 10)
    #expect(configuration.interitemSpacing?.value == 0)
    #expect(configuration.estimator?.value == "sizing-label:bodyLabel")
    #expect(configuration.fonts.map(\.name.value) == ["Brand-Regular"])
    #expect(configuration.fonts.map(\.path.value) == ["Fonts/Brand-Regular.otf"])
    #expect(configuration.fallbackFonts.map(\.value) == ["Noto Sans"])
    #expect(configuration.lineBreak?.value == "uax14")
    #expect(configuration.shaping?.value == "harfbuzz")
    // A list in the variants replaces the one value outside of them.
    guard case .list(let widths) = configuration.cardWidths else { throw Missing() }
    #expect(widths.map(\.value) == [160, 176])
    #expect(widths[0].origin == .file("A.shelf.json", SourcePosition(line: 9, column: 29)))
    #expect(configuration.contentSizeCategories.map(\.value) == ["large"])
    #expect(configuration.locales.map(\.value) == ["en", "de"])
    #expect(configuration.scales.map(\.value) == [0.5, 1])
  }

  @Test func oneValueIsAVariantByItself() throws {
    let text = #"{"scale": 3, "variants": {"scale": [], "locale": ["de"]}, "cardWidth": 176, "locale": "en"}"#
    let configuration = try ShelfConfiguration.parse(Array(text.utf8), file: "Cells/A.shelf.json")
    #expect(configuration.scales.map(\.value) == [3])
    #expect(configuration.locales.map(\.value) == ["de"])
    guard case .list(let widths) = configuration.cardWidths else { throw Missing() }
    #expect(widths == [Setting(176, .file("Cells/A.shelf.json", SourcePosition(line: 1, column: 72)))])
    #expect(widths[0].map { _ in "a.xib" }.path == "Cells/a.xib")
  }

  @Test func everythingIsOptional() throws {
    let configuration = try ShelfConfiguration.parse(Array("{}".utf8), file: "f")
    #expect(configuration.cells.isEmpty && configuration.bindings.isEmpty && configuration.cardWidths == .list([]))
    let path = try ShelfConfiguration.parse(Array(#"{"cell": "A.xib", "insets": 8}"#.utf8), file: "f")
    guard case .file("A.xib") = path.cells.first?.value else { throw Missing() }
    #expect(path.insets?.value.bottom == 8)
  }

  @Test func fontsMaySetAxes() throws {
    let text = #"{"fonts": {"A": "a.ttf", "B": {"file": "b.ttf", "variations": {"wght": 620.5, "slnt": -10}}}}"#
    let fonts = try ShelfConfiguration.parse(Array(text.utf8), file: "f").fonts
    #expect(fonts.map(\.path.value) == ["a.ttf", "b.ttf"])
    #expect(fonts.map { $0.variations.mapValues(\.value) } == [[:], ["wght": 620.5, "slnt": -10]])
  }

  @Test func fontsMaySwitchFeatures() throws {
    let text =
      #"{"fonts": {"A": {"file": "a", "features": {"tnum": true, "kern": false, "cv05": 2}, "language": "TRK"}}}"#
    let font = try #require(try ShelfConfiguration.parse(Array(text.utf8), file: "f").fonts.first)
    #expect(font.features.mapValues(\.value) == ["tnum": 1, "kern": 0, "cv05": 2])
    #expect(font.language?.value == "TRK")
  }

  @Test(arguments: [
    (#"{"variations": {}}"#, "f:1:17: error: 'A' needs a 'file'"),
    (
      #"{"file": "a.ttf", "axes": {}}"#,
      "f:1:35: error: unknown key 'axes'; allowed are file, variations, features, language"
    ),
    (#"{"file": "a.ttf", "variations": {"wght": "bold"}}"#, "f:1:58: error: 'wght' must be a number, not a string"),
    (
      #"{"file": "a.ttf", "variations": {"weight": 7}}"#,
      "f:1:50: error: an axis has a tag of four letters, such as 'wght', not 'weight'"
    ),
    (
      #"{"file": "a.ttf", "features": {"tabular": true}}"#,
      "f:1:48: error: a feature has a tag of four letters, such as 'tnum', not 'tabular'"
    ),
    (
      #"{"file": "a.ttf", "features": {"cv01": 256}}"#,
      "f:1:56: error: 'cv01' must be true, false or which alternate, a whole number up to 255, not a number"
    ),
    (#"{"file": "a.ttf", "language": 7}"#, "f:1:47: error: 'language' must be a string, not a number"),
  ])
  func needsAFileAndAxes(font: String, message: String) {
    let text = "{\"fonts\": {\"A\": \(font)}}"
    let error = #expect(throws: MalformedInput.self) { try ShelfConfiguration.parse(Array(text.utf8), file: "f") }
    #expect(error?.description == message)
  }

  @Test func aLabelShowsAFieldOrAText() throws {
    let text = #"{"bindings": {"a": {"field": "x"}, "b": {"text": "y"}, "c": "z"}}"#
    let bindings = try ShelfConfiguration.parse(Array(text.utf8), file: "f").bindings
    #expect(bindings.map { $0.fields["field"]?.value } == ["x", nil, "z"])
    #expect(bindings.map { $0.text?.value } == [nil, "y", nil])
    let both = #"{"bindings": {"a": {"field": "x", "text": "y"}}}"#
    #expect {
      try ShelfConfiguration.parse(Array(both.utf8), file: "f")
    } throws: {
      "\($0)" == "f:1:35: error: 'a' has a 'text' and a 'field' for its text; leave one of them out"
    }
  }

  @Test func collectsAllProblemsInOrder() {
    let text = """
      {"cardWith": 176,
       "cardWidth": "176", "scale": 0, "lineSpacing": -1, "maximumCardHeight": 1e999,
       "insets": {"left": 8, "toop": 2, "top": true},
       "variants": {"cardWidth": [1, "2", -3], "locales": []}, "schemaVersion": 2,
       "records": 5, "cell": [], "shelfSize": 2.5, "fonts": {"A": ""}, "scale": 2, "xyzzy": 1,
       "fallbackFonts": "A", "bindings": null, "csvRows": "padded"}
      """
    let error = #expect(throws: MalformedInput.self) { try ShelfConfiguration.parse(Array(text.utf8), file: "f") }
    #expect(
      error?.diagnostics.map(\.description) == [
        "f:1:2: error: unknown key 'cardWith'. Did you mean 'cardWidth'?",
        "f:2:15: error: 'cardWidth' must be a number, not a string",
        "f:2:31: error: 'scale' must be greater than 0, not 0",
        "f:2:49: error: 'lineSpacing' must not be negative, but is -1",
        "f:2:74: error: 'maximumCardHeight' is 1e999, but must be at most a million",
        "f:3:13: error: unknown key 'left'; allowed are top, leading, bottom, trailing",
        "f:3:24: error: unknown key 'toop'. Did you mean 'top'?",
        "f:3:42: error: 'top' must be a number, not a bool",
        "f:4:32: error: 'cardWidth' must be a number, not a string",
        "f:4:37: error: 'cardWidth' must be greater than 0, not -3",
        "f:4:42: error: unknown key 'locales'. Did you mean 'locale'?",
        "f:4:75: error: 'schemaVersion' is 2, and this program reads version 1",
        "f:5:13: error: 'records' must be a string, not a number",
        "f:5:24: error: 'cell' must name a cell, but is an empty array",
        "f:5:41: error: 'shelfSize' must be a whole number from 1, not 2.5",
        "f:5:61: error: 'A' must be a string, not an empty string",
        "f:5:66: error: the key 'scale' is there twice",
        "f:5:78: error: unknown key 'xyzzy'; allowed are \(Settings.all.map(\.key).joined(separator: ", "))",
        "f:6:19: error: 'fallbackFonts' must be an array, not a string",
        "f:6:36: error: 'bindings' must be an object, not null",
        "f:6:53: error: unknown csvRows 'padded'; allowed are reject, pad",
      ])
  }

  @Test(arguments: [
    ("[]", "f:1:1: error: the configuration must be an object, not an array"),
    ("{", "f:1:2: error: expected a key in quotes or '}', found the end of the file"),
  ])
  func needsAnObject(text: String, failure: String) {
    let error = #expect(throws: MalformedInput.self) { try ShelfConfiguration.parse(Array(text.utf8), file: "f") }
    #expect(error?.description == failure)
  }

  @Test(arguments: [
    ("cardWith", "cardWidth"), ("card-width", "cardWidth"), ("scael", "scale"), ("sclae", "scale"), ("SCALE", nil),
    ("grouppBy", "groupBy"), ("x", nil), ("", nil), ("cell", "cell"), ("record", "records"), ("variant", "variants"),
  ])
  func suggestsTheClosestName(name: String, closest: String?) {
    #expect(closestName(to: name, among: Settings.all.map(\.key)) == closest)
  }

  private struct Missing: Error {}
}
