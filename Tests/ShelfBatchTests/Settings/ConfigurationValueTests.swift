import Catalog
import ShelfSizing
import Testing

@testable import ShelfBatch

/// Values of a configuration at the borders of what they may be, and the messages for those beyond.
@Suite struct ConfigurationValueTests {
  private func parse(_ text: String) throws -> ShelfConfiguration {
    try ShelfConfiguration.parse(Array(text.utf8), file: "f")
  }

  private func messages(_ text: String) -> [String] {
    do {
      _ = try parse(text)
      return []
    } catch {
      return (error as? MalformedInput)?.diagnostics.map { "\($0.position.map { "\($0)" } ?? "-") \($0.message)" } ?? []
    }
  }

  @Test func takesTheSmallestNumbers() throws {
    let configuration = try parse(
      #"{"sdk": 1, "shelfSize": 1, "insets": -0, "lineSpacing": -0.0, "scale": 1e-6, "schemaVersion": 1}"#)
    #expect(configuration.sdk?.value == 1 && configuration.shelfSize?.value == 1)
    #expect(configuration.scales.map(\.value) == [1e-6])
    // A zero has no sign.
    #expect(configuration.insets?.value.top.sign == .plus && configuration.lineSpacing?.value.sign == .plus)
    #expect(configuration.insets?.value == .zero && configuration.lineSpacing?.value == 0)
    #expect(messages(#"{"sdk": 0}"#) == ["1:9 'sdk' must be a whole number from 1, not 0"])
    #expect(messages(#"{"sdk": true}"#) == ["1:9 'sdk' must be a whole number, not a bool"])
    #expect(messages(#"{"scale": -1}"#) == ["1:11 'scale' must be greater than 0, not -1"])
    #expect(messages(#"{"noHeader": 1}"#) == ["1:14 'noHeader' must be true or false, not a number"])
    #expect(messages(#"{"insets": "a"}"#) == ["1:12 'insets' must be a number or an object, not a string"])
  }

  @Test func readsEachSideOfTheInsets() throws {
    let insets = try parse(#"{"insets": {"top": 1, "leading": 2, "bottom": 3, "trailing": 4}}"#).insets?.value
    #expect(insets == EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    #expect(try parse(#"{"insets": 7}"#).insets?.value == EdgeInsets(top: 7, leading: 7, bottom: 7, trailing: 7))
  }

  @Test func rulesOfRecords() throws {
    for (text, csvRows, hasHeader, skips) in [
      ("{}", CSVRows.reject, true, false),
      (#"{"noHeader": true, "skipMalformed": true, "csvRows": "pad"}"#, .pad, false, true),
      (#"{"noHeader": false, "skipMalformed": false, "csvRows": "reject"}"#, .reject, true, false),
    ] {
      let rules = try parse(text).recordRules
      #expect(rules.csvRows == csvRows && rules.hasHeader == hasHeader && rules.skipsMalformedLines == skips)
    }
  }

  private func widths(_ text: String) throws -> ShelfConfiguration.CardWidths {
    try parse("{\"variants\": {\"cardWidth\": \(text)}}").cardWidths
  }

  @Test func rangesOfCardWidths() throws {
    for (text, from, to, step) in [
      (#"{"from": 120, "to": 400, "step": 8}"#, 120, 400, 8.0), (#"{"to": 120.5, "from": 120.5}"#, 120.5, 120.5, nil),
    ] as [(String, Double, Double, Double?)] {
      guard case .range(let range) = try widths(text) else {
        Issue.record("\(text) is no range")
        continue
      }
      #expect(range.value == ShelfConfiguration.WidthRange(from: from, to: to, step: step))
      #expect(range.position == SourcePosition(line: 1, column: 28))
    }
    #expect(
      messages(#"{"variants": {"cardWidth": {"from": 2, "to": 1}}}"#) == ["1:28 'from' must not be greater than 'to'"])
  }

  @Test func cardWidthsOfDevices() throws {
    for (text, devices, visible, peek, insets) in [
      (#"{"devices": "all"}"#, ["all"], 1, 0, nil),
      (#"{"devices": ["iPhone", "iPad"], "visible": 2.5, "peek": 0, "insets": 0}"#, ["iPhone", "iPad"], 2.5, 0, 0),
      (#"{"devices": ["iPad"], "peek": 24, "insets": 8}"#, ["iPad"], 1, 24, 8),
    ] as [(String, [String], Double, Double, Double?)] {
      guard case .devices(let rule) = try widths(text) else {
        Issue.record("\(text) names no devices")
        continue
      }
      #expect(
        rule.value
          == ShelfConfiguration.DeviceWidths(devices: devices, visible: visible, peek: peek, insets: insets))
    }
    let takes =
      "1:28 'cardWidth' takes a list, or 'from' and 'to' with or without a 'step', or 'devices' with 'visible', 'peek' "
      + "and 'insets'"
    for text in [
      "{}", #"{"from": 1}"#, #"{"to": 1}"#, #"{"from": 1, "to": 2, "peek": 0}"#, #"{"devices": "all", "from": 1}"#,
      #"{"devices": "all", "from": 1, "to": 2}"#, #"{"visible": 1}"#,
    ] {
      #expect(messages("{\"variants\": {\"cardWidth\": \(text)}}") == [takes], "\(text)")
    }
    #expect(
      messages(#"{"variants": {"cardWidth": {"devices": "all", "visible": 0, "peek": -1}}}"#) == [
        "1:58 'visible' must be greater than 0, not 0", "1:69 'peek' must not be negative, but is -1",
      ])
  }

  @Test func emptyListsOfVariantsSayNothing() throws {
    let text =
      #"{"cardWidth": 9, "contentSizeCategory": "large", "locale": "en", "scale": 2, "#
      + #""variants": {"cardWidth": [], "contentSizeCategory": [], "locale": [], "scale": []}}"#
    let configuration = try parse(text)
    guard case .list(let widths) = configuration.cardWidths else { throw Missing() }
    #expect(widths.map(\.value) == [9] && configuration.scales.map(\.value) == [2])
    #expect(configuration.locales.map(\.value) == ["en"])
    #expect(configuration.contentSizeCategories.map(\.value) == ["large"])
  }

  @Test func whatViewsAreBoundTo() throws {
    let text =
      #"{"bindings": {"a": {"pixelWidth": 120, "pixelHeight": "h", "aspectRatio": 1.5, "#
      + #""hiddenWithout": "x", "text": ""}}}"#
    let binding = try #require(try parse(text).bindings.first)
    #expect(binding.lengths.mapValues(\.value) == ["pixelWidth": 120, "aspectRatio": 1.5])
    #expect(binding.fields.mapValues(\.value) == ["pixelHeight": "h", "hiddenWithout": "x"])
    #expect(binding.text?.value == "" && binding.text?.position == SourcePosition(line: 1, column: 110))
    let names = "field, text, hiddenWithout, pixelWidth, pixelHeight, aspectRatio"
    for (object, expected) in [
      ("{}", ["1:20 'a' binds nothing; say one of \(names)"]),
      (#"{"text": 1}"#, ["1:29 'text' must be a string, not a number"]),
      (#"{"pixelWidth": 0}"#, ["1:35 'pixelWidth' must be greater than 0, not 0"]),
      (#"{"aspectRatio": null}"#, ["1:36 'aspectRatio' must be a string, not null"]), (#"{"field": "a"}"#, []),
      (#"{"text": "", "field": "a"}"#, ["1:33 'a' has a 'text' and a 'field' for its text; leave one of them out"]),
    ] {
      #expect(messages("{\"bindings\": {\"a\": \(object)}}") == expected, "\(object)")
    }
    #expect(messages(#"{"bindings": {"a": 1, "b": ""}}"#).count == 2)
  }

  @Test func cellsAndFonts() throws {
    let cells = try parse(#"{"cell": ["a.xib", {"b": 1}]}"#).cells
    guard cells.count == 2, case .file("a.xib") = cells[0].value, case .inline = cells[1].value else { throw Missing() }
    #expect(messages(#"{"cell": ""}"#) == ["1:10 'cell' must be a path or an object, not an empty string"])
    #expect(messages(#"{"cell": ["a", 1]}"#) == ["1:16 'cell' must be a path or an object, not a number"])
    let folders = try parse(#"{"fonts": ["A", "B"]}"#)
    #expect(folders.fontFolders.map(\.value) == ["A", "B"] && folders.fonts.isEmpty)
    let features = #"{"fonts": {"A": {"file": "a", "features": {"aaaa": 0, "bbbb": 255, "cccc": 1}}}}"#
    #expect(
      try parse(features).fonts.first?.features.mapValues(\.value) == ["aaaa": 0, "bbbb": 255, "cccc": 1])
    for wrong in ["-1", "256", "0.5", "\"on\"", "null"] {
      #expect(messages("{\"fonts\": {\"A\": {\"file\": \"a\", \"features\": {\"aaaa\": \(wrong)}}}}").count == 1)
    }
    for tag in ["", "abc", "abcde"] {
      #expect(messages("{\"fonts\": {\"A\": {\"file\": \"a\", \"variations\": {\"\(tag)\": 1}}}}").count == 1)
    }
    #expect(messages(#"{"fonts": {"A": {"file": 1}}}"#) == ["1:26 'file' must be a string, not a number"])
  }

  @Test func keysAreKnownByTheirBytes() {
    #expect(
      messages(#"{"sdk": 1, "sdk": 2, "sdk": 3}"#) == [
        "1:12 the key 'sdk' is there twice", "1:22 the key 'sdk' is there twice",
      ])
    let accents = "{\"bindings\": {\"\u{E9}\": \"a\", \"e\u{301}\": \"b\"}}"
    #expect(messages(accents).isEmpty)
  }

  /// Places of faults go before those behind them, and those without a place first.
  @Test func reportsInTheOrderOfTheFile() {
    var reader = ConfigurationReader(file: "f")
    for (line, column) in [(2, 1), (1, 9), (1, 2), (3, 1)] {
      reader.report(SourcePosition(line: line, column: column), "m")
    }
    let reported = reader
    let error = #expect(throws: MalformedInput.self) { try reported.finish() }
    #expect(error?.diagnostics.compactMap { $0.position?.description } == ["1:2", "1:9", "2:1", "3:1"])
    #expect(error?.diagnostic == error?.diagnostics.first)
  }

  private struct Missing: Error {}
}
